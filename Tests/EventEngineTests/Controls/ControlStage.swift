import EventEngine
import Foundation

/// A root view and a gray view in it: where controls are put; and an object that takes their actions.
final class ControlStage {
    /// Takes actions by name, and notes what they were called with.
    final class Handler: NSObject, ActionResponding {
        var heard: [String] = []
        var reactions: [String: (Any?, UIEvent?) -> Void] = [:]

        func action(named name: Selector) -> ActionMethod? {
            let base = String(NSStringFromSelector(name).prefix { $0 != ":" })
            return ActionMethod(swiftName: "\(base)(_:)") { [unowned self] sender, event in
                heard.append(base)
                reactions[base]?(sender, event)
            }
        }
    }

    /// The events that touches make, each with the name of its action.
    static let touchEvents: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "dragInside"),
        (.touchDragOutside, "dragOutside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
        (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
    ]

    let world: Simulator
    let view: UIView
    let gray = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 400))
    let handler = Handler()

    private init(_ world: Simulator, _ scene: Simulator.StandardScene) {
        self.world = world
        view = scene.view
        view.addSubview(gray)
        world.names.bind("gray", to: gray)
        world.names.bind("handler", to: handler)
    }

    /// Builds the stage, lets something happen on it, and lets time run out.
    static func play(limits: WorldLimits = .standard, _ body: (ControlStage) -> Void) -> TestWorld {
        TestWorld(limits: limits) { world, scene in
            let stage = ControlStage(world, scene)
            body(stage)
            withExtendedLifetime(stage) { world.runUntilIdle() }
        }
    }

    /// Puts a control into the gray view, with an action for each event of touches.
    @discardableResult
    func add<Control: UIControl>(
        _ name: String, _ control: Control, events: [(UIControl.Event, String)] = ControlStage.touchEvents
    ) -> Control {
        if control.frame.isEmpty { control.frame = CGRect(x: 100, y: 100, width: 100, height: 40) }
        gray.addSubview(control)
        world.names.bind(name, to: control)
        for (event, action) in events {
            control.addTarget(handler, action: Selector("\(action):"), for: event)
        }
        return control
    }

    /// A recognizer of a name on a view, with an action of that name.
    @discardableResult
    func add<Recognizer: UIGestureRecognizer>(
        _ name: String, _ recognizer: Recognizer, to view: UIView
    ) -> Recognizer {
        recognizer.addTarget(handler, action: Selector("\(name):"))
        view.addGestureRecognizer(recognizer)
        world.names.bind(name, to: recognizer)
        return recognizer
    }
}
