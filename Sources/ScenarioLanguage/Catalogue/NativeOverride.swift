import EventEngine

/// How a scenario's class overrides a native member: the messages that the engine sends for it, and both
/// directions of the bridge that `DynamicSubclass.call` needs.
package struct NativeOverride: @unchecked Sendable {
    /// The message of a method, or of a property's getter.
    package let selector: MessageSelector
    /// The message that sets the property; nil for methods and for properties that are only read.
    package let setter: MessageSelector?
    /// The scenario's arguments from what the engine hands over; for a setter the new value.
    package let arguments: (_ untyped: [Any?]) -> [Value]
    /// What the engine expects, from the answer of the author's override; nil for nothing.
    package let answer: (_ value: Value) -> Any?
}

extension NativeOverride {
    /// The bridge of an overridable method with an answer.
    @_semantics("optimize.sil.specialize.generic.never")
    static func question<Result: Bridged, each Argument: Bridged>(
        _ selector: MessageSelector, _ result: Result.Type, _ argument: repeat (each Argument).Type
    ) -> NativeOverride {
        NativeOverride(
            selector: selector, setter: nil,
            arguments: { values($0, repeat (each Argument).self) },
            answer: { Result.from($0)?.unbridged })
    }

    /// The bridge of an overridable method without an answer.
    @_semantics("optimize.sil.specialize.generic.never")
    static func order<each Argument: Bridged>(
        _ selector: MessageSelector, _ argument: repeat (each Argument).Type
    ) -> NativeOverride {
        NativeOverride(
            selector: selector, setter: nil,
            arguments: { values($0, repeat (each Argument).self) },
            answer: { _ in nil })
    }

    /// The bridge of an overridable property: the message that sets it is spelled `alpha=`.
    @_semantics("optimize.sil.specialize.generic.never")
    static func property<P: Bridged>(
        _ selector: MessageSelector, _ type: P.Type, isSettable: Bool
    ) -> NativeOverride {
        let setter = isSettable ? selector.setter : nil
        precondition(!isSettable || setter != nil, "the engine has no message \(selector.swift)=")
        return NativeOverride(
            selector: selector, setter: setter,
            arguments: { $0.isEmpty ? [] : values($0, P.self) },
            answer: { P.from($0)?.unbridged })
    }

    @_semantics("optimize.sil.specialize.generic.never")
    private static func values<each Argument: Bridged>(
        _ untyped: [Any?], _ type: repeat (each Argument).Type
    ) -> [Value] {
        var result: [Value] = []
        for argument in repeat each type {
            result.append(argument.bridge(untyped: untyped[result.count]))
        }
        return result
    }
}
