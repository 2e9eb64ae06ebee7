import EventEngine

/// What scroll views do without a call: why a drag does not scroll, and how content moves.
extension ExplanationNotes {
    /// Why the pan of a scroll view failed; nil for other reasons.
    static func reason(ofScroll event: Recording.GestureEvent, other: String) -> String? {
        switch event.rule {
        case RuleID("H", 5): "\(other) has its touch, and 'canCancelContentTouches' is false"
        case RuleID("H", 6): "\(other) has its touch, and 'touchesShouldCancel(in:)' said no"
        case RuleID("H", 7): "\(other) has its touch, and is a control"
        case RuleID("H", 25): "the content is at its edge, and \(other) can follow"
        default: nil
        }
    }

    /// `scroll: a finger moves the content, from (0, 0) to (0, 50)`
    static func words(of span: Recording.ScrollSpan, view: String) -> (rule: RuleID, words: String) {
        let way = "from \(place(span.from)) to \(place(span.to))"
        return switch span.kind {
        case .dragging: (RuleID("H", 20), "\(view): a finger moves the content, \(way)")
        case .decelerating: (RuleID("H", 17), "\(view): the content moves on by itself, \(way)")
        case .animating: (RuleID("H", 23), "\(view): code moves the content, \(way)")
        }
    }

    private static func place(_ point: CGPoint) -> String { "(\(number(point.x)), \(number(point.y)))" }

    private static func number(_ value: Double) -> String {
        let tenths = (value * 10).rounded() / 10
        return tenths == tenths.rounded() && abs(tenths) < 1e15 ? "\(Int(tenths))" : "\(tenths)"
    }
}
