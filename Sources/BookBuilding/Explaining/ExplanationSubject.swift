import EventEngine
import Reporting

/// What somebody wants explained: `E-41`, `unknown-member`, `03-bending/tap-red`, `idea.swift:12`.
package enum ExplanationSubject: Equatable, Sendable {
    /// A rule that exists.
    case rule(RuleID)
    /// What is written like a rule's id, and is none.
    case unknownRule(String)
    /// The code of a diagnostic.
    case code(DiagnosticCode)
    /// A Swift file, and one line of its full log.
    case file(String, line: Int?)
    /// A scenario, with its chapter or without, and one line of its full log.
    case scenario(String, line: Int?)

    package init(_ text: String) {
        if let id = RuleID(parsing: text) {
            self = RuleCatalogue.rule(id) == nil ? .unknownRule(text) : .rule(id)
            return
        }
        if text.wholeMatch(of: /[A-Za-z]-[0-9]+/) != nil {
            self = .unknownRule(text)
            return
        }
        let isBracketed = text.hasPrefix("[") && text.hasSuffix("]")
        if let code = DiagnosticCode(rawValue: isBracketed ? String(text.dropFirst().dropLast()) : text) {
            self = .code(code)
            return
        }
        var name = text[...]
        var line: Int?
        if let colon = text.lastIndex(of: ":"), let number = Int(text[colon...].dropFirst()), number > 0 {
            name = text[..<colon]
            line = number
        }
        self = name.hasSuffix(".swift") || name == "-"
            ? .file(String(name), line: line) : .scenario(String(name), line: line)
    }

    /// What to say of an id that no rule has.
    package static func unknownRule(_ text: String) -> Diagnostic {
        let section = RuleCatalogue.sections.first { $0.letter == text.uppercased().first }
        let last = section.flatMap { section in
            section.rules.last.map { "the rules of section \(section.letter) go up to \($0.id)" }
        }
        let sections = RuleCatalogue.sections.map { String($0.letter) }.joined(separator: ", ")
        return Diagnostic(
            code: .unknownRule, "there is no rule '\(text)'", at: nil,
            hint: last ?? "the sections are \(sections)")
    }
}
