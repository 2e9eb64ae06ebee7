import Foundation
import Testing

@testable import EventEngine

/// What holds in every scene of scroll views, whatever hands and code do in it (H-15, H-16, H-20, H-21).
struct RandomScrollTests {
    @Test("Offsets stay in reach and come to rest in range; delegates hear a whole story", arguments: 0..<8)
    func invariants(part: Int) {
        for seed in (60 * part + 1)...(60 * (part + 1)) {
            let scene = ScrollScene.random(seed: UInt64(seed))
            guard !scene.play().broken.isEmpty else { continue }
            let small = scene.shrunk { !$0.play().broken.isEmpty }
            Issue.record("seed \(seed): \(small.play().broken.joined(separator: "; "))\n\(small)")
            return
        }
    }

    @Test func `The same seed gives the same trace, and the scenes are worth playing`() {
        var (count, refused, taken) = (0, 0, 0)
        for seed in 1...60 as ClosedRange<UInt64> {
            let outcomes = (0..<2).map { _ in ScrollScene.random(seed: seed).play() }
            let traces = outcomes.map { $0.run.recording.entries.map { "\($0)" } }
            #expect(traces[0] == traces[1])
            count += outcomes[0].count
            for event in outcomes[0].run.recording.gestures {
                if event.rule.section == UInt8(ascii: "H"), event.rule.number > 2 { refused += 1 }
                if event.kind == .takes { taken += 1 }
            }
        }
        #expect(count > 2_000 && refused > 5 && taken > 2)
    }

    @Test func `What moves without a finger never leaves the rubber band's reach (H-16)`() {
        for (speed, length) in [(20.0, 50.0), (5, 400), (0.5, 100), (50, 1)] {
            let range = ScrollRange(least: 0, most: 300, dimension: length)
            for start in [0, 150, 300, 300 + 0.9 * length] {
                let goal = start + speed * 499
                let motion = AxisMotion(
                    at: 0, from: start, to: goal, velocity: speed, rate: 0.998, range: range, bounces: true)
                var (place, least, most) = (start, start, start)
                for frame in 1...3_000 as ClosedRange<Int64> {
                    guard let next = motion.offset(at: frame * 16_667) else { break }
                    place = next
                    (least, most) = (min(least, next), max(most, next))
                }
                #expect(most < 300 + length && least > -length)
                #expect(abs(place - motion.goal) < 1 && motion.goal == min(goal, 300))
            }
        }
    }
}
