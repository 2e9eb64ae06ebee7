import EventEngine

/// Why nobody sent an action: the recognizers and controls that would, and what kept each of them.
extension WhyNot {
    /// Somebody who has the action, as it was set up last.
    private struct Sender: Hashable {
        var object: ObjectID
        /// The events of a control; empty for a recognizer.
        var events: [String]
        /// The name along the responder chain, without a target.
        var isForChain: Bool
    }

    /// Why an action did not reach an object, for each of those that would send it.
    func lines(ofAction method: String, to object: ObjectID) -> [WhyNotLine] {
        let senders = senders(of: method, to: object)
        guard !senders.isEmpty else { return [WhyNotLine(nil, unsent(method, to: object))] }
        return senders.flatMap { sender -> [WhyNotLine] in
            if sender.events.isEmpty, facts.recognizer(sender.object) != nil {
                return lines(ofRecognizer: sender.object, sending: method, to: object)
            }
            return sender.events.flatMap {
                lines(ofControl: sender.object, telling: $0, method, to: object, sender.isForChain)
            }
        }
    }

    /// The entries in which an object gets an action.
    private func actionCalls(of method: String, to object: ObjectID) -> [Int] {
        facts.entries.indices.filter { index in
            let entry = facts.entries[index]
            return entry.receiver == object && entry.kind == .actions
                && TraceNames.isName(method, of: facts.method(entry))
        }
    }

    private func arrival(
        of method: String, at object: ObjectID, from sender: ObjectID, _ call: Int
    ) -> String {
        "\(facts.name(object)).\(method) came at \(facts.time(of: call)) from \(facts.name(sender))"
    }

    // MARK: Recognizers

    private func lines(
        ofRecognizer recognizer: ObjectID, sending method: String, to object: ObjectID
    ) -> [WhyNotLine] {
        let calls = actionCalls(of: method, to: object)
        return lines(ofAttempts: recognizer) { attempt in
            if let change = attempt.recognized {
                let own = calls.first {
                    facts.entries[$0].time >= change.time && attempt.entries.contains($0)
                }
                let call = own ?? calls.first { $0 >= change.entry }
                guard let call else {
                    return (
                        WhyNotReason(
                            "\(facts.name(recognizer)) recognized, and had no such target then",
                            RuleID("E", 16)), false
                    )
                }
                let words = arrival(of: method, at: object, from: recognizer, call)
                return (WhyNotReason(words, RuleID("E", 16), entry: call), true)
            }
            return (notReached("ended", in: attempt), false)
        }
    }

    // MARK: Controls

    private func lines(
        ofControl control: ObjectID, telling event: String, _ method: String, to object: ObjectID,
        _ isForChain: Bool
    ) -> [WhyNotLine] {
        let calls = actionCalls(of: method, to: object)
        return lines(ofControl: control, event).map { line in
            guard line.isHappening else { return line }
            let told = facts.recording.controlEvents.filter {
                $0.control == control && words(of: $0).contains(event)
            }
            if let call = calls.first(where: { index in
                told.contains { $0.entry <= index && $0.time == facts.entries[index].time }
            }) {
                let words = arrival(of: method, at: object, from: control, call)
                return WhyNotLine(
                    line.touch, WhyNotReason(words, facts.entries[call].rule, entry: call),
                    isHappening: true)
            }
            return WhyNotLine(line.touch, lost(control, event, method, to: object, isForChain, told))
        }
    }

