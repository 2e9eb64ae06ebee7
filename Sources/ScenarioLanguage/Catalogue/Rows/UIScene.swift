import EventEngine
import Foundation

extension NativeCatalogue {
    /// UIScene.
    func addUIScene() {
        addClass(
            UIScene.self, named: "UIScene", superclass: UIResponder.self,
            "Part of an app that is on the screen."
        ) { t in
            t.initializer("init()") { () in UIScene() }
        }
    }
}
