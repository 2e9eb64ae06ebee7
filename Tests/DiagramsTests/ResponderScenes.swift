import EventEngine
import Foundation
@testable import Diagrams

/// What an override of a touch message does, as an author would write it.
enum TouchOverride {
    /// Nothing else.
    case keep
    case callSuper
    /// It sends the message to an object, such as its `next`.
    case send(to: (UIResponder) -> UIResponder?)
    /// It takes the view out of its superview and calls `super` then.
    case leaveAndCallSuper
}

/// A class made of closures that stands for one of the author's.
final class StandIn: DynamicSubclass {
    let className: String
    private var handlers: [MessageSelector: ([Any?]) -> Any?] = [:]

    init(_ className: String) { self.className = className }

    var classIdentity: ObjectIdentifier { ObjectIdentifier(self) }
    func overrides(_ selector: MessageSelector) -> Bool { handlers[selector] != nil }
    func call(_ selector: MessageSelector, _ arguments: [Any?]) -> Any? { handlers[selector]?(arguments) }
    func isSubclass(ofClassNamed name: String) -> Bool { name == className }

    func override(_ selector: MessageSelector, _ handler: @escaping ([Any?]) -> Any?) {
        handlers[selector] = handler
    }
}

/// A scene of the engine in which responders override touch messages.
struct ResponderScene {
    let world: Simulator
    let window: UIWindow
    let view: UIView

    static let touchMessages: [MessageSelector] = [
        .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled,
    ]

    /// Builds a scene and does something in it, then lets time run out.
    static func recording(tracing: Bool = true, _ body: (ResponderScene) -> Void) -> Recording {
        let world = Simulator(screenSize: CGSize(width: 320, height: 200), tracing: tracing)
        let scene = world.makeStandardScene()
        world.perform { body(ResponderScene(world: world, window: scene.window, view: scene.view)) }
        return world.finish()
    }

    /// Adds a view that fills its superview.
    func view(_ name: String, _ className: String? = nil, in superview: UIView) -> UIView {
        let view = UIView(frame: superview.bounds)
        if let className { view.dynamicSubclass = StandIn(className) }
        world.names.bind(name, to: view)
        superview.addSubview(view)
        return view
    }

    /// Makes a responder's class, which must be a stand-in, override messages.
    func override(
        _ responder: UIResponder, _ override: TouchOverride,
        of selectors: [MessageSelector] = ResponderScene.touchMessages
    ) {
        guard let standIn = responder.dynamicSubclass as? StandIn else { return }
        for selector in selectors {
            // Not kept alive by its own class.
            standIn.override(selector) { [unowned responder, world] arguments in
                let touches = arguments[0] as? Set<UITouch> ?? []
                let event = arguments[1] as? UIEvent
                switch override {
                case .keep: break
                case .send(let target):
                    ResponderScene.send(selector, to: target(responder), touches, event)
                case .leaveAndCallSuper:
                    (responder as? UIView)?.removeFromSuperview()
                    fallthrough
                case .callSuper:
                    world.throughSuper(responder, selector) {
                        ResponderScene.send(selector, to: responder, touches, event)
                    }
                }
                return nil
            }
        }
    }

    private static func send(
        _ selector: MessageSelector, to responder: UIResponder?, _ touches: Set<UITouch>, _ event: UIEvent?
    ) {
        switch selector {
        case .touchesBegan: responder?.touchesBegan(touches, with: event)
        case .touchesMoved: responder?.touchesMoved(touches, with: event)
        case .touchesEnded: responder?.touchesEnded(touches, with: event)
        default: responder?.touchesCancelled(touches, with: event)
        }
    }
}

extension ResponderScene {
    final class AppDelegate: UIResponder, UIApplicationDelegate {}

    /// The scene of the specification's samples: a controller of the author's whose view is `root`, in a
    /// window of a scene, with an app delegate that is a responder; `gray` calls `super`, the controller does
    /// not.
    static func sample(
        overridden: [MessageSelector] = ResponderScene.touchMessages, _ body: (ResponderScene) -> Void
    ) -> Recording {
        // The application does not keep its delegate alive.
        var delegate: AppDelegate?
        return recording { scene in
            let controller = UIViewController()
            controller.dynamicSubclass = StandIn("DemoController")
            scene.world.names.bind("controller", to: controller)
            scene.world.names.bind("root", to: controller.view)
            let app = AppDelegate()
            delegate = app
            scene.world.names.bind("delegate", to: delegate)
            scene.world.application.delegate = delegate
            let windowScene = UIWindowScene()
            scene.world.names.bind("scene", to: windowScene)
            scene.window.windowScene = windowScene
            scene.window.rootViewController = controller
            guard let root = controller.view else { return }
            let gray = scene.view("gray", "GrayView", in: root)
            _ = scene.view("blue", in: gray)
            scene.override(gray, .callSuper)
            scene.override(controller, .keep, of: overridden)
            body(scene)
        }
    }
}
