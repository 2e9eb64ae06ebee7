import EventEngine
import Foundation

extension NativeCatalogue {
    /// UIImage.
    func addUIImage() {
        addClass(
            UIImage.self, named: "UIImage", superclass: NSObject.self,
            "A picture; of its content nothing is known here but a size.", imageRows)
    }

    /// The rows of UIImage.
    private func imageRows(_ t: MemberTable<UIImage>) {
        t.convenience("init()") { () in UIImage() }
        t.means("A picture by its name: there are none, so nil.")
        t.convenience("init(named:)") { (name: String) in UIImage(named: name) }
        t.means("A symbol of the system, 20 points wide and high.")
        t.convenience("init(systemName:)") { (name: String) in UIImage(systemName: name) }
        t.means("Its size in points.")
        t.getter("size", \.size)
        t.means("Its pixels for each point.")
        t.getter("scale", \.scale)
        t.absent(.drawing, "withRenderingMode", "withTintColor", "resizableImage")
    }
}
