extension UIGestureRecognizer {
    /// How far a recognizer has come (E-11).
    public enum State: Int, CaseIterable, Sendable {
        case possible, began, changed, ended, cancelled, failed

        /// What `ended` is called for a gesture without duration.
        public static var recognized: State { .ended }
    }
}

extension UIGestureRecognizer.State {
    /// Whether the attempt is over; UIKit then resets the recognizer (E-19).
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
    /// Whether the gesture was recognized in this attempt, whatever became of it later.
    var isRecognized: Bool { self != .possible && self != .failed }
    /// Whether the gesture goes on.
    var isUnderWay: Bool { self == .began || self == .changed }
    /// The name in the trace: `possible`, `began`, ...
    var name: String { String(describing: self) }
}
