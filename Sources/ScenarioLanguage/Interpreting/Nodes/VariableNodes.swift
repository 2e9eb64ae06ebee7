/// A parameter or local variable.
struct LocalVariable: Place {
    let variable: Variable
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        let stored = frame.slots[variable.slot]
        if !variable.isCaptured, variable.ownership == .strong { return stored }
        let inside = variable.isCaptured ? variable.box(in: frame).value : stored
        if Unset.isUnset(inside) {
            throw SourceTrap(problem: .usedBeforeInitialized(variable.name), range: range)
        }
        return try variable.ownership.loaded(inside, name: variable.name, at: range)
    }

    func prepare(_ frame: Frame, _ parts: inout [Value]) throws {}

    func store(_ value: Value, _ frame: Frame, _ parts: inout [Value]) throws {
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
            if variable.ownership == .strong { variable.box(in: frame).value = .void }
            defer { try? store(value, frame, &parts) }
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
        if Unset.isUnset(stored) { throw SourceTrap(problem: .usedBeforeInitialized(name), range: range) }
        return try ownership.loaded(stored, name: name, at: range)
    }

    func prepare(_ frame: Frame, _ parts: inout [Value]) throws {}

    func store(_ value: Value, _ frame: Frame, _ parts: inout [Value]) throws {
        frame.captures[index].value = ownership.stored(value)
    }

    func modify(_ frame: Frame, _ parts: inout [Value], _ change: (inout Value) throws -> Void) throws {
        var value = try evaluate(frame)
        if ownership == .strong { frame.captures[index].value = .void }
        defer { frame.captures[index].value = ownership.stored(value) }
        try change(&value)
    }
}

/// A top-level variable or static stored property.
struct GlobalVariable: Place {
    let global: Global
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        try load(frame)
    }

    func prepare(_ frame: Frame, _ parts: inout [Value]) throws {}

    func store(_ value: Value, _ frame: Frame, _ parts: inout [Value]) throws {
        try initializeIfLazy(frame)
        let old = frame.execution.globals[global.index]
        if let before = global.willSet {
            _ = try before.call([value], frame.execution, at: range)
        }
        frame.execution.globals[global.index] = global.ownership.stored(value)
        if let after = global.didSet {
            _ = try after.call([old], frame.execution, at: range)
        }
    }

    func modify(_ frame: Frame, _ parts: inout [Value], _ change: (inout Value) throws -> Void) throws {
        var value = try load(frame)
        if global.ownership == .strong, global.willSet == nil, global.didSet == nil {
            frame.execution.globals[global.index] = .void
            defer { frame.execution.globals[global.index] = value }
            try change(&value)
        } else {
            try change(&value)
            try store(value, frame, &parts)
        }
    }

    private func load(_ frame: Frame) throws -> Value {
        try initializeIfLazy(frame)
        let stored = frame.execution.globals[global.index]
        if Unset.isUnset(stored) {
            throw SourceTrap(problem: .usedBeforeInitialized(global.name), range: range)
        }
        return try global.ownership.loaded(stored, name: global.name, at: range)
    }

    private func initializeIfLazy(_ frame: Frame) throws {
        guard let initial = global.lazyInitial, Unset.isUnset(frame.execution.globals[global.index]) else {
            return
        }
        let value = try initial.call([], frame.execution, at: range)
        frame.execution.globals[global.index] = global.ownership.stored(value)
    }
}

/// The storage of a top-level variable or of a static property.
final class Global {
    let name: String
    let index: Int
    var ownership = Ownership.strong
    /// The initial value of a static property, made at its first use.
    var lazyInitial: FunctionCode?
    var willSet: FunctionCode?
    var didSet: FunctionCode?

    init(_ name: String, index: Int) {
        self.name = name
        self.index = index
    }
}
