import EventEngine
import Foundation

/// The initializer of its class that a convenience initializer of the catalogue calls. A subclass of the
/// scenario's runs its own version of that one.
package struct NativeDelegation: @unchecked Sendable {
    /// The full name of the initializer that is called.
    package let target: String
    /// What it is called with, from the arguments of the convenience initializer.
    let passed: (_ arguments: [Value]) -> [Value]
    /// What is left to do on the object when it returns.
    var finish: (_ object: Value, _ arguments: [Value]) throws -> Void = { _, _ in }

    init(_ target: String, passing passed: @escaping (_ arguments: [Value]) -> [Value]) {
        self.target = target
        self.passed = passed
    }

    /// `init()` of views.
    static let frame = NativeDelegation("init(frame:)") { _ in [.rect(.zero)] }
    /// `init()` of view controllers.
    static let nib = NativeDelegation("init(nibName:bundle:)") { _ in [.null, .null] }
    /// `init()` of gesture recognizers.
    static let action = NativeDelegation("init(target:action:)") { _ in [.null, .null] }
    /// Nothing goes on to `init()`.
    static let nothing = NativeDelegation("init()") { _ in [] }
    /// The first argument goes on.
    static func first(to target: String) -> NativeDelegation {
        NativeDelegation(target) { Array($0.prefix(1)) }
    }
}
