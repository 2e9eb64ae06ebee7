import EventEngine

/// Why an object did not become first responder, was told of no editing and of no motion.
extension WhyNot {
    /// Why an object did not become first responder: nobody asked it to, or it refused.
    func lines(ofResponder object: ObjectID) -> [WhyNotLine] {
        let name = facts.name(object)
        let calls = facts.entries.indices.filter {
            facts.entries[$0].receiver == object
                && facts.entries[$0].selector == MessageSelector.becomeFirstResponder.id
        }
        let lines = calls.map {
            WhyNotLine(nil, becoming(object, $0), isHappening: facts.entries[$0].answer == .bool(true))
        }
        if !lines.isEmpty { return lines }
        let recognizers = facts.recording.arrangements.last?.recognizers ?? []
        let isField = facts.kitClass(object).hasSuffix("TextField")
        if isField, let tap = recognizers.first(where: { $0.view == object }) {
            return self.lines(ofAttempts: tap.id) { (notReached("ended", in: $0), false) }
        }
        return [
            WhyNotLine(
                whole: WhyNotReason("nothing called \(name).becomeFirstResponder()", RuleID("C", 19)))
        ]
    }

    private func becoming(_ object: ObjectID, _ call: Int) -> WhyNotReason {
        let (name, entry) = (facts.name(object), facts.entries[call])
        let when = "at \(facts.time(of: call))"
        guard entry.answer != .bool(true) else {
            return WhyNotReason("\(name) became first responder \(when)", entry.rule, entry: call)
        }
        let inside = (call + 1..<max(call + 1, Int(entry.end))).first {
            facts.entries[$0].answer == .bool(false) && facts.entries[$0].receiver != object
        }
        if let inside {
            let refusal = TraceCall(recording: facts.recording, number: inside)
            let words =
                "\(refusal.receiver).\(TraceNames.baseName(of: refusal.selector)) answered false \(when)"
            return WhyNotReason(words, RuleID("C", 19), entry: inside)
        }
        if entry.rule == RuleID("C", 18) {
            return WhyNotReason("\(name).canBecomeFirstResponder is false \(when)", entry.rule, entry: call)
        }
        return WhyNotReason(
            "\(name).becomeFirstResponder answered false \(when)", RuleID("C", 19), entry: call)
    }

    /// Why the delegate of a text field was not asked or told.
    func lines(ofEditing selector: MessageSelector, to delegate: ObjectID) -> [WhyNotLine] {
        let fields = (facts.recording.arrangements.last?.controls ?? []).filter {
            $0.delegate == delegate && facts.kitClass($0.id).hasSuffix("TextField")
        }
        guard !fields.isEmpty else {
            let words = "\(facts.name(delegate)) is the delegate of no text field"
            return [WhyNotLine(whole: WhyNotReason(words, RuleID("C", 19)))]
        }
        return fields.flatMap { field -> [WhyNotLine] in
            let begins = lines(ofResponder: field.id)
            guard begins.contains(where: \.isHappening) else { return begins }
            let words =
                selector == .textFieldShouldReturn
                ? "nobody pressed return"
                : "\(facts.name(field.id)) did not come to that: it became first responder"
            return [WhyNotLine(whole: WhyNotReason(words, RuleID("C", 19)))]
        }
    }

    /// Why an object was told of no motion.
    func lines(ofMotion selector: MessageSelector, to object: ObjectID) -> [WhyNotLine] {
        let name = facts.name(object)
        let calls = facts.entries.indices.filter { facts.entries[$0].selector == selector.id }
        guard let first = calls.first, let last = calls.last else {
            return [WhyNotLine(whole: WhyNotReason("nothing moved the device", RuleID("C", 24)))]
        }
        let call = facts.entries[last]
        let receiver = facts.name(call.receiver)
        if call.isOverridden, !call.callsSuper {
            let words = "\(receiver) got the motion and did not call super"
            return [WhyNotLine(whole: WhyNotReason(words, RuleID("C", 14), entry: last))]
        }
        let words =
            "the motion went from \(facts.name(facts.entries[first].receiver)) to \(receiver), "
            + "and \(name) is not on that way"
        return [WhyNotLine(whole: WhyNotReason(words, RuleID("C", 24), entry: first))]
    }

    /// Why a recognizer's delegate was not asked.
    func lines(ofDelegate selector: MessageSelector, of delegate: ObjectID) -> [WhyNotLine] {
        let recognizers = (facts.recording.arrangements.last?.recognizers ?? []).filter {
            $0.delegate == delegate
        }
        guard !recognizers.isEmpty else {
            let words = "\(facts.name(delegate)) is the delegate of no recognizer"
            return [WhyNotLine(whole: WhyNotReason(words, RuleID("E", 4)))]
        }
        return recognizers.flatMap { recognizer -> [WhyNotLine] in
            let name = facts.name(recognizer.id)
            if [.shouldReceiveTouch, .shouldReceiveEvent].contains(selector) {
                return lines(perTouch: delegate, selector) {
                    notReceived(recognizer.id, $0) ?? WhyNotReason("\(name) got the touch", RuleID("E", 4))
                }
            }
            return lines(ofAttempts: recognizer.id) { attempt in
                guard selector == .gestureRecognizerShouldBegin || attempt.recognized == nil else {
                    return (
                        WhyNotReason("no other recognizer competed with \(name)", RuleID("E", 36)), false
                    )
                }
                return (notReached("ended", in: attempt), false)
            }
        }
    }
}
