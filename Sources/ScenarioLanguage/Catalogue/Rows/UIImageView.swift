import EventEngine
import Foundation

extension NativeCatalogue {
    /// UIImageView.
    func addUIImageView() {
        addClass(
            UIImageView.self, named: "UIImageView", superclass: UIView.self,
            "A picture. It gets no touches unless told to (B-04).", imageViewRows)
    }

    /// The rows of UIImageView.
    private func imageViewRows(_ t: MemberTable<UIImageView>) {
        t.initializer("init(frame:)") { (frame: CGRect) in UIImageView(frame: frame) }
        t.convenience("init()", through: .frame) { () in UIImageView() }
        t.required("init(coder:)") { (coder: NSCoder) in UIImageView(coder: coder) }
        t.means("Makes one as large as its picture.")
        t.initializer("init(image:)") { (image: UIImage?) in UIImageView(image: image) }
        t.means("Makes one with a second picture for when it is highlighted.")
        t.initializer("init(image:highlightedImage:)") { (image: UIImage?, highlighted: UIImage?) in
            UIImageView(image: image, highlightedImage: highlighted)
        }
        t.means("The pictures.")
        t.property("image", \.image, override: .image)
        t.property("highlightedImage", \.highlightedImage)
        t.means("How large a symbol is that says nothing of it itself.")
        t.property("preferredSymbolConfiguration", \.preferredSymbolConfiguration)
        t.means("Whether the second picture is shown.")
        t.property("isHighlighted", \.isHighlighted)
        t.means("Pictures that are shown one after the other, how long, and how often; 0 for without end.")
        t.property("animationImages", \.animationImages)
        t.property("highlightedAnimationImages", \.highlightedAnimationImages)
        t.property("animationDuration", \.animationDuration)
        t.property("animationRepeatCount", \.animationRepeatCount)
        t.means("Shows them from now on, or no longer; whether they are shown now.")
        t.method("startAnimating()") { (v: UIImageView) in v.startAnimating() }
        t.method("stopAnimating()") { (v: UIImageView) in v.stopAnimating() }
        t.getter("isAnimating", \.isAnimating)
    }
}
