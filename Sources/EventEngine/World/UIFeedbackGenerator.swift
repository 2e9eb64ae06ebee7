import Foundation

/// Asks the device for a feeling under the finger. Here nothing can be felt: a generator only knows whether
/// it is prepared.
open class UIFeedbackGenerator: NSObject {
    /// Whether the Taptic Engine was asked to be ready, and nothing was played since.
    package private(set) var isPrepared = false

    /// Makes the Taptic Engine ready.
    open func prepare() { isPrepared = true }

    /// Plays a feedback.
    final func play() { isPrepared = false }
}

/// A knock, as when things collide.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How the things that collide feel.
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    package let style: FeedbackStyle

    public init(style: FeedbackStyle) {
        self.style = style
    }

    /// One of medium things.
    public convenience override init() {
        self.init(style: .medium)
    }

    /// Knocks.
    open func impactOccurred() { play() }

    /// Knocks with a strength from 0 to 1.
    open func impactOccurred(intensity: CGFloat) { play() }
}

/// The tick of a selection that changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Ticks.
    open func selectionChanged() { play() }
}

/// The feeling of success, a warning, or failure.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    /// Plays the feeling.
    open func notificationOccurred(_ notificationType: FeedbackType) { play() }
}
