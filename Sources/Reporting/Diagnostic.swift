/// One sentence to an author about one place: what is wrong, where, and what would help.
///
/// The sentence is lower case and matter of fact, without a full stop; the hint is advice ("did you mean
/// ...").
package struct Diagnostic: Sendable {
    package enum Severity: String, Sendable {
        case error, warning, note
    }

    package var severity: Severity
    /// The kind of trouble: `unknown-member`.
    package var code: DiagnosticCode
    /// What is wrong.
    package var message: String
    /// The place; nil when the trouble is no place in a text (an unwritable folder).
    package var span: SourceSpan?
    /// Words to put under the caret; often nil.
    package var label: String?
    /// What would help; often nil.
    package var hint: String?
    /// Further places that explain the first ("first declared here").
    package var notes: [Diagnostic]

    package init(
        _ severity: Severity = .error, code: DiagnosticCode, _ message: String, at span: SourceSpan?,
        label: String? = nil, hint: String? = nil, notes: [Diagnostic] = []
    ) {
        self.severity = severity
        self.code = code
        self.message = message
        self.span = span
        self.label = label
        self.hint = hint
        self.notes = notes
    }
}
