extension UIViewController {
    /// What the delegate of a container says, else what is usual on the device (N-38).
    final var usualOrientations: UIInterfaceOrientationMask {
        let usual: UIInterfaceOrientationMask =
            traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
        if let navigation = self as? UINavigationController {
            return world.askDelegate(
                navigation.navigation.delegateObject, .navigationOrientations, [self], fallback: usual
            ) {
                ($0 as? any UINavigationControllerDelegate)?
                    .navigationControllerSupportedInterfaceOrientations(navigation)
            }
        }
        guard let tabs = self as? UITabBarController else { return usual }
        return world.askDelegate(tabs.delegateObject, .tabOrientations, [self], fallback: usual) {
            ($0 as? any UITabBarControllerDelegate)?.tabBarControllerSupportedInterfaceOrientations(tabs)
        }
    }

    /// What the delegate of a container says, else the orientation of the interface.
    final var usualPreferredOrientation: UIInterfaceOrientation {
        let usual = world.geometry.interface
        if let navigation = self as? UINavigationController {
            return world.askDelegate(
                navigation.navigation.delegateObject, .navigationPreferredOrientation, [self],
                fallback: usual
            ) {
                ($0 as? any UINavigationControllerDelegate)?
                    .navigationControllerPreferredInterfaceOrientationForPresentation(navigation)
            }
        }
        guard let tabs = self as? UITabBarController else { return usual }
        return world.askDelegate(tabs.delegateObject, .tabPreferredOrientation, [self], fallback: usual) {
            ($0 as? any UITabBarControllerDelegate)?
                .tabBarControllerPreferredInterfaceOrientationForPresentation(tabs)
        }
    }
}

// What nobody says is the usual.
extension UINavigationControllerDelegate {
    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
        let isPad = navigationController.traitCollection.userInterfaceIdiom == .pad
        return navigationController.world.answeredByDefault(isPad ? .all : .allButUpsideDown)
    }
    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
        let world = navigationController.world
        return world.answeredByDefault(world.geometry.interface)
    }
}

extension UITabBarControllerDelegate {
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask {
        let isPad = tabBarController.traitCollection.userInterfaceIdiom == .pad
        return tabBarController.world.answeredByDefault(isPad ? .all : .allButUpsideDown)
    }
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation {
        let world = tabBarController.world
        return world.answeredByDefault(world.geometry.interface)
    }
}
