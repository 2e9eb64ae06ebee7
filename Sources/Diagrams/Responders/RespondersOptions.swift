import EventEngine

/// What a `responders` fence may ask for.
package struct RespondersOptions: Equatable, Sendable {
    /// One of the four touch messages, by the word that chapters use: `phase=ended`.
    package enum Phase: String, CaseIterable, Sendable {
        case began, moved, ended, cancelled

        /// `touchesBegan`
        var method: String { "touches" + rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

        /// The phase of a touch that is delivered by this message.
        var ofTouch: Recording.TouchSample.Phase {
            switch self {
            case .began: .began
            case .moved: .moved
            case .ended: .ended
            case .cancelled: .cancelled
            }
        }
    }

    /// The number of the touch, from 1.
    package var touch: Int
    package var phase: Phase

    package init(touch: Int = 1, phase: Phase = .began) {
        self.touch = touch
        self.phase = phase
    }
}
