/// `a.b` where `b` is a property that the scenario declares.
struct PropertyAccess: Place {
    let base: any Node
    let property: Property
    /// The dispatch number when a subclass may have another version.
    let dispatch: Int?
    /// Whether the base is an object, which changes without being stored back.
    let isObject: Bool
    let range: SourceRange

    private func resolved(_ receiver: Value) -> Property {
        guard let dispatch, property.isOverridden, let type = RuntimeType.of(value: receiver) else {
            return property
        }
        return type.properties[dispatch]
    }

    func evaluate(_ frame: Frame) throws -> Value {
        if property.lazyInitial != nil, !isObject, let place = base.asPlace {
            var result = Value.void
            try place.change(frame) { result = try property.readInPlace(&$0, frame.execution, at: range) }
            return result
        }
        var receiver = try base.evaluate(frame)
        return try resolved(receiver).readInPlace(&receiver, frame.execution, at: range)
    }

    func prepare(_ frame: Frame, _ parts: inout [Value]) throws {
        if isObject {
            parts.append(try base.evaluate(frame))
        } else if let place = base.asPlace {
            try place.prepare(frame, &parts)
        }
    }

    func store(_ value: Value, _ frame: Frame, _ parts: inout [Value]) throws {
        try withReceiver(frame, &parts) { receiver in
            try resolved(receiver).write(value, to: &receiver, frame.execution, at: range)
        }
    }

    func modify(_ frame: Frame, _ parts: inout [Value], _ change: (inout Value) throws -> Void) throws {
        try withReceiver(frame, &parts) { receiver in
            let property = resolved(receiver)
            var value = try property.readInPlace(&receiver, frame.execution, at: range)
            if property.isPlainField, let field = property.field {
                // While it changes, the value lives here alone, so that collections need no copy.
                receiver.setField(field, .void)
                defer { receiver.setField(field, value) }
                try change(&value)
            } else {
                try change(&value)
                try property.write(value, to: &receiver, frame.execution, at: range)
            }
        }
    }

    private func withReceiver(
        _ frame: Frame, _ parts: inout [Value], _ use: (inout Value) throws -> Void
    ) throws {
        if isObject {
            var receiver = parts.removeLast()
            try use(&receiver)
        } else if let place = base.asPlace {
            try place.modify(frame, &parts, use)
        }
    }
}

/// The first value of a stored property inside an initializer: observers are not told.
struct PropertyInitialization: Place {
    let access: PropertyAccess

    func evaluate(_ frame: Frame) throws -> Value { try access.evaluate(frame) }

    func prepare(_ frame: Frame, _ parts: inout [Value]) throws { try access.prepare(frame, &parts) }

    func store(_ value: Value, _ frame: Frame, _ parts: inout [Value]) throws {
        if access.isObject {
            var receiver = parts.removeLast()
            try write(value, &receiver, frame)
        } else if let place = access.base.asPlace {
            try place.modify(frame, &parts) { try write(value, &$0, frame) }
        }
    }

    private func write(_ value: Value, _ receiver: inout Value, _ frame: Frame) throws {
        try access.property.write(value, to: &receiver, frame.execution, at: access.range, silently: true)
    }

    func modify(_ frame: Frame, _ parts: inout [Value], _ change: (inout Value) throws -> Void) throws {
        var value = try access.evaluate(frame)
        try change(&value)
        try store(value, frame, &parts)
    }
}

