import Reporting

extension ClaimProblem {
    /// The problem as an author reads it.
    ///
    /// - Parameter place: where a range of the title is in the chapter; the phrase for nil.
    func diagnostic(at place: (Range<Int>?) -> SourceSpan) -> Diagnostic {
        switch self {
        case .unknownReceiver, .unknownMethod, .unknownAnswer, .noRecognizer: nameDiagnostic(at: place)
        case .nothingClaimed, .emptyClaim, .unclosedQuote, .tooManySteps, .tooManyClaims:
            wholeDiagnostic(at: place)
        default: grammarDiagnostic(at: place)
        }
    }

    private func wholeDiagnostic(at place: (Range<Int>?) -> SourceSpan) -> Diagnostic {
        switch self {
        case .nothingClaimed:
            Diagnostic(
                code: .badClaim, "the link claims nothing", at: place(nil),
                hint: "write the claim as its title: [...](check:tap-red \"never gray.touchesBegan\")")
        case .emptyClaim(let range):
            Diagnostic(code: .badClaim, "expected a claim beside this semicolon", at: place(range))
        case .unclosedQuote(let range):
            Diagnostic(code: .badClaim, "the text has no closing quote", at: place(range))
        case .tooManySteps(let range, let limit):
            Diagnostic(code: .badClaim, "a claim may name \(limit) events", at: place(range))
        case .tooManyClaims(let range, let limit):
            Diagnostic(code: .tooManyClaims, "a chapter may make \(limit) claims", at: place(range))
        default: preconditionFailure("the caller knows the cases")
        }
    }

    private func grammarDiagnostic(at place: (Range<Int>?) -> SourceSpan) -> Diagnostic {
        func bad(_ message: String, _ range: Range<Int>, _ hint: String?) -> Diagnostic {
            Diagnostic(code: .badClaim, message, at: place(range), hint: hint)
        }
        switch self {
        case .noPattern(let word):
            return bad(
                "'\(word.text)' is no event", word.range,
                Suggestion.hint(for: word.text, among: ClaimForms.firstWords)
                    ?? "say who gets what: \(word.text).touchesBegan")
        case .patternExpected(let range, let after):
            return bad(
                "expected an event after '\(after)'", range, "for example \(after) red.touchesBegan")
        case .missingMethod(let word):
            return bad("'\(word.text)' does not say which message", word.range, "for example red.hitTest")
        case .missingReceiver(let word):
            return bad("'\(word.text)' does not say who gets it", word.range, "'*' stands for anybody")
        case .unexpected(let word, let after):
            let claims = "after an event come 'x3', 'then', 'after', '-> answer' or 'at 150 ms'"
            return bad("'\(word.text)' makes no sense after \(after)", word.range, claims)
        case .missingText(let range):
            return bad("expected the printed text in quotes", range, "for example print \"tapped\"")
        case .unknownState(let word):
            let states = ClaimParser.states
            return bad(
                "'\(word.text)' is no state of a recognizer", word.range,
                Suggestion.hint(for: word.text, among: states)
                    ?? "states are \(states.joined(separator: ", "))")
        case .missingArrow(let range):
            return bad("expected '->' and a state", range, "for example redTap: possible -> ended")
        case .missingAnswer(let range):
            return bad("expected an answer after '->'", range, "for example red.hitTest -> nil")
        case .noTime(let range):
            return bad("expected milliseconds", range, "for example red.touchesBegan at 150 ms")
        case .noCount(let word):
            return bad(
                "'\(word.text)' is no count", word.range,
                word.text == "x0" ? "what never happens is 'never'" : "for example red.touchesMoved x3")
        case .missingThen(let range):
            return bad(
                "expected 'then' and another event after 'always'", range,
                "for example always red.touchesBegan then red.touchesEnded")
        case .noTouch(let range):
            return bad(
                "expected the number of a touch and 'hit'", range,
                "touches are counted from 1: touch 2 hit red")
        case .missingView(let range):
            return bad("expected a view after 'hit', or nil", range, "for example hit red")
        case .repeatedOutsideOnly(let range):
            return bad(
                "'+' belongs to 'only'", range, "for example only red.touchesBegan, red.touchesMoved+")
        default: preconditionFailure("the caller knows the cases")
        }
    }

    private func nameDiagnostic(at place: (Range<Int>?) -> SourceSpan) -> Diagnostic {
        switch self {
        case .unknownReceiver(let word, let scenario, let known):
            return Diagnostic(
                code: .unknownObject, "'\(word.text)' is no object or class of '\(scenario)'",
                at: place(word.range),
                hint: Suggestion.hint(for: word.text, among: known, orList: "it has"))
        case .unknownMethod(let word, let receiver, let known):
            return Diagnostic(
                code: .unknownMethod, "'\(receiver)' gets no message '\(word.text)' that a trace shows",
                at: place(word.range), hint: Suggestion.hint(for: word.text, among: known))
        case .unknownAnswer(let word, let scenario, let known):
            return Diagnostic(
                code: .unknownObject, "'\(word.text)' is no answer that '\(scenario)' could give",
                at: place(word.range), hint: Suggestion.hint(for: word.text, among: known))
        case .noRecognizer(let word):
            return Diagnostic(
                code: .unknownObject, "'\(word.text)' is no recognizer, so it has no states",
                at: place(word.range))
        default: preconditionFailure("the caller knows the cases")
        }
    }
}
