import Foundation
import Reporting

/// The findings in the Static Analysis Results Interchange Format, version 2.1.0: one run, a rule for each
/// code that occurs, a result for each finding, with what would mend it. Columns count Unicode scalars.
struct SARIFReport: Codable, Hashable {
    struct Text: Codable, Hashable {
        var text: String
    }

    struct Rule: Codable, Hashable {
        var id: String
        var help: Text
    }

    struct Driver: Codable, Hashable {
        var name = "tracebook"
        var rules: [Rule]
    }

    struct Tool: Codable, Hashable {
        var driver: Driver
    }

    struct Region: Codable, Hashable {
        var startLine: Int
        var startColumn: Int
        var endLine: Int
        var endColumn: Int
    }

    struct ArtifactLocation: Codable, Hashable {
        var uri: String
    }

    struct PhysicalLocation: Codable, Hashable {
        var artifactLocation: ArtifactLocation
        var region: Region
    }

    struct Location: Codable, Hashable {
        var physicalLocation: PhysicalLocation
        var message: Text?
    }

    struct Replacement: Codable, Hashable {
        var deletedRegion: Region
        var insertedContent: Text
    }

    struct ArtifactChange: Codable, Hashable {
        var artifactLocation: ArtifactLocation
        var replacements: [Replacement]
    }

    struct Fix: Codable, Hashable {
        var description: Text
        var artifactChanges: [ArtifactChange]
    }

    struct Result: Codable, Hashable {
        var ruleId: String
        var level: String
        var message: Text
        var locations: [Location]
        var relatedLocations: [Location]?
        var fixes: [Fix]?
    }

    /// Which of several runs over one book it is.
    struct AutomationDetails: Codable, Hashable {
        var id: String
    }

    struct Run: Codable, Hashable {
        var tool: Tool
        /// Missing for a whole book.
        var automationDetails: AutomationDetails?
        var columnKind = "unicodeCodePoints"
        var results: [Result]
    }

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]

    init(_ verification: Verification) {
        var codes: [String] = []
        for finding in verification.findings where !codes.contains(finding.diagnostic.code.rawValue) {
            codes.append(finding.diagnostic.code.rawValue)
        }
        let rules = codes.sorted().map { Rule(id: $0, help: Text(text: "tracebook explain \($0)")) }
        let results = verification.findings.map { Result($0, in: verification.folder) }
        let part = verification.part.map { AutomationDetails(id: AutomationDetails.prefix + $0.text) }
        runs = [Run(tool: Tool(driver: Driver(rules: rules)), automationDetails: part, results: results)]
    }

    init(runs: [Run]) { self.runs = runs }

    static func text(of verification: Verification) -> String { SARIFReport(verification).text }

    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(self) else {
            preconditionFailure("texts and numbers can always be encoded")
        }
        return Printable.json(String(decoding: data, as: UTF8.self)) + "\n"
    }
}

extension SARIFReport.AutomationDetails {
    fileprivate static let prefix = "tracebook/"
}

extension SARIFReport.Run {
    /// The part of a book that the run is over.
    var part: ReportedPart? {
        guard let id = automationDetails?.id, id.hasPrefix(SARIFReport.AutomationDetails.prefix) else {
            return nil
        }
        return ReportedPart(id.dropFirst(SARIFReport.AutomationDetails.prefix.count))
    }
}

extension SARIFReport.Result {
    fileprivate init(_ finding: Verification.Finding, in folder: String) {
        let diagnostic = finding.diagnostic
        ruleId = diagnostic.code.rawValue
        level = diagnostic.severity.rawValue
        let words = [diagnostic.message, diagnostic.hint].compactMap { $0 }.joined(separator: "\n")
        message = SARIFReport.Text(text: words)
        locations = [SARIFReport.Location(diagnostic, in: folder, message: nil)].compactMap(\.self)
        let notes = diagnostic.notes.compactMap { note in
            SARIFReport.Location(note, in: folder, message: SARIFReport.Text(text: note.message))
        }
        relatedLocations = notes.isEmpty ? nil : notes
        fixes = finding.replacement.map { replacement in
            let change = SARIFReport.ArtifactChange(
                artifactLocation: SARIFReport.ArtifactLocation(replacement.span.file, in: folder),
                replacements: [
                    SARIFReport.Replacement(
                        deletedRegion: SARIFReport.Region(replacement.span),
                        insertedContent: SARIFReport.Text(text: replacement.text))
                ])
            let description = SARIFReport.Text(text: diagnostic.hint ?? "accept what the engine does")
            return [SARIFReport.Fix(description: description, artifactChanges: [change])]
        }
    }
}

extension SARIFReport.Location {
    /// Nil for what has no place.
    fileprivate init?(_ diagnostic: Diagnostic, in folder: String, message: SARIFReport.Text?) {
        guard let span = diagnostic.span else { return nil }
        physicalLocation = SARIFReport.PhysicalLocation(
            artifactLocation: SARIFReport.ArtifactLocation(span.file, in: folder),
            region: SARIFReport.Region(span))
        self.message = message
    }
}

extension SARIFReport.ArtifactLocation {
    /// A path as a relative reference: what addresses do not have is escaped.
    fileprivate init(_ file: SourceFile, in folder: String) {
        uri = SitePath.address(of: folder + file.path)
    }
}

extension SARIFReport.Region {
    fileprivate init(_ span: SourceSpan) {
        (startLine, startColumn) = Self.place(span.range.lowerBound, in: span.file)
        (endLine, endColumn) = Self.place(span.range.upperBound, in: span.file)
    }

    /// The line, and the column in Unicode scalars, both from 1.
    private static func place(_ offset: Int, in file: SourceFile) -> (Int, Int) {
        let line = file.line(at: offset)
        let start = file.lineStarts[line - 1]
        let bytes = file.bytes[min(start, offset)..<offset]
        let scalars = bytes.count { $0 & 0xC0 != 0x80 }
        return (line, scalars + 1)
    }
}
