import Foundation

/// How content moves along one axis when no finger moves it: computed for any instant from the beginning, so
/// that frames add no errors to each other.
struct AxisMotion {
    private enum Part {
        /// Slows down by a rate for each millisecond; `way` is all that it would go (H-17).
        case decay(start: Double, way: Double, rate: Double)
        /// Swings back to an edge, critically damped.
        case spring(edge: Double, distance: Double, velocity: Double)
        /// Goes from one place to another in a given time, slowly at both ends.
        case animation(start: Double, end: Double, time: Double)
    }

    /// When it began, in microseconds.
    private let begin: Int64
    private var part: Part
    /// Milliseconds from the beginning at which content runs into an edge; from then on `swing` counts.
    private var impact: Double?
    private var swing: Part?
    /// Where it comes to rest.
    private(set) var goal: Double

    /// Slows down from `offset` to `target`, or to the edge that is in between.
    ///
    /// - Parameters:
    ///   - begin: microseconds.
    ///   - velocity: points in a millisecond; it counts for content that is beyond an edge already.
    ///   - rate: what is left of the velocity after a millisecond.
    ///   - bounces: whether content swings back from an edge, rather than stopping there.
    init(
        at begin: Int64, from offset: Double, to target: Double, velocity: Double, rate: Double,
        range: ScrollRange, bounces: Bool
    ) {
        self.begin = begin
        let (overshoot, edge) = (range.overshoot(offset), range.clamp(target))
        part = .decay(start: offset, way: target - offset, rate: rate)
        goal = edge
        if edge == target { return }
        guard overshoot == 0 else {
            // Already outside, and not on its way back in.
            goal = range.clamp(offset)
            let swing = bounces ? Self.capped(velocity * 1_000, overshoot, range) : 0
            part = .spring(edge: goal, distance: overshoot, velocity: swing)
            return
        }
        let way = target - offset
        let left = (target - edge) / way
        impact = log(left) / log(rate)
        let speed = bounces ? Self.capped(-way * log(rate) * left * 1_000, 0, range) : 0
        swing = .spring(edge: edge, distance: 0, velocity: speed)
    }

    /// Goes to a place in `ScrollConstants.animationTime`.
    init(at begin: Int64, animatedFrom start: Double, to end: Double) {
        self.begin = begin
        part = .animation(start: start, end: end, time: Double(ScrollConstants.animationTime) / 1_000)
        goal = end
    }

    /// Whether it meets an edge on its way.
    var meetsEdge: Bool { impact != nil }

    /// Where content is at an instant (microseconds); nil when it has come to rest at its goal.
    func offset(at instant: Int64) -> Double? { offset(after: Double(instant - begin) / 1_000) }

    /// How fast it moves at an instant, in points for each millisecond.
    func velocity(at instant: Int64) -> Double {
        let time = Double(instant - begin) / 1_000
        let (before, behind) = (max(0, time - 0.5), time + 0.5)
        return ((offset(after: behind) ?? goal) - (offset(after: before) ?? goal)) / (behind - before)
    }

    private func offset(after milliseconds: Double) -> Double? {
        if let impact, let swing, milliseconds >= impact {
            return Self.offset(of: swing, after: milliseconds - impact)
        }
        return Self.offset(of: part, after: milliseconds)
    }

    private static func offset(of part: Part, after milliseconds: Double) -> Double? {
        switch part {
        case .decay(let start, let way, let rate):
            let left = way * pow(rate, milliseconds)
            return abs(left) < ScrollConstants.rest ? nil : start + way - left
        case .spring(let edge, let distance, let velocity):
            let (frequency, time) = (ScrollConstants.springFrequency, milliseconds / 1_000)
            let swing = (distance + (velocity + frequency * distance) * time) * exp(-frequency * time)
            // What swings out from the edge is near it at first, and not over.
            let isLate = time > 1 / frequency || velocity == 0
            return abs(swing) < ScrollConstants.rest && isLate ? nil : edge + swing
        case .animation(let start, let end, let time):
            guard milliseconds < time else { return nil }
            let part = milliseconds / time
            return start + (end - start) * part * part * (3 - 2 * part)
        }
    }

    /// The velocity (points in a second) with which content may go further beyond an edge.
    private static func capped(_ velocity: Double, _ overshoot: Double, _ range: ScrollRange) -> Double {
        let free = max(0, range.dimension - abs(overshoot)) * ScrollConstants.swing
        let most = free * ScrollConstants.springFrequency * M_E
        return min(max(velocity, -most), most)
    }
}
