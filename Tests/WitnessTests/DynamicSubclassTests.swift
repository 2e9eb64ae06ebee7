import EventEngine
import Foundation
import Testing
import WitnessPrelude

/// Compiled subclasses, recorded by their own overrides, and run-time subclasses leave the same trace. The
/// compiled ones are written as the instrumenter would make them.
@Suite struct DynamicSubclassTests {
    /// The transcript of what a body does in a fresh world.
    private func transcript(_ body: (Simulator) -> Void) -> [String] {
        let world = Simulator(tracing: true)
        world.perform {
            _ = world.makeStandardScene()
            body(world)
        }
        return Transcript.lines(of: world.finish())
    }

    private func tap(_ first: UIView, _ second: UIView, in world: Simulator) {
        for (name, view) in [("first", first), ("second", second)] {
            world.names.bind(name, to: view)
            world.application.windows[0].rootViewController!.view.addSubview(view)
        }
        world.hand.tap(at: CGPoint(x: 20, y: 20))
        world.hand.tap(at: CGPoint(x: 120, y: 20))
    }

    private let left = CGRect(x: 0, y: 0, width: 100, height: 100)
    private let right = CGRect(x: 100, y: 0, width: 100, height: 100)

    @Test("hitTest through two levels of super is one line, with what the default answered")
    func hitTest() {
        class First: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                world.overriding(self, .hitTest, [point, event]) {
                    let hit = world.throughSuper(self, .hitTest) { super.hitTest(point, with: event) }
                    return hit == nil ? self : nil
                }
            }
        }
        class Second: First {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                world.overriding(self, .hitTest, [point, event]) {
                    world.throughSuper(self, .hitTest) { super.hitTest(point, with: event) }
                }
            }
        }
        let compiled = transcript { tap(First(frame: left), Second(frame: right), in: $0) }

        let interpreted = transcript { world in
            let first = HandmadeSubclass.Class("First")
            first.overrides[.hitTest] = { view, arguments in
                let hit = world.throughSuper(view, .hitTest) {
                    view.hitTest(arguments[0] as! CGPoint, with: arguments[1] as? UIEvent)
                }
                return hit == nil ? view : nil
            }
            let second = HandmadeSubclass.Class("Second", first)
            second.overrides[.hitTest] = { view, arguments in first.body(.hitTest)!(view, arguments) }
            tap(first.make(left), second.make(right), in: world)
        }
        #expect(compiled == interpreted)
        #expect(interpreted.contains { $0.contains("second.hitTest(_:with:) (") && $0.contains("super ->") })
    }

    @Test("super of another message is a line of its own, and so is a message to self")
    func crossing() {
        class First: UIView {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                world.overriding(self, .touchesBegan, [touches, event]) {
                    world.throughSuper(self, .touchesEnded) { super.touchesEnded(touches, with: event) }
                    touchesEnded(touches, with: event)
                }
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                world.overriding(self, .touchesEnded, [touches, event]) {}
            }
        }
        class Second: First {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                world.overriding(self, .touchesBegan, [touches, event]) {
                    world.throughSuper(self, .touchesEnded) { super.touchesEnded(touches, with: event) }
                    world.throughSuper(self, .touchesBegan) { super.touchesBegan(touches, with: event) }
                }
            }
        }
        let compiled = transcript { tap(First(frame: left), Second(frame: right), in: $0) }

        let interpreted = transcript { world in
            func touches(_ arguments: [Any?]) -> Set<UITouch> { arguments[0] as! Set<UITouch> }
            func event(_ arguments: [Any?]) -> UIEvent? { arguments[1] as? UIEvent }
            let first = HandmadeSubclass.Class("First")
            first.overrides[.touchesEnded] = { _, _ in () }
            first.overrides[.touchesBegan] = { view, arguments in
                world.throughSuper(view, .touchesEnded) {
                    view.touchesEnded(touches(arguments), with: event(arguments))
                }
                view.touchesEnded(touches(arguments), with: event(arguments))
                return ()
            }
            let second = HandmadeSubclass.Class("Second", first)
            second.overrides[.touchesBegan] = { view, arguments in
                // Super of another message reaches an override of the superclass: recorded as a call of it.
                _ = world.throughSuper(view, .touchesEnded) {
                    world.overriding(view, .touchesEnded, arguments) {
                        first.body(.touchesEnded)!(view, arguments)
                    }
                }
                return first.body(.touchesBegan)!(view, arguments)
            }
            tap(first.make(left), second.make(right), in: world)
        }
        #expect(compiled == interpreted)
        #expect(interpreted.filter { $0.contains("second.touchesEnded") }.count == 4)
    }

    @Test("point(inside:) and next, overridden, are heeded and recorded alike")
    func pointAndNext() {
        class First: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                world.overriding(self, .pointInside, [point, event]) {
                    !world.throughSuper(self, .pointInside) { super.point(inside: point, with: event) }
                }
            }
        }
        class Second: UIView {
            override var next: UIResponder? { window }
        }
        let compiled = transcript { tap(First(frame: left), Second(frame: right), in: $0) }

        let interpreted = transcript { world in
            let first = HandmadeSubclass.Class("First")
            first.overrides[.pointInside] = { view, arguments in
                !world.throughSuper(view, .pointInside) {
                    view.point(inside: arguments[0] as! CGPoint, with: arguments[1] as? UIEvent)
                }
            }
            let second = HandmadeSubclass.Class("Second")
            second.overrides[.next] = { view, _ in view.window }
            tap(first.make(left), second.make(right), in: world)
        }
        #expect(compiled == interpreted)
    }
}
