import EventEngine
import Reporting

extension SourceTrap {
    /// The sentence, its code and its hint.
    func diagnostic(in text: EmbeddedText) -> Diagnostic {
        let (code, message, hint) = problem.words
        return Diagnostic(code: code, message, at: text.span(of: range.offsets), hint: hint)
    }

    /// The same at the whole of a line (0-based) of the scenario.
    func diagnostic(in text: EmbeddedText, line: Int32) -> Diagnostic {
        var located = self
        if let range = text.range(ofLine: line) { located.range = range }
        return located.diagnostic(in: text)
    }
}

extension EmbeddedText {
    /// The whole of a line (0-based) of the scenario; nil when there is none.
    fileprivate func range(ofLine line: Int32) -> SourceRange? {
        let index = Int(line)
        guard lineStarts.indices.contains(index) else { return nil }
        let end = index + 1 < lineStarts.count ? lineStarts[index + 1] - 1 : text.utf8.count
        return SourceRange(lineStarts[index], end)
    }
}

extension WorldWarning {
    private var code: DiagnosticCode {
        switch self {
        case .undecided: .undecidedRecognizer
        case .unsatisfiable: .unsatisfiableConstraints
        case .said: .refused
        }
    }

    /// The warning at the line of the scenario that it is about.
    func diagnostic(in text: EmbeddedText) -> Diagnostic {
        let range = text.range(ofLine: line)
        return Diagnostic(
            .warning, code: code, sentence, at: range.flatMap { text.span(of: $0.offsets) }, hint: hint)
    }
}

extension RuntimeProblem {
    fileprivate var words: (code: DiagnosticCode, message: String, hint: String?) {
        switch self {
        case .member(.trap(let words)): (.trap, words, nil)
        case .member(.outOfRange(let words)): (.indexOutOfRange, words, nil)
        case .member(.stopped(let words)): (.stopped, words, nil)
        case .member(.limit(let words)): (.limit, words, "scenarios have bounds; is this what you meant?")
        case .member(.unsupported(let words)):
            (.unsupported, "\(words) is not supported in scenarios", nil)
        case .unwrappedNil:
            (.unwrappedNil, "this is nil and cannot be unwrapped with '!'", "use 'if let' or '??'")
        case .implicitlyUnwrappedNil(let name): (.unwrappedNil, "'\(name)' is nil here", nil)
        case .overflow(let operation, let type):
            (.overflow, "the result of '\(operation)' does not fit \(type)", nil)
        case .divisionByZero: (.divisionByZero, "division by zero", nil)
        case .failedCast(let from, let to):
            (
                .failedCast, "this value is of type '\(from)', not '\(to)'",
                "use 'as?' when it may be another type"
            )
        case .invalidRange: (.invalidRange, "the lower bound of this range is above its upper bound", nil)
        case .usedBeforeInitialized(let name):
            (.usedBeforeInitialization, "'\(name)' is used before it has a value", nil)
        case .unownedGone(let name): (.unownedGone, "the object of the unowned '\(name)' is gone", nil)
        case .overlappingAccess(let name):
            (
                .trap, "'\(name)' is used here while something else is changing it",
                "give what changes it a copy: 'let copy = \(name)'"
            )
        case .uncaughtError(let words): (.uncaughtError, "the error '\(words)' is not caught", nil)
        case .actionArgument(let method, let expected, let found):
            (
                .actionArgument,
                "the action '\(method)' takes '\(expected)', and is sent "
                    + (found.map { "one of type '\($0)'" } ?? "nil"),
                "a sender may be anything: take 'Any?'"
            )
        case .actionTakesMore(let method):
            (
                .actionArgument, "'\(method)' takes more than an action brings: a sender and an event", nil
            )
        case .tooManySteps(let limit): (.limit, "more than \(limit) steps: this never ends", nil)
        case .tooDeep(let limit):
            (.limit, "calls are nested more than \(limit) deep: this never ends", nil)
        case .world(let problem): (problem.code, problem.sentence, problem.hint)
        }
    }
}
