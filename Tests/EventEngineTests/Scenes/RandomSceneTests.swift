import EventEngine
import Foundation
import Testing

/// What holds whatever hands and code do to a screen of everything. `TRACEBOOK_SCENE_STEPS=1000000` plays as
/// many steps; a number behind a colon is the first scene. A scene that breaks is made as small as it can be.
struct RandomSceneTests {
    private static let environment = ProcessInfo.processInfo.environment["TRACEBOOK_SCENE_STEPS"]
    private static let parts = 8

    private static var seeds: Range<UInt64> {
        let parts = (environment ?? "").split(separator: ":").compactMap { UInt64($0) }
        let first = parts.dropFirst().first ?? 1
        return first..<first + (parts.first ?? 2_000) / UInt64(MixedScene.stepCount)
    }

    @Test(
        "Touches begin and end once, nobody hears after removal, states follow the table, layout settles",
        arguments: 0..<parts)
    func invariants(part: Int) {
        for seed in Self.seeds where Int(seed) % Self.parts == part {
            let scene = MixedScene.random(seed: seed)
            guard !scene.play().broken.isEmpty else { continue }
            let small = scene.shrunk { !$0.play().broken.isEmpty }
            Issue.record("seed \(seed): \(small.play().broken.joined(separator: "; "))\n\(small)")
            return
        }
    }

    @Test func `The same seed gives the same trace, and the scenes are worth playing`() {
        var (states, scrolls, deliveries) = (0, 0, 0)
        for seed in 1...20 as ClosedRange<UInt64> {
            let runs = (0..<2).map { _ in MixedScene.random(seed: seed).play().run.recording }
            #expect(runs[0].entries.map { "\($0)" } == runs[1].entries.map { "\($0)" }, "seed \(seed)")
            states += runs[0].gestures.count
            scrolls += runs[0].scrolls.count
            deliveries += runs[0].deliveries.count
        }
        #expect(states > 200 && scrolls > 10 && deliveries > 500, "\(states), \(scrolls), \(deliveries)")
    }

    /// Whether a scene notices that its recording was falsified.
    private func isNoticed(_ change: (inout Recording) -> Void) -> Bool {
        (1...20 as ClosedRange<UInt64>).contains { seed in
            var recording = MixedScene.random(seed: seed).play().run.recording
            change(&recording)
            return !MixedScene.broken(in: recording).isEmpty
        }
    }

    @Test func `What is wrong would be noticed`() {
        #expect(isNoticed { $0.deliveries.removeAll { $0.phase == .began } })
        #expect(isNoticed { $0.deliveries.removeAll { $0.phase == .ended } })
        #expect(isNoticed { $0.deliveries += $0.deliveries })
        #expect(isNoticed { $0.gestures.removeAll { $0.kind == .changes(from: .possible, to: .began) } })
        #expect(isNoticed { recording in
            for index in recording.withholdings.indices { recording.withholdings[index].outcome = .pending }
        })
    }
}
