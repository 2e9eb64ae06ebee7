import Foundation

/// How content follows a finger beyond the edge (H-16).
enum RubberBand {
    /// How far content goes for a finger that went `distance` points beyond the edge, in a view that is
    /// `dimension` points long: less and less, and never as far as the view is long.
    static func shown(_ distance: Double, dimension: Double) -> Double {
        guard dimension > 0, distance != 0 else { return 0 }
        let way = abs(distance) * ScrollConstants.rubberBand / dimension
        let shown = (1 - 1 / (way + 1)) * dimension
        return distance < 0 ? -shown : shown
    }

    /// How far a finger went for which content goes `shown` points: the formula backwards.
    static func distance(_ shown: Double, dimension: Double) -> Double {
        guard dimension > 0, shown != 0 else { return 0 }
        let part = min(abs(shown) / dimension, 0.999)
        let way = (1 / (1 - part) - 1) * dimension / ScrollConstants.rubberBand
        return shown < 0 ? -way : way
    }
}
