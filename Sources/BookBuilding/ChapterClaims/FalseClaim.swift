import Reporting

/// A claim of the prose that is not true.
package struct FalseClaim: Sendable {
    /// The phrase that makes it.
    package var span: SourceSpan
    /// `expected never gray.touchesBegan; it came at 0 ms, forwarded by red: C-09`
    package var words: String
    /// A claim that could be in its place and is true; nil where none suggests itself.
    package var truth: String?
    /// What `explain` takes to say why: a scenario, with the line of its full log that contradicts the claim
    /// first, `01-who-is-hit/tap-red#7`.
    package var subject: String

    /// The scenario that it is about, as commands take it: `01-who-is-hit/tap-red`.
    package var scenario: String {
        let parts = subject.split(separator: "#", maxSplits: 1)
        return parts.first.map(String.init) ?? subject
    }

    /// The sentence for an author.
    ///
    /// - Parameters:
    ///   - severity: a warning for `build`, an error for `verify`.
    ///   - commands: that lead to the book.
    package func diagnostic(
        _ severity: Diagnostic.Severity, _ commands: BookCommand = BookCommand()
    ) -> Diagnostic {
        let why = "why: \(commands.explain(subject))"
        let hint = truth.map { "true is \"\($0)\"\n\(why)" } ?? why
        return Diagnostic(severity, code: .falseClaim, words, at: span, hint: hint)
    }
}
