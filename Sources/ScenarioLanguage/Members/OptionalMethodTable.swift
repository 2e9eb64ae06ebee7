import EventEngine

/// Takes the rows of a protocol whose methods are all optional: each call is a method that the engine sends
/// to objects of a scenario's classes that implement it.
package final class OptionalMethodTable {
    private let type: NativeType

    init(_ type: NativeType) { self.type = type }

    /// A method with an answer.
    ///
    /// - Parameter fallback: what UIKit does without it; only its types matter here.
    func question<each Argument: Bridged, Result: Bridged>(
        _ name: String, _ selector: MessageSelector, fallback: (repeat each Argument) -> Result
    ) {
        let signature = RowSignature(name, staticTypes(repeat (each Argument).self), defaults: [:])
        type.optionalMethods.append(
            NativeMember(
                .method, signature.name, signature.parameters, Result.staticType,
                override: .question(selector, Result.self, repeat (each Argument).self)
            ) { _, _, _ in preconditionFailure("a method of a protocol is called on its object") })
    }
}
