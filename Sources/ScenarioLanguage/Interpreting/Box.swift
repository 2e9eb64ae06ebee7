/// The storage of a variable that a closure captures.
final class Box {
    private var stored: Value

    /// What the variable held before goes while it is being changed: a `deinit` that looks at it then is
    /// stopped, as Swift stops it.
    var value: Value {
        get { stored }
        set {
            var old = Unset.changing
            swap(&old, &stored)
            old = .void
            stored = newValue
        }
    }

    init(_ value: Value) { stored = value }
}

/// What a `weak` variable holds.
final class WeakReference {
    private(set) weak var object: AnyObject?

    /// A reference to the object in `value`; empty for nil.
    init(_ value: Value) {
        if case .object(let object) = value { self.object = object }
    }

    /// The object as an optional's value.
    var value: Value { object.map(Value.object) ?? .null }
}

/// How a variable or property holds an object.
enum Ownership {
    case strong, weak, unowned

    /// What to store for `value`.
    func stored(_ value: Value) -> Value {
        self == .strong ? value : .object(WeakReference(value))
    }

    /// The value behind what is stored.
    /// - Throws: `SourceTrap` when an unowned object is gone.
    func loaded(_ stored: Value, name: String, at range: SourceRange) throws -> Value {
        if self == .strong { return stored }
        guard case .object(let reference) = stored, let weak = reference as? WeakReference else {
            return stored
        }
        if self == .unowned, weak.object == nil {
            throw SourceTrap(problem: .unownedGone(name), range: range)
        }
        return weak.value
    }
}
