import EventEngine
import Foundation

extension UIButton.ButtonType: BridgedEnum {}

extension NativeCatalogue {
    /// UIButton, and what belongs to it.
    func addUIButton() {
        addClass(
            UIButton.self, named: "UIButton", superclass: UIControl.self,
            "A control with a title.", buttonRows)
        addEnumeration(
            UIButton.ButtonType.self, named: "UIButton.ButtonType",
            "Kinds of buttons."
        ) { t in
            t.means("This kind.")
            t.enumCase("custom", .custom)
            t.enumCase("system", .system)
            t.enumCase("detailDisclosure", .detailDisclosure)
            t.enumCase("infoLight", .infoLight)
            t.enumCase("infoDark", .infoDark)
            t.enumCase("contactAdd", .contactAdd)
            t.enumCase("close", .close)
            t.means("The old name of 'system'.")
            t.staticGetter("roundedRect") { UIButton.ButtonType.roundedRect }
        }
    }

    private func buttonLookRows(_ t: MemberTable<UIButton>) {
        t.means("Makes one with a picture, which sends an action when it is tapped.")
        t.staticMethod("systemButton(with:target:action:)") {
            (image: UIImage, target: Untyped, action: Selector?) in
            UIButton.systemButton(with: image, target: target.value, action: action)
        }
        t.means("How large symbols are in a state that say nothing of it themselves.")
        t.method("setPreferredSymbolConfiguration(_:forImageIn:)") {
            (b: UIButton, configuration: UIImage.SymbolConfiguration?, state: UIControl.State) in
            b.setPreferredSymbolConfiguration(configuration, forImageIn: state)
        }
        t.method("preferredSymbolConfigurationForImage(in:)") { (b: UIButton, state: UIControl.State) in
            b.preferredSymbolConfigurationForImage(in: state)
        }
        t.getter("currentPreferredSymbolConfiguration", \.currentPreferredSymbolConfiguration)
        t.means("How it looks in its states; only kept here.")
        t.property("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted)
        t.property("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled)
        t.property("showsTouchWhenHighlighted", \.showsTouchWhenHighlighted)
        t.property("reversesTitleShadowWhenHighlighted", \.reversesTitleShadowWhenHighlighted)
        t.property("isPointerInteractionEnabled", \.isPointerInteractionEnabled)
    }

    /// The rows of UIButton.
    private func buttonRows(_ t: MemberTable<UIButton>) {
        t.initializer("init(frame:)") { (frame: CGRect) in UIButton(frame: frame) }
        t.convenience("init()", through: .frame) { () in UIButton() }
        t.convenience("init(frame:primaryAction:)", through: .first(to: "init(frame:)")) {
            (frame: CGRect, action: UIAction?) in UIButton(frame: frame, primaryAction: action)
        } then: { control, _, action in
            control.begin(with: action)
        }
        t.required("init(coder:)") { (coder: NSCoder) in UIButton(coder: coder) }
        t.means("Makes one of a kind.")
        t.convenience("init(type:)", through: .frame) { (type: UIButton.ButtonType) in
            UIButton(type: type)
        } then: { button, type in
            button.become(type)
        }
        t.means("Makes one that calls an action when it is tapped.")
        t.convenience("init(type:primaryAction:)", through: .first(to: "init(type:)")) {
            (type: UIButton.ButtonType, action: UIAction?) in UIButton(type: type, primaryAction: action)
        } then: { button, _, action in
            button.begin(with: action)
        }
        let system = NativeDelegation("init(type:primaryAction:)") { arguments in
            [UIButton.ButtonType.system.bridged] + arguments
        }
        t.convenience("init(primaryAction:)", through: system) { (action: UIAction?) in
            UIButton(primaryAction: action)
        }
        t.means("Its kind.")
        t.getter("buttonType", \.buttonType)
        t.means("What shows its title and its picture.")
        t.getter("titleLabel", \.titleLabel)
        t.getter("imageView", \.imageView)
        t.means("Room around them.")
        t.property("contentEdgeInsets", \.contentEdgeInsets)
        buttonStateRows(t)
        buttonLookRows(t)
        t.means("Its menu: a finger that rests opens it, or one that comes down.")
        t.property("menu", \.menu)
        t.means("Whether a tap selects it, or deselects it, before it triggers anything.")
        t.property("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction)
        t.means(
            "Where the picture behind it and its content are, and in that its title and its picture, unless "
                + "it has a configuration.")
        t.method("backgroundRect(forBounds:)", override: .backgroundRect) { (b: UIButton, bounds: CGRect) in
            b.backgroundRect(forBounds: bounds)
        }
        t.method("contentRect(forBounds:)", override: .contentRect) { (b: UIButton, bounds: CGRect) in
            b.contentRect(forBounds: bounds)
        }
        t.method("titleRect(forContentRect:)", override: .titleRect) { (b: UIButton, rect: CGRect) in
            b.titleRect(forContentRect: rect)
        }
        t.method("imageRect(forContentRect:)", override: .imageRect) { (b: UIButton, rect: CGRect) in
            b.imageRect(forContentRect: rect)
        }
        t.absent(.menus, "preferredMenuElementOrder")
        t.absent(.pointer, "isPointerInteractionEnabled", "pointerStyleProvider", "isHovered")
        buttonConfigurationRows(t)
    }

    /// The rows of UIButton: what it shows in which state.
    private func buttonStateRows(_ t: MemberTable<UIButton>) {
        t.means("The title of a state, and of the current one.")
        t.method("setTitle(_:for:)", override: .setButtonTitle) {
            (b: UIButton, title: String?, state: UIControl.State) in
            b.setTitle(title, for: state)
        }
        t.method("title(for:)") { (b: UIButton, state: UIControl.State) in b.title(for: state) }
        t.getter("currentTitle", \.currentTitle)
        t.means("A title with attributes; it is shown in place of one without.")
        t.method("setAttributedTitle(_:for:)") {
            (b: UIButton, title: NSAttributedString?, state: UIControl.State) in
            b.setAttributedTitle(title, for: state)
        }
        t.kept("setAttributedTitle(_:for:)")
        t.method("attributedTitle(for:)") { (b: UIButton, state: UIControl.State) in
            b.attributedTitle(for: state)
        }
        t.getter("currentAttributedTitle", \.currentAttributedTitle)
        t.means("The color of the title.")
        t.method("setTitleColor(_:for:)", override: .setButtonTitleColor) {
            (b: UIButton, color: UIColor?, state: UIControl.State) in
            b.setTitleColor(color, for: state)
        }
        t.method("titleColor(for:)") { (b: UIButton, state: UIControl.State) in b.titleColor(for: state) }
        t.getter("currentTitleColor", \.currentTitleColor)
        t.means("The picture.")
        t.method("setImage(_:for:)", override: .setButtonImage) {
            (b: UIButton, image: UIImage?, state: UIControl.State) in
            b.setImage(image, for: state)
        }
        t.method("image(for:)") { (b: UIButton, state: UIControl.State) in b.image(for: state) }
        t.getter("currentImage", \.currentImage)
    }
}
