import Foundation

// Swift lets only the class body declare what subclasses may override; these are the implementations.
extension UIView {
    /// The default search (B-01, B-06): gates, then `point(inside:)`, then subviews from the last to the
    /// first.
    @inline(__always)
    final func search(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard passesGates else { return nil }
        guard self.point(inside: point, with: event) else {
            if !model.pointee.isUnobserved { noteOutcome(.outside, RuleID("B", 8)) }
            return nil
        }
        let subviews = model.pointee.subviews
        var index = subviews.count
        while index > 0 {
            index -= 1
            let subview = subviews[index]
            if subview.model.pointee.keepsOut(point) { continue }
            let inner = subview.model.pointee.isSeenElsewhere
                ? subview.pointWhereSeen(point) : subview.model.pointee.fromSuperview(point)
            if let hit = subview.hitTest(inner, with: event) {
                if !model.pointee.isUnobserved { noteOutcome(.descendant, RuleID("B", 6)) }
                return hit
            }
        }
        if !model.pointee.isUnobserved { noteItself(isLeaf: subviews.isEmpty) }
        return self
    }

    /// Hidden, without interaction, or transparent: such a view and all below it is out of reach (B-01,
    /// B-02).
    @inline(__always)
    private var passesGates: Bool {
        if !model.pointee.hasDynamicSubclass, model.pointee.isUnobserved {
            return !isHidden && isUserInteractionEnabled && alpha >= 0.01
        }
        return observedGates
    }

    private var observedGates: Bool {
        if isHidden {
            noteOutcome(.hidden, RuleID("B", 1))
        } else if !isUserInteractionEnabled {
            noteOutcome(.interactionDisabled, RuleID("B", 1))
        } else if alpha < 0.01 {
            noteOutcome(.transparent, RuleID("B", 2))
        } else {
            return true
        }
        return false
    }

    private func noteItself(isLeaf: Bool) {
        if isUnderBlockingAnimation {
            noteOutcome(.animating, RuleID("B", 15))
        } else {
            noteOutcome(isLeaf ? .itselfAsLeaf : .itself, RuleID("B", 6))
        }
    }

    /// Tells the trace how the default came to its answer, and by which rule.
    private func noteOutcome(_ outcome: HitOutcome, _ rule: RuleID) {
        guard world.isTracing, world.trace.isInnermost(traceID, MessageSelector.hitTest.id) else { return }
        world.trace.changeInnermost {
            $0.outcome = outcome
            $0.rule = rule
        }
    }

    /// Sends `hitTest`, recorded or offered to the run-time subclass.
    final func sendHitTest(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        world.send(
            .hitTest, to: self, arguments: { [point, event] }, argument: { .point(point) }, fallback: nil,
            answer: { [world] in $0.map { .object(world.names.id(of: $0)) } ?? .null },
            body: { defaultHitTest(point, with: event) })
    }

    /// Sends `point(inside:)`, recorded or offered to the run-time subclass.
    final func sendPointInside(_ point: CGPoint, _ event: UIEvent?) -> Bool {
        world.send(
            .pointInside, to: self, arguments: { [point, event] }, argument: { .point(point) },
            fallback: false,
            answer: { .bool($0) }, body: { defaultPointInside(point, with: event) })
    }
}
