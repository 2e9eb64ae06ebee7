/// `a.b` where `b` is a property that the scenario declares.
struct PropertyAccess: Place {
    let base: any Node
    let property: Property
    /// The dispatch number when a subclass may have another version.
    let dispatch: Int?
    /// Whether the base is an object, which changes without being stored back.
    let isObject: Bool
    let range: SourceRange
    /// The overrides of a property that an extension gives a class of the engine's; nil through `super`.
    var versions: PropertyVersions?

    var owner: PlaceBase { PlaceBase(node: base, isObject: isObject) }

    private func resolved(_ receiver: Value) -> Property {
        if let versions { return versions.nearest(to: receiver.unerased) ?? property }
        guard let dispatch, property.isOverridden, let type = RuntimeType.of(value: receiver) else {
            return property
        }
        return type.properties[dispatch]
    }

    func evaluate(_ frame: Frame) throws -> Value {
        if property.changesWhenRead, !isObject {
            var parts: [Value] = []
            try prepare(frame, &parts)
            return try load(frame, &parts)
        }
        var receiver = try base.evaluate(frame)
        if let kept = try look(of: receiver, frame.execution) { return kept }
        return try resolved(receiver).readInPlace(&receiver, frame.execution, at: range)
    }

    func prepare(_ frame: Frame, _ parts: inout [Value]) throws { try owner.prepare(frame, &parts) }

    func load(_ frame: Frame, _ parts: inout [Value]) throws -> Value {
        if !property.changesWhenRead || isObject {
            var receiver = try owner.load(frame, &parts)
            if let kept = try look(of: receiver, frame.execution) { return kept }
            return try resolved(receiver).readInPlace(&receiver, frame.execution, at: range)
        }
        // The first look at a lazy property, or each one by a mutating getter, changes the whole value.
        var result = Value.void
        try owner.modify(frame, &parts) {
            result = try property.readInPlace(&$0, frame.execution, at: range)
        }
        return result
    }

    func store(_ value: Value, _ frame: Frame, _ parts: inout [Value], ending error: ThrownError?) throws {
        try owner.modify(frame, &parts) { receiver in
            try write(value, to: &receiver, resolved(receiver), frame.execution, ending: error)
        }
    }

    private func write(
        _ value: Value, to receiver: inout Value, _ property: Property, _ execution: Execution,
        ending error: ThrownError?
    ) throws {
        if let appearances = execution.appearances, try keep(value, in: appearances, receiver, execution) {
            if let error { throw error }
            return
        }
        let isSilent = error != nil && property.changesInPlace
        try property.write(value, to: &receiver, execution, at: range, silently: isSilent)
        if let error { throw error }
    }

    func modify(_ frame: Frame, _ parts: inout [Value], _ change: (inout Value) throws -> Void) throws {
        try owner.modify(frame, &parts) { receiver in
            let property = resolved(receiver)
            let kept = try look(of: receiver, frame.execution)
            var value = try kept ?? property.readInPlace(&receiver, frame.execution, at: range)
            let isWatched = property.isMessage && frame.execution.appearances != nil
            if !isWatched, property.isPlainField, let field = property.field {
                // While it changes, the value lives here alone, so that collections need no copy.
                receiver.setField(field, Unset.changing)
                defer { receiver.setField(field, value) }
                try change(&value)
            } else {
                try changing(value, change) {
                    try write($0, to: &receiver, property, frame.execution, ending: $1)
                }
            }
        }
    }
}

extension PropertyAccess {
    /// What was said of the property, for the appearance of a class; nil for every other receiver, and for
    /// what Swift reads without asking the object: it runs on the appearance itself.
    private func look(of receiver: Value, _ execution: Execution) throws -> Value? {
        guard let proxy = execution.appearances?.proxy(receiver) else { return nil }
        if property.isMessage {
            return try proxy.read(LookKey(property.name), property.name, as: nil, at: range)
        }
        if isOfExtension { return nil }
        throw proxy.refuseUnknown(property.name, at: range)
    }

    /// Whether the receiver is an appearance, which keeps the value.
    private func keep(
        _ value: Value, in appearances: Appearances, _ receiver: Value, _ execution: Execution
    ) throws -> Bool {
        guard property.isMessage else {
            guard let proxy = appearances.proxy(receiver), !isOfExtension else { return false }
            throw proxy.refuseUnknown(property.name, at: range)
        }
        let look = Look(key: LookKey(property.name), value: value, range: range) { [unowned execution] view in
            var view = view
            try write(value, to: &view, resolved(view), execution, ending: nil)
        }
        return try appearances.take(look, by: receiver, isOwn: true)
    }

    /// Whether Swift finds it without asking the object, as it does with what extensions add.
    private var isOfExtension: Bool { dispatch == nil && property.field == nil }
}

/// The first value of a stored property inside an initializer: observers are not told.
struct PropertyInitialization: Place {
    let access: PropertyAccess

    func evaluate(_ frame: Frame) throws -> Value { try access.evaluate(frame) }

    func prepare(_ frame: Frame, _ parts: inout [Value]) throws { try access.prepare(frame, &parts) }

    func load(_ frame: Frame, _ parts: inout [Value]) throws -> Value { try access.load(frame, &parts) }

