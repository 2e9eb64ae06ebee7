import Foundation

/// A wheel that turns while something is going on. It is a plain view for touches: one that covers a button
/// takes the button's touches, until it stops and hides.
open class UIActivityIndicatorView: UIView {
    /// How large the wheel is.
    public enum Style: Int, Sendable {
        case medium = 100, large
        /// The names of older systems.
        case whiteLarge = 0, white, gray

        /// In points.
        fileprivate var length: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
    }

    private final var isTurning = false

    open var style = Style.medium { didSet { contentDidChange() } }
    /// Kept, without effect on events.
    open var color: UIColor! = .systemGray
    /// Whether the view is hidden unless it turns, and so never hit (B-01).
    open var hidesWhenStopped = true { didSet { hideOrShow() } }
    open var isAnimating: Bool { isTurning }

    /// Makes one as large as its style is.
    public init(style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: style.length, height: style.length))
        self.style = style
        hideOrShow()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        hideOrShow()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hideOrShow()
    }

    /// Turns, and is seen.
    open func startAnimating() {
        isTurning = true
        hideOrShow()
    }

    /// Stops, and is hidden unless `hidesWhenStopped` is off.
    open func stopAnimating() {
        isTurning = false
        hideOrShow()
    }

    override func defaultSize(fitting size: CGSize) -> CGSize { defaultIntrinsicContentSize }

    override var defaultIntrinsicContentSize: CGSize { CGSize(width: style.length, height: style.length) }

    private func hideOrShow() {
        let hides = hidesWhenStopped && !isTurning
        if isHidden != hides { isHidden = hides }
    }
}
