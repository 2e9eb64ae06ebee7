import EventEngine
import Testing

/// What holds whatever hands, keys and code do to two fields and a text view (P-01 to P-28).
struct RandomEditingTests {
    private static let objects = ["A", "B", "note"]
    private static let refusals = ["shouldBegin", "shouldEnd", "shouldClear", "shouldReturn"]

    /// One step; what it does depends on the number alone.
    private func step(_ stage: EditingStage, _ numbers: inout SeededNumbers) {
        let views: [UIView] = [stage.a, stage.b, stage.note]
        let view = views[Int.random(in: 0..<3, using: &numbers)]
        switch Int.random(in: 0..<12, using: &numbers) {
        case 0, 1: if view.window != nil { stage.world.hand.tap(view) }
        case 2, 3: if isTyping(views) { stage.world.hand.type("é x") }
        case 4: if isTyping(views) { stage.world.hand.type(.return) }
        case 5: if isTyping(views) { stage.world.hand.type(.delete) }
        case 6: stage.view.endEditing(Bool.random(using: &numbers))
        case 7:
            if view.superview == nil { stage.view.addSubview(view) } else { view.removeFromSuperview() }
        case 8:
            let object = Self.objects.randomElement(using: &numbers) ?? "A"
            let question = Self.refusals.randomElement(using: &numbers) ?? ""
            stage.delegate.refusals = ["\(object).\(question)"]
        case 9: view.becomeFirstResponder()
        case 10: stage.world.device.wait(0.2)
        default: (view as? UITextField)?.selectAll(nil)
        }
    }

    private func isTyping(_ views: [UIView]) -> Bool {
        views.contains { $0.isFirstResponder && $0.window?.isKeyWindow == true }
    }

    /// What one scene breaks.
    private func play(_ seed: UInt64) -> (broken: [String], lines: [String]) {
        var lines: [String] = []
        var broken: [String] = []
        let run = EditingStage.play { stage in
            var numbers = SeededNumbers(seed: seed)
            stage.observeKeyboard()
            if seed.isMultiple(of: 2) { stage.targetExit(of: stage.a) }
            for _ in 0..<40 {
                step(stage, &numbers)
                lines += stage.take()
                let holders = [stage.a as UIView, stage.b, stage.note].filter(\.isFirstResponder)
                if holders.count > 1 { broken.append("two first responders") }
                if holders.contains(where: { $0.window == nil }) { broken.append("outside of windows") }
                for field in [stage.a, stage.b] where field.isEditing != isOpen(lines, field === stage.a) {
                    broken.append("\(field === stage.a ? "A" : "B") is not edited as its delegate heard")
                }
            }
            stage.world.device.wait(1)
            lines += stage.take()
        }
        if let problem = run.world.problem { broken.append("\(problem)") }
        let shows = lines.filter { $0.hasPrefix("willShow") || $0.hasPrefix("willHide") }
        if zip(shows, shows.dropFirst()).contains(where: { $0 == $1 }) {
            broken.append("the keyboard shows or hides twice")
        }
        return (broken, lines)
    }

    /// Whether the last thing that a field's delegate heard of editing is that it began.
    private func isOpen(_ lines: [String], _ isA: Bool) -> Bool {
        let name = isA ? "A" : "B"
        let last = lines.last { $0 == "\(name).didBegin" || $0 == "\(name).didEnd" }
        return last == "\(name).didBegin"
    }

    @Test("Editing begins and ends in turn, and the keyboard comes and goes in turn", arguments: 0..<4)
    func invariants(part: Int) {
        for seed in (50 * part + 1)...(50 * (part + 1)) {
            let (broken, _) = play(UInt64(seed))
            guard !broken.isEmpty else { continue }
            Issue.record("seed \(seed): \(broken.joined(separator: "; "))")
            return
        }
    }

    @Test func `The same seed makes the same calls, and the scenes are worth playing`() {
        var count = 0
        for seed in 1...20 as ClosedRange<UInt64> {
            let first = play(seed).lines
            #expect(first == play(seed).lines)
            count += first.count
        }
        #expect(count > 400)
    }
}
