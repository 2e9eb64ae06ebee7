extension WorldProblem {
    /// What is wrong, for a diagnostic: one sentence, lower case, no full stop.
    package var sentence: String {
        switch self {
        case .tooManyViews(let limit): "more than \(limit) views"
        case .tooManyEntries(let limit): "the trace has more than \(limit) entries"
        case .tooMuchWork: "this is more work than a scenario may do"
        case .tooMuchTime(let limit): "more than \(limit) seconds of virtual time passed"
        case .tooManyTurns(let limit): "the run loop turned more than \(limit) times"
        case .tooManyTouchEvents(let limit): "the hand made more than \(limit) touch events"
        case .treeTooDeep(let limit): "views are nested more than \(limit) deep"
        case .callsTooDeep(let selector, let limit): "'\(selector)' is nested more than \(limit) calls deep"
        case .cyclicHierarchy(let child, let parent):
            child == parent
                ? "cannot add '\(child)' to itself"
                : "cannot add '\(child)' to '\(parent)', which is inside it"
        case .wrongSubviewIndex(let index, let count):
            "there is no subview at index \(index) (the view has \(count))"
        case .unrecognizedSelector(let selector, let receiver):
            "'\(receiver)' has no action method '\(selector)'"
        case .invalidGeometry(let property, let value): "'\(property)' cannot be \(value)"
        case .endlessLayout(let view): "the layout of '\(view)' never settles"
        case .endlessGesture(let recognizer): "the state of '\(recognizer)' never settles"
        case .noViewLoaded(let controller): "'loadView' of '\(controller)' did not set 'view'"
        case .fingerStillDown(let touch, _): "the finger of touch \(touch) is still down when the code ends"
        case .fingerNotDown(let call): "'\(call)' needs a finger that is down, and this one was lifted"
        case .invalidArgument(let call, let what): "'\(call)' \(what)"
        case .refused(let sentence): sentence
        }
    }

    /// What to do about it.
    package var hint: String? {
        switch self {
        case .tooMuchWork: "make it smaller: fewer objects, shorter texts, fewer repetitions"
        case .callsTooDeep: "does 'next' lead in a circle, or do two methods call each other?"
        case .cyclicHierarchy: "UIKit raises an exception here"
        case .unrecognizedSelector: "UIKit raises an exception here: unrecognized selector"
        case .invalidGeometry: "UIKit raises CALayerInvalidGeometry here"
        case .endlessLayout: "do not call 'setNeedsLayout' from 'layoutSubviews' every time"
        case .endlessGesture: "do not set 'state' in the recognizer's own action every time"
        case .fingerStillDown: "call 'lift()' on the finger"
        case .noViewLoaded: "set 'view' in 'loadView', or do not override it"
        case .tooMuchTime(let limit):
            "times are in seconds, and a scenario has \(limit) of them: is one meant in milliseconds?"
        case .invalidArgument(_, let what) where what.hasSuffix("seconds"):
            "a length of time is 0 seconds or more, for example 0.3"
        case .invalidArgument(_, let what) where what.hasPrefix("takes 1 to 10"):
            "write a whole number from 1 to 10"
        case .fingerNotDown: "a new touch is a new finger: 'let finger = hand.touch(...)'"
        default: nil
        }
    }
}