    func store(_ value: Value, _ frame: Frame, _ parts: inout [Value], ending error: ThrownError?) throws {
        try access.owner.modify(frame, &parts) { try write(value, &$0, frame, ending: error) }
    }

    private func write(
        _ value: Value, _ receiver: inout Value, _ frame: Frame, ending error: ThrownError?
    ) throws {
        try access.property.write(value, to: &receiver, frame.execution, at: access.range, silently: true)
        if let error { throw error }
    }

    func modify(_ frame: Frame, _ parts: inout [Value], _ change: (inout Value) throws -> Void) throws {
        try access.owner.modify(frame, &parts) { receiver in
            let value = try access.property.readInPlace(&receiver, frame.execution, at: access.range)
            try changing(value, change) { try write($0, &receiver, frame, ending: $1) }
        }
    }
}

/// `a.b` where `b` is a property of the catalogue; also `super.b`.
struct NativeProperty: Place {
    /// Nil for static properties.
    let base: (any Node)?
    let member: NativeMember
    let isObject: Bool
    /// Whether an override of a property that the engine keeps is asked.
    let asksOverride: Bool
    let getter: SuperMessage?
    let setter: SuperMessage?
    let range: SourceRange

    private var owner: PlaceBase { PlaceBase(node: base ?? Constant(value: .void), isObject: isObject) }

    func evaluate(_ frame: Frame) throws -> Value {
        let receiver = try base?.evaluate(frame) ?? .void
        return try read(receiver, frame)
    }

    private func read(_ receiver: Value, _ frame: Frame) throws -> Value {
        let execution = frame.execution
        execution.note(member, at: range)
        if let proxy = execution.appearances?.proxy(receiver) {
            return try proxy.read(LookKey(member.name), member.name, as: member.result, at: range)
        }
        if let own = override(of: receiver) {
            var receiver = receiver
            return try own.readInPlace(&receiver, execution, at: range)
        }
        return try execution.send(getter, to: receiver, at: range) {
            try member.call(in: execution.context, on: receiver)
        }
    }

    func prepare(_ frame: Frame, _ parts: inout [Value]) throws { try owner.prepare(frame, &parts) }

    func load(_ frame: Frame, _ parts: inout [Value]) throws -> Value {
        try read(try owner.load(frame, &parts), frame)
    }

    func store(_ value: Value, _ frame: Frame, _ parts: inout [Value], ending error: ThrownError?) throws {
        try owner.modify(frame, &parts) { try write(value, &$0, frame, ending: error) }
    }

    func modify(_ frame: Frame, _ parts: inout [Value], _ change: (inout Value) throws -> Void) throws {
        try owner.modify(frame, &parts) { receiver in
            try changing(try read(receiver, frame), change) {
                try write($0, &receiver, frame, ending: $1)
            }
        }
    }

    private func write(
        _ value: Value, _ receiver: inout Value, _ frame: Frame, ending error: ThrownError?
    ) throws {
        let execution = frame.execution
        var isKept = false
        if let appearances = execution.appearances {
            isKept = try keep(value, in: appearances, receiver, execution)
        }
        if !isKept { try set(value, &receiver, execution) }
        if let error { throw error }
    }

    /// Whether the receiver is an appearance, which keeps the value.
    private func keep(
        _ value: Value, in appearances: Appearances, _ receiver: Value, _ execution: Execution
    ) throws -> Bool {
        let look = Look(key: LookKey(member.name), value: value, range: range) { [unowned execution] view in
            var view = view
            try set(value, &view, execution)
        }
        return try appearances.take(look, by: receiver, isOwn: false)
    }

    private func set(_ value: Value, _ receiver: inout Value, _ execution: Execution) throws {
        guard let set = member.setter else { preconditionFailure("The checker let \(member.name) be set.") }
        execution.note(member, at: range)
        execution.place = range
        if let own = override(of: receiver) {
            try own.write(value, to: &receiver, execution, at: range)
        } else if setter != nil {
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
}

extension NativeProperty {
    /// The scenario's own version of a property that the engine keeps; nil for every other one.
    private func override(of receiver: Value) -> Property? {
        guard asksOverride, case .object(let object) = receiver else { return nil }
        return RuntimeType.of(object: object)?.kept[ObjectIdentifier(member)]
    }
}

/// `pair.0`
struct TupleElementAccess: Place {
    let base: any Node
    let index: Int

    private var owner: PlaceBase { PlaceBase(node: base, isObject: false) }

    func evaluate(_ frame: Frame) throws -> Value { try base.evaluate(frame).elements[index] }

    func prepare(_ frame: Frame, _ parts: inout [Value]) throws { try owner.prepare(frame, &parts) }

    func load(_ frame: Frame, _ parts: inout [Value]) throws -> Value {
        try owner.load(frame, &parts).elements[index]
    }

    func store(_ value: Value, _ frame: Frame, _ parts: inout [Value], ending error: ThrownError?) throws {
        try modify(frame, &parts) {
            $0 = value
            if let error { throw error }
        }
    }

    func modify(_ frame: Frame, _ parts: inout [Value], _ change: (inout Value) throws -> Void) throws {
        try owner.modify(frame, &parts) { tuple in
            var elements = tuple.elements
            tuple = .void
            defer { tuple = .tuple(elements) }
            try elements.change(at: index, change)
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
