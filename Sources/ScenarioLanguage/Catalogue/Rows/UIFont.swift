import EventEngine
import Foundation

extension UIFont.Weight: BridgedStruct {}
extension UIFont.TextStyle: BridgedStruct {}

extension NativeCatalogue {
    /// UIFont, and what belongs to it.
    func addUIFont() {
        addClass(
            UIFont.self, named: "UIFont", superclass: NSObject.self,
            "A typeface of a size.", fontRows)
        addStructure(
            UIFont.Weight.self, named: "UIFont.Weight", conformances: .hashable,
            "How heavy letters are.", fontWeightRows)
        addStructure(
            UIFont.TextStyle.self, named: "UIFont.TextStyle", conformances: .hashable,
            "What a text is for.", textStyleRows)
    }

    /// The rows of UIFont.
    private func fontRows(_ t: MemberTable<UIFont>) {
        t.means("The font of the system.")
        t.staticMethod("systemFont(ofSize:)") { (size: CGFloat) in UIFont.systemFont(ofSize: size) }
        t.staticMethod("systemFont(ofSize:weight:)") { (size: CGFloat, weight: UIFont.Weight) in
            UIFont.systemFont(ofSize: size, weight: weight)
        }
        t.staticMethod("boldSystemFont(ofSize:)") { (size: CGFloat) in UIFont.boldSystemFont(ofSize: size) }
        t.staticMethod("italicSystemFont(ofSize:)") { (size: CGFloat) in
            UIFont.italicSystemFont(ofSize: size)
        }
        t.means("The font for a kind of text, from 11 to 34 points; 17 for body.")
        t.staticMethod("preferredFont(forTextStyle:)") { (style: UIFont.TextStyle) in
            UIFont.preferredFont(forTextStyle: style)
        }
        t.means("The usual size of such text.")
        t.staticGetter("labelFontSize") { UIFont.labelFontSize }
        t.staticGetter("buttonFontSize") { UIFont.buttonFontSize }
        t.staticGetter("systemFontSize") { UIFont.systemFontSize }
        t.staticGetter("smallSystemFontSize") { UIFont.smallSystemFontSize }
        t.means("Its size.")
        t.getter("pointSize", \.pointSize)
        t.means("The same in another size.")
        t.method("withSize(_:)") { (font: UIFont, size: CGFloat) in font.withSize(size) }
    }

    /// The rows of UIFont.TextStyle.
    private func textStyleRows(_ t: MemberTable<UIFont.TextStyle>) {
        t.initializer("init(rawValue:)") { (raw: String) in UIFont.TextStyle(rawValue: raw) }
        t.getter("rawValue", \.rawValue)
        t.means("For titles.")
        t.staticGetter("largeTitle") { UIFont.TextStyle.largeTitle }
        t.staticGetter("title1") { UIFont.TextStyle.title1 }
        t.staticGetter("title2") { UIFont.TextStyle.title2 }
        t.staticGetter("title3") { UIFont.TextStyle.title3 }
        t.staticGetter("headline") { UIFont.TextStyle.headline }
        t.staticGetter("subheadline") { UIFont.TextStyle.subheadline }
        t.means("For text.")
        t.staticGetter("body") { UIFont.TextStyle.body }
        t.staticGetter("callout") { UIFont.TextStyle.callout }
        t.staticGetter("footnote") { UIFont.TextStyle.footnote }
        t.staticGetter("caption1") { UIFont.TextStyle.caption1 }
        t.staticGetter("caption2") { UIFont.TextStyle.caption2 }
    }

    /// The rows of UIFont.Weight.
    private func fontWeightRows(_ t: MemberTable<UIFont.Weight>) {
        t.initializer("init(rawValue:)") { (raw: CGFloat) in UIFont.Weight(rawValue: raw) }
        t.getter("rawValue", \.rawValue)
        t.means("So.")
        t.staticGetter("ultraLight") { UIFont.Weight.ultraLight }
        t.staticGetter("thin") { UIFont.Weight.thin }
        t.staticGetter("light") { UIFont.Weight.light }
        t.staticGetter("regular") { UIFont.Weight.regular }
        t.staticGetter("medium") { UIFont.Weight.medium }
        t.staticGetter("semibold") { UIFont.Weight.semibold }
        t.staticGetter("bold") { UIFont.Weight.bold }
        t.staticGetter("heavy") { UIFont.Weight.heavy }
        t.staticGetter("black") { UIFont.Weight.black }
    }
}
