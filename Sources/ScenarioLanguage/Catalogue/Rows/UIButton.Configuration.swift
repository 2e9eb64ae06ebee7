import EventEngine
import Foundation

extension UIButton.Configuration: BridgedStruct {}
extension UIButton.Configuration.Size: BridgedCases {
    package static var bridgedCases: [Self] { allCases }
}
extension UIButton.Configuration.TitleAlignment: BridgedCases {
    package static var bridgedCases: [Self] { allCases }
}
extension UIButton.Configuration.CornerStyle: BridgedCases {
    package static var bridgedCases: [Self] { allCases }
}
extension UIButton.Configuration.MacIdiomStyle: BridgedCases {
    package static var bridgedCases: [Self] { allCases }
}
extension UIButton.Configuration.Indicator: BridgedCases {
    package static var bridgedCases: [Self] { allCases }
}

extension NativeCatalogue {
    /// UIButton.Configuration, and what belongs to it.
    func addUIButtonConfiguration() {
        addStructure(
            UIButton.Configuration.self, named: "UIButton.Configuration", conformances: .hashable,
            "What a button shows, and where."
        ) { t in
            configurationKindRows(t)
            configurationContentRows(t)
            configurationLookRows(t)
        }
        addCases(
            UIButton.Configuration.Size.self, named: "UIButton.Configuration.Size",
            "How much room a button has around its content."
        ) { t in
            t.means("So much.")
            t.enumCase("mini", .mini)
            t.enumCase("small", .small)
            t.enumCase("medium", .medium)
            t.enumCase("large", .large)
        }
        addCases(
            UIButton.Configuration.TitleAlignment.self, named: "UIButton.Configuration.TitleAlignment",
            "Where the shorter one of title and subtitle is."
        ) { t in
            t.means("There; at the beginning by itself.")
            t.enumCase("automatic", .automatic)
            t.enumCase("leading", .leading)
            t.enumCase("center", .center)
            t.enumCase("trailing", .trailing)
        }
        addConfigurationLooks()
    }

    private func addConfigurationLooks() {
        addCases(
            UIButton.Configuration.CornerStyle.self, named: "UIButton.Configuration.CornerStyle",
            "How round the background of a button is."
        ) { t in
            t.means("So; only kept here.")
            t.enumCase("fixed", .fixed)
            t.enumCase("dynamic", .dynamic)
            t.enumCase("small", .small)
            t.enumCase("medium", .medium)
            t.enumCase("large", .large)
            t.enumCase("capsule", .capsule)
        }
        addCases(
            UIButton.Configuration.MacIdiomStyle.self, named: "UIButton.Configuration.MacIdiomStyle",
            "How a button looks on a Mac."
        ) { t in
            t.means("So; only kept here.")
            t.enumCase("automatic", .automatic)
            t.enumCase("bordered", .bordered)
            t.enumCase("borderless", .borderless)
            t.enumCase("borderlessTinted", .borderlessTinted)
        }
        addCases(
            UIButton.Configuration.Indicator.self, named: "UIButton.Configuration.Indicator",
            "What says that a menu comes up."
        ) { t in
            t.means("This; only kept here.")
            t.enumCase("automatic", .automatic)
            t.enumCase("none", .none)
            t.enumCase("popup", .popup)
        }
    }

    private func configurationKindRows(_ t: MemberTable<UIButton.Configuration>) {
        t.means("Makes one; they differ in their colors alone.")
        t.staticMethod("plain()") { () in UIButton.Configuration.plain() }
        t.staticMethod("tinted()") { () in UIButton.Configuration.tinted() }
        t.staticMethod("gray()") { () in UIButton.Configuration.gray() }
        t.staticMethod("filled()") { () in UIButton.Configuration.filled() }
        t.staticMethod("borderless()") { () in UIButton.Configuration.borderless() }
        t.staticMethod("bordered()") { () in UIButton.Configuration.bordered() }
        t.staticMethod("borderedTinted()") { () in UIButton.Configuration.borderedTinted() }
        t.staticMethod("borderedProminent()") { () in UIButton.Configuration.borderedProminent() }
        t.means("The same one: no state of a button changes it here.")
        t.method("updated(for:)") { (configuration: UIButton.Configuration, button: UIButton) in
            configuration.updated(for: button)
        }
        t.absent(
            .drawing, "imageColorTransformer", "preferredSymbolConfigurationForImage",
            "activityIndicatorColorTransformer", "indicatorColorTransformer",
            "titleTextAttributesTransformer", "subtitleTextAttributesTransformer")
        t.absent(
            Absence.Reason("'AttributedString' is not modelled", instead: "set 'title'"), "attributedTitle")
        t.absent(
            Absence.Reason("'AttributedString' is not modelled", instead: "set 'subtitle'"),
            "attributedSubtitle")
    }

