import Foundation

/// What a world cannot go on after: UIKit would raise an exception there, run out of memory, or hang.
package enum WorldProblem: Error, Equatable, Sendable {
    /// More views than the limit are alive.
    case tooManyViews(limit: Int)
    /// The trace has more entries than the limit.
    case tooManyEntries(limit: Int)
    /// The run did more work of all kinds together than its budget has (units of `WorkBudget`).
    case tooMuchWork(limit: Int)
    /// Virtual time went past the limit (seconds).
    case tooMuchTime(limit: Int)
    /// The run loop turned more often than the limit.
    case tooManyTurns(limit: Int)
    /// The hand made more touch events than the limit.
    case tooManyTouchEvents(limit: Int)
    /// Views are nested deeper than the limit.
    case treeTooDeep(limit: Int)
    /// Messages are nested deeper than the limit: `next` leads in a circle, or methods call each other for
    /// ever.
    case callsTooDeep(selector: String, limit: Int)
    /// A view was added to itself or to one of its own descendants.
    case cyclicHierarchy(child: String, parent: String)
    /// A view was put beside one that is no subview of the same superview, or at an index that does not
    /// exist.
    case wrongSubviewIndex(index: Int, count: Int)
    /// An object was sent an action that it has no method for.
    case unrecognizedSelector(String, receiver: String)
    /// A number that cannot be drawn: not a number, or infinite.
    case invalidGeometry(property: String, value: String)
    /// `layoutSubviews` asked for layout again and again.
    case endlessLayout(view: String)
    /// An action set the state of its recognizer again and again.
    case endlessGesture(recognizer: String)
    /// `loadView` left a view controller without a view.
    case noViewLoaded(controller: String)
    /// The code ended while a finger was still down; `line` is the scenario line (0-based) that put it there.
    case fingerStillDown(touch: Int, line: Int32)
    /// A finger was moved or lifted that is not on the screen any more.
    case fingerNotDown(call: String)
    /// A call of the hand or device with a value that makes no sense.
    case invalidArgument(call: String, what: String)
    /// Something that UIKit refuses by an exception, in a sentence.
    case refused(String)
}
