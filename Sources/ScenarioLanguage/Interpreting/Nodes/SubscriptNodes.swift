/// `grid[x, y]` of a subscript that the scenario declares.
struct OwnSubscript: Place {
    /// The receiver, or the type of a static subscript.
    let base: any Node
    let accessors: SubscriptCode
    let arguments: [any Node]
    /// Whether the base is an object or a type, which changes without being stored back.
    let isObject: Bool
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        let receiver = try base.evaluate(frame)
        let indices = try arguments.map { try $0.evaluate(frame) }
        return try accessors.getter.call([receiver.unerased] + indices, frame.execution, at: range)
    }

    func prepare(_ frame: Frame, _ parts: inout [Value]) throws {
        if isObject {
            parts.append(try base.evaluate(frame).unerased)
        } else if let place = base.asPlace {
            try place.prepare(frame, &parts)
        }
        for argument in arguments { parts.append(try argument.evaluate(frame)) }
    }

    func store(_ value: Value, _ frame: Frame, _ parts: inout [Value]) throws {
        try withReceiver(frame, &parts) { receiver, indices in
            try set(value, indices, &receiver, frame)
        }
    }

    func modify(_ frame: Frame, _ parts: inout [Value], _ change: (inout Value) throws -> Void) throws {
        try withReceiver(frame, &parts) { receiver, indices in
            var value = try accessors.getter.call([receiver] + indices, frame.execution, at: range)
            try change(&value)
            try set(value, indices, &receiver, frame)
        }
    }

    private func withReceiver(
        _ frame: Frame, _ parts: inout [Value], _ use: (inout Value, [Value]) throws -> Void
    ) throws {
        let indices = Array(parts.suffix(arguments.count))
        parts.removeLast(arguments.count)
        if isObject {
            var receiver = parts.removeLast()
            try use(&receiver, indices)
        } else if let place = base.asPlace {
            try place.modify(frame, &parts) { try use(&$0, indices) }
        }
    }

    private func set(_ value: Value, _ indices: [Value], _ receiver: inout Value, _ frame: Frame) throws {
        guard let setter = accessors.setter else {
            preconditionFailure("The checker let a subscript be set.")
        }
        let called = try setter.run([receiver] + indices + [value], frame.execution, at: range)
        if !isObject { receiver = setter.finalValue(ofParameter: 0, in: called) }
    }
}

/// The accessors of a subscript.
final class SubscriptCode {
    /// Parameters: `self` and the indices.
    let getter = FunctionCode("subscript")
    /// Besides, the new value last.
    var setter: FunctionCode?
}
