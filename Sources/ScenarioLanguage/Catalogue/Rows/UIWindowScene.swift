import EventEngine
import Foundation

extension NativeCatalogue {
    /// UIWindowScene.
    func addUIWindowScene() {
        addClass(
            UIWindowScene.self, named: "UIWindowScene", superclass: UIScene.self,
            "The scene of the app's windows.", sceneRows)
    }

    /// The rows of UIWindowScene.
    private func sceneRows(_ t: MemberTable<UIWindowScene>) {
        t.initializer("init()") { () in UIWindowScene() }
        t.means("Its windows.")
        t.getter("windows", \.windows)
        t.means("The window that events without a place go to.")
        t.getter("keyWindow", \.keyWindow)
        t.means("The screen that it is on.")
        t.getter("screen", \.screen)
        t.means("How the interface stands.")
        t.getter("interfaceOrientation", \.interfaceOrientation)
    }
}
