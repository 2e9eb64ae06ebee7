// The delegates of containers say which orientations there may be.
import UIKit

class Keeper: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .landscape }
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { .landscapeLeft }
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { .portrait }
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { .portrait }
}
let keeper = Keeper()
let tabs = UITabBarController()
tabs.delegate = keeper
print(tabs.supportedInterfaceOrientations == .portrait, tabs.preferredInterfaceOrientationForPresentation == .portrait)
let navigation = UINavigationController(rootViewController: UIViewController())
print(navigation.supportedInterfaceOrientations == .allButUpsideDown)
navigation.delegate = keeper
print(navigation.supportedInterfaceOrientations == .landscape)
print(navigation.preferredInterfaceOrientationForPresentation == .landscapeLeft)
// prints: true true
// prints: true
// prints: true
// prints: true
