import EventEngine
import Foundation

extension UIModalPresentationStyle: BridgedEnum {}

extension NativeCatalogue {
    /// Objects, responders, views, windows, controllers.
    func addViewTypes() {
        let object: Set<Conformance> = [.equatable, .hashable, .stringConvertible]
        addClass(NSObject.self, named: "NSObject", superclass: nil, conformances: object, objectRows)
        addClass(NSCoder.self, named: "NSCoder", superclass: NSObject.self, coderRows)
        addClass(Bundle.self, named: "Bundle", superclass: NSObject.self)
        addClass(UIResponder.self, named: "UIResponder", superclass: NSObject.self) { t in
            responderRows(t)
            firstResponderRows(t)
        }
        addClass(UIView.self, named: "UIView", superclass: UIResponder.self) { t in
            viewHierarchyRows(t)
            viewGeometryRows(t)
            viewStateRows(t)
            viewRecognizerRows(t)
            viewAnimationRows(t)
        }
        addViewEnumerations()
        addAnimationTypes()
        addClass(UIImageView.self, named: "UIImageView", superclass: UIView.self, imageViewRows)
        addClass(UILabel.self, named: "UILabel", superclass: UIView.self, labelRows)
        addClass(UIWindow.self, named: "UIWindow", superclass: UIView.self, windowRows)
        addStructure(
            UIWindow.Level.self, named: "UIWindow.Level",
            conformances: [.equatable, .hashable, .comparable, .rawRepresentable], windowLevelRows)
        addClass(UIScreen.self, named: "UIScreen", superclass: NSObject.self, screenRows)
        addClass(UIScene.self, named: "UIScene", superclass: UIResponder.self) { t in
            t.initializer("init()") { () in UIScene() }
        }
        addClass(UIWindowScene.self, named: "UIWindowScene", superclass: UIScene.self, sceneRows)
        addProtocol((any UIApplicationDelegate).self, named: "UIApplicationDelegate")
        addClass(UIApplication.self, named: "UIApplication", superclass: UIResponder.self, applicationRows)
        addControllerTypes()
    }

    private func addControllerTypes() {
        addClass(UIViewController.self, named: "UIViewController", superclass: UIResponder.self) { t in
            controllerRows(t)
            controllerRelationRows(t)
        }
        addClass(
            UINavigationController.self, named: "UINavigationController", superclass: UIViewController.self,
            navigationRows)
        addClass(
            UITabBarController.self, named: "UITabBarController", superclass: UIViewController.self,
            tabBarRows)
        addEnumeration(UIModalPresentationStyle.self, named: "UIModalPresentationStyle") { t in
            t.enumCase("fullScreen", .fullScreen)
            t.enumCase("pageSheet", .pageSheet)
            t.enumCase("formSheet", .formSheet)
            t.enumCase("overFullScreen", .overFullScreen)
            t.enumCase("automatic", .automatic)
        }
    }
}