/// `a.b` where `b` is a property of the catalogue; also `super.b`.
struct NativeProperty: Place {
    /// Nil for static properties.
    let base: (any Node)?
    let member: NativeMember
    let isObject: Bool
    let getter: SuperMessage?
    let setter: SuperMessage?
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        let receiver = try base?.evaluate(frame) ?? .void
        return try read(receiver, frame)
    }

    private func read(_ receiver: Value, _ frame: Frame) throws -> Value {
        let execution = frame.execution
        execution.note(member, at: range)
        return try execution.send(getter, to: receiver, at: range) {
            try member.call(in: execution.context, on: receiver)
        }
    }

    func prepare(_ frame: Frame, _ parts: inout [Value]) throws {
        if isObject {
            parts.append(try base?.evaluate(frame) ?? .void)
        } else if let place = base?.asPlace {
            try place.prepare(frame, &parts)
        }
    }

    func store(_ value: Value, _ frame: Frame, _ parts: inout [Value]) throws {
        try withReceiver(frame, &parts) { try write(value, &$0, frame) }
    }

    func modify(_ frame: Frame, _ parts: inout [Value], _ change: (inout Value) throws -> Void) throws {
        try withReceiver(frame, &parts) { receiver in
            var value = try read(receiver, frame)
            try change(&value)
            try write(value, &receiver, frame)
        }
    }

    private func write(_ value: Value, _ receiver: inout Value, _ frame: Frame) throws {
        guard let set = member.setter else { preconditionFailure("The checker let \(member.name) be set.") }
        let execution = frame.execution
        execution.note(member, at: range)
        execution.place = range
        if setter != nil {
            let object = receiver
            _ = try execution.send(setter, to: object, at: range) {
                var object = object
                try set(execution.context, &object, [], value)
                return .void
            }
        } else {
            try execution.located(at: range) { try set(execution.context, &receiver, [], value) }
        }
    }

    private func withReceiver(
        _ frame: Frame, _ parts: inout [Value], _ use: (inout Value) throws -> Void
    ) throws {
        if isObject {
            var receiver = parts.removeLast()
            try use(&receiver)
        } else if let place = base?.asPlace {
            try place.modify(frame, &parts, use)
        }
    }
}

/// `a[i]` of a collection or string.
struct NativeSubscript: Place {
    let base: any Node
    let member: NativeMember
    let arguments: [any Node]
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        let receiver = try base.evaluate(frame)
        let indices = try arguments.map { try $0.evaluate(frame) }
        frame.execution.note(member, at: range)
        return try frame.execution.located(at: range) {
            try member.call(in: frame.execution.context, on: receiver, indices)
        }
    }

    func prepare(_ frame: Frame, _ parts: inout [Value]) throws {
        if let place = base.asPlace { try place.prepare(frame, &parts) }
        for argument in arguments { parts.append(try argument.evaluate(frame)) }
    }

    func store(_ value: Value, _ frame: Frame, _ parts: inout [Value]) throws {
        let indices = Array(parts.suffix(arguments.count))
        parts.removeLast(arguments.count)
        guard let place = base.asPlace else { return }
        try place.modify(frame, &parts) { try set(value, indices, &$0, frame) }
    }

    func modify(_ frame: Frame, _ parts: inout [Value], _ change: (inout Value) throws -> Void) throws {
        let indices = Array(parts.suffix(arguments.count))
        parts.removeLast(arguments.count)
        guard let place = base.asPlace else { return }
        try place.modify(frame, &parts) { receiver in
            var value = try frame.execution.located(at: range) {
                try member.call(in: frame.execution.context, on: receiver, indices)
            }
            try change(&value)
            try set(value, indices, &receiver, frame)
        }
    }

    private func set(_ value: Value, _ indices: [Value], _ receiver: inout Value, _ frame: Frame) throws {
        guard let setter = member.setter else { preconditionFailure("The checker let a subscript be set.") }
        frame.execution.note(member, at: range)
        try frame.execution.located(at: range) {
            try setter(frame.execution.context, &receiver, indices, value)
        }
    }
}

/// `pair.0`
struct TupleElementAccess: Place {
    let base: any Node
    let index: Int

    func evaluate(_ frame: Frame) throws -> Value { try base.evaluate(frame).elements[index] }

    func prepare(_ frame: Frame, _ parts: inout [Value]) throws {
        if let place = base.asPlace { try place.prepare(frame, &parts) }
    }

    func store(_ value: Value, _ frame: Frame, _ parts: inout [Value]) throws {
        try modify(frame, &parts) { $0 = value }
    }

    func modify(_ frame: Frame, _ parts: inout [Value], _ change: (inout Value) throws -> Void) throws {
        guard let place = base.asPlace else { return }
        try place.modify(frame, &parts) { tuple in
            var elements = tuple.elements
            tuple = .void
            defer { tuple = .tuple(elements) }
            try change(&elements[index])
        }
    }
}

extension Value {
    /// The elements of the tuple that the checker promised.
    var elements: [Value] {
        if case .tuple(let elements) = self { return elements }
        preconditionFailure("The checker let a value through that is no tuple.")
    }
}
