import EventEngine
import Foundation

extension UIFont.Weight: BridgedStruct {}
extension UIFontDescriptor.SymbolicTraits: BridgedOptionSet {}
extension UIFont.TextStyle: BridgedStruct {}

extension NativeCatalogue {
    /// UIFont, and what belongs to it.
    func addUIFont() {
        addClass(
            UIFont.self, named: "UIFont", superclass: NSObject.self,
            "A typeface of a size."
        ) { t in
            fontRows(t)
            fontMetricRows(t)
        }
        addStructure(
            UIFont.Weight.self, named: "UIFont.Weight", conformances: .hashable,
            "How heavy letters are.", fontWeightRows)
        addStructure(
            UIFont.TextStyle.self, named: "UIFont.TextStyle", conformances: .hashable,
            "What a text is for.", textStyleRows)
        addFontDescriptor()
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

    private func fontMetricRows(_ t: MemberTable<UIFont>) {
        t.means("A font by its name: each name gives one here.")
        t.convenience("init(name:size:)") { (name: String, size: CGFloat) in UIFont(name: name, size: size) }
        t.means("A font without a size.")
        t.convenience("init()") { () in UIFont() }
        t.means("A font as it is described; a size of 0 is the one of the description.")
        t.convenience("init(descriptor:size:)") { (descriptor: UIFontDescriptor, size: CGFloat) in
            UIFont(descriptor: descriptor, size: size)
        }
        t.means("The font of the system with digits, or all letters, of one width; all are so here.")
        t.staticMethod("monospacedDigitSystemFont(ofSize:weight:)") {
            (size: CGFloat, weight: UIFont.Weight) in
            UIFont.monospacedDigitSystemFont(ofSize: size, weight: weight)
        }
        t.staticMethod("monospacedSystemFont(ofSize:weight:)") { (size: CGFloat, weight: UIFont.Weight) in
            UIFont.monospacedSystemFont(ofSize: size, weight: weight)
        }
        t.means("The font for a kind of text under some traits, which make no difference here.")
        t.staticMethod("preferredFont(forTextStyle:compatibleWith:)") {
            (style: UIFont.TextStyle, traits: UITraitCollection?) in
            UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
        }
        t.means("What it is called.")
        t.getter("fontName", \.fontName)
        t.getter("familyName", \.familyName)
        t.means("What it is, so that others can be made of it.")
        t.getter("fontDescriptor", \.fontDescriptor)
        t.means("Measures of its letters, as parts of its size: 1.2, 0.96, -0.24, 0.7, 0.5 and 0.")
        t.getter("lineHeight", \.lineHeight)
        t.getter("ascender", \.ascender)
        t.getter("descender", \.descender)
        t.getter("capHeight", \.capHeight)
        t.getter("xHeight", \.xHeight)
        t.getter("leading", \.leading)
    }

    private func addFontDescriptor() {
        addClass(
            UIFontDescriptor.self, named: "UIFontDescriptor", superclass: NSObject.self, "What a font is."
        ) { t in
            t.means("That of a name and a size, or for a kind of text.")
            t.convenience("init(name:size:)") { (name: String, size: CGFloat) in
                UIFontDescriptor(name: name, size: size)
            }
            t.staticMethod("preferredFontDescriptor(withTextStyle:)") { (style: UIFont.TextStyle) in
                UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
            }
            t.means("Its size.")
            t.getter("pointSize", \.pointSize)
            t.means("What its letters have in common.")
            t.getter("symbolicTraits", \.symbolicTraits)
            t.means("The same with other letters, or in another size.")
            t.method("withSymbolicTraits(_:)") {
                (descriptor: UIFontDescriptor, traits: UIFontDescriptor.SymbolicTraits) in
                descriptor.withSymbolicTraits(traits)
            }
            t.method("withSize(_:)") { (descriptor: UIFontDescriptor, size: CGFloat) in
                descriptor.withSize(size)
            }
            t.absent(
                Absence.Reason("fonts are not looked up here"), "fontAttributes", "addingAttributes",
                "init(fontAttributes:)", "object", "matchingFontDescriptors", "postscriptName", "matrix")
            t.absent(Absence.Reason("fonts have one design here"), "withDesign", "withFamily", "withFace")
        }
        addOptionSet(
            UIFontDescriptor.SymbolicTraits.self, named: "UIFontDescriptor.SymbolicTraits",
            "What letters have in common."
        ) { t in
            t.means("So.")
            t.enumCase("traitItalic", .traitItalic)
            t.enumCase("traitBold", .traitBold)
            t.absent(
                Absence.Reason("letters here are bold or slanted, and nothing else"), "traitExpanded",
                "traitCondensed", "traitMonoSpace", "traitVertical", "traitUIOptimized",
                "traitTightLeading", "traitLooseLeading", "classMask", "classSansSerif")
        }
        addFontMetrics()
    }

    private func addFontMetrics() {
        addClass(
            UIFontMetrics.self, named: "UIFontMetrics", superclass: NSObject.self,
            "How fonts and lengths grow with the size of text that a reader wants: the usual one here."
        ) { t in
            t.means("Those of a kind of text; by default of body text.")
            t.initializer("init(forTextStyle:)") { (style: UIFont.TextStyle) in
                UIFontMetrics(forTextStyle: style)
            }
            t.staticGetter("default") { UIFontMetrics.default }
            t.means("The font or length itself, unless it is larger than it may become.")
            t.method("scaledFont(for:)") { (metrics: UIFontMetrics, font: UIFont) in
                metrics.scaledFont(for: font)
            }
            t.method("scaledFont(for:maximumPointSize:)") {
                (metrics: UIFontMetrics, font: UIFont, most: CGFloat) in
                metrics.scaledFont(for: font, maximumPointSize: most)
            }
            t.means("The same where a trait collection says how large texts are, which changes nothing here.")
            t.method("scaledFont(for:compatibleWith:)") {
                (metrics: UIFontMetrics, font: UIFont, traits: UITraitCollection?) in
                metrics.scaledFont(for: font, compatibleWith: traits)
            }
            t.method("scaledFont(for:maximumPointSize:compatibleWith:)") {
                (metrics: UIFontMetrics, font: UIFont, most: CGFloat, traits: UITraitCollection?) in
                metrics.scaledFont(for: font, maximumPointSize: most, compatibleWith: traits)
            }
            t.method("scaledValue(for:compatibleWith:)") {
                (metrics: UIFontMetrics, value: CGFloat, traits: UITraitCollection?) in
                metrics.scaledValue(for: value, compatibleWith: traits)
            }
            t.method("scaledValue(for:)") { (metrics: UIFontMetrics, value: CGFloat) in
                metrics.scaledValue(for: value)
            }
        }
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
