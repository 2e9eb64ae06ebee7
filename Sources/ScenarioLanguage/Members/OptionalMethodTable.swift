import EventEngine

/// Takes the rows of a protocol of the engine: each call is a method that the engine sends to objects of a
/// scenario's classes that implement it. Methods are optional unless said otherwise.
package final class OptionalMethodTable {
    private let type: NativeType

    init(_ type: NativeType) { self.type = type }

    /// Methods of the protocol, by their full names, that UIKit sends and this engine does not.
    var unsent: Set<String> {
        get { type.unsentMethods }
        set { type.unsentMethods = newValue }
    }

    /// A method with an answer.
    ///
    /// - Parameter fallback: what UIKit does without it; only its types matter here.
    func question<each Argument: Bridged, Result: Bridged>(
        _ name: String, _ selector: MessageSelector, fallback: (repeat each Argument) -> Result
    ) {
        add(name, selector, isRequired: false, fallback)
    }

    /// A method with an answer that each class that conforms has to implement.
    func required<each Argument: Bridged, Result: Bridged>(
        _ name: String, _ selector: MessageSelector, types: (repeat each Argument) -> Result
    ) {
        add(name, selector, isRequired: true, types)
    }

    /// A method without an answer.
    ///
    /// - Parameter types: does nothing; only its types matter here.
    func news<each Argument: Bridged>(
        _ name: String, _ selector: MessageSelector, types: (repeat each Argument) -> Void
    ) {
        let signature = RowSignature(name, staticTypes(repeat (each Argument).self), defaults: [:])
        type.optionalMethods.append(
            NativeMember(
                .method, signature.name, signature.parameters, .void,
                override: .order(selector, repeat (each Argument).self)
            ) { _, _, _ in preconditionFailure("a method of a protocol is called on its object") })
    }

    private func add<each Argument: Bridged, Result: Bridged>(
        _ name: String, _ selector: MessageSelector, isRequired: Bool,
        _ types: (repeat each Argument) -> Result
    ) {
        let signature = RowSignature(name, staticTypes(repeat (each Argument).self), defaults: [:])
        let member = NativeMember(
            .method, signature.name, signature.parameters, Result.staticType,
            override: .question(selector, Result.self, repeat (each Argument).self)
        ) { _, _, _ in preconditionFailure("a method of a protocol is called on its object") }
        member.isRequired = isRequired
        type.optionalMethods.append(member)
    }
}
