import Foundation

/// Counts touch-downs in short succession near each other (D-09).
struct TapCounter {
    private struct Tap {
        var point: CGPoint
        var time: Int64
        var count: Int
    }

    private var recent: [Tap] = []

    /// The tap count of a finger that comes down now.
    mutating func touchDown(at point: CGPoint, time: Int64) -> Int {
        recent.removeAll { time - $0.time > EngineConstants.tapInterval }
        let near = recent.firstIndex { $0.point.distance(to: point) <= EngineConstants.tapMovement }
        guard let near else { return 1 }
        return recent.remove(at: near).count + 1
    }

    /// A finger was lifted; one that strayed (count 0) is not continued.
    mutating func touchUp(at point: CGPoint, time: Int64, tapCount: Int) {
        if tapCount > 0 { recent.append(Tap(point: point, time: time, count: tapCount)) }
    }
}
