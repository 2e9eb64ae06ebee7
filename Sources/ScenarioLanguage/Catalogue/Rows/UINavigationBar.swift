import EventEngine
import Foundation

extension UINavigationItem.LargeTitleDisplayMode: BridgedEnum {}

/// The delegate of a navigation bar as it travels between the engine and a scenario.
private typealias NavigationBarDelegate = Conforming<any UINavigationBarDelegate>

extension NativeCatalogue {
    /// UINavigationBar, and how bars look.
    func addUINavigationBar() {
        addClass(
            UINavigationBar.self, named: "UINavigationBar", superclass: UIView.self,
            "The bar with titles and buttons, 44 points high: that of a navigation controller, or one of "
                + "your own.", navigationBarRows)
        addProtocol(
            (any UINavigationBarDelegate).self, named: "UINavigationBarDelegate",
            "Is asked before items of a navigation bar come and go. A navigation controller is the delegate "
                + "of its bar, so a subclass may conform."
        ) { t in
            t.means("Whether an item may come, and that it came.")
            t.question("navigationBar(_:shouldPush:)", .barShouldPush) {
                (_: UINavigationBar, _: UINavigationItem) in true
            }
            t.news("navigationBar(_:didPush:)", .barDidPush) { (_: UINavigationBar, _: UINavigationItem) in }
            t.means("Whether an item may go, after a tap on the back button for example, and that it went.")
            t.question("navigationBar(_:shouldPop:)", .barShouldPop) {
                (_: UINavigationBar, _: UINavigationItem) in true
            }
            t.news("navigationBar(_:didPop:)", .barDidPop) { (_: UINavigationBar, _: UINavigationItem) in }
        }
        record((any UINavigationBarDelegate).self).protocols = [barPositioningDelegate]
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
            t.means("How its buttons look.")
            t.property("buttonAppearance", \.buttonAppearance)
            t.property("backButtonAppearance", \.backButtonAppearance)
            t.property("doneButtonAppearance", \.doneButtonAppearance)
            t.means("The arrow of the back button, and what cuts titles off that slide under it.")
            t.getter("backIndicatorImage", \.backIndicatorImage)
            t.getter("backIndicatorTransitionMaskImage", \.backIndicatorTransitionMaskImage)
            t.method("setBackIndicatorImage(_:transitionMaskImage:)") {
                (a: UINavigationBarAppearance, image: UIImage?, mask: UIImage?) in
                a.setBackIndicatorImage(image, transitionMaskImage: mask)
            }
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
        t.property("backgroundEffect", \.backgroundEffect)
        t.property("backgroundImageContentMode", \.backgroundImageContentMode)
    }

    private func navigationBarRows(_ t: MemberTable<UINavigationBar>) {
        t.initializer("init(frame:)") { (frame: CGRect) in UINavigationBar(frame: frame) }
        t.convenience("init()", through: .frame) { () in UINavigationBar() }
        t.required("init(coder:)") { (coder: NSCoder) in UINavigationBar(coder: coder) }
        t.means(
            "Whether titles are large, below the buttons: the bar is 52 points higher then, and loses that "
                + "again while the content of the page scrolls up.")
        t.property("prefersLargeTitles", \.prefersLargeTitles)
        t.means("How it looks; only kept here.")
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
        t.method("setBackgroundImage(_:for:barMetrics:)") {
            (bar: UINavigationBar, image: UIImage?, position: UIBarPosition, metrics: UIBarMetrics) in
            bar.setBackgroundImage(image, for: position, barMetrics: metrics)
        }
        t.method("backgroundImage(for:barMetrics:)") {
            (bar: UINavigationBar, position: UIBarPosition, metrics: UIBarMetrics) in
            bar.backgroundImage(for: position, barMetrics: metrics)
        }
        t.method("setTitleVerticalPositionAdjustment(_:for:)") {
            (bar: UINavigationBar, distance: CGFloat, metrics: UIBarMetrics) in
            bar.setTitleVerticalPositionAdjustment(distance, for: metrics)
        }
        t.method("titleVerticalPositionAdjustment(for:)") { (bar: UINavigationBar, m: UIBarMetrics) in
            bar.titleVerticalPositionAdjustment(for: m)
        }
        navigationBarItemRows(t)
    }

    private func navigationBarItemRows(_ t: MemberTable<UINavigationBar>) {
        t.means("Who is asked, and hears of its items: for a navigation controller's bar, the controller.")
        t.accessor("delegate", get: { $0.delegateObject.map(NavigationBarDelegate.init(object:)) }) {
            $0.delegateObject = $1?.object
        }
        t.means("Where it is.")
        t.getter("barPosition", \.barPosition)
        positioned(t)
        t.means("Its items, the one that is shown, and the one that the back button leads to.")
        t.property("items", \.items)
        t.getter("topItem", \.topItem)
        t.getter("backItem", \.backItem)
        t.means("Changes the items of a bar of your own.")
        t.method("setItems(_:animated:)") {
            (bar: UINavigationBar, items: [UINavigationItem]?, animated: Bool) in
            bar.setItems(items, animated: animated)
        }
        t.method("pushItem(_:animated:)") { (bar: UINavigationBar, item: UINavigationItem, animated: Bool) in
            bar.pushItem(item, animated: animated)
        }
        t.method("popItem(animated:)", isDiscardable: true) { (bar: UINavigationBar, animated: Bool) in
            bar.popItem(animated: animated)
        }
    }
}
