import EventEngine
import Foundation

/// Why hit-testing did not ask a view, or did not answer it.
extension WhyNot {
    /// Why a touch was not bound to a view; nil when it was.
    func notHit(_ view: ObjectID, _ touch: RunFacts.Touch) -> WhyNotReason? {
        if touch.hit == view { return nil }
        if let reason = ignored(touch) { return reason }
        guard let entry = hitTest(of: view, touch) else { return notAsked(view, touch) }
        let call = facts.entries[entry]
        let name = facts.name(view)
        if call.answer == .object(view) { return discarded(view, entry, touch) }
        if let reason = refusal(entry, of: view) { return reason }
        guard case .object(let winner) = call.answer, winner != .none else {
            return WhyNotReason("\(name).hitTest answered nil", call.rule, entry: entry)
        }
        if isOverruled(call) {
            let words = "\(name).hitTest is overridden and answered \(facts.name(winner))"
            return WhyNotReason(words, RuleID("B", 3), entry: entry)
        }
        let words = "\(name) was asked, and \(facts.name(winner)), which is in it, took the touch"
        return WhyNotReason(words, RuleID("B", 6), entry: entry)
    }

    /// Why a view was not asked whether it is hit; nil when it was asked.
    func notAsked(_ view: ObjectID, _ touch: RunFacts.Touch) -> WhyNotReason? {
        if hitTest(of: view, touch) != nil { return nil }
        if let reason = ignored(touch) { return reason }
        let name = facts.name(view)
        guard let snapshot = facts.snapshot(at: touch), let path = facts.path(to: view, in: snapshot) else {
            return isNowhere(view, touch)
        }
        let asked = path.dropFirst().first { hitTest(of: $0.id, touch) != nil }
        guard let parent = asked, let entry = hitTest(of: parent.id, touch) else {
            return windowNotAsked(name, path, touch)
        }
        if let reason = refusal(entry, of: parent.id) { return reason.after("\(name) was not asked") }
        let call = facts.entries[entry]
        let parentName = facts.name(parent.id)
        guard case .object(let winner) = call.answer, winner != .none, call.outcome != .undecided else {
            let words = "\(parentName).hitTest is overridden and does not ask its subviews"
            return WhyNotReason(words, RuleID("B", 3), entry: entry).after("\(name) was not asked")
        }
        return covered(path[0], by: winner, in: parent.id, entry, touch)
    }

    /// The number of the last call of `hitTest` to a view that counts for a touch: in the second pass.
    func hitTest(of view: ObjectID, _ touch: RunFacts.Touch) -> Int? {
        facts.entries.indices.last { index in
            let entry = facts.entries[index]
            return entry.receiver == view && Int(entry.touch) == touch.number && entry.pass == 2
                && entry.selector == MessageSelector.hitTest.id
        }
    }

    /// The app takes no touches at all (A-18, N-27).
    func ignored(_ touch: RunFacts.Touch) -> WhyNotReason? {
        let causes = [
            RuleID("A", 18): "the app ignores touches since beginIgnoringInteractionEvents()",
            RuleID("N", 27): "the app ignores touches, as a transition has begun and is not over",
        ]
        let refusal = facts.recording.refusals.first { $0.touch == touch.number && causes[$0.rule] != nil }
        guard let rule = refusal?.rule, let words = causes[rule] else { return nil }
        return WhyNotReason(words, rule)
    }

    // MARK: Reasons

    /// Why a view that was asked answered nil by itself; nil when it did not, or an override decided.
    private func refusal(_ entry: Int, of view: ObjectID) -> WhyNotReason? {
        let call = facts.entries[entry]
        let name = facts.name(view)
        guard call.answer == .null || call.answer == .object(.none) else { return nil }
        if isOverruled(call) || call.outcome == .undecided {
            let words = "\(name).hitTest is overridden and answered nil"
            return WhyNotReason(words, RuleID("B", 3), entry: entry)
        }
        switch call.outcome {
        case .hidden: return WhyNotReason("\(name) is hidden", call.rule, entry: entry)
        case .interactionDisabled:
            return WhyNotReason("\(name).isUserInteractionEnabled is false", call.rule, entry: entry)
        case .transparent: return WhyNotReason("\(name).alpha is below 0.01", call.rule, entry: entry)
        case .outside: return outside(entry, of: view)
        default: return nil
        }
    }

    /// `point(inside:)` said no.
    private func outside(_ entry: Int, of view: ObjectID) -> WhyNotReason {
        let name = facts.name(view)
        let inner = (entry + 1..<max(entry + 1, Int(facts.entries[entry].end))).first {
            facts.entries[$0].receiver == view
                && facts.entries[$0].selector == MessageSelector.pointInside.id
        }
        guard let inner, case .point(let point) = facts.entries[inner].argument else {
            return WhyNotReason("the finger was outside \(name)", RuleID("B", 4), entry: entry)
        }
        let call = facts.entries[inner]
        let place = RunFacts.words(point)
        if call.isOverridden {
            let words = "\(name).point(inside:) is overridden and answered false at \(place)"
            return WhyNotReason(words, RuleID("B", 28), entry: inner)
        }
        let words = "\(name).point(inside:) answered false at \(place), outside its bounds"
        return WhyNotReason(words, RuleID("B", 4), entry: inner)
    }

