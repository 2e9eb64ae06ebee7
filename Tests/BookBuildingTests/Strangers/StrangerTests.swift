import Foundation
import Reporting
import Testing

@testable import BookBuilding

/// What a chapter from a stranger can and cannot do. The sentences are those of the README.
@Suite struct StrangerTests {
    /// A chapter with one scenario of this code, behind it a sound one.
    private func chapter(_ code: String) -> TestBook {
        TestBook(chapter: """
            # Odd

            ```swift, scenario, name=odd
            \(code)
            ```

            ```swift, scenario, name=sound
            hand.tap(view)
            ```

            ```log, of=sound
            ```
            """)
    }

    /// The errors of a run that is stopped: one, at its place, and the other scenario runs.
    private func expectStop(_ code: String) {
        let build = chapter(code).build()
        let errors = build.diagnostics.filter { $0.severity == .error }
        #expect(errors.count == 1, "\(code): \(build.findings)")
        let lines = 4..<4 + code.split(separator: "\n").count
        #expect(errors.allSatisfy { lines.contains($0.span?.start.line ?? 0) }, "\(code): \(build.findings)")
        let stops: Set<DiagnosticCode> = [.limit, .neverSettles, .refused]
        #expect(errors.allSatisfy { stops.contains($0.code) }, "\(code): \(build.findings)")
        #expect(build.staleFences.map(\.name) == ["a/sound"], "\(code)")
    }

    @Test("A scenario has no name for a file, a process, a connection, a clock, the environment or a thread.",
        arguments: [
            "FileManager.default", "FileHandle.standardInput", "fopen(\"a\", \"r\")", "Data()",
            "URL(fileURLWithPath: \"a\")", "Process()", "system(\"ls\")", "exit(0)", "URLSession.shared",
            "Host.current()", "ContinuousClock()", "SuspendingClock()", "mach_absolute_time()",
            "time(nil)", "ProcessInfo.processInfo.hostName", "CommandLine.arguments", "getenv(\"HOME\")",
            "Thread.current", "DispatchSemaphore(value: 0)", "Thread {}",
        ])
    func reach(code: String) {
        let build = chapter("let found = \(code)").build()
        #expect(build.hasErrors)
        let refusals: Set<DiagnosticCode> = [.unknownName, .unknownType, .unknownMember, .unsupported]
        #expect(build.diagnostics.allSatisfy { refusals.contains($0.code) }, "\(build.findings)")
    }

    @Test("""
        A scenario that never ends is stopped after a counted number of steps, at its place, and the other \
        scenarios run.
        """,
        arguments: [
            "while true {}", "repeat { _ = 1 } while true",
            "func again() { DispatchQueue.main.async { again() } }\nagain()",
            "for _ in 0..<1_000_000_000 {}",
        ])
    func ending(code: String) {
        expectStop(code)
    }

    @Test("A scenario cannot call itself without end.",
        arguments: [
            "func deeper() { deeper() }\ndeeper()", "let deeper = { (n: Int) -> Int in twice(n) }\n"
                + "func twice(_ n: Int) -> Int { deeper(n) }\nprint(twice(1))",
            "class Loop: UIView { override func layoutSubviews() { layoutSubviews() } }\n"
                + "Loop().layoutSubviews()",
            "class Loop { var twin = Loop() }\n_ = Loop()",
            "class Loop: UIView { override var next: UIResponder? { self } }\n"
                + "let loop = Loop(frame: view.bounds)\nview.addSubview(loop)\nhand.tap(loop)",
        ])
    func depth(code: String) {
        expectStop(code)
    }

    @Test("A scenario whose brackets lie too deep is refused before it reaches the parser.",
        arguments: ["[", "(", "{ ", "[(", "Array<[", "[@", "#available(", "\"\\("])
    func brackets(opening: String) {
        expectStop(String(repeating: opening, count: 2_000))
    }

    @Test("A scenario cannot fill the memory: elements, characters and copies of them are counted.",
        arguments: [
            "var all = [0]\nwhile true { all += all }", "var all = \"x\"\nwhile true { all += all }",
            "_ = Array(repeating: 0, count: Int.max)", "_ = String(repeating: \"x\", count: 1_000_000_000)",
            "_ = String(format: \"%999999999d\", 1)",
            """
            let row = Array(repeating: 0, count: 90_000)
            var rows: [[Int]] = []
            for number in 0..<20_000 {
                var copy = row
                copy.append(number)
                rows.append(copy)
            }
            """,
            """
            let row = Dictionary(uniqueKeysWithValues: (0..<50_000).map { ($0, $0) })
            var rows: [[Int: Int]] = []
            for number in 0..<20_000 {
                var copy = row
                copy[number] = -1
                rows.append(copy)
            }
            """,
            """
            let long = String(repeating: "x", count: 900_000)
            var all: [String] = []
            for number in 0..<20_000 { all.append("\\(long)\\(number)") }
            """,
        ])
    func memory(code: String) {
        expectStop(code)
    }

