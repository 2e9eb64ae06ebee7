import EventEngine
import Testing

/// Subclasses that exist only at run time: what they override is called, recorded once, skipped by `super`.
struct RunTimeSubclassTests {
    /// A class made of closures.
    private final class Stand: DynamicSubclass {
        let className: String
        var overrides: [MessageSelector: ([Any?]) -> Any?] = [:]
        var properties: [(name: String, object: AnyObject?)] = []
        init(_ className: String) { self.className = className }
        var classIdentity: ObjectIdentifier { ObjectIdentifier(self) }
        func overrides(_ selector: MessageSelector) -> Bool { overrides[selector] != nil }
        func call(_ selector: MessageSelector, _ arguments: [Any?]) -> Any? {
            overrides[selector]?(arguments)
        }
        func isSubclass(ofClassNamed name: String) -> Bool { name == className }
        var objectProperties: [(name: String, object: AnyObject?)] { properties }
    }

    private func tap(_ body: (Simulator, UIView, Stand) -> Void) -> TestWorld {
        TestWorld { world, scene in
            let red = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let stand = Stand("RedView")
            red.dynamicSubclass = stand
            scene.view.addSubview(red)
            world.names.bind("red", to: red)
            body(world, red, stand)
            world.hand.tap(at: CGPoint(x: 50, y: 50))
        }
    }

    @Test func `An override decides, and calling super is the same line`() {
        let run = tap { world, red, stand in
            stand.overrides[.hitTest] = { arguments in
                let hit = world.throughSuper(red, .hitTest) {
                    red.hitTest(arguments[0] as! CGPoint, with: arguments[1] as? UIEvent)
                }
                return hit === red ? nil : hit
            }
        }
        let entries = run.entries([.hitTest], ["red"], 1)
        #expect(
            run.answers(.hitTest, only: ["red"], pass: 1) == [
                "red.hitTest -> nil", "red.pointInside -> true",
            ])
        #expect(entries[0].isOverridden && !entries[1].isOverridden)
        #expect(run.text(entries[0].defaultAnswer) == "red")
        #expect(entries[0].outcome == .itselfAsLeaf)
        #expect(run.recording.touches.first.map { run.name($0.hitView) } == "view")
        let object = run.recording.objects[Int(entries[0].receiver.rawValue)]
        #expect(object.className == "RedView" && object.kitClassName == "UIView")
    }

    @Test func `A call of super from another method is a line of its own`() {
        let run = tap { world, red, stand in
            stand.overrides[.touchesBegan] = { arguments in
                world.throughSuper(red, .touchesMoved) {
                    red.touchesMoved(arguments[0] as! Set<UITouch>, with: nil)
                }
            }
            stand.overrides[.touchesMoved] = { _ in Issue.record("super asks no subclass") }
        }
        #expect(
            run.calls(.touches, only: ["red", "view"]) == [
                "red.touchesBegan", "red.touchesMoved", "view.touchesMoved", "red.touchesEnded",
                "view.touchesEnded",
            ])
        #expect(run.entries([.touches], ["red"], nil)[1].isOverridden == false)
    }

    @Test func `What an override passes on is told apart from what it keeps (C-09, C-14)`() {
        let keeping = tap { _, _, stand in stand.overrides[.touchesBegan] = { _ in nil } }
        #expect(keeping.calls(.touches, only: ["view"]) == ["view.touchesEnded"])
        #expect(keeping.entries([.touches], ["red"], nil).map(\.rule) == [RuleID("C", 14), RuleID("D", 4)])
        let passing = tap { world, red, stand in
            stand.overrides[.touchesBegan] = { arguments in
                world.throughSuper(red, .touchesBegan) {
                    red.touchesBegan(arguments[0] as! Set<UITouch>, with: arguments[1] as? UIEvent)
                }
            }
        }
        #expect(passing.entries([.touches], ["red"], nil).map(\.rule) == [RuleID("D", 4), RuleID("D", 4)])
        #expect(passing.calls(.touches, only: ["view"]) == ["view.touchesBegan", "view.touchesEnded"])
    }

    @Test func `Properties that the engine asks for can be overridden too`() {
        let hidden = tap { _, _, stand in stand.overrides[.isHidden] = { _ in true } }
        #expect(hidden.entries([.hitTest], ["red"], 1).map(\.outcome) == [.hidden])
        let rerouted = tap { world, red, stand in
            stand.overrides[.next] = { _ in world.application }
        }
        #expect(rerouted.calls(.touches, only: ["view"]).isEmpty)
        var set: CGRect?
        let setter = tap { world, red, stand in
            stand.overrides[.setFrame] = { arguments in
                set = arguments[0] as? CGRect
                return world.throughSuper(red, .setFrame) {
                    red.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
                }
            }
            red.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
            #expect(red.frame.width == 60)
        }
        #expect(set == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(setter.world.problem == nil)
    }

    @Test func `Run-time subclasses work the same when nothing is recorded`() {
        var calls = 0
        let run = TestWorld(tracing: false) { world, scene in
            let red = UIView(frame: scene.view.bounds)
            let stand = Stand("RedView")
            stand.overrides[.hitTest] = { arguments in
                calls += 1
                return world.throughSuper(red, .hitTest) { red.hitTest(arguments[0] as! CGPoint, with: nil) }
            }
            red.dynamicSubclass = stand
            scene.view.addSubview(red)
            world.hand.tap(red)
        }
        #expect(calls == 2)
        #expect(run.recording.entries.isEmpty && run.recording.snapshots.isEmpty)
    }

    @Test func `After an error in an override, the world only ends quickly`() {
        let run = tap { world, _, stand in
            stand.overrides[.hitTest] = { _ in
                world.halt()
                return nil
            }
        }
        #expect(run.calls(.touches).isEmpty)
        #expect(run.calls(.hitTest).filter { $0 == "red.hitTest" }.count == 1)
    }

    @Test func `A compiled override is recorded as the interpreted one is`() {
        final class RedView: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                world.overriding(self, .hitTest, [point, event]) {
                    let hit = world.throughSuper(self, .hitTest) { super.hitTest(point, with: event) }
                    return hit === self ? nil : hit
                }
            }
        }
        func entries(_ run: TestWorld) -> [String] {
            run.entries([.hitTest], ["red"], nil).map {
                "\($0.selector) \($0.argument) \($0.answer) \($0.defaultAnswer) \($0.rule) \($0.isOverridden)"
                    + " \($0.outcome) \($0.depth)"
            }
        }
        let compiled = TestWorld { world, scene in
            let red = RedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            scene.view.addSubview(red)
            world.names.bind("red", to: red)
            world.hand.tap(at: CGPoint(x: 50, y: 50))
        }
        let interpreted = tap { world, red, stand in
            stand.overrides[.hitTest] = { arguments in
                let hit = world.throughSuper(red, .hitTest) {
                    red.hitTest(arguments[0] as! CGPoint, with: arguments[1] as? UIEvent)
                }
                return hit === red ? nil : hit
            }
        }
        #expect(entries(compiled).count == 4)
        #expect(entries(compiled) == entries(interpreted))
    }
}
