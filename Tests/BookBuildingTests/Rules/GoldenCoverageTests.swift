import EventEngine
import Foundation
import Reporting
import Testing

@testable import BookBuilding

/// The golden cases GC-01 to GC-53, what articles logged or stated, and those about collections (GC-60 to
/// GC-72), controllers (GC-80 to GC-92), text (GC-120 to GC-134), layout and animation (GC-170 to GC-177), as
/// scenarios. Each is executed by a test that names it.
@Suite("Coverage of the golden cases")
struct GoldenCoverageTests {
    /// Cases that were derived from rules, or corrected by them, with the rules that decide. The test that
    /// names the case stands in one file with them. None of the derived ones was found to be wrong; of those
    /// that an article states and a log or a rule contradicts (GC-29, GC-41), the corrected one is executed.
    private static let decidedByRules: [Int: [String]] = [
        3: ["G-20"], 4: ["H-03"], 10: ["E-55"], 11: ["H-32"], 12: ["E-27"], 13: ["B-01"], 15: ["B-08"],
        16: ["B-06"], 29: ["E-52"], 33: ["E-54"], 34: ["E-43"], 36: ["E-22"], 41: ["B-06"], 53: ["E-54"],
    ]

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Swift files of the tests, but for this one, with the cases that each names.
    private static func files() throws -> [(text: String, cases: Set<Int>)] {
        try FileManager.default.subpathsOfDirectory(atPath: root.path)
            .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("GoldenCoverageTests.swift") }.sorted()
            .map { path in
                let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
                return (text, cases(in: text))
            }
    }

    /// The cases that a text names: `GC-14`, or all of `GC-14 to GC-18`.
    private static func cases(in text: String) -> Set<Int> {
        var found: Set<Int> = []
        for match in text.matches(of: /\bGC-(\d{2,3})(?: to GC-(\d{2,3}))?/) {
            guard let first = Int(match.1) else { continue }
            let last = match.2.flatMap { Int($0) } ?? first
            if first <= last { found.formUnion(first...last) }
        }
        return found
    }

    @Test("Each golden case is named by a test")
    func everyCase() throws {
        let named = try Self.files().reduce(into: Set<Int>()) { $0.formUnion($1.cases) }
        let executed = [1...53, 60...72, 80...92, 120...134, 170...177].joined()
        #expect(executed.filter { !named.contains($0) } == [])
        #expect(named.filter { !(1...177).contains($0) } == [])
    }

    @Test("A case that rules decide stands beside these rules")
    func decidedCases() throws {
        let files = try Self.files()
        for (number, rules) in Self.decidedByRules.sorted(by: { $0.key < $1.key }) {
            for rule in rules {
                let id = try #require(RuleID(parsing: rule))
                #expect(
                    files.contains { file in
                        file.cases.contains(number) && TestCitations.rules(in: file.text).contains(id)
                    }, "GC-\(number) \(rule)")
            }
        }
    }
}
