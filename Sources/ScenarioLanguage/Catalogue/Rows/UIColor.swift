import EventEngine
import Foundation

extension NativeCatalogue {
    /// UIColor.
    func addUIColor() {
        addClass(
            UIColor.self, named: "UIColor", superclass: NSObject.self,
            "A color.", colorRows)
    }

    /// The rows of UIColor: making and changing.
    private func colorRows(_ t: MemberTable<UIColor>) {
        t.means("Makes a clear one, for a variable that gets its color later.")
        t.convenience("init()") { () in UIColor() }
        t.means("Makes one.")
        t.convenience("init(white:alpha:)") { (w: CGFloat, a: CGFloat) in UIColor(white: w, alpha: a) }
        t.convenience("init(red:green:blue:alpha:)") { (r: CGFloat, g: CGFloat, b: CGFloat, a: CGFloat) in
            UIColor(red: r, green: g, blue: b, alpha: a)
        }
        t.means("Makes one that repeats a picture; its numbers are those of black.")
        t.convenience("init(patternImage:)") { (image: UIImage) in UIColor(patternImage: image) }
        t.means("A color by its name: there are none, so nil.")
        t.convenience("init(named:)") { (name: String) in UIColor(named: name) }
        t.convenience("init(named:in:compatibleWith:)") {
            (name: String, bundle: Bundle?, traits: UITraitCollection?) in
            UIColor(named: name, in: bundle, compatibleWith: traits)
        }
        t.means("Makes one.")
        t.convenience("init(displayP3Red:green:blue:alpha:)") {
            (r: CGFloat, g: CGFloat, b: CGFloat, a: CGFloat) in
            UIColor(displayP3Red: r, green: g, blue: b, alpha: a)
        }
        t.convenience("init(hue:saturation:brightness:alpha:)") {
            (h: CGFloat, s: CGFloat, b: CGFloat, a: CGFloat) in
            UIColor(hue: h, saturation: s, brightness: b, alpha: a)
        }
        t.convenience("init(dynamicProvider:)") { (provider: Question<UIColor, UITraitCollection>) in
            UIColor(dynamicProvider: { provider($0) ?? .clear })
        }
        t.convenience("init(cgColor:)") { (color: CGColor) in UIColor(cgColor: color) }
        t.means("The same for CoreGraphics.")
        t.getter("cgColor", \.cgColor)
        t.means("The same, as opaque as this.")
        t.method("withAlphaComponent(_:)") { (c: UIColor, a: CGFloat) in c.withAlphaComponent(a) }
        t.means("The color under some traits. Those of the system have no dark form here.")
        t.method("resolvedColor(with:)") { (c: UIColor, traits: UITraitCollection) in
            c.resolvedColor(with: traits)
        }
        namedColorRows(t)
        systemColorRows(t)
        systemBackgroundRows(t)
        t.means("Draws in this color from then on; nothing is drawn here.")
        t.method("set()") { (color: UIColor) in color.set() }
        t.method("setFill()") { (color: UIColor) in color.setFill() }
        t.method("setStroke()") { (color: UIColor) in color.setStroke() }
    }

    private func namedColorRows(_ t: MemberTable<UIColor>) {
        t.means("A fixed color.")
        t.staticGetter("black") { UIColor.black }
        t.staticGetter("darkGray") { UIColor.darkGray }
        t.staticGetter("lightGray") { UIColor.lightGray }
        t.staticGetter("white") { UIColor.white }
        t.staticGetter("lightText") { UIColor.lightText }
        t.staticGetter("darkText") { UIColor.darkText }
        t.staticGetter("gray") { UIColor.gray }
        t.staticGetter("clear") { UIColor.clear }
        t.staticGetter("red") { UIColor.red }
        t.staticGetter("green") { UIColor.green }
        t.staticGetter("blue") { UIColor.blue }
        t.staticGetter("cyan") { UIColor.cyan }
        t.staticGetter("yellow") { UIColor.yellow }
        t.staticGetter("magenta") { UIColor.magenta }
        t.staticGetter("orange") { UIColor.orange }
        t.staticGetter("purple") { UIColor.purple }
        t.staticGetter("brown") { UIColor.brown }
    }

    private func systemColorRows(_ t: MemberTable<UIColor>) {
        t.means("A color of the system.")
        t.staticGetter("systemRed") { UIColor.systemRed }
        t.staticGetter("systemGreen") { UIColor.systemGreen }
        t.staticGetter("systemBlue") { UIColor.systemBlue }
        t.staticGetter("systemOrange") { UIColor.systemOrange }
        t.staticGetter("systemYellow") { UIColor.systemYellow }
        t.staticGetter("systemPink") { UIColor.systemPink }
        t.staticGetter("systemPurple") { UIColor.systemPurple }
        t.staticGetter("systemTeal") { UIColor.systemTeal }
        t.staticGetter("systemIndigo") { UIColor.systemIndigo }
        t.staticGetter("systemMint") { UIColor.systemMint }
        t.staticGetter("systemCyan") { UIColor.systemCyan }
        t.staticGetter("systemBrown") { UIColor.systemBrown }
        t.staticGetter("systemGray") { UIColor.systemGray }
        t.staticGetter("systemGray2") { UIColor.systemGray2 }
        t.staticGetter("systemGray3") { UIColor.systemGray3 }
        t.staticGetter("systemGray4") { UIColor.systemGray4 }
        t.staticGetter("systemGray5") { UIColor.systemGray5 }
        t.staticGetter("systemGray6") { UIColor.systemGray6 }
    }

    private func systemBackgroundRows(_ t: MemberTable<UIColor>) {
        t.means("The color of such things.")
        t.staticGetter("label") { UIColor.label }
        t.staticGetter("secondaryLabel") { UIColor.secondaryLabel }
        t.staticGetter("tertiaryLabel") { UIColor.tertiaryLabel }
        t.staticGetter("quaternaryLabel") { UIColor.quaternaryLabel }
        t.staticGetter("placeholderText") { UIColor.placeholderText }
        t.staticGetter("link") { UIColor.link }
        t.staticGetter("separator") { UIColor.separator }
        t.staticGetter("opaqueSeparator") { UIColor.opaqueSeparator }
        t.staticGetter("tintColor") { UIColor.tintColor }
        t.means("The color of such grounds.")
        t.staticGetter("systemBackground") { UIColor.systemBackground }
        t.staticGetter("secondarySystemBackground") { UIColor.secondarySystemBackground }
        t.staticGetter("tertiarySystemBackground") { UIColor.tertiarySystemBackground }
        t.staticGetter("systemGroupedBackground") { UIColor.systemGroupedBackground }
        t.staticGetter("groupTableViewBackground") { UIColor.groupTableViewBackground }
        t.staticGetter("secondarySystemGroupedBackground") { UIColor.secondarySystemGroupedBackground }
        t.staticGetter("tertiarySystemGroupedBackground") { UIColor.tertiarySystemGroupedBackground }
        t.staticGetter("systemFill") { UIColor.systemFill }
        t.staticGetter("secondarySystemFill") { UIColor.secondarySystemFill }
        t.staticGetter("tertiarySystemFill") { UIColor.tertiarySystemFill }
        t.staticGetter("quaternarySystemFill") { UIColor.quaternarySystemFill }
    }
}
