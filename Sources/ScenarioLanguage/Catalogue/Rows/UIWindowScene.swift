import EventEngine
import Foundation

extension NativeCatalogue {
    /// UIWindowScene.
    func addUIWindowScene() {
        addClass(
            UIWindowScene.self, named: "UIWindowScene", superclass: UIScene.self,
            "The scene of the app's windows.", sceneRows)
        addClass(
            UIStatusBarManager.self, named: "UIStatusBarManager", superclass: NSObject.self,
            "The status bar. The screen has none here, which looks as a hidden one does on a device."
        ) { t in
            t.means("Where it is, whether it is hidden, and how it looks.")
            t.getter("statusBarFrame", \.statusBarFrame)
            t.getter("isStatusBarHidden", \.isStatusBarHidden)
            t.getter("statusBarStyle", \.statusBarStyle)
        }
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
        t.means("The coordinates of all its windows: the screen's.")
        t.getter("coordinateSpace", reading: { CoordinateSpace(object: $0.screen) })
        t.means("What its windows inherit.")
        t.getter("traitCollection", \.traitCollection)
        t.means("Hears that the traits changed.")
        t.method("traitCollectionDidChange(_:)", override: .traitCollectionDidChange) {
            (scene: UIWindowScene, old: UITraitCollection?) in scene.traitCollectionDidChange(old)
        }
        traitRows(t, \.traitOverrides)
        t.means("The orientation of the interface.")
        t.getter("interfaceOrientation", \.interfaceOrientation)
        t.method("_requestOrientations(_:_:)") {
            (scene: UIWindowScene, mask: UIInterfaceOrientationMask, refuse: Block< >) in
            scene.requestOrientations(mask) { refuse() }
        }
        t.means("What is known of the status bar.")
        t.getter("statusBarManager", \.statusBarManager)
    }
}
