import EventEngine
import Foundation

extension NativeCatalogue {
    /// The rows of UIImage: pictures that are ready to be shown, and those that the system shows.
    func imagePreparingRows(_ t: MemberTable<UIImage>) {
        t.means("What of it an image view leaves out where constraints place it.")
        t.getter("alignmentRectInsets", \.alignmentRectInsets)
        t.method("withAlignmentRectInsets(_:)") { (image: UIImage, insets: UIEdgeInsets) in
            image.withAlignmentRectInsets(insets)
        }
        t.means("Itself, decoded; the closure is called on a background queue.")
        t.method("preparingForDisplay()") { (image: UIImage) in image.preparingForDisplay() }
        t.method("prepareForDisplay(completionHandler:)") { (image: UIImage, then: Block<UIImage?>) in
            image.prepareForDisplay { then($0) }
        }
        t.means("The same picture in another size; the closure is called on a background queue.")
        t.method("preparingThumbnail(of:)") { (image: UIImage, size: CGSize) in
            image.preparingThumbnail(of: size)
        }
        t.method("prepareThumbnail(of:completionHandler:)") {
            (image: UIImage, size: CGSize, then: Block<UIImage?>) in
            image.prepareThumbnail(of: size) { then($0) }
        }
        t.means("What alerts, menus and lists of the system show.")
        t.staticGetter("checkmark") { UIImage.checkmark }
        t.staticGetter("strokedCheckmark") { UIImage.strokedCheckmark }
        t.staticGetter("add") { UIImage.add }
        t.staticGetter("remove") { UIImage.remove }
        t.staticGetter("actions") { UIImage.actions }
    }
}
