import EventEngine
import Foundation

extension CGColor: BridgedObject {}

extension NativeCatalogue {
    /// CGColor.
    func addCGColor() {
        addClass(
            CGColor.self, named: "CGColor", superclass: nil, conformances: .hashable,
            "A color, as CoreGraphics has it.", graphicsColorRows)
    }

    /// The rows of CGColor.
    private func graphicsColorRows(_ t: MemberTable<CGColor>) {
        t.means("Makes one.")
        t.convenience("init(red:green:blue:alpha:)") { (r: CGFloat, g: CGFloat, b: CGFloat, a: CGFloat) in
            CGColor(red: r, green: g, blue: b, alpha: a)
        }
        t.convenience("init(srgbRed:green:blue:alpha:)") { (r: CGFloat, g: CGFloat, b: CGFloat, a: CGFloat) in
            CGColor(srgbRed: r, green: g, blue: b, alpha: a)
        }
        t.convenience("init(gray:alpha:)") { (gray: CGFloat, a: CGFloat) in CGColor(gray: gray, alpha: a) }
        t.means("Its numbers.")
        t.getter("components", \.components)
        t.getter("numberOfComponents", \.numberOfComponents)
        t.means("How opaque it is.")
        t.getter("alpha", \.alpha)
        t.means("The same, as opaque as this.")
        t.method("copy(alpha:)") { (c: CGColor, a: CGFloat) in c.copy(alpha: a) }
    }
}
