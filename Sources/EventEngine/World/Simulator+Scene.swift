import Foundation

extension Simulator {
    /// What every scenario begins with: a visible window as large as the screen, whose root controller has an
    /// empty view.
    package struct StandardScene {
        package let window: UIWindow
        package let viewController: UIViewController
        package let view: UIView
    }

    /// Makes the window, controller and view that scenarios have from the start, and names them.
    package func makeStandardScene() -> StandardScene {
        perform {
            let window = UIWindow(frame: screen.bounds)
            let controller = UIViewController()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            let scene = StandardScene(window: window, viewController: controller, view: controller.view)
            names.bind("application", to: application, isPredefined: true)
            names.bind("window", to: window, isPredefined: true)
            names.bind("viewController", to: controller, isPredefined: true)
            names.bind("view", to: scene.view, isPredefined: true)
            names.bind("runLoop", to: mainRunLoop, isPredefined: true)
            return scene
        }
    }
}
