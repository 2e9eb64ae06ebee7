extension Recording {
    /// How the objects that wait for touches were set up at a moment: who watches which view, who tells whom,
    /// and who holds the keyboard. Snapshots say where views lie; this says what they are for.
    package struct Arrangement: Equatable, Sendable {
        /// Somebody who is told, and by which message.
        package struct Target: Equatable, Sendable {
            /// `none` for the responder chain, for a closure, and for an object that was freed.
            package var object: ObjectID
            /// The action in Objective-C spelling, `tapped:`; nil for a closure.
            package var action: String?
            /// The control events that it is for; empty for a recognizer's target.
            package var events: [String] = []
            /// The target was an object, and it was freed (G-14).
            package var isGone = false
            /// The action goes along the responder chain (C-20).
            package var isForChain = false
        }

        /// A gesture recognizer.
        package struct Recognizer: Equatable, Sendable {
            package var id: ObjectID
            /// The view that it watches; `none` without one.
            package var view: ObjectID
            package var delegate: ObjectID
            package var isEnabled: Bool
            /// Whether it takes touches from views when it recognizes (E-52).
            package var cancelsTouches: Bool
            /// The taps that it needs; nil where it counts none.
            package var taps: Int?
            /// The fingers that it needs; nil where it does not say.
            package var fingers: Int?
            package var targets: [Target]
        }

        /// A control.
        package struct Control: Equatable, Sendable {
            package var id: ObjectID
            package var isEnabled: Bool
            /// The delegate of a text field.
            package var delegate: ObjectID
            package var targets: [Target]
        }

        /// A scroll view.
        package struct ScrollView: Equatable, Sendable {
            package var id: ObjectID
            package var delegate: ObjectID
            package var pan: ObjectID
            package var isScrollEnabled: Bool
            /// Whether a finger can move its content along each axis (H-15).
            package var scrollsHorizontally: Bool
            package var scrollsVertically: Bool
            /// Whether rows or items can be selected; nil for other scroll views.
            package var allowsSelection: Bool?
        }

        /// An object and the view it belongs to: a view and its superview, a controller and its view.
        package struct Place: Equatable, Sendable {
            package var id: ObjectID
            package var view: ObjectID
        }

        /// Microseconds, on the clock of `TraceEntry.time`, and the number of trace entries then.
        package var time: Int64
        package var entry: Int
        package var recognizers: [Recognizer] = []
        package var controls: [Control] = []
        package var scrollViews: [ScrollView] = []
        /// The views that are in no window, with their superviews.
        package var strays: [Place] = []
        /// The controllers whose views were loaded.
        package var controllers: [Place] = []
        /// The first responder of the key window; `none` without one.
        package var firstResponder = ObjectID.none

        /// Whether another one says the same of another moment.
        func isLike(_ other: Arrangement) -> Bool {
            var copy = other
            (copy.time, copy.entry) = (time, entry)
            return copy == self
        }
    }

    /// A touch that its view did not get, although it was hit.
    package struct Refusal: Equatable, Sendable {
        /// The number of the touch from 1.
        package var touch: Int
        package var view: ObjectID
        /// A-18, D-05, D-06 or H-04.
        package var rule: RuleID
        /// The view that has another touch, or the scroll view that said no; `none` without one.
        package var other: ObjectID
        /// Microseconds, on the clock of `TraceEntry.time`, and the number of trace entries then.
        package var time: Int64
        package var entry: Int
    }
}
