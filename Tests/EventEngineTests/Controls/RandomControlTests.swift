import EventEngine
import Foundation
import Testing

/// What holds in every scene with controls, whatever hands do and handlers change in it.
struct RandomControlTests {
    /// What a control told, one event after the other, must be a way through this: down, drags, one end.
    private struct Follower {
        var isDown = false
        var isInside = false

        /// What is wrong with an event, in words.
        mutating func take(_ event: String) -> String? {
            let wasInside = isInside
            switch event {
            case "touchDown":
                defer { (isDown, isInside) = (true, true) }
                return isDown ? "goes down twice" : nil
            case "touchDownRepeat": return isDown ? nil : "repeats no touch-down"
            case "touchDragInside", "touchDragOutside":
                return isDown && wasInside == (event == "touchDragInside") ? nil : "is not where it drags"
            case "touchDragEnter", "touchDragExit":
                isInside.toggle()
                return isDown && isInside == (event == "touchDragEnter") ? nil : "crosses twice"
            case "touchUpInside", "touchUpOutside", "touchCancel":
                defer { isDown = false }
                if !isDown { return "ends twice" }
                return event == "touchUpInside" && !wasInside ? "lifts where it is not" : nil
            default: return nil
            }
        }
    }

    /// What is broken in a scene.
    ///
    /// - Parameter change: falsifies the recording, to see that it would be noticed.
    private static func broken(
        in scene: ControlScene, after change: (inout Recording) -> Void = { _ in }
    ) -> [String] {
        let outcome = scene.play()
        var recording = outcome.run.recording
        change(&recording)
        var problems = outcome.unfinished.map { "\($0) is left tracking or highlighted" }
        if let problem = outcome.run.world.problem { problems.append(problem.sentence) }
        var followers: [ObjectID: Follower] = [:]
        for event in recording.controlEvents {
            let problem = followers[event.control, default: Follower()]
                .take(recording.texts[Int(event.name)])
            if let problem { problems.append("\(outcome.run.name(event.control)) \(problem)") }
        }
        for (control, follower) in followers.sorted(by: { $0.key < $1.key }) where follower.isDown {
            problems.append("\(outcome.run.name(control)) never ends")
        }
        return problems
    }

    @Test(
        "A touch-down is balanced by one up or cancel, and crossings alternate (G-06, G-07, G-09)",
        arguments: 0..<6)
    func invariants(part: Int) {
        for seed in (200 * part + 1)...(200 * (part + 1)) {
            let scene = ControlScene.random(seed: UInt64(seed))
            guard !Self.broken(in: scene).isEmpty else { continue }
            let small = scene.shrunk { !Self.broken(in: $0).isEmpty }
            Issue.record("seed \(seed): \(Self.broken(in: small).joined(separator: "; "))\n\(small)")
            return
        }
    }

    @Test func `The scenes are worth playing`() {
        var counts: [String: Int] = [:]
        var refusals = 0
        for seed in 1...200 as ClosedRange<UInt64> {
            let recording = ControlScene.random(seed: seed).play().run.recording
            for event in recording.controlEvents {
                counts[recording.texts[Int(event.name)], default: 0] += 1
            }
            refusals += recording.gestures.filter { $0.rule == RuleID("G", 16) }.count
        }
        for (event, name) in ControlStage.touchEvents {
            let isFrequent = counts.contains {
                $0.value > 5 && $0.key.lowercased().hasSuffix(name.lowercased())
            }
            #expect(isFrequent, "\(event.rawValue) \(name)")
        }
        #expect(counts["valueChanged", default: 0] > 20 && refusals > 10)
    }

    @Test func `What is wrong would be noticed`() {
        let names = [
            "touchDown", "touchUpInside", "touchUpOutside", "touchCancel", "touchDragExit", "touchDragEnter",
        ]
        for name in names {
            let isNoticed = (1...200).contains { seed in
                !Self.broken(in: .random(seed: UInt64(seed))) { recording in
                    recording.controlEvents.removeAll { [texts = recording.texts] in
                        texts[Int($0.name)] == name
                    }
                }.isEmpty
            }
            #expect(isNoticed, "\(name)")
        }
    }
}
