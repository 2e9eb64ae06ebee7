import Foundation

/// A bar that fills as something goes on. It is a plain view for touches.
open class UIProgressView: UIView {
    /// Where it is used.
    public enum Style: Int, Sendable {
        case `default`, bar
    }

    /// In points, of a bar without other constraints.
    private static let usual = CGSize(width: 150, height: 4)

    private final var filled: Float = 0

    open var progressViewStyle = Style.default
    /// From 0 to 1; other numbers become the nearest of these.
    open var progress: Float {
        get { filled }
        set { filled = min(max(newValue, 0), 1) }
    }
    /// Kept, without effect on events.
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    open var progressImage: UIImage?
    open var trackImage: UIImage?

    public init(progressViewStyle style: Style) {
        super.init(frame: CGRect(origin: .zero, size: Self.usual))
        progressViewStyle = style
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The new progress counts at once; only its look is animated.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    override func defaultSize(fitting size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : Self.usual.width, height: Self.usual.height)
    }

    override var defaultIntrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.usual.height)
    }
}
