import Foundation
@testable import Diagrams
@testable import EventEngine

/// Keeps what its view hears for 150 ms, as a scroll view does for its content (H-01, H-02).
final class TouchDelay: UIGestureRecognizer {
    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        delaysTouchesBegan = true
    }

    override init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        after(150_000) { [unowned self] in fail(RuleID("H", 2), "waited 150 ms") }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        fail(RuleID("H", 2), "lifted")
    }
}

/// Begins when its finger has moved more than 10 points downwards.
final class DragRecognizer: UIGestureRecognizer {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let touch = touches.first else { return }
        if touch.location.y - touch.startLocation.y > 10 { go(to: .began, RuleID("F", 11), "moved > 10 pt") }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { fail(RuleID("F", 10), "lifted") } else { state = .ended }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        cancelOrFail()
    }
}

/// A scene of the engine with recognizers.
struct GestureScene {
    let world: Simulator
    let view: UIView

    /// Builds a scene and does something in it, then lets time run out.
    static func recording(_ body: (GestureScene) -> Void) -> Recording {
        let world = Simulator(screenSize: CGSize(width: 320, height: 200))
        let scene = world.makeStandardScene()
        world.perform { body(GestureScene(world: world, view: scene.view)) }
        return world.finish()
    }

    /// The timeline of a recording.
    static func draw(
        _ recording: Recording, _ options: TimelineOptions = TimelineOptions(), _ width: FigureWidth = .wide
    ) -> String {
        String(decoding: TimelineFigure(recording: recording, options: options).render(width), as: UTF8.self)
    }

    /// Adds a view that fills its superview.
    func view(_ name: String, in superview: UIView) -> UIView {
        let view = UIView(frame: superview.bounds)
        world.names.bind(name, to: view)
        superview.addSubview(view)
        return view
    }

    @discardableResult
    func add<Recognizer: UIGestureRecognizer>(
        _ name: String, _ recognizer: Recognizer, to view: UIView
    ) -> Recognizer {
        view.addGestureRecognizer(recognizer)
        world.names.bind(name, to: recognizer)
        return recognizer
    }

    /// Moves a finger down the screen in one sample.
    func move(_ finger: Finger, down points: Double) {
        finger.move(by: CGVector(dx: 0, dy: points))
    }
}

/// Takes actions by name, as a controller of the author's would.
final class ActionTaker: NSObject, ActionResponding {
    func action(named name: Selector) -> ActionMethod? {
        let name = NSStringFromSelector(name)
        let hasSender = name.hasSuffix(":")
        return ActionMethod(swiftName: hasSender ? "\(name.dropLast())(_:)" : name + "()") { _, _ in }
    }
}

extension Recording {
    func names(_ objects: [ObjectID]) -> [String] {
        objects.map { self.objects[Int($0.rawValue)].name }
    }
}
