import EventEngine
import Foundation

extension NativeCatalogue {
    /// The rows of UILabel.
    func labelRows(_ t: MemberTable<UILabel>) {
        t.initializer("init(frame:)") { (frame: CGRect) in UILabel(frame: frame) }
        t.convenience("init()", through: .frame) { () in UILabel() }
        t.required("init(coder:)") { (coder: NSCoder) in UILabel(coder: coder) }
        t.property("text", \.text)
        t.property("font", \.font, isImplicitlyUnwrapped: true)
        t.property("textColor", \.textColor, isImplicitlyUnwrapped: true)
        t.property("textAlignment", \.textAlignment)
        t.property("lineBreakMode", \.lineBreakMode)
        t.property("numberOfLines", \.numberOfLines)
        t.property("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
        t.property("minimumScaleFactor", \.minimumScaleFactor)
        t.property("shadowColor", \.shadowColor)
        t.property("shadowOffset", \.shadowOffset)
        t.property("highlightedTextColor", \.highlightedTextColor)
        t.property("isHighlighted", \.isHighlighted)
        t.property("isEnabled", \.isEnabled)
    }

    /// The rows of UIImageView.
    func imageViewRows(_ t: MemberTable<UIImageView>) {
        t.initializer("init(image:)") { (image: UIImage?) in UIImageView(image: image) }
        t.initializer("init(image:highlightedImage:)") { (image: UIImage?, highlighted: UIImage?) in
            UIImageView(image: image, highlightedImage: highlighted)
        }
        t.initializer("init(frame:)") { (frame: CGRect) in UIImageView(frame: frame) }
        t.convenience("init()", through: .frame) { () in UIImageView() }
        t.required("init(coder:)") { (coder: NSCoder) in UIImageView(coder: coder) }
        t.property("image", \.image)
        t.property("highlightedImage", \.highlightedImage)
        t.property("isHighlighted", \.isHighlighted)
    }
}
