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

    override func defaultSize(fitting size: CGSize) -> CGSize {
        shownImage?.size ?? super.defaultSize(fitting: size)
    }

    override var defaultIntrinsicContentSize: CGSize { shownImage?.size ?? super.defaultIntrinsicContentSize }
}
