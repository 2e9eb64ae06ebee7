extension Recording {
    /// Something that happened to a recognizer, with its reason: what drawings and explanations need beside
    /// the trace.
    package struct GestureEvent: Equatable, Sendable {
        /// What happened.
        package enum Kind: Equatable, Sendable {
            /// It gets the touch.
            case receives
            /// It never sees the touch: the rule says why, `other` who refused it.
            case misses
            /// It gets no more of the touch: it ignores it (E-21), or was disabled (E-22).
            case letsGo
            /// Its state changed; also from changed to changed, on a move (E-17).
            case changes(from: UIGestureRecognizer.State, to: UIGestureRecognizer.State)
            /// It assigned a state that is not allowed (E-15).
            case isForbidden(from: UIGestureRecognizer.State, to: UIGestureRecognizer.State)
            /// It would recognize, and waits for the failure of `other` (E-43).
            case waits
            /// It and `other` may both recognize (E-36).
            case recognizesWith
            /// It would have excluded `other`, but for a rule of a class (E-34, E-35).
            case cannotPrevent
            /// It has to wait for the failure of `other` in this attempt: a dynamic answer (E-45).
            case requires
            /// Its fingers moved, and it does not begin: the rule says why.
            case declines
            /// It takes the touch before the view hears of it (H-24).
            case takes
            /// It is ready for the next attempt (E-19).
            case resets
        }

        package var recognizer: ObjectID
        package var kind: Kind
        /// The number of the touch from 1; 0 where it is about none.
        package var touch: Int
        /// The recognizer, delegate or view that had a part in it; `none` without one.
        package var other: ObjectID
        /// A few words, `moved > 10 pt`: an index into `Recording.texts`; -1 without any.
        package var words: Int32
        package var rule: RuleID
        /// Microseconds, on the clock of `TraceEntry.time`.
        package var time: Int64
        /// The number of trace entries at that moment; for a change of state that of its own entry.
        package var entry: Int

        package init(
            recognizer: ObjectID, kind: Kind, touch: Int = 0, other: ObjectID = .none, words: Int32 = -1,
            rule: RuleID, time: Int64, entry: Int
        ) {
            self.recognizer = recognizer
            self.kind = kind
            self.touch = touch
            self.other = other
            self.words = words
            self.rule = rule
            self.time = time
            self.entry = entry
        }
    }

    /// A message about a touch that a view did not get when it happened.
    package struct Withholding: Equatable, Sendable {
        /// What became of it.
        package enum Outcome: Equatable, Sendable {
            /// It is withheld still.
            case pending
            /// The view got it later.
            case delivered
            /// A recognized gesture took the touch: `touchesCancelled` instead, or nothing (E-52, E-56).
            case dropped
        }

        /// The number of the touch from 1.
        package var touch: Int
        /// Began or ended.
        package var phase: TouchSample.Phase
        package var view: ObjectID
        /// The recognizers that held it back, in the order in which they receive touches.
        package var holders: [ObjectID]
        /// E-56 or E-58.
        package var rule: RuleID
        /// When it happened (microseconds), and the number of trace entries then.
        package var time: Int64
        package var entry: Int
        package var outcome: Outcome = .pending
        /// When the outcome was known, and the number of trace entries then.
        package var endTime: Int64 = 0
        package var endEntry = 0
        /// The recognizer that took the touch; `none` otherwise.
        package var taker = ObjectID.none
    }
}
