import Foundation
import Reporting

/// The findings as JSON in the shape of the file that DocC writes with `--diagnostics-file`, version 1.0.0,
/// so that whoever reads those can read these. Lines and columns count from 1, columns in characters.
struct DiagnosticsFile: Codable, Hashable {
    struct Version: Codable, Hashable {
        var major = 1
        var minor = 0
        var patch = 0
    }

    struct Location: Codable, Hashable {
        var line: Int
        var column: Int
    }

    struct Range: Codable, Hashable {
        var start: Location
        var end: Location
    }

    struct Note: Codable, Hashable {
        var source: String?
        var range: Range?
        var message: String
    }

    /// What could be done.
    struct Solution: Codable, Hashable {
        struct Replacement: Codable, Hashable {
            var range: Range
            var text: String
        }

        var summary: String
        var replacements: [Replacement] = []
    }

    struct Problem: Codable, Hashable {
        /// The file's path inside the book.
        var source: String?
        var range: Range?
        /// `error`, `warning` or `note`.
        var severity: String
        var summary: String
        /// What is written against what the engine does.
        var explanation: String?
        var solutions: [Solution]
        var notes: [Note]
        /// The kind of trouble, which DocC's file does not have.
        var code: String
    }

    var version = Version()
    var diagnostics: [Problem]
    /// The part of the book that it is about; missing for a whole book. DocC's file does not have it.
    var part: ReportedPart?

    init(_ verification: Verification) {
        diagnostics = verification.findings.map(Problem.init)
        part = verification.part
    }

    init(diagnostics: [Problem]) { self.diagnostics = diagnostics }

    static func text(of verification: Verification) -> String { DiagnosticsFile(verification).text }

    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(self) else {
            preconditionFailure("texts and numbers can always be encoded")
        }
        return Printable.json(String(decoding: data, as: UTF8.self)) + "\n"
    }
}

extension DiagnosticsFile.Problem {
    fileprivate init(_ finding: Verification.Finding) {
        let diagnostic = finding.diagnostic
        source = diagnostic.span?.file.path
        range = diagnostic.span.map(DiagnosticsFile.Range.init)
        severity = diagnostic.severity.rawValue
        summary = diagnostic.message
        explanation = finding.difference.isEmpty ? nil : finding.difference
        let replacements = finding.replacement.map {
            [DiagnosticsFile.Solution.Replacement(range: DiagnosticsFile.Range($0.span), text: $0.text)]
        }
        solutions = diagnostic.hint.map {
            [DiagnosticsFile.Solution(summary: $0, replacements: replacements ?? [])]
        } ?? replacements.map { [DiagnosticsFile.Solution(summary: "accept", replacements: $0)] } ?? []
        notes = diagnostic.notes.map(DiagnosticsFile.Note.init)
        code = diagnostic.code.rawValue
    }
}

extension DiagnosticsFile.Note {
    fileprivate init(_ diagnostic: Diagnostic) {
        source = diagnostic.span?.file.path
        range = diagnostic.span.map(DiagnosticsFile.Range.init)
        message = diagnostic.message
    }
}

extension DiagnosticsFile.Range {
    fileprivate init(_ span: SourceSpan) {
        start = DiagnosticsFile.Location(line: span.start.line, column: span.start.column)
        end = DiagnosticsFile.Location(line: span.end.line, column: span.end.column)
    }
}
