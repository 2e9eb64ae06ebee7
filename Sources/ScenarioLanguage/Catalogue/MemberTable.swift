import EventEngine
import Foundation

/// Takes the rows of one type: each call is a row.
///
/// The class asks nothing of the type, only its methods do: for a generic type with a requirement the runtime
/// looks through all conformances of the program, once for each of some hundred types, which took a third of
/// the time in which the catalogue is made.
///
/// What takes rows is compiled once and not for the types of each row (`specialize.generic.never`, here and
/// in the other tables): some thousand versions took most of the time of an optimized build, and calls of
/// native members were hardly faster by them.
///
/// Key paths are made when somebody reads or sets the property: to make all of them took a quarter of the
/// time.
package final class MemberTable<Owner> {
    let type: NativeType

    init(_ type: NativeType) {
        self.type = type
        type.group?.close()
    }
}

extension MemberTable where Owner: Bridged {
    /// Members that the type has elsewhere and not in scenarios, by their base names; initializers with all
    /// labels.
    func absent(_ reason: Absence.Reason, _ names: String...) {
        for name in names { type.absences[name] = reason }
    }

    /// Lets classes of the scenario override rows that the engine never asks for.
    func kept(_ names: String...) {
        for name in names {
            let rows = type.rows.filter { $0.fullName == name }
            precondition(!rows.isEmpty, "\(type.name) has no row \(name)")
            for row in rows { row.keep() }
        }
    }

    /// What the rows that follow mean, for the language reference.
    func means(_ meaning: String) { type.ownGroup?.means(meaning) }

    /// What rows of these names mean that are elsewhere.
    func means(_ meaning: String, of name: String) { type.ownGroup?.means(meaning, of: name) }

    /// What the rows that follow mean, which no scenario can come to.
    func meansUnused(_ meaning: String) { type.ownGroup?.means(meaning, isNeverUsed: true) }

    /// The rows that follow mean what they mean in every type.
    func meansTheUsual() { type.group?.close() }

    /// `init(frame:)`: labels from the name, types and result from the closure. An optional result is
    /// failable.
    @_semantics("optimize.sil.specialize.generic.never")
    func initializer<each Argument: Bridged, Result: Bridged>(
        _ name: String, defaults: KeyValuePairs<String, Value> = [:],
        _ body: @escaping (repeat each Argument) throws -> Result
    ) {
        let types = staticTypes(repeat (each Argument).self)
        let signature = RowSignature(name, types, defaults: defaults)
        let result = Result.staticType
        type.add(NativeMember(.initializer, signature, result) { _, _, arguments in
            var reader = ArgumentReader(arguments)
            return try body(repeat try reader.next((each Argument).self)).bridged
        })
    }

    /// An initializer of a class that calls another one of it, so that subclasses cannot call it through
    /// `super`. A class that scenarios may subclass says which: their version of that one is what runs.
    ///
    /// - Parameter finish: what the initializer does after the one that it calls.
    @_semantics("optimize.sil.specialize.generic.never")
    func convenience<each Argument: Bridged, Result: Bridged>(
        _ name: String, defaults: KeyValuePairs<String, Value> = [:],
        through delegation: NativeDelegation? = nil,
        _ body: @escaping (repeat each Argument) throws -> Result,
        then finish: ((Owner, repeat each Argument) throws -> Void)? = nil
    ) {
        initializer(name, defaults: defaults, body)
        guard let row = type.initializers.last else { return }
        row.isConvenience = true
        row.delegation = delegation
        guard let finish else { return }
        row.delegation?.finish = { object, arguments in
            var reader = ArgumentReader(arguments)
            try finish(try Owner.unwrapping(object), repeat try reader.next((each Argument).self))
        }
    }

    /// An initializer of a class that subclasses with initializers of their own must have too.
    @_semantics("optimize.sil.specialize.generic.never")
    func required<each Argument: Bridged, Result: Bridged>(
        _ name: String, _ body: @escaping (repeat each Argument) throws -> Result
    ) {
        initializer(name, body)
        type.initializers.last?.isRequired = true
    }

    /// A property of a class; settable because the key path is.
    ///
    /// - Parameter isKept: whether the engine only keeps it, so that overrides answer the scenario alone.
    @_semantics("optimize.sil.specialize.generic.never")
    func property<P: Bridged>(
        _ name: String, _ path: @autoclosure @escaping () -> ReferenceWritableKeyPath<Owner, P>,
        override selector: MessageSelector? = nil, isKept: Bool = false, isImplicitlyUnwrapped: Bool = false
    ) {
        let set: NativeMember.Setter = { _, receiver, _, value in
            try Owner.unwrapping(receiver)[keyPath: path()] = P.unwrapping(value)
        }
        let override = selector.map { NativeOverride.property($0, P.self, isSettable: true) }
        let member = NativeMember(
            .property, name, [], P.staticType, override: override, setter: set
        ) { _, receiver, _ in
            try Owner.unwrapping(receiver)[keyPath: path()].bridged
        }
        member.isImplicitlyUnwrapped = isImplicitlyUnwrapped
        member.isKept = isKept
        type.add(member)
    }

