import EventEngine

/// Takes the rows of a protocol of the engine: each call is a method that the engine sends to objects of a
/// scenario's classes that implement it. Methods are optional unless said otherwise. Called by the scenario
/// itself, through a value of the protocol's type, the object's own method runs.
package final class OptionalMethodTable {
    private let type: NativeType

    init(_ type: NativeType) { self.type = type }

    /// Members that the type has elsewhere and not in scenarios, by their base names.
    func absent(_ reason: Absence.Reason, _ names: String...) {
        for name in names { type.absences[name] = reason }
    }

    /// What the rows that follow mean, for the language reference.
    func means(_ meaning: String) { type.ownGroup?.means(meaning) }

    /// What the rows that follow mean, which no scenario can come to.
    func meansUnused(_ meaning: String) { type.ownGroup?.means(meaning, isNeverUsed: true) }

    /// Methods of the protocol, by their full names, that UIKit sends and this engine does not.
    var unsent: Set<String> {
        get { type.unsentMethods }
        set { type.unsentMethods = newValue }
    }

    /// A method with an answer.
    ///
    /// - Parameter fallback: what UIKit does without it; only its types matter here.
    @_semantics("optimize.sil.specialize.generic.never")
    func question<each Argument: Bridged, Result: Bridged>(
        _ name: String, _ selector: MessageSelector, fallback: (repeat each Argument) -> Result
    ) {
        let bridge = NativeOverride.question(selector, Result.self, repeat (each Argument).self)
        add(name, staticTypes(repeat (each Argument).self), Result.staticType, bridge, isRequired: false)
    }

    /// A method with an answer that each class that conforms has to implement.
    @_semantics("optimize.sil.specialize.generic.never")
    func required<each Argument: Bridged, Result: Bridged>(
        _ name: String, _ selector: MessageSelector, types: (repeat each Argument) -> Result
    ) {
        let bridge = NativeOverride.question(selector, Result.self, repeat (each Argument).self)
        add(name, staticTypes(repeat (each Argument).self), Result.staticType, bridge, isRequired: true)
    }

    /// A method without an answer that each class that conforms has to implement.
    @_semantics("optimize.sil.specialize.generic.never")
    func requiredNews<each Argument: Bridged>(
        _ name: String, _ selector: MessageSelector, types: (repeat each Argument) -> Void
    ) {
        let bridge = NativeOverride.order(selector, repeat (each Argument).self)
        add(name, staticTypes(repeat (each Argument).self), .void, bridge, isRequired: true)
    }

    /// A method without an answer.
    ///
    /// - Parameter types: does nothing; only its types matter here.
    @_semantics("optimize.sil.specialize.generic.never")
    func news<each Argument: Bridged>(
        _ name: String, _ selector: MessageSelector, types: (repeat each Argument) -> Void
    ) {
        let bridge = NativeOverride.order(selector, repeat (each Argument).self)
        add(name, staticTypes(repeat (each Argument).self), .void, bridge, isRequired: false)
    }

    private func add(
        _ name: String, _ types: [StaticType], _ result: StaticType, _ bridge: NativeOverride,
        isRequired: Bool
    ) {
        let signature = RowSignature(name, types)
        let member = NativeMember(
            .method, signature, result, override: bridge
        ) { context, receiver, arguments in
            guard let answer = try context.askImplementer(receiver, bridge.selector, arguments) else {
                throw RunTrap.unsupported("'\(name)' of an object whose class is not the scenario's")
            }
            return answer
        }
        member.isOfProtocol = true
        member.isRequired = isRequired
        type.ask(for: member)
    }
}
