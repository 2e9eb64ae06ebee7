/// A local variable that a getter and a setter stand for.
struct ComputedLocal: Place {
    let getter: any Node
    let setter: (any Node)?
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        try ClosureCall(callee: getter, arguments: [], range: range).evaluate(frame)
    }

    func prepare(_ frame: Frame, _ parts: inout [Value]) throws {}

    func load(_ frame: Frame, _ parts: inout [Value]) throws -> Value { try evaluate(frame) }

    func store(_ value: Value, _ frame: Frame, _ parts: inout [Value], ending error: ThrownError?) throws {
        if let setter {
            let call = ClosureCall(callee: setter, arguments: [Constant(value: value)], range: range)
            _ = try call.evaluate(frame)
        }
        if let error { throw error }
    }

    func modify(_ frame: Frame, _ parts: inout [Value], _ change: (inout Value) throws -> Void) throws {
        try changing(try evaluate(frame), change) { try store($0, frame, &parts, ending: $1) }
    }
}

/// A local variable that tells its observers of changes.
struct ObservedLocal: Place {
    let storage: any Place
    let before: (any Node)?
    let after: (any Node)?
    /// Whether the `didSet` reads the old value.
    let wantsOldValue: Bool
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value { try storage.evaluate(frame) }

    func prepare(_ frame: Frame, _ parts: inout [Value]) throws {}

    func load(_ frame: Frame, _ parts: inout [Value]) throws -> Value { try evaluate(frame) }

    func store(_ value: Value, _ frame: Frame, _ parts: inout [Value], ending error: ThrownError?) throws {
        // A change in the storage itself that ends with an error tells nobody.
        let isSilent = error != nil && before == nil && !wantsOldValue
        let old = wantsOldValue && !isSilent ? try evaluate(frame) : .void
        if !isSilent { try tell(before, value, frame) }
        try storage.store(value, frame, &parts, ending: nil)
        if !isSilent { try tell(after, old, frame) }
        if let error { throw error }
    }

    private func tell(_ observer: (any Node)?, _ value: Value, _ frame: Frame) throws {
        guard let observer else { return }
        _ = try ClosureCall(callee: observer, arguments: [Constant(value: value)], range: range)
            .evaluate(frame)
    }

    func modify(_ frame: Frame, _ parts: inout [Value], _ change: (inout Value) throws -> Void) throws {
        try changing(try evaluate(frame), change) { try store($0, frame, &parts, ending: $1) }
    }
}

/// A local variable whose value is made when it is read first. Its storage holds nil, or the value as the
/// only element of a tuple.
struct LazyLocal: Place {
    let storage: any Place
    let initial: any Node
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        if case .tuple(let held) = try storage.evaluate(frame) { return held[0] }
        let value = try ClosureCall(callee: initial, arguments: [], range: range).evaluate(frame)
        var parts: [Value] = []
        try storage.store(.tuple([value]), frame, &parts, ending: nil)
        return value
    }

    func prepare(_ frame: Frame, _ parts: inout [Value]) throws {}

    func load(_ frame: Frame, _ parts: inout [Value]) throws -> Value { try evaluate(frame) }

    func store(_ value: Value, _ frame: Frame, _ parts: inout [Value], ending error: ThrownError?) throws {
        try storage.store(.tuple([value]), frame, &parts, ending: error)
    }

    func modify(_ frame: Frame, _ parts: inout [Value], _ change: (inout Value) throws -> Void) throws {
        var value = try evaluate(frame)
        try storage.modify(frame, &parts) { held in
            // While it changes, the value lives here alone, so that collections need no copy.
            held = .null
            defer { held = .tuple([value]) }
            try change(&value)
        }
    }
}

/// A call of a closure with `inout` parameters: it answers also what became of these.
struct ChangingClosureCall: Node {
    let callee: any Node
    let arguments: [any Node]
    let inouts: [(index: Int, place: any Place)]
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        guard case .closure(let closure) = try callee.evaluate(frame).unerased else {
            preconditionFailure("The checker let a value through that is no function.")
        }
        let passed = try InoutArguments(arguments, inouts, frame)
        var answer: Value = .void
        var (changed, thrown): (ArraySlice<Value>, ThrownError?) = ([], nil)
        do {
            let answers = try frame.execution.located(at: range) { try closure.call(passed.values) }.elements
            (answer, changed) = (answers[0], answers.dropFirst())
        } catch let error as ThrownError {
            (changed, thrown) = (error.changed[...], error)
        }
        let final = Dictionary(uniqueKeysWithValues: zip(inouts.map(\.index), changed))
        try passed.writeBack(frame, ending: thrown) { final[$0] ?? .void }
        return answer
    }
}
