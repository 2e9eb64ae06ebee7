import EventEngine
import Foundation

extension NativeCatalogue {
    /// UIImageAsset.
    func addImageAsset() {
        addClass(
            UIImageAsset.self, named: "UIImageAsset", superclass: NSObject.self,
            "Images for different traits. Image views show the one that fits theirs."
        ) { t in
            t.initializer("init()") { () in UIImageAsset() }
            t.means("Shows an image where traits hold, or no longer.")
            t.method("register(_:with:)") {
                (asset: UIImageAsset, image: UIImage, traits: UITraitCollection) in
                asset.register(image, with: traits)
            }
            t.method("unregisterImage(with:)") { (asset: UIImageAsset, traits: UITraitCollection) in
                asset.unregisterImage(with: traits)
            }
            t.means("A copy of the image that fits traits best.")
            t.method("image(with:)") { (asset: UIImageAsset, traits: UITraitCollection) in
                asset.image(with: traits)
            }
        }
    }

    /// The rows of UIImage: pictures that are ready to be shown, and those that the system shows.
    func imagePreparingRows(_ t: MemberTable<UIImage>) {
        t.means("What of it an image view leaves out where constraints place it.")
        t.getter("alignmentRectInsets", \.alignmentRectInsets)
        t.method("withAlignmentRectInsets(_:)") { (image: UIImage, insets: UIEdgeInsets) in
            image.withAlignmentRectInsets(insets)
        }
        t.means("Where it is registered with others.")
        t.getter("imageAsset", \.imageAsset)
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
