import EventEngine
import Foundation

/// Why a control did not follow a touch, or had nothing to tell.
extension WhyNot {
    /// Why a touch made a control tell no such event.
    func notSent(_ event: String, by control: ObjectID, _ touch: RunFacts.Touch) -> WhyNotReason {
        if let reason = notTracked(control, touch) { return reason }
        if let reason = trackingEnded(control, touch) { return reason }
        let name = facts.name(control)
        let told = events(of: control, during: touch)
        switch event {
        case "touchUpInside", "touchUpOutside", "touchCancel", "primaryActionTriggered", "valueChanged":
            return ended(without: event, control, told, touch)
        case "touchDown": return WhyNotReason("\(name) told of no touch-down", RuleID("G", 6))
        case "touchDownRepeat":
            return WhyNotReason("it was the first tap: the tap count was 1", RuleID("G", 6))
        case "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit":
            guard touch.hasMoved else { return WhyNotReason("the finger did not move", RuleID("G", 6)) }
            let isInside = event == "touchDragOutside" || event == "touchDragExit"
            let words =
                isInside
                ? "the finger stayed within 70 pt of \(name)" : "the finger did not come back to \(name)"
            return WhyNotReason(words, RuleID("G", isInside ? 8 : 7))
        default:
            return WhyNotReason("touches do not make \(name) tell \(event)", RuleID("G", 6))
        }
    }

    /// Why a control did not begin to follow a touch; nil when it did.
    func notTracked(_ control: ObjectID, _ touch: RunFacts.Touch) -> WhyNotReason? {
        let name = facts.name(control)
        guard let began = facts.first(.touchesBegan, to: control, about: touch.number) else {
            return notTold(control, .began, touch)
        }
        let call = facts.entries[began]
        if call.isOverridden, !call.callsSuper {
            let words = "\(name).touchesBegan is overridden and does not call super, so it tracks nothing"
            return WhyNotReason(words, RuleID("G", 2), entry: began)
        }
        let inside = began..<max(began + 1, Int(call.end))
        // An override that calls `super` is one line with it, or two.
        let rules = inside.filter { facts.entries[$0].receiver == control }.map { facts.entries[$0].rule }
        if rules.contains(RuleID("G", 11)) {
            let words = "\(name) is disabled: it keeps the touch and does nothing"
            return WhyNotReason(words, RuleID("G", 11), entry: began)
        }
        if rules.contains(RuleID("G", 22)) {
            let words = "\(name).isUserInteractionEnabled is false, so it does nothing with the touch"
            return WhyNotReason(words, RuleID("G", 22), entry: began)
        }
        if touch.hit != control {
            let words =
                "the touch hit \(facts.name(touch.hit)), which is in \(name): "
                + "a control follows only touches that hit it"
            return WhyNotReason(words, RuleID("G", 20), entry: began)
        }
        let question = inside.first {
            facts.entries[$0].receiver == control
                && facts.entries[$0].selector == MessageSelector.beginTracking.id
        }
        guard let question else {
            return WhyNotReason("\(name) follows another touch already", RuleID("G", 4), entry: began)
        }
        guard facts.entries[question].answer == .bool(false) else { return nil }
        return WhyNotReason(
            "\(name).beginTracking(_:with:) answered false", RuleID("G", 3), entry: question)
    }

    /// What ended the tracking of a touch before the finger was lifted; nil when nothing did.
    private func trackingEnded(_ control: ObjectID, _ touch: RunFacts.Touch) -> WhyNotReason? {
        let name = facts.name(control)
        let later = facts.entries.indices.filter { facts.entries[$0].receiver == control }
        let stopped = later.first {
            facts.entries[$0].selector == MessageSelector.continueTracking.id
                && facts.entries[$0].answer == .bool(false)
                && facts.touches(of: facts.entries[$0]).contains(touch.number)
        }
        if let stopped {
            let words = "\(name).continueTracking(_:with:) answered false at \(facts.time(of: stopped))"
            return WhyNotReason(words, RuleID("G", 3), entry: stopped)
        }
        if let reason = cancelled(touch) { return reason }
        let gaveUp = later.first {
            facts.entries[$0].rule == RuleID("G", 5) && facts.entries[$0].time >= touch.began.time
                && facts.entries[$0].time <= touch.samples[touch.samples.count - 1].time
        }
        if let gaveUp {
            let words = "\(name) was disabled or left its window at \(facts.time(of: gaveUp))"
            return WhyNotReason(words, RuleID("G", 5), entry: gaveUp)
        }
        guard let ended = facts.first(.touchesEnded, to: control, about: touch.number) else { return nil }
        let call = facts.entries[ended]
        guard call.isOverridden, !call.callsSuper else { return nil }
        let words = "\(name).touchesEnded is overridden and does not call super, so its tracking has no end"
        return WhyNotReason(words, RuleID("G", 2), entry: ended)
    }

