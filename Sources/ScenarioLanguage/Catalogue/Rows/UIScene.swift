import EventEngine
import Foundation

extension UIScene.ActivationState: BridgedEnum {}
extension UIScene: BoundaryOrdered {
    package var boundaryOrder: Int { Int(creationSerial) }
}

extension NativeCatalogue {
    /// UIScene.
    func addUIScene() {
        addClass(
            UIScene.self, named: "UIScene", superclass: UIResponder.self,
            "Part of an app that is on the screen."
        ) { t in
            t.initializer("init()") { () in UIScene() }
            t.means("Whether the user sees it: always.")
            t.getter("activationState", \.activationState)
        }
        addEnumeration(
            UIScene.ActivationState.self, named: "UIScene.ActivationState",
            "Whether the user sees a scene, and can touch it."
        ) { t in
            t.means("So; the first one here.")
            t.enumCase("foregroundActive", .foregroundActive)
            t.enumCase("foregroundInactive", .foregroundInactive)
            t.enumCase("background", .background)
            t.enumCase("unattached", .unattached)
        }
    }
}
