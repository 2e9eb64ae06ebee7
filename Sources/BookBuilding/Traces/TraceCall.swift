import EventEngine

/// One entry of a trace in words, for a sentence about it: `gray.hitTest(_:with:) -> red`.
struct TraceCall {
    let recording: Recording
    /// The number of the entry, from 0.
    let number: Int

    private var entry: TraceEntry { recording.entries[number] }

    /// Whether it is a line that the author's code prints; all that there is to say of it is that line.
    var isPrint: Bool { entry.kind == .prints }

    /// The receiver's name, empty for a print.
    var receiver: String {
        entry.receiver == .none ? "" : recording.objects[Int(entry.receiver.rawValue)].name
    }

    /// The receiver's class, empty for a print.
    var className: String {
        entry.receiver == .none ? "" : recording.objects[Int(entry.receiver.rawValue)].className
    }

    /// The rule of UIKit's behaviour behind the call, empty where the author's code decided.
    var rule: String { entry.rule.description }

    /// The method in Swift's spelling.
    var selector: String { recording.selectors[Int(entry.selector.rawValue)].swift }

    /// The words that the call carried: a point, touches, text; nil without any.
    var argument: String? {
        switch entry.argument {
        case .none: nil
        case .point(let point): "(\(number(Double(point.x))), \(number(Double(point.y))))"
        case .touches(let range):
            recording.touchLists[Int(range.lowerBound)..<Int(range.upperBound)]
                .map { "touch \($0)" }.joined(separator: ", ")
        case .object(let object): name(of: object)
        case .text(let text): recording.texts[Int(text)]
        }
    }

    /// What the call answered; nil for a method that returns nothing.
    var answer: String? {
        switch entry.answer {
        case .none: nil
        case .bool(let value): value ? "true" : "false"
        case .object(let object): name(of: object)
        case .null: "nil"
        case .text(let text): recording.texts[Int(text)]
        }
    }

    /// The call as a log prints it, without indentation.
    var words: String {
        if isPrint { return "print: \(argument ?? "")" }
        if entry.kind == .states, let argument { return "\(receiver): \(argument)" }
        let message = receiver.isEmpty ? selector : "\(receiver).\(selector)"
        return answer.map { "\(message) -> \($0)" } ?? message
    }

    private func name(of object: ObjectID) -> String {
        object == .none ? "nil" : recording.objects[Int(object.rawValue)].name
    }

    /// At most one decimal, as the drawings print numbers.
    private func number(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e15 else {
            return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf"
        }
        let tenths = Int((value * 10).rounded())
        let whole = "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10)"
        return tenths % 10 == 0 ? whole : "\(whole).\(abs(tenths) % 10)"
    }
}
