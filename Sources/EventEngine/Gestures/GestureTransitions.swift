/// The table of transitions (E-12, E-13, E-15): which state may follow which.
enum GestureTransitions {
    /// What becomes of an assignment to `state`.
    enum Verdict: Equatable {
        /// The recognizer goes there, once its rivals have been heard.
        case allowed
        /// It is there already; nothing happens.
        case unchanged
        /// Not allowed, and taken for a failure.
        case countsAsFailed
        /// Not allowed, and without effect.
        case ignored
    }

    /// Back to possible leads only UIKit's own way, after `reset()` (E-11).
    static func verdict(from old: UIGestureRecognizer.State, to new: UIGestureRecognizer.State) -> Verdict {
        switch (old, new) {
        case (.possible, .began), (.possible, .ended), (.possible, .failed): .allowed
        case (.possible, .cancelled): .countsAsFailed
        case (.began, .changed), (.began, .ended), (.began, .cancelled): .allowed
        case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): .allowed
        case _ where old == new: .unchanged
        default: .ignored
        }
    }
}
