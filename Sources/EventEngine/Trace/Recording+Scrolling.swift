import Foundation

extension Recording {
    /// A time in which a scroll view's content moved.
    package struct ScrollSpan: Equatable, Sendable {
        package enum Kind: Equatable, Sendable {
            /// A finger moves it.
            case dragging
            /// It moves on by itself.
            case decelerating
            /// Code moves it.
            case animating
        }

        package var view: ObjectID
        package var kind: Kind
        /// Microseconds, on the clock of `TraceEntry.time`, and the number of trace entries then.
        package var start: Int64
        package var startEntry: Int
        /// Nil for one that never came to its end.
        package var end: Int64?
        package var endEntry: Int
        /// The offset at the beginning and at the end.
        package var from: CGPoint
        package var to: CGPoint
    }
}

extension Simulator {
    /// Notes that a scroll view's content begins to move; the number of the span is for `endSpan`.
    func beginSpan(_ kind: Recording.ScrollSpan.Kind, _ view: UIScrollView) -> Int? {
        guard isTracing, !isHalted, !trace.isSuspended else { return nil }
        let (offset, count) = (view.model.pointee.bounds.origin, trace.entries.count)
        work.draw(WorkCost.event)
        trace.scrolls.append(
            Recording.ScrollSpan(
                view: names.id(of: view), kind: kind, start: clock.now, startEntry: count, end: nil,
                endEntry: count, from: offset, to: offset))
        return trace.scrolls.count - 1
    }

    /// Notes that it has come to rest, or that something else moves it from now on.
    func endSpan(_ span: Int?, _ view: UIScrollView) {
        guard let span else { return }
        trace.scrolls[span].end = clock.now
        trace.scrolls[span].endEntry = trace.entries.count
        trace.scrolls[span].to = view.model.pointee.bounds.origin
    }
}
