import EventEngine

/// What a finger does at the moment of a call, as the page shows it.
package enum FingerState: String, CaseIterable, Sendable {
    /// It comes down.
    case began
    /// It has just moved.
    case moved
    /// It is down and rests.
    case held
    /// It leaves.
    case ended
    /// The touch is taken away: by the system, or from the object that the call tells so.
    case cancelled

    /// - Parameters:
    ///   - sample: the last that is known of the finger.
    ///   - time: the moment, in the recording's microseconds.
    init(_ sample: Recording.TouchSample, at time: Int64) {
        switch sample.phase {
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        case .began: self = sample.time < time ? .held : .began
        case .moved: self = sample.time < time ? .held : .moved
        case .stationary: self = .held
        }
    }
}
