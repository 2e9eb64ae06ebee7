import Foundation

/// A view that shows an image; touches pass it by unless interaction is enabled (B-26).
open class UIImageView: UIView {
    /// What is shown.
    open var image: UIImage? { didSet { contentDidChange() } }
    /// What is shown while the view is highlighted.
    open var highlightedImage: UIImage?
    open var isHighlighted = false

    /// Makes a view as large as the image.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        model.pointee.isUserInteractionEnabled = false
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
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
        image?.size ?? super.defaultSize(fitting: size)
    }

    override var defaultIntrinsicContentSize: CGSize { image?.size ?? super.defaultIntrinsicContentSize }
}
