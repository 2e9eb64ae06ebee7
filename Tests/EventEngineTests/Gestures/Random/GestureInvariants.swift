import EventEngine
import Foundation

/// What holds in every scene, read from what it left behind. Nothing here asks the arbiter.
struct GestureInvariants {
    /// One attempt of a recognizer, from its first touch to its reset.
    private struct Attempt {
        var touches: [Int] = []
        var state = UIGestureRecognizer.State.possible
        /// When it left possible by recognizing.
        var recognition: Moment?
    }

    private struct Moment {
        var time: Int64
        var event: Int
    }

    private let scene: GestureScene
    private let outcome: GestureScene.Outcome
    private let recording: Recording
    /// What is broken, in words.
    private(set) var broken: [String] = []
    /// The numbers of the recognizers.
    private var indices: [ObjectID: Int] = [:]
    /// When touches were over.
    private var ends: [Int: Int64] = [:]
    private var attempts: [[Attempt]]
    /// The number of the recognizer's attempt at present; nil when it has none.
    private var current: [Int?]

    /// What is broken in a scene.
    ///
    /// - Parameter change: falsifies the recording, to see that it would be noticed.
    static func broken(
        in scene: GestureScene, after change: (inout Recording) -> Void = { _ in }
    ) -> [String] {
        var check = GestureInvariants(scene, change)
        check.followEvents()
        check.checkCompetition()
        check.checkViews()
        check.checkEnd()
        return check.broken
    }

    private init(_ scene: GestureScene, _ change: (inout Recording) -> Void) {
        self.scene = scene
        outcome = scene.play()
        var recording = outcome.run.recording
        change(&recording)
        self.recording = recording
        for (index, name) in outcome.names.enumerated() {
            let id = recording.objects.firstIndex { $0.name == name } ?? -2
            indices[ObjectID(rawValue: Int32(id))] = index
        }
        for sample in recording.touches where sample.phase.rawValue >= 3 { ends[sample.touch] = sample.time }
        attempts = Array(repeating: [], count: scene.recognizers.count)
        current = Array(repeating: nil, count: scene.recognizers.count)
    }

    private mutating func expect(_ holds: Bool, _ what: @autoclosure () -> String) {
        if !holds { broken.append(what()) }
    }

    private func index(_ id: ObjectID) -> Int { indices[id] ?? -1 }

    // MARK: States and requirements

    private mutating func followEvents() {
        for (number, event) in recording.gestures.enumerated() {
            let recognizer = index(event.recognizer)
            switch event.kind {
            case .receives:
                if current[recognizer] == nil {
                    attempts[recognizer].append(Attempt())
                    current[recognizer] = attempts[recognizer].count - 1
                }
                attempts[recognizer][current[recognizer] ?? 0].touches.append(event.touch)
            case .changes(let old, let new): change(recognizer, old, new, number, event)
            case .letsGo:
                guard let attempt = current[recognizer] else { continue }
                attempts[recognizer][attempt].touches.removeAll { $0 == event.touch }
            case .resets:
                let attempt = current[recognizer].map { attempts[recognizer][$0] }
                let isOver = attempt.map { [.ended, .cancelled, .failed].contains($0.state) } ?? false
                expect(isOver || attempt?.touches.isEmpty == true, "r\(recognizer) is reset in the middle")
                current[recognizer] = nil
            default: break
            }
        }
    }

    private mutating func change(
        _ recognizer: Int, _ old: UIGestureRecognizer.State, _ new: UIGestureRecognizer.State, _ number: Int,
        _ event: Recording.GestureEvent
    ) {
        let table: [UIGestureRecognizer.State: Set<UIGestureRecognizer.State>] = [
            .possible: [.began, .ended, .failed], .began: [.changed, .ended, .cancelled],
            .changed: [.changed, .ended, .cancelled],
        ]
        guard let attempt = current[recognizer] else {
            return expect(false, "r\(recognizer) changes without a touch")
        }
        expect(attempts[recognizer][attempt].state == old, "r\(recognizer) changes from a state it is not in")
        expect(table[old]?.contains(new) == true, "r\(recognizer): \(old) -> \(new)")
        attempts[recognizer][attempt].state = new
        guard old == .possible, new != .failed else { return }
        attempts[recognizer][attempt].recognition = Moment(time: event.time, event: number)
        expect(!scene.recognizers[recognizer].refuses, "r\(recognizer) begins against its delegate")
        for pair in scene.requirements where pair[0] == recognizer {
            guard let other = current[pair[1]] else { continue }
            let state = attempts[pair[1]][other].state
            expect(state == .failed, "r\(recognizer) recognizes while r\(pair[1]) is \(state)")
        }
    }

