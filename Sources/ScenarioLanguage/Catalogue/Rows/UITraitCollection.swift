import EventEngine
import Foundation

extension UIUserInterfaceSizeClass: BridgedEnum {}
extension UIUserInterfaceStyle: BridgedEnum {}
extension UIUserInterfaceIdiom: BridgedEnum {}
extension UITraitEnvironmentLayoutDirection: BridgedEnum {}
extension UIUserInterfaceLayoutDirection: BridgedEnum {}
extension UISemanticContentAttribute: BridgedEnum {}

extension NativeCatalogue {
    /// UITraitCollection, and what belongs to it.
    func addUITraitCollection() {
        addClass(
            UITraitCollection.self, named: "UITraitCollection", superclass: NSObject.self,
            "What the screen is like, or what views and controllers say in its place. A scenario has one "
                + "screen, in daylight; how much room there is changes when the device is turned (N-39).",
            traitRows)
        addEnumeration(
            UIUserInterfaceSizeClass.self, named: "UIUserInterfaceSizeClass", "How much room there is."
        ) { t in
            t.means("So much.")
            t.enumCase("unspecified", .unspecified)
            t.enumCase("compact", .compact)
            t.enumCase("regular", .regular)
        }
        addEnumeration(
            UIUserInterfaceStyle.self, named: "UIUserInterfaceStyle", "Light or dark."
        ) { t in
            t.means("So.")
            t.enumCase("unspecified", .unspecified)
            t.enumCase("light", .light)
            t.enumCase("dark", .dark)
        }
        addTraitDevices()
    }

    private func addTraitDevices() {
        addEnumeration(
            UIUserInterfaceIdiom.self, named: "UIUserInterfaceIdiom", "Kinds of devices."
        ) { t in
            t.means("This one.")
            t.enumCase("unspecified", .unspecified)
            t.enumCase("phone", .phone)
            t.enumCase("pad", .pad)
            t.enumCase("tv", .tv)
            t.enumCase("carPlay", .carPlay)
            t.enumCase("mac", .mac)
            t.enumCase("vision", .vision)
        }
        addEnumeration(
            UITraitEnvironmentLayoutDirection.self, named: "UITraitEnvironmentLayoutDirection",
            "Where lines of text begin."
        ) { t in
            t.means("There.")
            t.enumCase("unspecified", .unspecified)
            t.enumCase("leftToRight", .leftToRight)
            t.enumCase("rightToLeft", .rightToLeft)
        }
        addEnumeration(
            UIUserInterfaceLayoutDirection.self, named: "UIUserInterfaceLayoutDirection",
            "The side at which views begin. Here it is the left one."
        ) { t in
            t.means("That one.")
            t.enumCase("leftToRight", .leftToRight)
            t.enumCase("rightToLeft", .rightToLeft)
        }
        addEnumeration(
            UISemanticContentAttribute.self, named: "UISemanticContentAttribute",
            "What a view is about, which decides whether it turns around with the direction of text."
        ) { t in
            t.means("This.")
            t.enumCase("unspecified", .unspecified)
            t.enumCase("playback", .playback)
            t.enumCase("spatial", .spatial)
            t.enumCase("forceLeftToRight", .forceLeftToRight)
            t.enumCase("forceRightToLeft", .forceRightToLeft)
        }
    }

    private func madeTraitRows(_ t: MemberTable<UITraitCollection>) {
        t.means("Makes one that says nothing, or one thing, or what several say together.")
        t.convenience("init()") { () in UITraitCollection() }
        t.convenience("init(userInterfaceStyle:)") { (style: UIUserInterfaceStyle) in
            UITraitCollection(userInterfaceStyle: style)
        }
        t.convenience("init(userInterfaceIdiom:)") { (idiom: UIUserInterfaceIdiom) in
            UITraitCollection(userInterfaceIdiom: idiom)
        }
        t.convenience("init(horizontalSizeClass:)") { (size: UIUserInterfaceSizeClass) in
            UITraitCollection(horizontalSizeClass: size)
        }
        t.convenience("init(verticalSizeClass:)") { (size: UIUserInterfaceSizeClass) in
            UITraitCollection(verticalSizeClass: size)
        }
        t.convenience("init(displayScale:)") { (scale: CGFloat) in UITraitCollection(displayScale: scale) }
        t.convenience("init(layoutDirection:)") { (direction: UITraitEnvironmentLayoutDirection) in
            UITraitCollection(layoutDirection: direction)
        }
        t.convenience("init(traitsFrom:)") { (all: [UITraitCollection]) in
            UITraitCollection(traitsFrom: all)
        }
    }

    private func traitRows(_ t: MemberTable<UITraitCollection>) {
        madeTraitRows(t)
        t.means("Those of the screen.")
        t.staticGetter("current") { UITraitCollection.current }
        t.means("Phone or tablet, by the size of the screen.")
        t.getter("userInterfaceIdiom", \.userInterfaceIdiom)
        t.means("How much room there is.")
        t.getter("horizontalSizeClass", \.horizontalSizeClass)
        t.getter("verticalSizeClass", \.verticalSizeClass)
        t.means("Light, from left to right, with two pixels for a point.")
        t.getter("userInterfaceStyle", \.userInterfaceStyle)
        t.getter("layoutDirection", \.layoutDirection)
        t.getter("displayScale", \.displayScale)
        t.absent(.traits, "modifyingTraits", "replacing", "performAsCurrent", "changedTraits")
        t.means("Whether colors look different under other traits: those of another style, or none.")
        t.method("hasDifferentColorAppearance(comparedTo:)") {
            (traits: UITraitCollection, others: UITraitCollection?) in
            traits.hasDifferentColorAppearance(comparedTo: others)
        }
    }
}
