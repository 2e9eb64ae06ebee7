import Reporting

/// A fence whose body is not what its scenario gives now.
package struct StaleFence: Sendable {
    package enum Cause: Sendable {
        /// The body is empty: the author asks for the output.
        case unfilled
        /// The body says something else.
        case differs(Divergence)
    }

    /// The fence's opening line.
    package var span: SourceSpan
    /// `log`, `layout`, ...
    package var kind: String
    /// The chapter and the scenario as `accept` takes them: `01-who-is-hit/tap-red`.
    package var name: String
    package var cause: Cause
    /// Why it differs; nil where the committed record does not tell.
    package var reason: StaleReason?
    /// The committed body, line by line.
    package var accepted: [String]
    /// What the body must be.
    package var produced: [String]
    /// The line of the chapter, from 1, at which the body begins.
    package var firstLine: Int

    /// The sentence for an author.
    ///
    /// - Parameters:
    ///   - severity: a warning for `build`, an error for `verify`.
    ///   - commands: that lead to the book.
    package func diagnostic(
        _ severity: Diagnostic.Severity, _ commands: BookCommand = BookCommand()
    ) -> Diagnostic {
        let scenario = name.split(separator: "/").last.map(String.init) ?? name
        switch cause {
        case .unfilled:
            return Diagnostic(
                severity, code: .unfilledFence, "the \(kind) of '\(scenario)' is not filled in yet",
                at: span, hint: "accept the output: \(commands.accept([name]))")
        case .differs(let divergence):
            let message = reason?.sentence(kind: kind, scenario: scenario)
            return Diagnostic(
                severity, code: reason == .engine ? .engineDiffers : .staleFence,
                message ?? "the \(kind) of '\(scenario)' is not what the engine does", at: span,
                hint: divergence.sentence(firstLine: firstLine))
        }
    }

    /// Old and new body as a diff in the chapter's own line numbers; empty for a fence without a body.
    package var difference: UnifiedDiff {
        let path = span.file.path
        return UnifiedDiff(
            old: UnifiedDiff.Side(name: "\(path) (accepted)", lines: accepted, firstLine: firstLine),
            new: UnifiedDiff.Side(name: "\(path) (now)", lines: produced, firstLine: firstLine))
    }
}

/// The first line in which two bodies part, and the call behind it.
package struct Divergence: Sendable {
    /// The index of the line in both bodies.
    package var line: Int
    /// What the chapter says there; nil when it says nothing more.
    package var accepted: String?
    /// What the engine does there; nil when it does nothing more.
    package var produced: String?
    /// The call that the engine makes there, as the full log prints it; nil where a line shows no call, or
    /// text that was printed.
    package var call: String?
    /// The rule of UIKit's behaviour behind the call; nil for what the author's code does.
    package var rule: String?

    /// `line 43 says 'gray.hitTest(...)', the engine does 'red.hitTest(...)' (rule B-06)`.
    func sentence(firstLine: Int) -> String {
        let place = "line \(firstLine + line)"
        let rule = rule.map { " (rule \($0))" } ?? ""
        // A log's line is the call itself, perhaps with its time in front.
        let isShown = call.flatMap { produced?.hasSuffix($0) } ?? true
        let behind = isShown ? "" : call.map { ", the call \($0)" } ?? ""
        if let accepted, let produced, let blanks = Blanks(accepted, instead: produced) {
            return "\(place) \(blanks.sentence)"
        }
        switch (accepted.map(Self.trimmed), produced.map(Self.trimmed)) {
        case (let accepted?, let produced?):
            return "\(place) says '\(accepted)', the engine does '\(produced)'\(behind)\(rule)"
        case (let accepted?, nil):
            return "\(place) says '\(accepted)', the engine does nothing more"
        case (nil, let produced?):
            return "the chapter ends before \(place), the engine does '\(produced)'\(behind)\(rule)"
        case (nil, nil):
            return "the bodies differ"
        }
    }

    private static func trimmed(_ line: String) -> String {
        var line = line[...]
        while line.first == " " { line.removeFirst() }
        return String(line)
    }
}
