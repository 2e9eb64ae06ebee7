@testable import BookBuilding
import Foundation
import Reporting
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What programs are told of a verification.
@Suite struct ReportTests {
    private static let file = SourceFile(
        path: "Chapters/a,b.md", text: "# One\n\n[a claim](check:tap \"never x.y\")\n\n100 % \"<sure>\"\n")

    private static func span(_ words: String) -> SourceSpan {
        let text = String(decoding: file.bytes, as: UTF8.self)
        guard let range = text.range(of: words) else { preconditionFailure("the sample has no '\(words)'") }
        let lower = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        return SourceSpan(file: file, range: lower..<lower + words.utf8.count)
    }

    private static var verification: Verification {
        let scenarios = ["tap", "drag"].map { name in
            ScenarioListing(
                name: "a,b/\(name)", title: nil, page: "a,b.html", anchor: name, span: span("# One"),
                outputs: [], rules: RuleSet())
        }
        let note = Diagnostic(.note, code: .falseClaim, "it came here", at: span("# One"))
        return Verification(
            scenarios: scenarios,
            findings: [
                Verification.Finding(
                    Diagnostic(
                        code: .falseClaim, "expected never: x, y", at: span("a claim"),
                        hint: "it came\nat 0 ms", notes: [note]),
                    scenario: "a,b/tap", difference: "--- a\n+++ b\n-1 < 2 & \"3\"\n"),
                Verification.Finding(
                    Diagnostic(.warning, code: .trap, "100 % \u{1}odd", at: span("100 % \"<sure>\""))),
                Verification.Finding(Diagnostic(code: .stalePage, "Output/a.html is missing", at: nil)),
            ])
    }

    @Test("GitHub's annotations have its syntax, and escape what would end a property or a line")
    func github() {
        #expect(
            ReportFormat.github.text(of: Self.verification) == """
                ::error file=Chapters/a%2Cb.md,line=3,col=2,endColumn=8,title=false-claim\
                ::expected never: x, y%0Ait came%0Aat 0 ms
                ::warning file=Chapters/a%2Cb.md,line=5,col=1,endColumn=14,title=trap::100 %25 \u{1}odd
                ::error title=stale-page::Output/a.html is missing

                """)
    }

    @Test("The JSON file can be decoded, and says file, line, column, solution and notes")
    func json() throws {
        let text = ReportFormat.json.text(of: Self.verification)
        let file = try JSONDecoder().decode(DiagnosticsFile.self, from: Data(text.utf8))
        #expect(file == DiagnosticsFile(Self.verification))
        #expect(file.version == DiagnosticsFile.Version(major: 1, minor: 0, patch: 0))
        let first = try #require(file.diagnostics.first)
        #expect(first.source == "Chapters/a,b.md" && first.severity == "error" && first.code == "false-claim")
        #expect(first.range?.start == .init(line: 3, column: 2))
        #expect(first.range?.end == .init(line: 3, column: 9))
        #expect(first.explanation == "--- a\n+++ b\n-1 < 2 & \"3\"\n")
        #expect(first.solutions.map(\.summary) == ["it came\nat 0 ms"])
        #expect(first.notes.map(\.message) == ["it came here"])
        #expect(file.diagnostics.map(\.severity) == ["error", "warning", "error"])
        #expect(file.diagnostics[2].source == nil && file.diagnostics[2].range == nil)
    }

    @Test("JUnit's file can be parsed: a case for each scenario, one for the text, one for the book")
    func junit() throws {
        let reader = CaseReader()
        let parser = XMLParser(data: Data(ReportFormat.junit.text(of: Self.verification).utf8))
        parser.delegate = reader
        #expect(parser.parse())
        #expect(
            reader.cases == [
                "Chapters/a,b.md tap: expected never: x, y", "Chapters/a,b.md drag", "Chapters/a,b.md text",
                "book text: Output/a.html is missing",
            ])
        #expect(reader.totals == ["tests": "4", "failures": "2", "name": "tracebook"])
        #expect(reader.words.contains("-1 < 2 & \"3\"") && reader.words.contains("\u{FFFD}odd") == false)
    }

    @Test("The text has each finding with its place and difference, and how many there are")
    func text() {
        let text = ReportFormat.text.text(of: Self.verification)
        #expect(text.contains("Chapters/a,b.md:3:2: error: expected never: x, y [false-claim]\n"))
        #expect(text.contains("+++ b\n") && text.hasSuffix("2 errors, 1 warning\n"))
    }

    @Test("A book without findings gives no annotations, an empty list, and cases that passed")
    func fine() throws {
        let fine = Verification(scenarios: Self.verification.scenarios, findings: [])
        #expect(ReportFormat.github.text(of: fine).isEmpty && ReportFormat.text.text(of: fine).isEmpty)
        #expect(ReportFormat.json.text(of: fine).contains("\"diagnostics\" : [\n\n  ]"))
        #expect(ReportFormat.junit.text(of: fine).contains("tests=\"2\" failures=\"0\""))
    }

    @Test("A selection takes a chapter, a scenario, or both, and names what matches nothing")
    func selection() {
        let selection = ScenarioSelection(wanted: ["a,b", "b/press"], skipped: ["drag"])
        #expect(selection.contains("a,b/tap") && !selection.contains("a,b/drag"))
        #expect(selection.contains("b/press") && !selection.contains("b/tap"))
        let build = TestBook(["a.md": Sample.scenario]).build()
        #expect(ScenarioSelection(wanted: ["a", "tap", "a/tap"]).problems(in: build).isEmpty)
        let unknown = ScenarioSelection(wanted: ["a"], skipped: ["tab"]).problems(in: build)
        #expect(unknown.map(\.message) == ["the book has no chapter or scenario 'tab'"])
        #expect(unknown.map(\.hint) == ["did you mean 'tap'?"])
    }

    @Test("With warnings as errors, a book with a warning has an error")
    func strict() {
        let build = TestBook(["a.md": "a ** b**\n"]).build()
        #expect(!build.hasErrors && build.withWarningsAsErrors.hasErrors == !build.diagnostics.isEmpty)
    }
}

/// Reads the cases of a JUnit file: `suite case: message of its failure`.
private final class CaseReader: NSObject, XMLParserDelegate {
    var cases: [String] = []
    var totals: [String: String] = [:]
    var words = ""

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String] = [:]
    ) {
        switch name {
        case "testsuites": totals = attributes
        case "testcase": cases.append("\(attributes["classname"] ?? "") \(attributes["name"] ?? "")")
        case "failure": cases[cases.count - 1] += ": \(attributes["message"] ?? "")"
        default: break
        }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { words += string }
}
