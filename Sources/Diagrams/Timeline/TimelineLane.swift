import EventEngine

/// One column of a timeline: whose story it tells.
struct TimelineLane: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        /// A finger, by its number from 0 among those that are down at once.
        case finger(Int)
        case recognizer
        case view
    }

    var kind: Kind
    /// The recognizer or view; `none` for a finger.
    var object: ObjectID
    /// How much the lane matters when there are too many; see `TimelineRank`.
    var rank = 0

    /// Fingers are called `finger`, or `finger A`, `finger B` when there are several.
    static func fingerName(_ number: Int, of count: Int) -> String {
        guard count > 1 else { return "finger" }
        return "finger " + (number < 26 ? String(UnicodeScalar(UInt8(65 + number))) : "\(number + 1)")
    }
}

/// Which lanes are kept when there are too many, from the least to the most.
enum TimelineRank {
    /// A recognizer that got no touch for a reason of no interest, or only was there.
    static let bystander = 10
    /// A recognizer that another one excluded.
    static let excluded = 20
    static let furtherFinger = 30
    /// A view that hears of nothing.
    static let silentView = 40
    /// A recognizer that its delegate kept from a touch.
    static let refused = 50
    /// A recognizer that failed for a reason of its own.
    static let failed = 60
    static let secondFinger = 70
    static let view = 80
    static let recognized = 90
    static let finger = 100

    /// Up to here a lane that is left out was not involved.
    static let lastUninvolved = excluded
}
