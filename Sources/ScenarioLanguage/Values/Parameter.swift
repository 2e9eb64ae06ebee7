/// A parameter of a function of the scenario.
struct Parameter {
    /// The argument label; nil for none.
    var label: String?
    /// The name inside the function.
    var name: String
    var type: StaticType
    var isInout = false
    /// Whether `nil` may stand for the variable, as where UIKit takes a pointer.
    var acceptsNil = false
    var isVariadic = false
    var isImplicitlyUnwrapped = false
    /// Makes the argument that is left out; nil when it may not be.
    var fallback: Fallback?
    /// Whether a closure may be kept after the call, as with `@escaping`.
    var keepsClosure = false
    /// Whether an optional closure runs before the call is over, as where UIKit's headers say NS_NOESCAPE.
    var runsOptional = false
    /// Whether a closure names members of the object around it without `self`, as in `Task { load() }`.
    var sharesSelf = false
    /// The result builder that makes the result of a closure.
    var builder: StaticType?
    /// Whether the argument is an expression that becomes a closure, as with `@autoclosure`.
    var isAutoclosure = false

    /// What stands for an argument that is left out.
    enum Fallback {
        case code(any FallbackCode)
        case value(Value)
        /// `#line` and its kin: about the call.
        case place(CallPlace)
    }

    /// What code can ask about the place where it is written.
    enum CallPlace: String {
        case line, column, function
        /// `#file`, `#fileID` and `#filePath` are all the module and the name of the file: no folder of the
        /// machine that runs a scenario gets into what it says (our decision).
        case file
    }
}

/// Code that makes an argument that is left out, as the interpreter runs it.
protocol FallbackCode: AnyObject {}

extension Parameter {
    /// Whether a call need not have an argument for it.
    var mayBeLeftOut: Bool {
        if isVariadic { return true }
        if case nil = fallback { return false }
        return true
    }

    /// Whether a closure handed to it runs before the call is over, or never.
    var callsAtOnce: Bool {
        if case .function = type { !keepsClosure && !isVariadic } else { runsOptional }
    }
}
