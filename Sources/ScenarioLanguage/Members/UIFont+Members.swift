import EventEngine
import Foundation

extension UIFont.Weight: BridgedStruct {}
extension NSTextAlignment: BridgedEnum {}
extension NSLineBreakMode: BridgedEnum {}

extension NativeCatalogue {
    /// The rows of UIFont.
    func fontRows(_ t: MemberTable<UIFont>) {
        t.staticMethod("systemFont(ofSize:)") { (size: CGFloat) in UIFont.systemFont(ofSize: size) }
        t.staticMethod("systemFont(ofSize:weight:)") { (size: CGFloat, weight: UIFont.Weight) in
            UIFont.systemFont(ofSize: size, weight: weight)
        }
        t.staticMethod("boldSystemFont(ofSize:)") { (size: CGFloat) in UIFont.boldSystemFont(ofSize: size) }
        t.staticMethod("italicSystemFont(ofSize:)") { (size: CGFloat) in
            UIFont.italicSystemFont(ofSize: size)
        }
        t.staticGetter("labelFontSize") { UIFont.labelFontSize }
        t.staticGetter("buttonFontSize") { UIFont.buttonFontSize }
        t.staticGetter("systemFontSize") { UIFont.systemFontSize }
        t.staticGetter("smallSystemFontSize") { UIFont.smallSystemFontSize }
        t.getter("pointSize", \.pointSize)
        t.method("withSize(_:)") { (font: UIFont, size: CGFloat) in font.withSize(size) }
    }

    /// The rows of UIFont.Weight.
    func fontWeightRows(_ t: MemberTable<UIFont.Weight>) {
        t.initializer("init(rawValue:)") { (raw: CGFloat) in UIFont.Weight(rawValue: raw) }
        t.getter("rawValue", \.rawValue)
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

    /// The rows of UIImage.
    func imageRows(_ t: MemberTable<UIImage>) {
        t.convenience("init()") { () in UIImage() }
        t.convenience("init(named:)") { (name: String) in UIImage(named: name) }
        t.getter("size", \.size)
        t.getter("scale", \.scale)
    }
}
