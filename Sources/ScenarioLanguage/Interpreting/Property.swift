/// A property of a scenario's type: how it is stored or computed. The checker fills the code in.
final class Property {
    let name: String
    /// Where a stored property is among the fields; nil for a computed one.
    var field: Int?
    var ownership = Ownership.strong
    /// The initial value of a lazy property; its parameter is `self`.
    var lazyInitial: FunctionCode?
    var getter: FunctionCode?
    /// Whether the getter may change `self`, which is a value then.
    var getterIsMutating = false
    /// Parameters: `self` and the new value.
    var setter: FunctionCode?
    var willSet: FunctionCode?
    var didSet: FunctionCode?
    /// Whether Swift itself reads and sets it by messages of Objective-C: `@objc dynamic`, or one of UIKit's.
    var isMessage = false
    /// Whether it is `dynamic`, so that observers are told of its changes.
    var isDynamic = false
    /// What its attributes do whenever it is assigned.
    var effect: AssignmentEffect?
    /// Whether a subclass has another version.
    var isOverridden = false
    /// The property of the superclass that an override observes.
    var observed: ObservedProperty?

    /// What an overriding `willSet`/`didSet` property stores through.
    enum ObservedProperty {
        case own(Property)
        case native(NativeMember, getter: SuperMessage?, setter: SuperMessage?)
    }

    init(_ name: String) { self.name = name }

    /// Whether reading it may change what it is read from.
    var changesWhenRead: Bool { lazyInitial != nil || getterIsMutating }

    /// Whether reading and writing goes straight to the field.
    var isPlainField: Bool {
        field != nil && ownership == .strong && lazyInitial == nil && willSet == nil && didSet == nil
            && !isDynamic && effect == nil
    }

    /// Whether a change happens in the storage itself, so that one which ends with an error tells no
    /// observers: there is only a `didSet` that does not read the old value.
    var changesInPlace: Bool {
        setter == nil && willSet == nil && didSet?.parameters.count != 2 && effect == nil
    }

    /// Reads it from an instance.
    func read(from receiver: Value, _ execution: Execution, at range: SourceRange) throws -> Value {
        if let field {
            let stored = receiver.field(field)
            try Unset.checkRead(stored, name, at: range)
            return try ownership.loaded(stored, name: name, at: range)
        }
        if let getter { return try getter.call([receiver], execution, at: range) }
        switch observed {
        case .own(let property): return try property.read(from: receiver, execution, at: range)
        case .native(let member, let message, _):
            execution.note(member, at: range)
            return try execution.send(message, to: receiver, at: range) {
                try member.call(in: execution.context, on: receiver)
            }
        case nil: preconditionFailure("The property \(name) has neither storage nor a getter.")
        }
    }

    /// Reads it where a lazy property may need its first value, or a getter change the receiver.
    func readInPlace(_ receiver: inout Value, _ execution: Execution, at range: SourceRange) throws -> Value
    {
        if let field, let lazyInitial, Unset.isUnset(receiver.field(field)) {
            let first = try lazyInitial.call([receiver], execution, at: range)
            receiver.setField(field, ownership.stored(first))
            return first
        }
        if getterIsMutating, let getter {
            let (frame, thrown) = try getter.attempt([receiver], execution, at: range)
            receiver.replaceValue(with: getter.finalValue(ofParameter: 0, in: frame))
            if let thrown { throw thrown }
            return frame.answer
        }
        return try read(from: receiver, execution, at: range)
    }

    /// Writes it in an instance, and tells the observers.
    func write(
        _ value: Value, to receiver: inout Value, _ execution: Execution, at range: SourceRange,
        silently: Bool = false
    ) throws {
        var taken = value
        if let effect, effect.copies, !silently {
            taken = try execution.located(at: range) { try effect.taken(value, execution) }
        }
        try tellWatches(taken, in: &receiver, execution, at: range, silently)
    }

    /// Stores it, and does what its attributes say of another value.
    private func store(
        _ value: Value, to receiver: inout Value, _ execution: Execution, at range: SourceRange,
        _ silently: Bool
    ) throws {
        guard let effect, !effect.invalidations.isEmpty, !silently || Self.isMade(receiver) else {
            return try writeStorage(value, to: &receiver, execution, at: range)
        }
        let old = try readInPlace(&receiver, execution, at: range)
        try writeStorage(value, to: &receiver, execution, at: range)
        if old == value { return }
        let view = receiver
        try execution.located(at: range) { try effect.invalidate(view, execution) }
    }