    /// A property of a class that is read and set by closures, where no key path fits.
    @_semantics("optimize.sil.specialize.generic.never")
    func accessor<P: Bridged>(
        _ name: String, override selector: MessageSelector? = nil, get: @escaping (Owner) -> P,
        set: @escaping (Owner, P) -> Void
    ) {
        let override = selector.map { NativeOverride.property($0, P.self, isSettable: true) }
        let setter: NativeMember.Setter = { _, receiver, _, value in
            set(try Owner.unwrapping(receiver), try P.unwrapping(value))
        }
        type.add(NativeMember(
            .property, name, [], P.staticType, override: override, setter: setter
        ) { _, receiver, _ in
            get(try Owner.unwrapping(receiver)).bridged
        })
    }

    /// A property of a struct that may be set in a variable.
    @_semantics("optimize.sil.specialize.generic.never")
    func field<P: Bridged>(_ name: String, _ path: @autoclosure @escaping () -> WritableKeyPath<Owner, P>) {
        let set: NativeMember.Setter = { _, receiver, _, value in
            var owner = try Owner.unwrapping(receiver)
            owner[keyPath: path()] = try P.unwrapping(value)
            receiver = owner.bridged
        }
        type.add(NativeMember(
            .property, name, [], P.staticType, isMutating: true, setter: set
        ) { _, receiver, _ in
            try Owner.unwrapping(receiver)[keyPath: path()].bridged
        })
    }

    /// A property that is only read.
    @_semantics("optimize.sil.specialize.generic.never")
    func getter<P: Bridged>(
        _ name: String, _ path: @autoclosure @escaping () -> KeyPath<Owner, P>,
        override selector: MessageSelector? = nil
    ) {
        let override = selector.map { NativeOverride.property($0, P.self, isSettable: false) }
        type.add(NativeMember(.property, name, [], P.staticType, override: override) { _, receiver, _ in
            try Owner.unwrapping(receiver)[keyPath: path()].bridged
        })
    }

    /// A property that is only read, and that may stop the run: by a closure, as a key path cannot throw.
    @_semantics("optimize.sil.specialize.generic.never")
    func getter<P: Bridged>(_ name: String, reading read: @escaping (Owner) throws -> P) {
        type.add(NativeMember(.property, name, [], P.staticType) { _, receiver, _ in
            try read(Owner.unwrapping(receiver)).bridged
        })
    }

    /// A method with an answer.
    @_semantics("optimize.sil.specialize.generic.never")
    func method<each Argument: Bridged, Result: Bridged>(
        _ name: String, defaults: KeyValuePairs<String, Value> = [:],
        override selector: MessageSelector? = nil, cost: NativeCost = .linear,
        isDiscardable: Bool = false, _ body: @escaping (Owner, repeat each Argument) throws -> Result
    ) {
        let signature = RowSignature(name, staticTypes(repeat (each Argument).self), defaults: defaults)
        let override = selector.map { NativeOverride.question($0, Result.self, repeat (each Argument).self) }
        type.add(NativeMember(
            .method, signature, Result.staticType, isDiscardable: isDiscardable,
            override: override, cost: cost
        ) { context, receiver, arguments in
            var reader = ArgumentReader(arguments)
            let owner = try Owner.unwrapping(receiver)
            let result = try body(owner, repeat try reader.next((each Argument).self))
            return try context.charged(result.bridged)
        })
    }

    /// A method without an answer.
    @_semantics("optimize.sil.specialize.generic.never")
    @_disfavoredOverload
    func method<each Argument: Bridged>(
        _ name: String, defaults: KeyValuePairs<String, Value> = [:],
        override selector: MessageSelector? = nil,
        _ body: @escaping (Owner, repeat each Argument) throws -> Void
    ) {
        let signature = RowSignature(name, staticTypes(repeat (each Argument).self), defaults: defaults)
        let override = selector.map { NativeOverride.order($0, repeat (each Argument).self) }
        type.add(NativeMember(
            .method, signature, .void, override: override
        ) { _, receiver, arguments in
            var reader = ArgumentReader(arguments)
            try body(try Owner.unwrapping(receiver), repeat try reader.next((each Argument).self))
            return .void
        })
    }

