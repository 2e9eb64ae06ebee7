import EventEngine
import Reporting

/// The Swift tests whose names cite rules: `@Test("The higher level wins (B-21)")`.
package struct TestCitations: Sendable {
    /// One test.
    package struct Test: Sendable, Equatable {
        package var name: String
        /// The file's path and the line, from 1, in which the test begins.
        package var path: String
        package var line: Int
    }

    private var tests: [RuleID: [Test]] = [:]

    package init() {}

    /// Reads the names of all tests of some Swift files; those of later files come later.
    package init(_ files: [SourceFile]) {
        for file in files { read(file) }
    }

    /// The tests that cite a rule, in order.
    package func tests(of rule: RuleID) -> [Test] { tests[rule] ?? [] }

    private mutating func read(_ file: SourceFile) {
        let text = String(decoding: file.bytes, as: UTF8.self)
        for match in text.matches(of: /@Test\(\s*"((?:[^"\\]|\\.)*)"|@Test(?:\([^)]*\))?\s+func `([^`]+)`/) {
            let name = String(match.1 ?? match.2 ?? "")
            let line = text[..<match.range.lowerBound].utf8.count { $0 == UInt8(ascii: "\n") } + 1
            for rule in TestCitations.rules(in: name) {
                tests[rule, default: []].append(Test(name: name, path: file.path, line: line))
            }
        }
    }

    /// The rules that a text cites, each once, in order: `B-21`, or all of `B-14 to B-17`.
    static func rules(in text: String) -> [RuleID] {
        var found: Set<RuleID> = []
        for match in text.matches(of: /\b([A-Z]-\d\d)(?: to ([A-Z]-\d\d))?\b/) {
            guard let first = RuleID(parsing: String(match.1)) else { continue }
            let last = match.2.flatMap { RuleID(parsing: String($0)) } ?? first
            guard first.section == last.section, first.number <= last.number else { continue }
            for number in first.number...last.number {
                found.insert(RuleID(Unicode.Scalar(first.section), number))
            }
        }
        return found.sorted()
    }
}
