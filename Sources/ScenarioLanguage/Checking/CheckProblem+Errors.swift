extension CheckProblem {
    /// Sentence, code and hint of what is about errors that are thrown.
    var errorWords: (code: String, message: String, hint: String?)? {
        switch self {
        case .notMarkedTry(let callee):
            ("not-marked-try", "'\(callee)' may throw, and no 'try' stands in front", "write 'try' in front")
        case .errorNotHandled:
            (
                "error-not-handled", "nothing takes an error that is thrown here",
                "catch it with 'do' and 'catch', or let the function be 'throws'"
            )
        case .tryOnTheRight:
            ("try-on-the-right", "'try' cannot stand to the right of an operator", "write it in front of all")
        default: nil
        }
    }
}