    /// A method of a struct that changes it: `{ (p: inout CGPoint, by: CGFloat) in ... }`.
    @_semantics("optimize.sil.specialize.generic.never")
    func mutator<each Argument: Bridged, Result: Bridged>(
        _ name: String, defaults: KeyValuePairs<String, Value> = [:],
        _ body: @escaping (inout Owner, repeat each Argument) throws -> Result
    ) {
        let signature = RowSignature(name, staticTypes(repeat (each Argument).self), defaults: defaults)
        type.add(NativeMember(
            .method, signature, Result.staticType, isMutating: true,
            isDiscardable: true
        ) { context, receiver, arguments in
            var reader = ArgumentReader(arguments)
            var owner = try Owner.unwrapping(receiver)
            let result = try body(&owner, repeat try reader.next((each Argument).self))
            receiver = try context.charged(owner.bridged)
            return result.bridged
        })
    }

    /// A method of a struct that changes it and has no answer.
    @_semantics("optimize.sil.specialize.generic.never")
    @_disfavoredOverload
    func mutator<each Argument: Bridged>(
        _ name: String, defaults: KeyValuePairs<String, Value> = [:],
        _ body: @escaping (inout Owner, repeat each Argument) throws -> Void
    ) {
        let signature = RowSignature(name, staticTypes(repeat (each Argument).self), defaults: defaults)
        type.add(NativeMember(
            .method, signature, .void, isMutating: true
        ) { context, receiver, arguments in
            var reader = ArgumentReader(arguments)
            var owner = try Owner.unwrapping(receiver)
            try body(&owner, repeat try reader.next((each Argument).self))
            receiver = try context.charged(owner.bridged)
            return .void
        })
    }

    /// A static method with an answer. With a message it is a class method, which classes of the scenario may
    /// override.
    @_semantics("optimize.sil.specialize.generic.never")
    func staticMethod<each Argument: Bridged, Result: Bridged>(
        _ name: String, defaults: KeyValuePairs<String, Value> = [:],
        override selector: MessageSelector? = nil, _ body: @escaping (repeat each Argument) throws -> Result
    ) {
        let signature = RowSignature(name, staticTypes(repeat (each Argument).self), defaults: defaults)
        type.add(NativeMember(
            .method, signature, Result.staticType, isStatic: true,
            override: selector.map {
                NativeOverride.question($0, Result.self, repeat (each Argument).self)
            }
        ) { _, _, arguments in
            var reader = ArgumentReader(arguments)
            return try body(repeat try reader.next((each Argument).self)).bridged
        })
    }

    /// A static method without an answer.
    @_semantics("optimize.sil.specialize.generic.never")
    @_disfavoredOverload
    func staticMethod<each Argument: Bridged>(
        _ name: String, defaults: KeyValuePairs<String, Value> = [:],
        _ body: @escaping (repeat each Argument) throws -> Void
    ) {
        let signature = RowSignature(name, staticTypes(repeat (each Argument).self), defaults: defaults)
        type.add(NativeMember(
            .method, signature, .void, isStatic: true
        ) { _, _, arguments in
            var reader = ArgumentReader(arguments)
            try body(repeat try reader.next((each Argument).self))
            return .void
        })
    }

    /// Says that the rows of this name answer with an object of the receiver's own class.
    func answersSelf(_ name: String) {
        for row in (type.members[name] ?? []) + (type.statics[name] ?? []) { row.answersSelf = true }
    }

    /// Says that the rows of this name call their closures before they return.
    func callsAtOnce(_ name: String) {
        let rows = (type.members[name] ?? []) + (type.statics[name] ?? [])
        precondition(!rows.isEmpty, "there is no row \(name)")
        for row in rows { row.keepsClosures = false }
    }

    /// Says that the rows of this name call their first closure, an optional one, before they return.
    func callsFirstAtOnce(_ name: String) {
        let rows = type.members[name] ?? []
        precondition(!rows.isEmpty, "there is no row \(name)")
        for row in rows { row.runsFirstOptional = true }
    }

    /// A static property that is only read: `zero`, `main`. With a message it is a class property, which
    /// classes of the scenario override for the engine to ask.
    @_semantics("optimize.sil.specialize.generic.never")
    func staticGetter<P: Bridged>(
        _ name: String, override selector: MessageSelector? = nil, _ read: @escaping () -> P
    ) {
        let override = selector.map { NativeOverride.property($0, P.self, isSettable: false) }
        type.add(NativeMember(
            .property, name, [], P.staticType, isStatic: true, override: override
        ) { _, _, _ in
            read().bridged
        })
    }

    /// A case of an enum, or an option of an option set.
    func enumCase(_ name: String, _ value: Owner) {
        let bridged = value.bridged
        type.add(NativeMember(.enumCase, name, [], Owner.staticType, isStatic: true) { _, _, _ in bridged })
    }
}
