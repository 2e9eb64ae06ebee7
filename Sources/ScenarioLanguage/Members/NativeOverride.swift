/// How a scenario's class overrides a native member: both directions of the bridge that `DynamicSubclass`
/// needs.
package struct NativeOverride: @unchecked Sendable {
    /// The scenario's arguments from what the engine hands over.
    package let arguments: (_ untyped: [Any?]) -> [Value]
    /// What the engine expects, from the answer of the author's override; nil for nothing or `nil`.
    package let answer: (_ value: Value) -> Any?

    init(arguments: @escaping ([Any?]) -> [Value], answer: @escaping (Value) -> Any?) {
        self.arguments = arguments
        self.answer = answer
    }
}
