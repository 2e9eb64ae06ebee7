import Foundation
import Reporting

/// The reports of all parts of a book, joined to the one that the whole book would have.
package enum ReportJoin {
    /// Why reports cannot be joined; a sentence about a file, or about all of them.
    package struct Problem: Error, Equatable {
        /// The file it is about; nil when it is about all.
        package var file: String?
        package var words: String

        init(_ file: String?, _ words: String) {
            self.file = file
            self.words = words
        }
    }

    /// What came of it.
    package struct Result: Equatable, Sendable {
        package var text: String
        /// How many parts there were.
        package var parts: Int
        /// How many findings are errors.
        package var errors: Int
        /// Whether all parts could be built.
        package var isBuilt: Bool
    }

    /// - Parameter files: each a report of one part, in the form `json`, `sarif` or `junit`; the order has no
    ///   influence on the outcome.
    /// - Throws: `Problem`.
    package static func joined(_ files: [(name: String, bytes: [UInt8])]) throws -> Result {
        let reports = try files.map { try PartReport($0.bytes, name: $0.name) }
        try check(reports)
        let ordered = reports.sorted { $0.part.number < $1.part.number }
        let result = try ordered[0].form.join(ordered)
        return Result(
            text: result.text, parts: ordered.count, errors: result.errors,
            isBuilt: ordered.allSatisfy(\.part.isBuilt))
    }

    /// All parts of one book, each once, in one form.
    private static func check(_ reports: [PartReport]) throws {
        guard let first = reports.first else { throw Problem(nil, "there is no report to join") }
        for report in reports.dropFirst() {
            if report.form != first.form {
                throw Problem(
                    report.name, "is \(report.form.rawValue), and \(first.name) is \(first.form.rawValue)")
            }
            if report.part.of != first.part.of {
                let others = "\(first.name) one of \(first.part.of)"
                throw Problem(report.name, "is one of \(report.part.of) parts, and \(others)")
            }
            if report.part.book != first.part.book {
                throw Problem(report.name, "and \(first.name) are about books that differ")
            }
        }
        var names: [Int: String] = [:]
        for report in reports {
            if let other = names[report.part.number] {
                throw Problem(
                    report.name, "and \(other) are both part \(report.part.number) of \(report.part.of)")
            }
            names[report.part.number] = report.name
        }
        let missing = (1...first.part.of).filter { names[$0] == nil }
        guard !missing.isEmpty else { return }
        let list = missing.map(String.init).joined(separator: ", ")
        let isOne = missing.count == 1
        throw Problem(
            nil, "\(isOne ? "part" : "parts") \(list) of \(first.part.of) \(isOne ? "is" : "are") missing")
    }
}

/// The report of one part, as it was read.
struct PartReport {
    enum Form: String {
        case json, sarif, junit
    }

    let name: String
    let form: Form
    let part: ReportedPart
    let text: String
    let bytes: Data

    /// - Throws: `ReportJoin.Problem`.
    init(_ bytes: [UInt8], name: String) throws {
        self.name = name
        self.bytes = Data(bytes)
        text = String(decoding: bytes, as: UTF8.self)
        let found: (Form, ReportedPart?)
        if let file = try? JSONDecoder().decode(DiagnosticsFile.self, from: self.bytes) {
            found = (.json, file.part)
        } else if let file = try? JSONDecoder().decode(SARIFReport.self, from: self.bytes),
            let run = file.runs.first, run.tool.driver.name == "tracebook"
        {
            found = (.sarif, run.part)
        } else if let head = JUnitText(text)?.head {
            found = (.junit, head.part)
        } else {
            throw ReportJoin.Problem(
                name, "is no report of 'tracebook verify --shard' in the form json, sarif or junit")
        }
        guard let part = found.1 else {
            throw ReportJoin.Problem(name, "is the report of a whole book, and there is nothing to join")
        }
        (form, self.part) = (found.0, part)
    }
}

extension PartReport.Form {
    /// - Parameter reports: of this form, in the order of their parts.
    fileprivate func join(_ reports: [PartReport]) throws -> (text: String, errors: Int) {
        switch self {
        case .json: try DiagnosticsFile.joined(reports)
        case .sarif: try SARIFReport.joined(reports)
        case .junit: JUnitText.joined(reports)
        }
    }
}

extension DiagnosticsFile {
    fileprivate static func joined(_ reports: [PartReport]) throws -> (text: String, errors: Int) {
        let problems = try reports.flatMap {
            try JSONDecoder().decode(DiagnosticsFile.self, from: $0.bytes).diagnostics
        }.eachOnce
        let file = DiagnosticsFile(diagnostics: problems.sortedByPlace { $0.place })
        return (file.text, problems.count { $0.severity == "error" })
    }
}

extension DiagnosticsFile.Problem {
    fileprivate var place: ReportPlace {
        ReportPlace(file: source, line: range?.start.line ?? 0, column: range?.start.column ?? 0)
    }
}

extension SARIFReport {
    fileprivate static func joined(_ reports: [PartReport]) throws -> (text: String, errors: Int) {
        let runs = try reports.flatMap {
            try JSONDecoder().decode(SARIFReport.self, from: $0.bytes).runs
        }
        let rules = runs.flatMap(\.tool.driver.rules).eachOnce
        let results = runs.flatMap(\.results).eachOnce
        let driver = Driver(rules: rules.sorted { $0.id < $1.id })
        let run = Run(tool: Tool(driver: driver), results: results.sortedByPlace { $0.place })
        return (SARIFReport(runs: [run]).text, results.count { $0.level == "error" })
    }
}

extension SARIFReport.Result {
    fileprivate var place: ReportPlace {
        let place = locations.first?.physicalLocation
        return ReportPlace(
            file: place?.artifactLocation.uri, line: place?.region.startLine ?? 0,
            column: place?.region.startColumn ?? 0)
    }
}

/// Where a finding is: what has no place comes last.
struct ReportPlace {
    var file: String?
    var line: Int
    var column: Int

    fileprivate func isBefore(_ other: ReportPlace) -> Bool {
        guard let file, let otherFile = other.file else { return file != nil && other.file == nil }
        if file != otherFile { return file.utf8.lexicographicallyPrecedes(otherFile.utf8) }
        return (line, column) < (other.line, other.column)
    }
}

extension Array where Element: Hashable {
    /// What is there several times only where it is first: what is wrong with the whole book is in the report
    /// of each part.
    var eachOnce: [Element] {
        var known: Set<Element> = []
        return filter { known.insert($0).inserted }
    }
}

extension Array {
    /// By place; those at one place keep their order.
    fileprivate func sortedByPlace(_ place: (Element) -> ReportPlace) -> [Element] {
        enumerated().map { (place($0.element), $0.offset, $0.element) }.sorted { one, other in
            if one.0.isBefore(other.0) { return true }
            return !other.0.isBefore(one.0) && one.1 < other.1
        }.map(\.2)
    }
}
