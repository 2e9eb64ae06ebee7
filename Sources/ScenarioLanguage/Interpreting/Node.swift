/// A checked expression that can evaluate itself.
protocol Node {
    func evaluate(_ frame: Frame) throws -> Value
    /// Evaluates it for what it does, and lets go of its value.
    func discard(_ frame: Frame) throws
    /// Itself where it stands for storage, else nil. A cast would ask Swift's runtime each time.
    var asPlace: (any Place)? { get }
}

extension Node {
    func discard(_ frame: Frame) throws { _ = try evaluate(frame) }

    var asPlace: (any Place)? { nil }
}

/// A call of code of the scenario. Where nobody wants its result, it lets go of that before its arguments, as
/// Swift does.
protocol CallNode: Node {
    /// - Parameter use: gets the result while the arguments are still there.
    func answer<Result>(_ frame: Frame, _ use: (Value) -> Result) throws -> Result
}

extension CallNode {
    func evaluate(_ frame: Frame) throws -> Value { try answer(frame) { $0 } }

    func discard(_ frame: Frame) throws { try answer(frame) { _ in } }
}

/// An expression that stands for storage: it can be assigned to and changed in place.
///
/// A change has two steps, as in Swift: the objects and indices inside the place are evaluated first, in
/// order
/// (`prepare`), then the right-hand side, and only then the storage is read and written.
protocol Place: Node {
    /// Evaluates what the place depends on and appends it to `parts`.
    func prepare(_ frame: Frame, _ parts: inout [Value]) throws
    /// Reads it, without anything that a change would bring about; takes its own parts from the end of
    /// `parts`.
    func load(_ frame: Frame, _ parts: inout [Value]) throws -> Value
    /// Writes a value; takes its own parts from the end of `parts`.
    /// - Parameter error: what ended the change that left the value, as in `try f(&a)`; it is thrown on.
    func store(_ value: Value, _ frame: Frame, _ parts: inout [Value], ending error: ThrownError?) throws
    /// Reads, changes and writes back; takes its own parts from the end of `parts`.
    func modify(_ frame: Frame, _ parts: inout [Value], _ change: (inout Value) throws -> Void) throws
}

extension Place {
    var asPlace: (any Place)? { self }

    /// Writes a value that an assignment leaves.
    func store(_ value: Value, _ frame: Frame, _ parts: inout [Value]) throws {
        try store(value, frame, &parts, ending: nil)
    }
}

/// What a statement did to the flow of control.
enum Flow {
    case next
    case returned
    /// `fallthrough`
    case fell
    /// Leaves the loop, switch or labeled statement with this number.
    case broke(Int)
    /// Begins the next turn of the loop with this number.
    case continued(Int)
}

/// A checked statement.
protocol StatementNode {
    func execute(_ frame: Frame) throws -> Flow
}

/// A checked pattern: matches a value and binds variables.
protocol PatternNode {
    func matches(_ value: Value, _ frame: Frame) throws -> Bool
}

extension Value {
    /// The Bool that the checker promised.
    var isTrue: Bool {
        if case .bool(let value) = self { return value }
        preconditionFailure("The checker let a value through that is no Bool.")
    }

    /// The Double or CGFloat that the checker promised.
    var number: Double {
        if case .double(let value) = self { return value }
        preconditionFailure("The checker let a value through that is no Double.")
    }
}