    /// Whether an override answered something else than UIKit's own search.
    private func isOverruled(_ call: TraceEntry) -> Bool {
        guard call.isOverridden else { return false }
        return !call.callsSuper || (call.defaultAnswer != .none && call.defaultAnswer != call.answer)
    }

    /// The view answered itself, and an override around it something else.
    private func discarded(_ view: ObjectID, _ entry: Int, _ touch: RunFacts.Touch) -> WhyNotReason {
        let name = facts.name(view)
        let around = facts.entries[..<entry].indices.last { index in
            let call = facts.entries[index]
            return Int(call.end) > entry && call.selector == MessageSelector.hitTest.id
                && call.answer != .object(view)
        }
        guard let around else {
            return WhyNotReason("\(name) answered itself, and the touch went elsewhere", RuleID("B", 19))
        }
        let call = TraceCall(recording: facts.recording, number: around)
        let words =
            "\(name) answered itself, but \(call.receiver).hitTest is overridden and answered "
            + (call.answer ?? "nil")
        return WhyNotReason(words, RuleID("B", 3), entry: around)
    }

    /// Another view took the touch before this one was asked.
    private func covered(
        _ view: SceneSnapshot.View, by winner: ObjectID, in parent: ObjectID, _ entry: Int,
        _ touch: RunFacts.Touch
    ) -> WhyNotReason {
        let name = facts.name(view.id)
        if let reason = besides(view, touch) { return reason }
        let call = facts.entries[entry]
        let rule = call.rule == .none ? RuleID("B", 6) : call.rule
        let words = "\(facts.name(winner)), in front of it in \(facts.name(parent)), took the touch"
        return WhyNotReason(words, rule, entry: entry).after("\(name) was not asked")
    }

    /// The finger was not on the view at all; nil when it was, or when the view decides that itself.
    private func besides(_ view: SceneSnapshot.View, _ touch: RunFacts.Touch) -> WhyNotReason? {
        let decidesItself = facts.entries.contains {
            $0.receiver == view.id && $0.isOverridden && $0.kind == .hitTest
        }
        guard !decidesItself else { return nil }
        let name = facts.name(view.id)
        guard let place = RunFacts.local(touch.began.location, in: view) else {
            let words = "\(name) has no area: its bounds are \(RunFacts.words(view.bounds))"
            return WhyNotReason(words, RuleID("B", 5))
        }
        let bounds = view.bounds
        let isInside =
            place.x >= bounds.minX && place.x < bounds.maxX
            && place.y >= bounds.minY && place.y < bounds.maxY
        guard !isInside else { return nil }
        let words =
            "the finger was not on \(name): it was at \(RunFacts.words(place)) in it, "
            + "outside its bounds \(RunFacts.words(bounds))"
        return WhyNotReason(words, RuleID("B", 4))
    }

    private func windowNotAsked(
        _ name: String, _ path: [SceneSnapshot.View], _ touch: RunFacts.Touch
    ) -> WhyNotReason {
        if let reason = besides(path[0], touch) { return reason }
        let window = path[path.count - 1].id
        let taker = facts.name(touch.began.window)
        guard touch.began.window != .none, touch.began.window != window else {
            return WhyNotReason("\(name) was not asked", RuleID("B", 21))
        }
        let own = facts.name(window)
        let words =
            own == name
            ? "\(name) was not asked: \(taker), a window in front of it, took the touch"
            : "\(name) was not asked: \(taker), a window in front of \(own), took the touch"
        return WhyNotReason(words, RuleID("B", 21))
    }

    /// The view was in no window when the touch came down.
    private func isNowhere(_ view: ObjectID, _ touch: RunFacts.Touch) -> WhyNotReason {
        let name = facts.name(view)
        let strays = facts.arrangement(at: touch)?.strays ?? []
        var top = view
        var steps = 0
        while let place = strays.first(where: { $0.id == top }), place.view != .none, steps < strays.count {
            top = place.view
            steps += 1
        }
        let last = facts.name(top)
        if top != view {
            return WhyNotReason(
                "\(name) was in no window: \(last), which it is in, has no superview", RuleID("B", 6))
        }
        let isWindow = facts.kitClass(view) == "UIWindow"
        let words =
            isWindow
            ? "\(name) was not shown: it was hidden" : "\(name) was in no window: it had no superview"
        return WhyNotReason(words, RuleID("B", isWindow ? 21 : 6))
    }
}
