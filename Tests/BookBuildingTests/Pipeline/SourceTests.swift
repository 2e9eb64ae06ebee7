@testable import BookBuilding
import Reporting
import Testing

/// Swift files that scenarios are compiled with, and scenarios that extend those of other chapters.
@Suite struct SourceTests {
    private static let view = """
        import UIKit
        open class TapView: UIView {
            override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { report() }
            private func report() { print("tapped", tag) }
        }
        """
    private static let scenario = """
        ```swift, scenario, name=tap, sources=[Sources/TapView.swift]
        let red = TapView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
        view.addSubview(red)
        hand.tap(red)
        ```

        """

    private func book(_ more: String = "", source: String = view, settings: String? = nil) -> TestBook {
        var book = TestBook(["a.md": "# A\n\n\(Self.scenario)\n\(more)"], settings: settings)
        book.put(source, at: "Sources/TapView.swift")
        return book
    }

    @Test("A scenario is compiled with its sources, and its page shows them folded, once")
    func sources() {
        let twice = Self.scenario.replacing("name=tap", with: "name=again")
        let log = Sample.fence("log, of=tap, select=[prints]", "print: tapped 0\n")
        let book = book(twice + log)
        let build = book.build()
        #expect(build.findings == [])
        #expect(build.staleFences.isEmpty)
        let page = build.page()
        #expect(page.contains("<summary>Compiled with Sources/TapView.swift</summary>"))
        #expect(page.contains("id=\"source_1.S4\""))
        #expect(page.contains("data-line=\"source_1.S4\""))
        #expect(page.components(separatedBy: "<summary>Compiled with").count == 2)
        #expect(page.contains("Compiled with <a href=\"#source_1\">Sources/TapView.swift</a>"))
    }

    @Test("When a source changes what is shown, the fence is stale")
    func stale() {
        let log = Sample.fence("log, of=tap, select=[prints]", "print: tapped 0\n")
        let build = book(log, source: Self.view.replacing("\"tapped\"", with: "\"touched\"")).build()
        #expect(build.staleFences.map(\.name) == ["a/tap"])
    }

    @Test("Settings name sources for all chapters")
    func settings() {
        var book = TestBook(
            ["a.md": "# A\n\n" + Self.scenario.replacing(", sources=[Sources/TapView.swift]", with: "")],
            settings: "{ \"sources\": [\"Sources/TapView.swift\"] }")
        book.put(Self.view, at: "Sources/TapView.swift")
        #expect(book.build().findings == [])
        let bad = BookSettings.read(
            SourceFile(path: "Chapters/Book.json", text: "{ \"sources\": [\"../a.swift\", 3] }"))
        #expect(
            bad.diagnostics.map(\.message) == [
                "'sources' is a list of texts, and this is a number", "'../a.swift' leads out of the book",
            ])
    }

    @Test(
        "A path that cannot be a source is an error at the word",
        arguments: [
            ("../a.swift", "leads out of the book"), ("/etc/a.swift", "leads out of the book"),
            ("Sources/../../a.swift", "leads out of the book"), ("a.txt", "does not end with .swift"),
            (".build/a.swift", "is hidden"), ("Sources//a.swift", "is not a path"),
        ])
    func badPaths(path: String, why: String) {
        let text = "# A\n\n" + Self.scenario.replacing("Sources/TapView.swift", with: path)
        let build = TestBook(chapter: text).build()
        #expect(build.findings == ["3:40 bad-value"])
        #expect(build.diagnostics.first?.message == "'\(path)' \(why)")
    }

    @Test("A source that is not there is told once, at the block that names it")
    func missing() {
        let more = "```swift, scenario, name=more, extends=tap\nprint(1)\n```\n"
        let build = TestBook(chapter: "# A\n\n\(Self.scenario)\n\(more)").build()
        #expect(build.findings == ["3:40 bad-source"])
    }

    @Test("A mistake in a source is shown in its file, once for all scenarios")
    func mistakes() {
        let twice = Self.scenario.replacing("name=tap", with: "name=again")
        let build = book(twice, source: Self.view.replacing("tag", with: "tga")).build()
        let errors = DiagnosticRenderer.sorted(build.diagnostics)
        #expect(errors.map { $0.span?.file.path } == ["Sources/TapView.swift"])
        #expect(errors.first?.span?.start == SourcePosition(line: 4, column: 45))
    }

    @Test("A scenario extends one of another chapter, before or behind its own")
    func otherChapters() {
        let base = "```swift, scenario, name=stage\nlet red = UIView()\n```\n"
        let user = "```swift, scenario, name=use, extends=z/stage\nprint(red.tag)\n```\n\n"
            + Sample.fence("log, of=use", "print: 0\n")
        let book = TestBook(["a.md": "# A\n\n\(user)", "z.md": "# Z\n\n\(base)"])
        #expect(book.build().findings == [])
        #expect(book.build().staleFences.isEmpty)
        let back = TestBook([
            "a.md": "# A\n\n\(base)", "z.md": "# Z\n\n\(user.replacing("=z/", with: "=a/"))",
        ])
        #expect(back.build().findings == [])
    }

    @Test("Chapters whose scenarios extend each other, or what is not there, are errors at the name")
    func badChapters() {
        let circle = TestBook([
            "a.md": "# A\n\n```swift, scenario, name=x, extends=b/y\n```\n",
            "b.md": "# B\n\n```swift, scenario, name=y, extends=a/x\n```\n",
        ]).build()
        #expect(circle.diagnostics.map(\.code) == [.circularExtends, .circularExtends])
        #expect(circle.diagnostics.first?.message == "'x' extends itself: x -> b/y -> x")
        let nowhere = TestBook(["a.md": "# A\n\n```swift, scenario, name=x, extends=b/y\n```\n"]).build()
        #expect(nowhere.findings == ["3:37 unknown-chapter"])
        let unknown = TestBook([
            "a.md": "# A\n\n```swift, scenario, name=x, extends=b/y\n```\n",
            "b.md": "# B\n\n```swift, scenario, name=z\n```\n",
        ]).build()
        #expect(unknown.findings == ["3:37 unknown-scenario"])
    }
}