    // MARK: Competition

    private mutating func checkCompetition() {
        for a in attempts.indices {
            for b in attempts.indices where a < b {
                for first in attempts[a] {
                    for second in attempts[b] { checkPair(a, first, b, second) }
                }
            }
        }
    }

    private mutating func checkPair(_ a: Int, _ first: Attempt, _ b: Int, _ second: Attempt) {
        guard let one = first.recognition, let other = second.recognition else { return }
        let later = one.event > other.event ? one : other
        let shared = Set(contested(first, at: later.time)).intersection(contested(second, at: later.time))
        guard !shared.isEmpty else { return }
        let granted = recording.gestures.contains { event in
            let pair = [index(event.recognizer), index(event.other)]
            let isAboutThem = pair == [a, b] || pair == [b, a]
            return isAboutThem && (event.kind == .recognizesWith || event.kind == .cannotPrevent)
        }
        expect(granted, "r\(a) and r\(b) both recognize touch \(shared.sorted())")
        let mayBoth = scene.recognizers[a].allowsBoth || scene.recognizers[b].allowsBoth
        let kinds: Set = [scene.recognizers[a].kind, scene.recognizers[b].kind]
        expect(mayBoth || kinds == [.tap, .doubleTap], "r\(a) and r\(b) recognize though nobody allows both")
    }

    /// The touches that were on the screen, or all when none was (E-31).
    private func contested(_ attempt: Attempt, at time: Int64) -> [Int] {
        let present = attempt.touches.filter { (ends[$0] ?? .max) >= time }
        return present.isEmpty ? attempt.touches : present
    }

    // MARK: Views

    private mutating func checkViews() {
        var touches: Set<Int> = []
        for delivery in recording.deliveries { touches.insert(delivery.touch) }
        for touch in touches.sorted() {
            let phases = recording.deliveries.filter { $0.touch == touch }
            expect(phases.first?.phase == .began, "touch \(touch) does not begin")
            expect(phases.filter { $0.phase == .began }.count == 1, "touch \(touch) begins twice")
            let ends = phases.filter { $0.phase == .ended || $0.phase == .cancelled }
            expect(ends.count == 1 && ends.last?.entry == phases.last?.entry, "touch \(touch) has no one end")
        }
        for recognizer in attempts.indices where scene.recognizers[recognizer].cancelsTouchesInView {
            for attempt in attempts[recognizer] { checkTaking(recognizer, attempt) }
        }
        for delivery in recording.deliveries where delivery.rule == RuleID("E", 52) {
            let sender = index(delivery.sender)
            let isRight = sender >= 0 && scene.recognizers[sender].cancelsTouchesInView
                && attempts[sender].contains { attempt in
                    attempt.touches.contains(delivery.touch) && attempt.recognition != nil
                }
            expect(isRight, "touch \(delivery.touch) is cancelled by nobody who holds it")
        }
        for delivery in recording.deliveries where delivery.phase == .cancelled {
            let isInterrupted = recording.touches.contains {
                $0.touch == delivery.touch && $0.phase == .cancelled
            }
            expect(
                delivery.rule == RuleID("E", 52) || isInterrupted,
                "touch \(delivery.touch) is cancelled without a cause")
        }
    }

    /// A recognized gesture leaves its touches' views nothing but a cancellation.
    private mutating func checkTaking(_ recognizer: Int, _ attempt: Attempt) {
        guard let recognition = attempt.recognition else { return }
        let event = recording.gestures[recognition.event]
        for touch in attempt.touches {
            let before = recording.deliveries.filter { $0.touch == touch && $0.entry <= event.entry }
            let after = recording.deliveries.filter { $0.touch == touch && $0.entry > event.entry }
            let wasOpen = !before.isEmpty
                && !before.contains { $0.phase == .ended || $0.phase == .cancelled }
            expect(
                after.map(\.phase) == (wasOpen ? [.cancelled] : []),
                "r\(recognizer) holds touch \(touch), and its view hears \(after.map(\.phase))")
        }
    }

    // MARK: The end

    private mutating func checkEnd() {
        let world = outcome.run.world
        expect(world.problem == nil, "a problem: \(String(describing: world.problem))")
        expect(world.warnings.isEmpty, "\(world.warnings.map(\.sentence))")
        for (index, state) in outcome.finalStates.enumerated() {
            expect(state == .possible, "r\(index) is left \(state)")
            expect(current[index] == nil, "r\(index) is never reset")
        }
        let pending = recording.withholdings.filter { $0.outcome == .pending }
        expect(pending.isEmpty, "something is withheld for ever")
    }
}