    /// Whether the initializer of the superclass has made the object; until then properties get first values.
    private static func isMade(_ receiver: Value) -> Bool {
        guard case .object(let object) = receiver, let script = object as? ScriptInstance else { return true }
        return script.isComplete
    }

    /// Writes it, and tells those who watch the object.
    private func tellWatches(
        _ value: Value, in receiver: inout Value, _ execution: Execution, at range: SourceRange,
        _ silently: Bool
    ) throws {
        guard isDynamic, let watches = receiver.watches(of: name) else {
            return try set(value, in: &receiver, execution, at: range, silently)
        }
        try PropertyWatch.telling(watches) {
            try set(value, in: &receiver, execution, at: range, silently)
        }
    }

    /// Writes it, and tells its own `willSet` and `didSet`.
    private func set(
        _ value: Value, in receiver: inout Value, _ execution: Execution, at range: SourceRange,
        _ silently: Bool
    ) throws {
        if field == nil, let setter {
            let frame = try setter.run([receiver, value], execution, at: range)
            receiver.replaceValue(with: setter.finalValue(ofParameter: 0, in: frame))
            return
        }
        if silently || willSet == nil && didSet == nil {
            return try store(value, to: &receiver, execution, at: range, silently)
        }
        let old =
            didSet == nil || didSet?.parameters.count == 1
            ? .void : try readInPlace(&receiver, execution, at: range)
        if let willSet { try notify(willSet, value, &receiver, execution, at: range) }
        try store(value, to: &receiver, execution, at: range, silently)
        if let didSet { try notify(didSet, old, &receiver, execution, at: range) }
    }

    private func notify(
        _ observer: FunctionCode, _ value: Value, _ receiver: inout Value, _ execution: Execution,
        at range: SourceRange
    ) throws {
        let arguments = observer.parameters.count == 1 ? [receiver] : [receiver, value]
        let frame = try observer.run(arguments, execution, at: range)
        receiver.replaceValue(with: observer.finalValue(ofParameter: 0, in: frame))
    }

    private func writeStorage(
        _ value: Value, to receiver: inout Value, _ execution: Execution, at range: SourceRange
    ) throws {
        if let field {
            if case .object = receiver { try Unset.checkWrite(over: receiver.field(field), name, at: range) }
            return receiver.setField(field, ownership.stored(value))
        }
        switch observed {
        case .own(let property): try property.write(value, to: &receiver, execution, at: range)
        case .native(let member, _, let message):
            guard let set = member.setter else { preconditionFailure("\(name) cannot be set.") }
            let object = receiver
            execution.note(member, at: range)
            _ = try execution.send(message, to: object, at: range) {
                var object = object
                try set(execution.context, &object, [], value)
                return .void
            }
        case nil: preconditionFailure("The property \(name) has neither storage nor a setter.")
        }
    }
}

extension Value {
    /// Takes what became of `self` in a setter or observer; objects and types change where they are.
    fileprivate mutating func replaceValue(with changed: @autoclosure () -> Value) {
        switch self {
        case .object, .type: break
        default: self = changed()
        }
    }

    /// The stored property with this number.
    func field(_ index: Int) -> Value {
        switch self {
        case .structure(let value): value.fields[index]
        case .object(let object): ScriptInstance.fields(of: object) { $0[index] }
        default: preconditionFailure("The checker let a value through that has no stored properties.")
        }
    }

    /// Replaces the stored property with this number.
    mutating func setField(_ index: Int, _ value: Value) {
        switch self {
        case .structure(var structure):
            self = .void
            structure.fields.change(at: index) { $0 = value }
            self = .structure(structure)
        case .object(let object):
            // The old value leaves the instance before it may be released: its deinit can look at the
            // instance.
            var old = value
            ScriptInstance.fields(of: object) { swap(&old, &$0[index]) }
        default: preconditionFailure("The checker let a value through that has no stored properties.")
        }
    }
}
