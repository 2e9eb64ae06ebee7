extension UIViewController {
    /// Those that controllers on such a device usually support (N-38).
    fileprivate final var orientationsOfDevice: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    /// What the delegate of a container says, else what is usual on the device (N-38).
    final var usualOrientations: UIInterfaceOrientationMask {
        let usual = orientationsOfDevice
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
        navigationController.world.answeredByDefault(navigationController.orientationsOfDevice)
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
        tabBarController.world.answeredByDefault(tabBarController.orientationsOfDevice)
    }
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation {
        let world = tabBarController.world
        return world.answeredByDefault(world.geometry.interface)
    }
}
