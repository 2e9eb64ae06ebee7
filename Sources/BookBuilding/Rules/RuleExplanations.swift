import EventEngine
import Reporting

/// Why some rules are exercised nowhere: lines of an id, two blanks and the reason. Empty lines, and lines
/// that begin with `#`, say nothing.
package struct RuleExplanations: Sendable {
    private var reasons: [RuleID: String] = [:]
    /// The rules that have a reason, in order.
    package var rules: [RuleID] { reasons.keys.sorted() }
    /// Lines that are none, ids without a rule, and ids that are there twice.
    package private(set) var diagnostics: [Diagnostic] = []

    package init() {}

    package init(_ file: SourceFile) {
        let text = String(decoding: file.bytes, as: UTF8.self)
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.allSatisfy({ $0 == " " }) || line.hasPrefix("#") { continue }
            let start = file.lineStarts[index]
            let span = SourceSpan(file: file, range: start..<start + line.utf8.count)
            let parts = line.split(separator: " ", maxSplits: 1)
            let reason = parts.count == 2 ? parts[1].drop { $0 == " " } : ""
            guard let rule = RuleID(parsing: String(parts[0])), !reason.isEmpty else {
                let example = "for example: A-01  it happens in the kernel"
                report("this line is no rule with a reason", example, span)
                continue
            }
            if RuleCatalogue.rule(rule) == nil { report("there is no rule \(rule)", nil, span) }
            if reasons[rule] != nil { report("the rule \(rule) has a reason already", nil, span) }
            reasons[rule] = String(reason)
        }
    }

    /// Why a rule is exercised nowhere.
    package func reason(for rule: RuleID) -> String? { reasons[rule] }

    private mutating func report(_ message: String, _ hint: String?, _ span: SourceSpan) {
        diagnostics.append(Diagnostic(code: .badExplanation, message, at: span, hint: hint))
    }
}