    private func configurationContentRows(_ t: MemberTable<UIButton.Configuration>) {
        t.means("What it shows.")
        t.field("title", \.title)
        t.field("subtitle", \.subtitle)
        t.field("image", \.image)
        t.means("Room around the content.")
        t.field("contentInsets", \.contentInsets)
        t.field("buttonSize", \.buttonSize)
        t.mutator("setDefaultContentInsets()") { (configuration: inout UIButton.Configuration) in
            configuration.setDefaultContentInsets()
        }
        t.means("At which edge of the texts the image is, and how far from them.")
        t.field("imagePlacement", \.imagePlacement)
        t.field("imagePadding", \.imagePadding)
        t.means("How title and subtitle are aligned.")
        t.field("titleAlignment", \.titleAlignment)
        t.field("titlePadding", \.titlePadding)
    }

    private func configurationLookRows(_ t: MemberTable<UIButton.Configuration>) {
        t.means("What is behind the content.")
        t.field("background", \.background)
        t.means("How it looks; only kept here.")
        t.field("baseForegroundColor", \.baseForegroundColor)
        t.field("baseBackgroundColor", \.baseBackgroundColor)
        t.field("cornerStyle", \.cornerStyle)
        t.field("macIdiomStyle", \.macIdiomStyle)
        t.field("showsActivityIndicator", \.showsActivityIndicator)
        t.field("indicator", \.indicator)
        t.field("titleLineBreakMode", \.titleLineBreakMode)
        t.field("subtitleLineBreakMode", \.subtitleLineBreakMode)
        t.field("automaticallyUpdateForSelection", \.automaticallyUpdateForSelection)
    }

    /// The rows of UIButton about its configuration.
    func buttonConfigurationRows(_ t: MemberTable<UIButton>) {
        t.means("Makes one that shows a configuration, and calls an action when it is tapped.")
        let system = NativeDelegation("init(type:)") { _ in [UIButton.ButtonType.system.bridged] }
        t.convenience("init(configuration:primaryAction:)", through: system) {
            (configuration: UIButton.Configuration, action: UIAction?) in
            UIButton(configuration: configuration, primaryAction: action)
        } then: { button, configuration, action in
            button.begin(configuration, action)
        }
        t.convenience("init(configuration:)", through: system) { (configuration: UIButton.Configuration) in
            UIButton(configuration: configuration)
        } then: { button, configuration in
            button.begin(configuration, nil)
        }
        t.means("What it shows, and where; nil for a button that shows what was set for its states.")
        t.property("configuration", \.configuration)
        t.means("Is called before the layout of a turn in which the state has changed.")
        t.handler("configurationUpdateHandler", get: \.configurationUpdateHandler) { button, handler in
            button.configurationUpdateHandler = handler
        }
        t.property("automaticallyUpdatesConfiguration", \.automaticallyUpdatesConfiguration)
        t.method("setNeedsUpdateConfiguration()") { (button: UIButton) in
            button.setNeedsUpdateConfiguration()
        }
        t.means("Brings what it shows up to date: calls the handler. Override to do it otherwise.")
        t.method("updateConfiguration()", override: .updateConfiguration) { (button: UIButton) in
            button.updateConfiguration()
        }
        t.means("What shows the subtitle.")
        t.getter("subtitleLabel", \.subtitleLabel)
        t.means("A picture behind everything else; the button is as large as it, at least.")
        t.method("setBackgroundImage(_:for:)") { (b: UIButton, image: UIImage?, state: UIControl.State) in
            b.setBackgroundImage(image, for: state)
        }
        t.method("backgroundImage(for:)") { (b: UIButton, state: UIControl.State) in
            b.backgroundImage(for: state)
        }
        t.getter("currentBackgroundImage", \.currentBackgroundImage)
        t.means("The color of the shadow behind the title; its label has it in that state.")
        t.method("setTitleShadowColor(_:for:)") { (b: UIButton, color: UIColor?, state: UIControl.State) in
            b.setTitleShadowColor(color, for: state)
        }
        t.method("titleShadowColor(for:)") { (b: UIButton, state: UIControl.State) in
            b.titleShadowColor(for: state)
        }
        t.getter("currentTitleShadowColor", \.currentTitleShadowColor)
        t.means("Moves the title or the picture; no size changes.")
        t.property("titleEdgeInsets", \.titleEdgeInsets)
        t.property("imageEdgeInsets", \.imageEdgeInsets)
    }
}
