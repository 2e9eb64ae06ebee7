import Reporting

extension WhyNotQuestion.Problem {
    /// The problem as somebody reads it who asked.
    ///
    /// - Parameter place: where a range of the question is; the whole question for nil.
    func diagnostic(at place: (Range<Int>?) -> SourceSpan) -> Diagnostic {
        switch self {
        case .grammar(let problem), .name(let problem): problem.diagnostic(at: place)
        case .form(let range):
            Diagnostic(
                code: .badClaim, "'why not' is about one call or one change of state", at: place(range),
                hint:
                    "for example red.touchesBegan, redTap: possible -> ended, button.touchUpInside or hit red"
            )
        case .anybody(let range):
            Diagnostic(
                code: .badClaim, "'why not' is about one object, and '*' stands for anybody",
                at: place(range),
                hint: "name it: red.touchesBegan")
        }
    }
}
