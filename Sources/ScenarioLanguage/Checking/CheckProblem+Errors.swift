import Reporting

extension CheckProblem {
    /// Sentence, code and hint of what is about errors that are thrown, and about waiting.
    var errorWords: (code: DiagnosticCode, message: String, hint: String?)? {
        switch self {
        case .notMarkedTry(let callee):
            (.notMarkedTry, "'\(callee)' may throw, and there is no 'try' in front", "write 'try' in front")
        case .errorNotHandled:
            (
                .errorNotHandled, "this error is not handled",
                "catch it with 'do' and 'catch', or let the function be 'throws'"
            )
        case .markOnTheRight(let word):
            (.tryOnTheRight, "'\(word)' cannot be to the right of an operator", "write it in front of all")
        case .notMarkedAwait(let callee):
            (
                .notMarkedAwait, "'\(callee)' is 'async', and there is no 'await' in front",
                "write 'await' in front"
            )
        case .waitsOutsideAsync(let callee, let hint):
            (.waitsOutsideAsync, "'\(callee)' is 'async', and the code around it may not wait", hint)
        default: nil
        }
    }

    /// Whether a module is imported that scenarios do not have.
    var isOfForeignModule: Bool { if case .unknownModule = self { true } else { false } }

    /// Whether something is only missing that is around an expression.
    var asksForContext: Bool {
        switch self {
        case .implicitMemberWithoutContext, .literalWithoutType, .nilWithoutType, .closureNeedsType,
            .keyPathNeedsRoot, .unresolvedGeneric, .unknownImplicitMember:
            true
        default: false
        }
    }

    /// Whether a name is not known, which such a module may bring.
    var isAboutName: Bool {
        switch self {
        case .unknownName, .unknownMember, .unknownType, .wrongLevel: true
        default: false
        }
    }

    /// Sentence, code and hint of what is about files and who may use what.
    var fileWords: (code: DiagnosticCode, message: String, hint: String?)? {
        switch self {
        case .inaccessible(let name, let level):
            (
                .inaccessible, "'\(name)' is inaccessible here, for it is '\(level)'",
                level == "private" ? "use it inside its type, or take 'private' away" : "use it in its file"
            )
        case .statementInSource:
            (
                .syntax, "a source file has declarations only, and this is a statement",
                "write it in the scenario, or in a function"
            )
        case .unknownModule(let name, let known):
            (
                .unsupported, "the module '\(name)' is not supported in scenarios",
                "they may import \(known.joined(separator: ", "))"
            )
        default: nil
        }
    }
}
