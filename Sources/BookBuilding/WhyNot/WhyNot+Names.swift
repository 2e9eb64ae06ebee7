import EventEngine

/// What the words of a question mean, and what the trace says of them at once.
extension WhyNot {
    /// The message that a name stands for with this receiver; nil when UIKit knows none.
    func selector(named method: String, of object: ObjectID) -> MessageSelector? {
        let named = MessageSelector.allCases.filter {
            $0.isTraced && TraceNames.isName(method, of: $0.swift)
        }
        let isRecognizer =
            facts.recognizer(object) != nil
            || facts.kitClass(object).hasSuffix("GestureRecognizer")
        let fitting = named.filter { isRecognizer == Self.ofRecognizers.contains($0) }
        // Of methods with one name the one that people wait for.
        let usual: [MessageSelector] = [.didSelectRow, .shouldReceiveTouch]
        if fitting.count > 1, let meant = usual.first(where: fitting.contains) { return meant }
        // A control and the application share a spelling.
        let isControl = facts.control(object) != nil
        return fitting.first { isControl && $0 == .controlSendAction } ?? fitting.first
    }

    private static let ofRecognizers: Set<MessageSelector> = [
        .gestureTouchesBegan, .gestureTouchesMoved, .gestureTouchesEnded, .gestureTouchesCancelled,
        .ignoreTouch, .resetRecognizer, .recognizerState, .canPrevent, .canBePreventedBy,
        .recognizerShouldReceiveEvent, .recognizerShouldRequireFailureOf,
        .recognizerShouldBeRequiredToFailBy,
    ]

    /// When an object got a message, whoever sent it; nil when it never did.
    func calls(of method: String, to object: ObjectID) -> [WhyNotLine]? {
        let calls = facts.entries.indices.filter { index in
            facts.entries[index].receiver == object
                && TraceNames.isName(method, of: facts.method(facts.entries[index]))
        }
        guard let first = calls.first else { return nil }
        let words = "\(facts.name(object)).\(Self.words(of: method)) came at \(facts.time(of: first))"
        return [
            WhyNotLine(
                whole: WhyNotReason(words, facts.entries[first].rule, entry: first), isHappening: true)
        ]
    }

    /// Nobody sent a message.
    func uncalled(_ method: String, _ object: ObjectID) -> WhyNotLine {
        let words = "nothing in this run calls \(facts.name(object)).\(Self.words(of: method))"
        return WhyNotLine(whole: WhyNotReason(words))
    }

    /// The base name of a method; all of it where several share the base name.
    static func words(of method: String) -> String {
        let base = TraceNames.baseName(of: method)
        return ["tableView", "gestureRecognizer"].contains(base) ? method : base
    }

    /// When a property was set to a value, `isHighlighted = true`; nil when it never was.
    func line(ofSetting property: String, to value: String, _ object: ObjectID) -> WhyNotLine? {
        let found = facts.entries.indices.first { index in
            let entry = facts.entries[index]
            guard entry.receiver == object, case .text(let text) = entry.argument else { return false }
            return facts.text(text) == value
                && TraceNames.isName(property, of: facts.method(entry))
        }
        return found.map { index in
            let words = "\(facts.name(object)).\(property) was set to \(value) at \(facts.time(of: index))"
            return WhyNotLine(
                whole: WhyNotReason(words, facts.entries[index].rule, entry: index), isHappening: true)
        }
    }
}
