import Reporting

extension FenceProblem {
    /// The problem as an author reads it.
    var diagnostic: Diagnostic {
        switch self {
        case .missingComma, .spaceInValue, .emptyOption, .unclosedBracket, .unclosedQuote: grammarDiagnostic
        case .unknownOption, .duplicateOption, .missingValue, .missingOption, .unwantedValue, .badValue,
            .listForOne, .emptyList, .contradiction:
            optionDiagnostic
        default: fenceDiagnostic
        }
    }

    private var grammarDiagnostic: Diagnostic {
        switch self {
        case .missingComma(let word):
            Diagnostic(
                code: .missingComma, "expected a comma before '\(word.text)'", at: word.span,
                hint: "options are separated by commas, and a value with spaces is written in quotes")
        case .spaceInValue(let word, let key):
            Diagnostic(
                code: .missingComma, "'\(word.text)' has a space in it and no quotes around it",
                at: word.span, hint: "write \(key)=\"\(word.text)\", or a comma between two options")
        case .unclosedBracket(let span):
            Diagnostic(
                code: .unclosedBracket, "the list has no closing ']'", at: span,
                hint: "write ']' behind its last word")
        case .unclosedQuote(let span):
            Diagnostic(
                code: .unclosedQuote, "the text has no closing quote", at: span,
                hint: "write '\"' behind its last word")
        case .emptyOption(let span):
            Diagnostic(code: .missingOption, "expected an option beside this comma", at: span)
        default: preconditionFailure("the caller knows the cases")
        }
    }

    private var optionDiagnostic: Diagnostic {
        switch self {
        case .unknownOption(let word, let kind, let known):
            let all = known.map { "'\($0)'" }.joined(separator: ", ")
            return Diagnostic(
                code: .unknownOption, "\(kind) has no option '\(word.text)'", at: word.span,
                hint: Suggestion.hint(for: word.text, among: known) ?? (known.isEmpty ? nil : "it has \(all)")
            )
        case .duplicateOption(let word, let first):
            let note = Diagnostic(.note, code: .duplicateOption, "it is given here first", at: first)
            return Diagnostic(
                code: .duplicateOption, "the option '\(word.text)' is given twice", at: word.span,
                notes: [note])
        case .missingValue(let word, let example):
            return Diagnostic(
                code: .missingValue, "the option '\(word.text)' needs a value", at: word.span,
                hint: "for example \(word.text)=\(example)")
        case .missingOption(let span, let key, let example):
            return Diagnostic(
                code: .missingValue, "the fence needs the option '\(key)'", at: span,
                hint: "for example \(key)=\(example)")
        case .unwantedValue(let word, let value):
            return Diagnostic(
                code: .unwantedValue, "the option '\(word.text)' takes no value", at: value,
                hint: "write '\(word.text)' alone, or leave it out")
        case .badValue(let word, let why, let hint):
            return Diagnostic(code: .badValue, "'\(word.text)' \(why)", at: word.span, hint: hint)
        case .listForOne(let span, let key):
            return Diagnostic(code: .badValue, "the option '\(key)' takes one value, not a list", at: span)
        case .emptyList(let span, let key):
            return Diagnostic(
                code: .badValue, "the list of '\(key)' is empty", at: span,
                hint: "name something, or leave the option out")
        case .contradiction(let span, let why):
            return Diagnostic(code: .contradiction, why, at: span)
        default: preconditionFailure("the caller knows the cases")
        }
    }

    /// The first character that does not belong into an info string.
    private func disguise(of span: SourceSpan) -> String? {
        let text = String(decoding: span.file.bytes[span.range], as: UTF8.self)
        guard let odd = text.unicodeScalars.first(where: { $0.value > 0x7E }) else { return nil }
        return "write it with plain characters; there is \(Printable.codePoint(of: odd)) in it"
    }

    private func unclosed(
        _ span: SourceSpan, _ shorter: SourceSpan?, _ end: SourceSpan?
    ) -> Diagnostic {
        let text = String(decoding: span.file.bytes[span.range], as: UTF8.self)
        guard let shorter else {
            return Diagnostic(
                code: .unclosedFence, "the block has no closing fence", at: span,
                hint: "end it with a line '\(text)'",
                notes: end.map {
                    [Diagnostic(.note, code: .unclosedFence, "perhaps behind this line", at: $0)]
                } ?? [])
        }
        let note = Diagnostic(
            .note, code: .unclosedFence, "this line is too short to close it", at: shorter)
        return Diagnostic(
            code: .unclosedFence, "the block begins with \(span.range.count) characters and is never closed",
            at: span, hint: "begin and end it with equally many", notes: [note])
    }

    private var fenceDiagnostic: Diagnostic {
        switch self {
        case .missingName(let span):
            return Diagnostic(
                code: .missingName, "the scenario has no name", at: span, hint: "for example name=tap-red")
        case .missingScenario(let word):
            return Diagnostic(
                code: .missingScenario, "'\(word.text)' is an option of scenarios, and this block is none",
                at: word.span, hint: "write 'swift, scenario, ...' to have it run")
        case .missingOf(let kind):
            return Diagnostic(
                code: .missingOf, "the '\(kind.text)' fence does not say which scenario it shows",
                at: kind.span,
                hint: "for example \(kind.text), of=tap-red")
        case .missingKind(let span):
            return Diagnostic(
                code: .unknownOutput, "the fence does not say what it shows", at: span,
                hint: "for example log, of=tap-red")
        case .unknownKind(let word):
            let kinds = FenceKinds.all.map { $0.word }
            return Diagnostic(
                code: .unknownOutput, "there is no output '\(word.text)'", at: word.span,
                hint: Suggestion.hint(for: word.text, among: kinds)
                    ?? "outputs are \(kinds.map { "'\($0)'" }.joined(separator: ", "))")
        case .notTwoScenarios(let span):
            return Diagnostic(
                code: .badValue, "a 'diff' fence shows two scenarios", at: span,
                hint: "for example diff, of=[tap, drag]")
        case .unclosedFence(let span, let shorter, let end): return unclosed(span, shorter, end)
        case .duplicateName(let word, let first):
            let note = Diagnostic(.note, code: .duplicateName, "the first one is here", at: first)
            return Diagnostic(
                code: .duplicateName, "two scenarios of the chapter are named '\(word.text)'",
                at: word.span,
                notes: [note])
        case .unknownScenario(let word, let known):
            return Diagnostic(
                code: .unknownScenario, "the chapter has no scenario '\(word.text)'", at: word.span,
                hint: Suggestion.hint(for: word.text, among: known))
        case .disguised(let span, let meaning):
            return Diagnostic(
                code: .disguisedFence, "this reads like '\(meaning)', and is plain code that nobody checks",
                at: span, hint: disguise(of: span) ?? "write ```\(meaning)")
        case .indented(let span, let meaning):
            return Diagnostic(
                code: .disguisedFence,
                "this reads like '\(meaning)', and is plain code because it is indented", at: span,
                hint: "indent it by three spaces at most, or as far as the text of its list item")
        case .fullWidth(let span, let meant):
            let written = String(decoding: span.file.bytes[span.range], as: UTF8.self)
            return Diagnostic(
                code: .disguisedFence, "'\(written)' is not the character that options are written with",
                at: span, hint: "write \(meant == "\"" ? "a straight quote, \"" : "'\(meant)'")")
        case .tooManyFences(let span, let limit):
            return Diagnostic(
                code: .tooManyFences, "a chapter may have \(limit) scenarios and outputs", at: span,
                hint: "split it into several chapters")
        default: preconditionFailure("the caller knows the cases")
        }
    }
}
