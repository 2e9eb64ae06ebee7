/// What a property or element belongs to. An object is evaluated once and changes where it is; a value is a
/// place itself, which the changed value goes back into.
struct PlaceBase {
    let node: any Node
    /// Whether it is an object or a type, which changes without being stored back.
    let isObject: Bool

    /// Nil where the value is one of the parts by itself.
    private var place: (any Place)? { isObject ? nil : node.asPlace }

    func prepare(_ frame: Frame, _ parts: inout [Value]) throws {
        if let place { return try place.prepare(frame, &parts) }
        parts.append(try node.evaluate(frame))
    }

    func load(_ frame: Frame, _ parts: inout [Value]) throws -> Value {
        if let place { return try place.load(frame, &parts) }
        return parts.removeLast()
    }

    func modify(_ frame: Frame, _ parts: inout [Value], _ change: (inout Value) throws -> Void) throws {
        if let place { return try place.modify(frame, &parts, change) }
        var receiver = parts.removeLast()
        try change(&receiver)
    }
}

extension Place {
    /// Changes a value that was read, and stores it whether or not the change ends with an error of the
    /// scenario's; `store` throws that one on.
    func changing(
        _ value: Value, _ change: (inout Value) throws -> Void,
        store: (_ changed: Value, _ error: ThrownError?) throws -> Void
    ) throws {
        var value = value
        do {
            try change(&value)
        } catch let error as ThrownError {
            return try store(value, error)
        }
        try store(value, nil)
    }
}

/// Storage whose value shows its type to whoever knows only a protocol.
struct ErasedPlace: Place {
    let place: any Place
    let type: StaticType

    func evaluate(_ frame: Frame) throws -> Value { try place.evaluate(frame).shown(as: type) }

    func prepare(_ frame: Frame, _ parts: inout [Value]) throws { try place.prepare(frame, &parts) }

    func load(_ frame: Frame, _ parts: inout [Value]) throws -> Value {
        try place.load(frame, &parts).shown(as: type)
    }

    func store(_ value: Value, _ frame: Frame, _ parts: inout [Value], ending error: ThrownError?) throws {
        try place.store(value.unerased, frame, &parts, ending: error)
    }

    func modify(_ frame: Frame, _ parts: inout [Value], _ change: (inout Value) throws -> Void) throws {
        try place.modify(frame, &parts) { value in
            var inside = value.shown(as: type)
            defer { value = inside.unerased }
            try change(&inside)
        }
    }
}

extension Value {
    /// The value with its static type.
    func shown(as type: StaticType) -> Value {
        if case .existential = self { return self }
        return .existential(TypedValue(self, as: type))
    }
}
