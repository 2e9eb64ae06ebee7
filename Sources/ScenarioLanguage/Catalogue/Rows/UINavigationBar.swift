import EventEngine
import Foundation

extension UINavigationItem.LargeTitleDisplayMode: BridgedEnum {}

extension NativeCatalogue {
    /// UINavigationBar, and how bars look.
    func addUINavigationBar() {
        addClass(
            UINavigationBar.self, named: "UINavigationBar", superclass: UIView.self,
            "The bar of a navigation controller, of which only the looks are kept: it is left out, so it is "
                + "in no window and has no height.", navigationBarRows)
        addClass(
            UIBarAppearance.self, named: "UIBarAppearance", superclass: NSObject.self,
            "How a bar looks; only kept here.", barAppearanceRows)
        addClass(
            UINavigationBarAppearance.self, named: "UINavigationBarAppearance",
            superclass: UIBarAppearance.self, "How a navigation bar looks; only kept here."
        ) { t in
            t.convenience("init()") { () in UINavigationBarAppearance() }
            t.means("How its titles look.")
            t.accessor("titleTextAttributes", get: { TextAttributes(values: $0.titleTextAttributes) }) {
                $0.titleTextAttributes = $1.values
            }
            t.accessor(
                "largeTitleTextAttributes", get: { TextAttributes(values: $0.largeTitleTextAttributes) }
            ) {
                $0.largeTitleTextAttributes = $1.values
            }
            t.absent(.drawing, "buttonAppearance", "backButtonAppearance", "doneButtonAppearance")
        }
    }

    private func barAppearanceRows(_ t: MemberTable<UIBarAppearance>) {
        t.convenience("init()") { () in UIBarAppearance() }
        t.means("Looks as the system wants, or with a background, or without one.")
        t.method("configureWithDefaultBackground()") { (a: UIBarAppearance) in
            a.configureWithDefaultBackground()
        }
        t.method("configureWithOpaqueBackground()") { (a: UIBarAppearance) in
            a.configureWithOpaqueBackground()
        }
        t.method("configureWithTransparentBackground()") { (a: UIBarAppearance) in
            a.configureWithTransparentBackground()
        }
        t.means("What is behind it.")
        t.property("backgroundColor", \.backgroundColor)
        t.property("shadowColor", \.shadowColor)
        t.property("backgroundImage", \.backgroundImage)
        t.property("shadowImage", \.shadowImage)
        t.absent(.drawing, "backgroundEffect")
    }

    private func navigationBarRows(_ t: MemberTable<UINavigationBar>) {
        t.initializer("init(frame:)") { (frame: CGRect) in UINavigationBar(frame: frame) }
        t.convenience("init()", through: .frame) { () in UINavigationBar() }
        t.required("init(coder:)") { (coder: NSCoder) in UINavigationBar(coder: coder) }
        t.means("How it looks; only kept here.")
        t.property("prefersLargeTitles", \.prefersLargeTitles)
        t.property("isTranslucent", \.isTranslucent)
        t.property("barStyle", \.barStyle)
        t.property("barTintColor", \.barTintColor)
        t.property("shadowImage", \.shadowImage)
        t.property("backIndicatorImage", \.backIndicatorImage)
        t.property("backIndicatorTransitionMaskImage", \.backIndicatorTransitionMaskImage)
        t.accessor("titleTextAttributes", get: { $0.titleTextAttributes.map(TextAttributes.init) }) {
            $0.titleTextAttributes = $1?.values
        }
        t.accessor(
            "largeTitleTextAttributes", get: { $0.largeTitleTextAttributes.map(TextAttributes.init) }
        ) {
            $0.largeTitleTextAttributes = $1?.values
        }
        t.property("standardAppearance", \.standardAppearance)
        t.property("scrollEdgeAppearance", \.scrollEdgeAppearance)
        t.property("compactAppearance", \.compactAppearance)
        t.method("setBackgroundImage(_:for:)") { (bar: UINavigationBar, image: UIImage?, m: UIBarMetrics) in
            bar.setBackgroundImage(image, for: m)
        }
        t.method("backgroundImage(for:)") { (bar: UINavigationBar, metrics: UIBarMetrics) in
            bar.backgroundImage(for: metrics)
        }
        t.absent(
            Absence.Reason(
                "the bar has no items here", instead: "push and pop with the navigation controller"),
            "items", "topItem", "backItem", "pushItem", "popItem", "setItems")
    }
}
