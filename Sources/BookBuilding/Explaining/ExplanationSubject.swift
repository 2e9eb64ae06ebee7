import EventEngine
import Reporting

/// What somebody wants explained: `E-41`, `unknown-member`, `03-bending/tap-red#7`, `idea.swift:12`,
/// `Chapters/03-bending.md:22`.
package enum ExplanationSubject: Equatable, Sendable {
    /// A rule that exists.
    case rule(RuleID)
    /// What is written like a rule's id, and is none.
    case unknownRule(String)
    /// The code of a diagnostic.
    case code(DiagnosticCode)
    /// A Swift file, and a part of it: `idea.swift:3`, `idea.swift#13`.
    case file(String, ExplainedPart?)
    /// A scenario, with its chapter or without, and one line of its full log: `03-bending/tap-red#13`.
    case scenario(String, line: Int?)
    /// A line of a chapter: `Chapters/03-bending.md:22`.
    case chapter(String, line: Int)

    /// Whether it is a whole run, and no line of its log.
    package var isRun: Bool {
        switch self {
        case .file(_, nil), .scenario(_, nil): true
        default: false
        }
    }

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
        let (name, sign, number) = Self.parts(of: text)
        if let number, sign == ":", name.hasSuffix(".md") {
            self = .chapter(name, line: number)
        } else if name.hasSuffix(".swift") || name == "-" {
            self = .file(name, number.map { sign == ":" ? .line($0) : .call($0) })
        } else {
            self = .scenario(name, line: number)
        }
    }

    /// What is before the last `:` or `#` that a number follows, the sign, and the number.
    private static func parts(of text: String) -> (name: String, sign: Character, number: Int?) {
        guard let index = text.lastIndex(where: { $0 == ":" || $0 == "#" }),
            let number = Int(text[index...].dropFirst()), number > 0
        else { return (text, ":", nil) }
        // An editor's place has a column, too: Chapters/x.md:22:5.
        let name = String(text[..<index])
        if text[index] == ":", let line = parts(ofPlace: name) { return (line.name, ":", line.number) }
        return (name, text[index], number)
    }

    private static func parts(ofPlace text: String) -> (name: String, number: Int)? {
        guard let index = text.lastIndex(of: ":"), let number = Int(text[index...].dropFirst()), number > 0
        else { return nil }
        return (String(text[..<index]), number)
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
