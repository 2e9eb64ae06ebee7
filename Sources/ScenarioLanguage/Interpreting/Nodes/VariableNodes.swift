/// A parameter or local variable.
struct LocalVariable: Place {
    let variable: Variable
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        let stored = frame.slots[variable.slot]
        if !variable.isCaptured, variable.ownership == .strong { return stored }
        let inside = variable.isCaptured ? variable.box(in: frame).value : stored
        try Unset.checkRead(inside, variable.name, at: range)
        return try variable.ownership.loaded(inside, name: variable.name, at: range)
    }

    func prepare(_ frame: Frame, _ parts: inout [Value]) throws {}

    func load(_ frame: Frame, _ parts: inout [Value]) throws -> Value { try evaluate(frame) }

    func store(_ value: Value, _ frame: Frame, _ parts: inout [Value], ending error: ThrownError?) throws {
        if variable.isCaptured {
            try Unset.checkWrite(over: variable.box(in: frame).value, variable.name, at: range)
        }
        put(value, in: frame)
        if let error { throw error }
    }

    private func put(_ value: Value, in frame: Frame) {
        let stored = variable.ownership.stored(value)
        if variable.isCaptured {
            variable.box(in: frame).value = stored
        } else {
            frame.slots[variable.slot] = stored
        }
    }

    func modify(_ frame: Frame, _ parts: inout [Value], _ change: (inout Value) throws -> Void) throws {
        if variable.isCaptured || variable.ownership != .strong {
            var value = try evaluate(frame)
            // The old value must not stay in the box: a second reference would make every change a copy.
            if variable.ownership == .strong { variable.box(in: frame).value = Unset.changing }
            defer { put(value, in: frame) }
            try change(&value)
        } else {
            var value = Value.void
            swap(&value, &frame.slots[variable.slot])
            defer { frame.slots[variable.slot] = value }
            try change(&value)
        }
    }
}

/// A variable of an enclosing function, shared with it.
struct CapturedVariable: Place {
    let index: Int
    let name: String
    let ownership: Ownership
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        let stored = frame.captures[index].value
        try Unset.checkRead(stored, name, at: range)
        return try ownership.loaded(stored, name: name, at: range)
    }

    func prepare(_ frame: Frame, _ parts: inout [Value]) throws {}

    func load(_ frame: Frame, _ parts: inout [Value]) throws -> Value { try evaluate(frame) }

    func store(_ value: Value, _ frame: Frame, _ parts: inout [Value], ending error: ThrownError?) throws {
        try Unset.checkWrite(over: frame.captures[index].value, name, at: range)
        frame.captures[index].value = ownership.stored(value)
        if let error { throw error }
    }

    func modify(_ frame: Frame, _ parts: inout [Value], _ change: (inout Value) throws -> Void) throws {
        var value = try evaluate(frame)
        if ownership == .strong { frame.captures[index].value = Unset.changing }
        defer { frame.captures[index].value = ownership.stored(value) }
        try change(&value)
    }
}

/// A top-level variable or static stored property.
struct GlobalVariable: Place {
    let global: Global
    let range: SourceRange
    /// Whether observers are not told: inside those of the same property.
    var isSilent = false

    func evaluate(_ frame: Frame) throws -> Value {
        try initializeIfLazy(frame)
        let stored = frame.execution.globals[global.index]
        try Unset.checkRead(stored, global.name, at: range)
        return try global.ownership.loaded(stored, name: global.name, at: range)
    }

    func prepare(_ frame: Frame, _ parts: inout [Value]) throws {}

    func load(_ frame: Frame, _ parts: inout [Value]) throws -> Value { try evaluate(frame) }

    func store(_ value: Value, _ frame: Frame, _ parts: inout [Value], ending error: ThrownError?) throws {
        try initializeIfLazy(frame)
        let execution = frame.execution
        try Unset.checkWrite(over: execution.globals[global.index], global.name, at: range)
        let hidesChange = isSilent || error != nil && global.observers?.areInPlace == true
        let observers = hidesChange ? nil : global.observers
        let old = observers?.wantOldValue == true ? try evaluate(frame) : .void
        try observers?.tellBefore(value, execution, at: range)
        execution.set(global, to: value)
        try observers?.tellAfter(old, execution, at: range)
        if let error { throw error }
    }

    func modify(_ frame: Frame, _ parts: inout [Value], _ change: (inout Value) throws -> Void) throws {
        var value = try evaluate(frame)
        if global.ownership == .strong, isSilent || global.observers == nil {
            frame.execution.globals[global.index] = Unset.changing
            defer { frame.execution.globals[global.index] = value }
            try change(&value)
        } else {
            try changing(value, change) { try store($0, frame, &parts, ending: $1) }
        }
    }

    private func initializeIfLazy(_ frame: Frame) throws {
        guard let initial = global.lazyInitial, Unset.isUnset(frame.execution.globals[global.index]) else {
            return
        }
        let value = try initial.call([], frame.execution, at: range)
        frame.execution.set(global, to: value)
    }
}

/// The storage of a top-level variable or of a static property.
final class Global {
    let name: String
    let index: Int
    var ownership = Ownership.strong
    /// The initial value of a static property, made at its first use.
    var lazyInitial: FunctionCode?
    /// Those of a static property.
    var observers: StaticObservers?

    init(_ name: String, index: Int) {
        self.name = name
        self.index = index
    }
}

/// What a static property tells of its changes.
struct StaticObservers {
    /// What `self` is in the observers.
    let owner: StaticType
    let before: FunctionCode?
    let after: FunctionCode?

    /// Whether the `didSet` reads the old value.
    var wantOldValue: Bool { after?.parameters.count == 2 }

    /// Whether a change happens in the storage itself, so that one which ends with an error tells nobody.
    var areInPlace: Bool { before == nil && !wantOldValue }

    func tellBefore(_ new: Value, _ execution: Execution, at range: SourceRange) throws {
        _ = try before?.call([.type(owner), new], execution, at: range)
    }

    func tellAfter(_ old: Value, _ execution: Execution, at range: SourceRange) throws {
        _ = try after?.call(wantOldValue ? [.type(owner), old] : [.type(owner)], execution, at: range)
    }
}

/// A text that is passed as a place: another one each time.
struct PlaceOfText: Node {
    let text: any Node

    func evaluate(_ frame: Frame) throws -> Value {
        _ = try text.evaluate(frame)
        return VariablePlace(number: frame.execution.context.newPlace().number).bridged
    }
}
