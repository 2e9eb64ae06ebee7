import Foundation

/// Taps in succession, as far as they have come. Distances are measured on the screen (E-25).
struct TapSeries {
    /// What a tap allows.
    struct Limits {
        var fingers: Int
        /// In points, within a tap and from one to the next.
        var movement: Double
        var tolerance: Double
    }

    /// What fingers that come down mean.
    enum Arrival {
        /// The first of a tap.
        case first
        case further
        case tooMany
        /// Too far from where the tap before was.
        case tooFar
    }

    /// The taps that are complete.
    private(set) var count = 0
    /// The fingers of the present tap, or of the last one.
    private(set) var fingers: [UITouch] = []
    private var isBetweenTaps = true
    private var firstPlace: CGPoint?

    mutating func fingersCameDown(_ touches: [UITouch], limits: Limits) -> Arrival {
        let isFirst = isBetweenTaps
        if isFirst { fingers = [] }
        isBetweenTaps = false
        fingers += touches
        if fingers.count > limits.fingers { return .tooMany }
        guard isFirst, let place = touches.first?.location else { return .further }
        let anchor = firstPlace ?? place
        firstPlace = anchor
        return anchor.distance(to: place) > limits.movement + limits.tolerance ? .tooFar : .first
    }

    func hasStrayed(_ touches: Set<UITouch>, limits: Limits) -> Bool {
        touches.contains { $0.startLocation.distance(to: $0.location) > limits.movement + limits.tolerance }
    }

    /// The fingers of a tap were lifted.
    mutating func finishTap() {
        count += 1
        isBetweenTaps = true
    }
}
