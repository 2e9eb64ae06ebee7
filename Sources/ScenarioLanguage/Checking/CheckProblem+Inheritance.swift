import Reporting

extension CheckProblem {
    /// Sentence, code and hint of what is about superclasses and protocols that a type names.
    var inheritanceWords: (code: DiagnosticCode, message: String, hint: String?)? {
        switch self {
        case .notAProtocol(let name):
            (.notAProtocol, "'\(name)' is neither a superclass nor a protocol here", nil)
        case .redundantConformance(let type, let wanted, let superclass):
            (
                .alreadyDeclared,
                "'\(type)' conforms to '\(wanted)' already, by its superclass '\(superclass)'",
                "remove '\(wanted)'"
            )
        case .repeatedConformance(let type, let wanted):
            (
                .alreadyDeclared, "'\(type)' names the protocol '\(wanted)' twice",
                "remove the second '\(wanted)'"
            )
        case .inheritingExtension(let name):
            (
                .syntax, "an extension of the protocol '\(name)' cannot inherit",
                "write what it inherits where it is declared, or extend each type"
            )
        case .cyclicDefinition(let name): (.cyclicDefinition, "'\(name)' is defined by itself", nil)
        case .recursiveValue(let name, isEnum: false):
            (
                .cyclicDefinition,
                "value type '\(name)' cannot have a stored property that recursively contains it",
                "hold it in an array, or make '\(name)' a class"
            )
        case .recursiveValue(let name, isEnum: true):
            (
                .cyclicDefinition, "recursive enum '\(name)' is not marked 'indirect'",
                "write 'indirect enum \(name)'"
            )
        case .finalSuperclass(let name):
            (
                .notOverridable, "'\(name)' is 'final': no class inherits from it",
                "remove 'final' from '\(name)', or hold an instance of it"
            )
        case .finalMember(let name):
            (
                .notOverridable, "'\(name)' is 'final' in the superclass, and cannot be overridden",
                "remove 'final' there"
            )
        case .notForClasses(let type, let wanted):
            (
                .missingRequirement, "'\(type)' is no class, and only classes conform to '\(wanted)'",
                "write 'class \(type)'"
            )
        case .selfIsOneType(let type):
            (
                .notAProtocol, "'Self' of a protocol is whatever conforms to it, and never '\(type)' alone",
                "write what 'Self' inherits from or conforms to: 'where Self: ...'"
            )
        default: nil
        }
    }
}
