import EventEngine
import Foundation
import Testing

/// What holds in every scene with recognizers, whatever hands do in it. A scene that breaks is made as small
/// as it can be, and printed as a scenario for a chapter.
struct RandomGestureTests {
    @Test(
        "States follow the table, rivals exclude each other, requirements hold, views lose what is taken",
        arguments: 0..<10)
    func invariants(part: Int) {
        for seed in (200 * part + 1)...(200 * (part + 1)) {
            let scene = GestureScene.random(seed: UInt64(seed))
            guard !GestureInvariants.broken(in: scene).isEmpty else { continue }
            let small = scene.shrunk { !GestureInvariants.broken(in: $0).isEmpty }
            let reasons = GestureInvariants.broken(in: small).joined(separator: "; ")
            Issue.record("seed \(seed): \(reasons)\n\(small.source)")
            return
        }
    }

    @Test func `The same seed gives the same trace`() {
        for seed in 1...40 as ClosedRange<UInt64> {
            let traces = (0..<2).map { _ in
                let recording = GestureScene.random(seed: seed).play().run.recording
                return recording.entries.map { "\($0)" } + recording.gestures.map { "\($0)" }
                    + recording.withholdings.map { "\($0)" }
            }
            #expect(traces[0] == traces[1])
        }
    }

    @Test func `The scenes are worth playing`() {
        var (recognized, failed, waits, both, withheld, cancelled) = (0, 0, 0, 0, 0, 0)
        for seed in 1...200 as ClosedRange<UInt64> {
            let recording = GestureScene.random(seed: seed).play().run.recording
            for event in recording.gestures {
                switch event.kind {
                case .changes(.possible, .failed): failed += 1
                case .changes(.possible, _): recognized += 1
                case .waits: waits += 1
                case .recognizesWith: both += 1
                default: break
                }
            }
            withheld += recording.withholdings.count
            cancelled += recording.deliveries.filter { $0.phase == .cancelled }.count
        }
        #expect(recognized > 100 && failed > 100 && waits > 10 && both > 10)
        #expect(withheld > 50 && cancelled > 50)
    }

    /// Whether some scene notices that its recording was falsified.
    private func isNoticed(_ change: (inout Recording) -> Void) -> Bool {
        (1...60).contains { !GestureInvariants.broken(in: .random(seed: $0), after: change).isEmpty }
    }

    @Test func `What is wrong would be noticed`() {
        #expect(isNoticed { recording in
            recording.gestures.removeAll { $0.kind == .recognizesWith || $0.kind == .cannotPrevent }
        })
        #expect(isNoticed { $0.gestures.removeAll { $0.kind == .changes(from: .possible, to: .began) } })
        #expect(isNoticed { $0.gestures.removeAll { $0.kind == .changes(from: .possible, to: .failed) } })
        #expect(isNoticed { $0.gestures.removeAll { $0.kind == .resets } })
        #expect(isNoticed { $0.gestures.removeAll { $0.kind == .receives } })
        #expect(isNoticed { $0.deliveries.removeAll { $0.phase == .cancelled } })
        #expect(isNoticed { $0.deliveries.removeAll { $0.phase == .ended } })
        #expect(isNoticed { recording in
            for index in recording.deliveries.indices { recording.deliveries[index].sender = .none }
        })
        #expect(isNoticed { recording in
            for index in recording.withholdings.indices { recording.withholdings[index].outcome = .pending }
        })
    }

    @Test func `A scene that breaks is shrunk to what breaks it, as a scenario`() throws {
        func swipeActs(_ scene: GestureScene) -> Bool {
            let run = scene.play().run
            return scene.recognizers.contains { $0.kind == .swipe }
                && run.log(.states).contains { $0.hasSuffix("possible -> ended") }
        }
        let scene = try #require((1...500).lazy.map { GestureScene.random(seed: $0) }.first {
            $0.recognizers.count > 3 && $0.acts.count > 2 && swipeActs($0)
        })
        let small = scene.shrunk(while: swipeActs)
        #expect(swipeActs(small) && small.acts.count == 1)
        #expect(small.recognizers.count <= 2 && small.requirements.isEmpty)
        #expect(small.source.contains("let r0 = UI") && small.source.contains("hand."))
        #expect(small.smaller.allSatisfy { !swipeActs($0) })
    }
}
