import EventEngine
import Foundation

extension UIBarStyle: BridgedEnum {}
extension UIBarMetrics: BridgedEnum {}

/// The delegate of a toolbar as it travels between the engine and a scenario.
private typealias ToolbarDelegate = Conforming<any UIToolbarDelegate>

extension NativeCatalogue {
    /// UIToolbar, UIBarItem, and what belongs to them.
    func addUIToolbar() {
        addClass(
            UIBarItem.self, named: "UIBarItem", superclass: NSObject.self,
            "What a bar shows, and what can be tapped there.", barItemRows)
        addClass(
            UIToolbar.self, named: "UIToolbar", superclass: UIView.self,
            "A row of buttons, 44 points high. A tap on one does what its item says.", toolbarRows)
        addProtocol(
            (any UIToolbarDelegate).self, named: "UIToolbarDelegate", "Says where a toolbar is.")
        record((any UIToolbarDelegate).self).protocols = [barPositioningDelegate]
        addEnumeration(UIBarStyle.self, named: "UIBarStyle", "Whether a bar is light or dark.") { t in
            t.means("So.")
            t.enumCase("default", .default)
            t.enumCase("black", .black)
        }
        addEnumeration(UIBarMetrics.self, named: "UIBarMetrics", "How high a bar is.") { t in
            t.means("So.")
            t.enumCase("default", .default)
            t.enumCase("compact", .compact)
            t.enumCase("defaultPrompt", .defaultPrompt)
            t.enumCase("compactPrompt", .compactPrompt)
        }
    }

    private func barItemRows(_ t: MemberTable<UIBarItem>) {
        t.initializer("init()") { () in UIBarItem() }
        t.required("init(coder:)") { (coder: NSCoder) in UIBarItem(coder: coder) }
        lookRows(t)
        t.means("What it says.")
        t.property("title", \.title, override: .title)
        t.property("image", \.image, override: .image)
        t.means("Whether it can be tapped.")
        t.property("isEnabled", \.isEnabled, override: .isControlEnabled)
        t.means("A number of yours.")
        t.property("tag", \.tag, isKept: true)
        t.means("How it looks; only kept here.")
        t.property("landscapeImagePhone", \.landscapeImagePhone)
        t.property("landscapeImagePhoneInsets", \.landscapeImagePhoneInsets)
        t.property("largeContentSizeImage", \.largeContentSizeImage)
        t.property("largeContentSizeImageInsets", \.largeContentSizeImageInsets)
        t.property("imageInsets", \.imageInsets)
        t.method("setTitleTextAttributes(_:for:)") {
            (item: UIBarItem, attributes: TextAttributes?, state: UIControl.State) in
            item.setTitleTextAttributes(attributes?.values, for: state)
        }
        t.method("titleTextAttributes(for:)") { (item: UIBarItem, state: UIControl.State) in
            item.titleTextAttributes(for: state).map(TextAttributes.init)
        }
        t.means("What assistive apps call it and read out; kept.")
        t.property("accessibilityLabel", \.accessibilityLabel, isKept: true)
        t.property("accessibilityValue", \.accessibilityValue, isKept: true)
        t.property("accessibilityHint", \.accessibilityHint, isKept: true)
        t.property("accessibilityTraits", \.accessibilityTraits, isKept: true)
        t.property("accessibilityIdentifier", \.accessibilityIdentifier)
    }

    private func toolbarPictureRows(_ t: MemberTable<UIToolbar>) {
        t.method("setBackgroundImage(_:forToolbarPosition:barMetrics:)") {
            (bar: UIToolbar, image: UIImage?, position: UIBarPosition, metrics: UIBarMetrics) in
            bar.setBackgroundImage(image, forToolbarPosition: position, barMetrics: metrics)
        }
        t.method("backgroundImage(forToolbarPosition:barMetrics:)") {
            (bar: UIToolbar, position: UIBarPosition, metrics: UIBarMetrics) in
            bar.backgroundImage(forToolbarPosition: position, barMetrics: metrics)
        }
        t.method("setShadowImage(_:forToolbarPosition:)") {
            (bar: UIToolbar, image: UIImage?, position: UIBarPosition) in
            bar.setShadowImage(image, forToolbarPosition: position)
        }
        t.method("shadowImage(forToolbarPosition:)") { (bar: UIToolbar, position: UIBarPosition) in
            bar.shadowImage(forToolbarPosition: position)
        }
    }

    private func toolbarRows(_ t: MemberTable<UIToolbar>) {
        t.initializer("init(frame:)") { (frame: CGRect) in UIToolbar(frame: frame) }
        t.convenience("init()", through: .frame) { () in UIToolbar() }
        t.required("init(coder:)") { (coder: NSCoder) in UIToolbar(coder: coder) }
        t.means(
            "Its items: buttons that are at least 44 points wide, 8 apart and 16 from the ends; flexible "
                + "gaps share what is left.")
        t.property("items", \.items)
        t.method("setItems(_:animated:)") { (bar: UIToolbar, items: [UIBarButtonItem]?, animated: Bool) in
            bar.setItems(items, animated: animated)
        }
        t.means("Who says where it is, and where that is.")
        t.accessor("delegate", get: { $0.delegateObject.map(ToolbarDelegate.init(object:)) }) {
            $0.delegateObject = $1?.object
        }
        t.getter("barPosition", \.barPosition)
        positioned(t)
        t.means("How it looks; only kept here.")
        t.property("barTintColor", \.barTintColor)
        t.property("isTranslucent", \.isTranslucent)
        t.property("barStyle", \.barStyle)
        t.property("standardAppearance", \.standardAppearance)
        t.property("compactAppearance", \.compactAppearance)
        t.property("scrollEdgeAppearance", \.scrollEdgeAppearance)
        toolbarPictureRows(t)
    }
}
