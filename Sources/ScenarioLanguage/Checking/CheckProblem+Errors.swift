import Reporting

extension CheckProblem {
    /// Sentence, code and hint of what is about errors that are thrown.
    var errorWords: (code: DiagnosticCode, message: String, hint: String?)? {
        switch self {
        case .notMarkedTry(let callee):
            (.notMarkedTry, "'\(callee)' may throw, and there is no 'try' in front", "write 'try' in front")
        case .errorNotHandled:
            (
                .errorNotHandled, "this error is not handled",
                "catch it with 'do' and 'catch', or let the function be 'throws'"
            )
        case .tryOnTheRight:
            (.tryOnTheRight, "'try' cannot stand to the right of an operator", "write it in front of all")
        default: nil
        }
    }
}
