import Foundation

/// Where something was and when, for its velocity.
struct MovementHistory {
    private var samples: [(time: Int64, place: CGPoint)] = []

    /// Notes a place at an instant (microseconds).
    mutating func note(_ place: CGPoint, at time: Int64, window: Int64) {
        samples.removeAll { $0.time < time - 2 * window }
        samples.append((time, place))
    }

    /// The mean velocity for each second within the time before `now`; zero for something that rests.
    func velocity(at now: Int64, window: Int64) -> CGPoint {
        let recent = samples.filter { $0.time >= now - window }
        guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
        let seconds = CGFloat(last.time - first.time) / 1_000_000
        return CGPoint(
            x: (last.place.x - first.place.x) / seconds, y: (last.place.y - first.place.y) / seconds)
    }
}
