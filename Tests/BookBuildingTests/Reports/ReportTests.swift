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
                ::warning file=Chapters/a%2Cb.md,line=5,col=1,endColumn=14,title=trap::100 %25 ␁odd
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
                "Chapters/a,b.md tap: expected never: x, y", "Chapters/a,b.md drag", "Chapters/a,b.md (text)",
                "book (text): Output/a.html is missing",
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

    @Test("A selection takes patterns, and several names with commas between them")
    func patterns() {
        let selection = ScenarioSelection(wanted: ["tap-*", "02-*/drag?", "03-x"])
        for name in ["01-a/tap-red", "02-b/tap-", "02-b/drag1", "03-x/any"] {
            #expect(selection.contains(name), "\(name)")
        }
        for name in ["01-a/tap", "01-a/drag1", "02-b/drag", "03-xy/any"] {
            #expect(!selection.contains(name), "\(name)")
        }
        let hostile = ScenarioSelection(wanted: ["*a*a*a*a*b"])
        #expect(!hostile.contains(String(repeating: "a", count: 5_000)))
        let build = TestBook(["a.md": Sample.scenario]).build()
        #expect(ScenarioSelection.names(["tap, a/tap", "t*"], in: build) == ["tap", "a/tap", "t*"])
        let unknown = ScenarioSelection(wanted: ["t*", "tab"]).problems(in: build)
        #expect(unknown.map(\.message) == ["the book has no chapter or scenario 'tab'"])
    }

    @Test("A chapter without scenarios is no unknown name; a selection that chooses nothing is an error")
    func emptySelection() {
        let build = TestBook(["a.md": Sample.scenario, "part/intro.md": "# Words\n"]).build()
        let problems = { (wanted: [String], skipped: [String]) in
            ScenarioSelection(wanted: wanted, skipped: skipped).problems(in: build).map {
                "\($0.code.rawValue): \($0.hint ?? "")"
            }
        }
        #expect(problems([], []).isEmpty && problems(["a", "part/intro"], []).isEmpty)
        #expect(problems([], ["part"]).isEmpty)
        #expect(problems(["part/intro"], []) == ["nothing-selected: there is none in 'part/intro'"])
        #expect(problems(["part"], []) == ["nothing-selected: there is none in 'part'"])
        let all = "nothing-selected: --skip leaves out all that there would be"
        #expect(problems(["a"], ["a/tap"]) == [all] && problems([], ["tap"]) == [all])
        #expect(problems(["part/intr"], []) == ["unknown-scenario: did you mean 'part/intro'?"])
    }

    @Test("An error in a scenario's code fails its own case, also that of a scenario named text")
    func errorsOfCases() throws {
        let book = TestBook(["a.md": """
            # A

            ```swift, scenario, name=text
            print(1)
            ```

            ```swift, scenario, name=bad
            let red = UIVew()
            ```

            [Nowhere](b.md)

            """])
        let verification = Verification(book.build(), pages: [], book: "./docs/")
        let reader = CaseReader()
        let text = ReportFormat.junit.text(of: verification)
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = reader
        #expect(parser.parse())
        #expect(reader.cases.count == 3 && reader.totals["failures"] == "2")
        #expect(reader.cases[0] == "Chapters/a.md text")
        #expect(reader.cases[1].hasPrefix("Chapters/a.md bad: ") && reader.cases[1].contains("UIVew"))
        #expect(reader.cases[2].hasPrefix("Chapters/a.md (text): "))
    }

    @Test(
        "Files are named from where the command was typed, unless the book's place was given from the root",
        arguments: [
            ("docs", "docs/Chapters/a.md"), ("./docs/", "docs/Chapters/a.md"), (".", "Chapters/a.md"),
            ("../b", "../b/Chapters/a.md"), ("/home/me/docs", "Chapters/a.md"),
        ])
    func places(book: String, path: String) {
        let text = "# A\n\n" + Sample.scenario + Sample.fence("log, of=tap") + "\n[Nowhere](b.md)\n"
        let verification = Verification(TestBook(["a.md": text]).build(), pages: [], book: book)
        let github = ReportFormat.github.text(of: verification)
        #expect(github.components(separatedBy: "file=\(path),").count == 3, "\(github)")
        let junit = ReportFormat.junit.text(of: verification)
        #expect(junit.components(separatedBy: " file=\"\(path)\"").count == 3, "\(junit)")
        for format in ReportFormat.allCases {
            #expect(!format.text(of: verification).contains("/home/me"), "\(format)")
        }
    }

    @Test("The commands of hints lead to the book from where the last one was typed")
    func commands() {
        let fence = "```log, of=tap\n```\n\n[No touch](check:tap \"never red.hitTest\").\n"
        let build = TestBook(
            ["odd chapter.md": "# A\n\n" + Sample.scenario + fence],
            summary: "# Book\n\n- [Odd](<odd chapter.md>)\n"
        ).build()
        let hints = { (book: String) in
            let commands = BookCommand(book: book)
            return build.falseClaims.map { $0.diagnostic(.error, commands).hint ?? "" }
                + build.staleFences.map { $0.diagnostic(.error, commands).hint ?? "" }
        }
        let claim = "why: tracebook explain 'odd chapter/tap#"
        let accept = "accept the output: tracebook accept"
        #expect(hints(".").count == 2)
        #expect(hints(".")[0].contains(claim) && hints(".")[0].hasSuffix("'"))
        #expect(hints(".")[1] == "\(accept) 'odd chapter/tap'")
        #expect(hints("my book")[0].contains(claim) && hints("my book")[0].hasSuffix("' --book 'my book'"))
        #expect(hints("my book")[1] == "\(accept) 'my book' 'odd chapter/tap'")
        #expect(hints("-x")[1] == "\(accept) ./-x 'odd chapter/tap'")
        #expect(BookCommand(book: "docs").build == "tracebook build docs")
        #expect(BookCommand(book: "./").build == "tracebook build")
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