    /// The control told of the event, and the action went elsewhere or nowhere.
    private func lost(
        _ control: ObjectID, _ event: String, _ method: String, to object: ObjectID, _ isForChain: Bool,
        _ told: [Recording.ControlEvent]
    ) -> WhyNotReason {
        let name = facts.name(control)
        let start = told.first?.entry ?? 0
        let stopped = facts.entries.indices.dropFirst(start).first { index in
            let entry = facts.entries[index]
            let isSending =
                entry.selector == MessageSelector.controlSendAction.id
                || entry.selector == MessageSelector.sendAction.id
            return isSending && entry.isOverridden && !entry.callsSuper
        }
        if let stopped {
            let call = TraceCall(recording: facts.recording, number: stopped)
            let words =
                "\(call.receiver).\(Self.words(of: call.selector)) is overridden and does not call super"
            return WhyNotReason(words, RuleID("G", 12), entry: stopped)
        }
        guard isForChain else {
            return WhyNotReason(
                "\(name) told of \(event), and \(facts.name(object)) was no target then", RuleID("G", 12))
        }
        let taker = facts.entries.indices.dropFirst(start).first { index in
            facts.entries[index].kind == .actions && facts.entries[index].receiver != object
                && TraceNames.isName(method, of: facts.method(facts.entries[index]))
        }
        let holder = facts.recording.arrangements.last?.firstResponder ?? .none
        let rule = RuleID("C", holder == .none ? 21 : 20)
        let from = holder == .none ? name : "the first responder \(facts.name(holder))"
        if let taker {
            let words =
                "\(facts.name(facts.entries[taker].receiver)) took it at \(facts.time(of: taker)): "
                + "the search goes up from \(from)"
            return WhyNotReason(words, facts.entries[taker].rule, entry: taker)
        }
        return WhyNotReason("nobody took it: \(facts.name(object)) is not on the way up from \(from)", rule)
    }

    // MARK: Nobody

    /// Nobody has the action.
    private func unsent(_ method: String, to object: ObjectID) -> WhyNotReason {
        let name = facts.name(object)
        let all = senderTargets.filter { ActionName.matches($0.target.action, method) }
        if let gone = all.first(where: { $0.target.isGone }) {
            let words = "the target of \(facts.name(gone.sender)) was freed: targets are not retained"
            return WhyNotReason(words, RuleID("G", 14))
        }
        if let other = all.first {
            let to = other.target.object == .none ? "another object" : facts.name(other.target.object)
            let words = "\(facts.name(other.sender)) sends \(method) to \(to), not to \(name)"
            return WhyNotReason(words, RuleID("G", 12))
        }
        return WhyNotReason(
            "nothing sends \(method) to \(name): no recognizer and no control has it as its action",
            RuleID("G", 12))
    }

    /// All who tell anybody, with whom they tell, as far as the run goes.
    private var senderTargets: [(sender: ObjectID, target: Recording.Arrangement.Target)] {
        facts.recording.arrangements.reversed().flatMap { arrangement in
            arrangement.recognizers.flatMap { one in one.targets.map { (one.id, $0) } }
                + arrangement.controls.flatMap { one in one.targets.map { (one.id, $0) } }
        }
    }

    private func senders(of method: String, to object: ObjectID) -> [Sender] {
        var known: Set<ObjectID> = []
        var found: [Sender] = []
        let meant = senderTargets.filter {
            ActionName.matches($0.target.action, method)
                && ($0.target.object == object || $0.target.isForChain)
        }
        for (sender, target) in meant where known.insert(sender).inserted {
            found.append(Sender(object: sender, events: target.events, isForChain: target.isForChain))
        }
        return found.sorted { $0.object < $1.object }
    }

    /// Whether anybody has a method as an action.
    func isAction(_ method: String) -> Bool {
        senderTargets.contains { ActionName.matches($0.target.action, method) }
    }
}

/// Actions in Objective-C spelling beside methods in Swift's.
enum ActionName {
    /// Whether `tapped:` or `handleWithTap:` is what `tapped(_:)` or `handle` stands for.
    static func matches(_ action: String?, _ method: String) -> Bool {
        guard let action else { return false }
        let own = action.prefix { $0 != ":" }
        let base = TraceNames.baseName(of: method)
        guard own != base else { return true }
        return own.hasPrefix(base + "With")
    }
}