    @Test("""
        A scenario cannot fill the world: views, log entries, turns of the run loop and virtual time are \
        counted.
        """,
        arguments: [
            "while true { view.addSubview(UIView()) }",
            "var last: UIView = view\nwhile true { let next = UIView(); last.addSubview(next); last = next }",
            "while true { view.setNeedsLayout(); view.layoutIfNeeded() }",
            "while true { hand.tap(view) }", "device.wait(1_000_000)",
            "while true { view.addGestureRecognizer(UITapGestureRecognizer()) }",
        ])
    func world(code: String) {
        expectStop(code)
    }

    @Test("A scenario gives the same bytes in every run, its random numbers too.")
    func determinism() {
        let book = chapter("""
            print(Int.random(in: 0..<1_000_000), [1, 2, 3, 4, 5, 6, 7, 8, 9].shuffled())
            print(Set([5, 3, 8, 1]), ["b": 1, "a": 2, "c": 3])
            """)
        let first = book.build()
        #expect(first.diagnostics.isEmpty)
        #expect(first.site?.files.map(\.bytes) == book.build().site?.files.map(\.bytes))
    }

    @Test("A page has no HTML of the chapter's own, and no link that runs a script.")
    func html() throws {
        let page = TestBook(chapter: """
            # Odd <b onclick="steal()">bold</b>

            <script>steal()</script>

            Text <img src=x onerror=steal()> &lt;script&gt;take()
            """).build().page()
        try #require(page.contains("take()"))
        let scripts = page.components(separatedBy: "<script").dropFirst()
        #expect(scripts.allSatisfy { $0.hasPrefix(" src=\"book.js\"></script>") })
        #expect(!page.contains("steal"))
        let links = [
            "[a](javascript:steal\\(\\))", "[b](JaVaScRiPt:steal)", "[c](vbscript:steal)",
            "[e](data:text/html,a)",
            "![d](data:text/html,steal)", "[f](file:///steal)", "[g](//example.com/steal)",
        ]
        for link in links {
            let code = link.hasPrefix("!") ? "foreign-picture" : "dead-link"
            let build = TestBook(chapter: "# Odd\n\n\(link)\n").build()
            #expect(build.findings == ["3:\(link.hasPrefix("!") ? 6 : 5) \(code)"], "\(link)")
        }
    }

    @Test("A page loads nothing from another host, and its policy forbids scripts that are not the book's.")
    func policy() {
        let build = TestBook(chapter: "# Odd\n\n![a](https://example.com/a.png)\n").build()
        #expect(build.hasErrors)
        let page = TestBook(chapter: "# Even\n").build().page()
        #expect(page.contains("default-src 'none'"))
        #expect(page.contains("script-src 'self'"))
    }

    @Test("A link or a picture cannot lead out of the book's folder.",
        arguments: [
            "[a](../../etc/passwd)", "[a](../README.md)", "[a](/etc/passwd)", "[a](file:///etc/passwd)",
            "![a](../../secret.png)", "![a](/secret.png)", "![a](file:///secret.png)",
            "[a](%2e%2e/%2e%2e/etc/passwd)",
        ])
    func leaving(link: String) {
        let build = TestBook(chapter: "# Odd\n\n\(link)\n").build()
        let codes: Set<DiagnosticCode> = [.deadLink, .foreignPicture]
        #expect(build.diagnostics.count == 1 && build.hasErrors, "\(build.findings)")
        #expect(build.diagnostics.allSatisfy { codes.contains($0.code) }, "\(build.findings)")
    }

    @Test("A chapter of more than 4 MB, 100 levels of nesting, 2,000 fences or 2,000 claims is an error.")
    func size() {
        let fence = "```log, of=sound\n```\n\n"
        let claim = "[a](check:sound \"hit view\") "
        for (text, code) in [
            (String(repeating: "word ", count: 900_000), DiagnosticCode.fileTooLarge),
            (String(repeating: "> ", count: 101) + "deep", .nestedTooDeeply),
            (String(repeating: fence, count: 2_001), .tooManyFences),
            (String(repeating: claim, count: 2_001), .tooManyClaims),
        ] {
            var book = chapter("hand.tap(view)")
            book.append("\n" + text)
            let errors = book.build().diagnostics.filter { $0.severity == .error }
            #expect(errors.map(\.code) == [code])
        }
    }

    @Test("A message shows a chapter's control characters and never sends them to the terminal.")
    func terminal() {
        let build = chapter("let a = \u{1B}[2J\u{202E}x").build()
        let text = DiagnosticRenderer(style: .plain).render(build.diagnostics)
        #expect(build.hasErrors)
        #expect(!text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" || $0 == "\u{202E}" })
    }

    @Test("The README says of a stranger's chapter what is tested here, and nothing else")
    func readme() throws {
        let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let readme = try String(
            contentsOf: here.appending(path: "../../../README.md").standardizedFileURL, encoding: .utf8)
        let tests = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
            .replacing("\\\n        ", with: "").replacing("\"\"\"\n        ", with: "\"")
        let section = try #require(
            readme.components(separatedBy: "## A chapter from a stranger").last?
                .components(separatedBy: "\n## ").first)
        let sentences = section.split(separator: "\n").filter { $0.hasPrefix("- ") }.map { $0.dropFirst(2) }
        #expect(sentences.count == 12)
        for sentence in sentences { #expect(tests.contains("@Test(\"\(sentence)"), "\(sentence)") }
    }
}