    /// The tracking came to its end by the finger, with another event.
    private func ended(
        without event: String, _ control: ObjectID, _ told: [Recording.ControlEvent],
        _ touch: RunFacts.Touch
    ) -> WhyNotReason {
        let name = facts.name(control)
        guard let ended = facts.delivery(.ended, of: touch.number) else {
            return notTold(control, .ended, touch)
        }
        let time = facts.time(of: ended.entry)
        let names = told.flatMap { words(of: $0) }
        if event == "touchCancel" {
            return WhyNotReason("the touch ended at \(time), and nothing cancelled it", RuleID("G", 6))
        }
        if event == "touchUpOutside" {
            let words = "the finger was lifted at \(time) on \(name), or within 70 pt of it"
            return WhyNotReason(words, RuleID("G", 8))
        }
        if names.contains("touchUpOutside") {
            let words = "the finger was lifted at \(time), more than 70 pt outside \(name)"
            return WhyNotReason(words, RuleID("G", 8))
        }
        if event == "primaryActionTriggered", names.contains("touchUpInside") {
            let words = "\(name) is a \(facts.kitClass(control)), which has no primary action of its own"
            return WhyNotReason(words, RuleID("G", 13))
        }
        if event == "valueChanged", names.contains("touchUpInside") {
            return WhyNotReason("the touch did not change the value of \(name)", RuleID("G", 6))
        }
        return WhyNotReason(
            "\(name) told of \(names.isEmpty ? "nothing" : names.joined(separator: ", "))", RuleID("G", 6))
    }

    // MARK: Events

    /// The names in an event of a control.
    func words(of event: Recording.ControlEvent) -> [String] {
        (facts.text(event.name) ?? "").components(separatedBy: ", ")
    }

    /// What a control told of while a touch was down, and when its end was delivered.
    func events(of control: ObjectID, during touch: RunFacts.Touch) -> [Recording.ControlEvent] {
        let last = facts.recording.deliveries.last { $0.touch == touch.number }
        let end = max(
            touch.samples[touch.samples.count - 1].time, last.map { facts.entries[$0.entry].time } ?? 0)
        return facts.recording.controlEvents.filter {
            $0.control == control && $0.time >= touch.began.time && $0.time <= end
        }
    }

    /// For each touch, why a control did not tell an event, or when it did.
    func lines(ofControl control: ObjectID, _ event: String) -> [WhyNotLine] {
        let name = facts.name(control)
        let told = facts.recording.controlEvents.filter {
            $0.control == control && words(of: $0).contains(event)
        }
        var counted = 0
        var found: [WhyNotLine] = facts.touches.map { touch in
            let own = events(of: control, during: touch).first { words(of: $0).contains(event) }
            guard let own else {
                let reason = notSent(event, by: control, touch)
                let isAboutControl = reason.words.contains(name)
                return WhyNotLine(
                    touch.number, isAboutControl ? reason : reason.after("\(name) sent no \(event)"))
            }
            counted += 1
            return WhyNotLine(
                touch.number, WhyNotReason("\(name) told of \(event) at \(facts.time(own.time))", own.rule),
                isHappening: true)
        }
        if counted == 0, let first = told.first {
            let reason = WhyNotReason("\(name) told of \(event) at \(facts.time(first.time))", first.rule)
            found = [WhyNotLine(nil, reason, isHappening: true)]
        }
        if told.isEmpty, isEditing(event) { return lines(ofResponder: control) }
        return found.isEmpty ? [untouched] : found
    }

    private func isEditing(_ event: String) -> Bool { event.hasPrefix("editing") }

    /// A control follows touches with a message of its own: `endTracking`.
    func lines(ofTracking control: ObjectID, _ selector: MessageSelector) -> [WhyNotLine] {
        lines(perTouch: control, selector) { touch in
            if let reason = notTracked(control, touch),
                selector != .beginTracking || reason.rule != RuleID("G", 3)
            {
                return reason
            }
            switch selector {
            case .continueTracking where !touch.hasMoved:
                return WhyNotReason("the finger did not move", RuleID("G", 1))
            case .cancelTracking: return notSent("touchCancel", by: control, touch)
            default: return trackingEnded(control, touch) ?? notTold(control, .ended, touch)
            }
        }
    }
}
