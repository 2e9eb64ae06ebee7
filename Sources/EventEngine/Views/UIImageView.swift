import Foundation

/// A view that shows an image; touches pass it by unless interaction is enabled (B-26).
open class UIImageView: UIView {
    private final var shownImage: UIImage?
    /// What is shown. Sizes are made of it, whatever an overridden getter answers (our decision).
    open var image: UIImage? {
        get { read(.image, shownImage) }
        set {
            write(.setImage, newValue) {
                shownImage = newValue
                contentDidChange()
            }
        }
    }
    /// What is shown while the view is highlighted.
    open var highlightedImage: UIImage?
    open var isHighlighted = false

    /// Pictures that are shown one after the other, in place of `image`, from `startAnimating()` on.
    open var animationImages: [UIImage]? { didSet { animationStart = nil } }
    open var highlightedAnimationImages: [UIImage]? { didSet { animationStart = nil } }
    /// How long all of them take, in seconds; 0 for a thirtieth of a second each.
    open var animationDuration: TimeInterval = 0
    /// How often they are shown; 0 for without end.
    open var animationRepeatCount = 0
    /// When they began, in seconds of the virtual clock.
    private final var animationStart: Double?

    open func startAnimating() {
        if !(shownAnimation?.isEmpty ?? true), !isAnimating { animationStart = world.clock.seconds }
    }

    open func stopAnimating() { animationStart = nil }

    /// Whether pictures are being shown one after the other.
    open var isAnimating: Bool {
        guard let animationStart, let images = shownAnimation else { return false }
        let once = animationDuration > 0 ? animationDuration : Double(images.count) / 30
        return animationRepeatCount <= 0
            || world.clock.seconds - animationStart < once * Double(animationRepeatCount)
    }

    private final var shownAnimation: [UIImage]? {
        isHighlighted ? highlightedAnimationImages : animationImages
    }

    /// Makes a view as large as the image.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        shownImage = image
        model.pointee.isUserInteractionEnabled = false
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        shownImage = image
        self.highlightedImage = highlightedImage
        model.pointee.isUserInteractionEnabled = false
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        model.pointee.isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        model.pointee.isUserInteractionEnabled = false
    }

    /// How large a symbol is that says nothing of it itself.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { if preferredSymbolConfiguration !== oldValue { contentDidChange() } }
    }

    /// What is shown, as large as it is shown.
    final var sizedImage: UIImage? {
        shownImage?.fitting(traitCollection).filled(from: preferredSymbolConfiguration)
    }

    /// Another image of the same asset may fit now.
    final func traitsWereChanged() {
        if shownImage?.imageAsset != nil { contentDidChange() }
    }

    override var defaultAlignmentRectInsets: UIEdgeInsets { sizedImage?.alignmentRectInsets ?? .zero }

    override func defaultSize(fitting size: CGSize) -> CGSize {
        sizedImage?.size ?? super.defaultSize(fitting: size)
    }

    /// Without what constraints leave out of it.
    override var defaultIntrinsicContentSize: CGSize {
        guard let image = sizedImage else { return super.defaultIntrinsicContentSize }
        let insets = image.alignmentRectInsets
        return CGSize(
            width: image.size.width - insets.left - insets.right,
            height: image.size.height - insets.top - insets.bottom)
    }
}
