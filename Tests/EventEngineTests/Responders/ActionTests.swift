import EventEngine
import Testing

/// For whom an action without a target is meant, and what calls it (C-20 to C-23).
struct ActionTests {
    private let save = Selector("save:")

    private class Field: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    /// A view (`field`) in a panel in the root view; those of `takers` have a method `save(_:)`.
    private func run(
        takers: Set<String>, _ body: (Simulator, Field, [String: StandIn]) -> Void
    ) -> TestWorld {
        TestWorld { world, scene in
            let (panel, field) = (UIView(), Field())
            scene.view.addSubview(panel)
            panel.addSubview(field)
            var stands: [String: StandIn] = [:]
            let objects: [(String, UIResponder)] = [
                ("field", field), ("panel", panel), ("viewController", scene.viewController),
                ("application", world.application),
            ]
            for (name, object) in objects {
                world.names.bind(name, to: object)
                let stand = StandIn(name)
                if takers.contains(name) {
                    stand.actions[save] = ActionMethod(swiftName: "save(_:)") { _, _ in }
                }
                object.dynamicSubclass = stand
                stands[name] = stand
            }
            body(world, field, stands)
        }
    }

    @Test func `The search goes from the first responder up the chain (C-20, C-23)`() {
        let run = run(takers: ["viewController", "application"]) { world, field, _ in
            field.becomeFirstResponder()
            #expect(world.application.sendAction(save, to: nil, from: nil, for: nil))
        }
        #expect(
            run.answers(.responders, .controls, .actions).dropFirst() == [
                "application.sendAction -> true", "field.target -> viewController",
                "panel.target -> viewController", "view.target -> viewController",
                "viewController.target -> viewController", "viewController.save -> ",
            ])
        let entries = run.entries([.controls, .actions], nil, nil)
        #expect(entries.map(\.rule) == [RuleID("C", 20), RuleID("C", 20)])
        let selector = entries.last.map { run.recording.selectors[Int($0.selector.rawValue)] }
        #expect(selector?.swift == "save(_:)" && selector?.objectiveC == "save:")
    }

    @Test func `Without a first responder the search starts at the sender (C-21)`() {
        let run = run(takers: ["panel"]) { world, field, _ in
            #expect(!world.application.sendAction(save, to: nil, from: nil, for: nil))
            #expect(world.application.sendAction(save, to: nil, from: field, for: nil))
        }
        #expect(run.calls(.actions) == ["panel.save"])
        let action = run.entries([.actions], nil, nil).first
        #expect(action?.rule == RuleID("C", 21))
        if case .object(let sender)? = action?.argument {
            #expect(run.name(sender) == "field")
        } else {
            Issue.record("an action carries its sender")
        }
    }

    @Test func `A first responder that leads to nobody lets the sender's chain be tried (C-21)`() {
        let run = run(takers: ["panel"]) { world, field, _ in
            let other = Field()
            world.application.keyWindow?.addSubview(other)
            world.names.bind("other", to: other)
            other.becomeFirstResponder()
            #expect(world.application.sendAction(save, to: nil, from: field, for: nil))
        }
        #expect(run.answers(.responders, only: ["other"]).last == "other.target -> nil")
        #expect(run.calls(.actions) == ["panel.save"])
    }

    @Test func `Each responder may refuse, or take what it has no method for (C-23)`() {
        let run = run(takers: ["field", "panel", "viewController"]) { world, field, stands in
            stands["panel"]?.overrides[.canPerformAction] = { arguments in
                #expect(arguments[0] as? Selector == save)
                return false
            }
            stands["field"]?.overrides[.canPerformAction] = { _ in
                world.throughSuper(field, .canPerformAction) {
                    !field.canPerformAction(save, withSender: nil)
                }
            }
            #expect(world.application.sendAction(save, to: nil, from: field, for: nil))
        }
        #expect(run.calls(.actions) == ["viewController.save"])
        let questions = run.answers(.responders).filter { $0.contains("canPerform") }
        #expect(
            questions == ["field.canPerformAction -> false", "panel.canPerformAction -> false"])
        let question = run.entries([.responders], ["field"], nil).last
        #expect(question?.defaultAnswer == .bool(true) && question?.isOverridden == true)
    }

    @Test func `A target is called directly; one without the method is a problem (C-22)`() {
        let direct = run(takers: ["panel"]) { world, field, _ in
            #expect(world.application.sendAction(save, to: field.superview, from: field, for: nil))
        }
        #expect(direct.answers(.responders).isEmpty)
        #expect(direct.entries([.actions], nil, nil).map(\.rule) == [RuleID("C", 22)])
        let wrong = run(takers: []) { world, field, _ in
            world.application.sendAction(save, to: field, from: nil, for: nil)
        }
        #expect(wrong.world.problem == .unrecognizedSelector("save:", receiver: "field"))
    }

    @Test func `The engine's own actions work: the first responder can be sent away by name`() {
        let run = run(takers: []) { world, field, _ in
            field.becomeFirstResponder()
            let resign = Selector("resignFirstResponder")
            #expect(world.application.sendAction(resign, to: nil, from: nil, for: nil))
            #expect(!field.isFirstResponder)
        }
        #expect(run.calls(.responders, .actions).last == "field.resignFirstResponder")
    }

    @Test func `Compiled classes enter their actions in a table, which subclasses inherit`() {
        class Panel: UIView {
            var saved: [String] = []
            func save(_ sender: Any?) { saved.append("panel") }
        }
        class RedPanel: Panel {
            override func save(_ sender: Any?) { saved.append("red") }
        }
        var saved: [[String]] = []
        let run = TestWorld { world, scene in
            world.actions.add(save, "save(_:)", of: Panel.self) { panel, sender, _ in panel.save(sender) }
            let (panel, red) = (Panel(), RedPanel())
            for view in [panel, red] {
                scene.view.addSubview(view)
                #expect(view.canPerformAction(save, withSender: nil))
                world.application.sendAction(save, to: nil, from: view, for: nil)
            }
            #expect(!scene.view.canPerformAction(save, withSender: nil))
            saved = [panel.saved, red.saved]
        }
        #expect(saved == [["panel"], ["red"]])
        #expect(run.calls(.actions) == ["Panel.save", "RedPanel.save"])
    }

    @Test func `A chain in a circle ends the search with a problem (C-08)`() {
        let run = run(takers: []) { world, field, stands in
            stands["panel"]?.overrides[.next] = { _ in field }
            #expect(!world.application.sendAction(save, to: nil, from: field, for: nil))
        }
        let limit = WorldLimits.standard.callDepth
        #expect(
            run.world.problem == .callsTooDeep(selector: "target(forAction:withSender:)", limit: limit))
    }
}
