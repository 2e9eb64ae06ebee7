@testable import BookBuilding
import Reporting
import Testing

/// Fences that look checked and are not.
@Suite struct DisguisedFenceTests {
    private func codes(_ chapter: String) -> Set<String> {
        Set(TestBook(chapter: chapter).build().diagnostics.map(\.code.rawValue))
    }

    private static let scenario = "# A\n\n```swift, scenario, name=a\nprint(1)\n```\n\n"

    @Test("What reads like one of our fences is checked, or an error", arguments: [
        "log，of=a", "log， of＝a", "of=a", "OF=a", "log,of=［a］", "log; of=a", "{log, of=a}", "log: of=a",
        "ｌｏｇ, of=a", "l\u{200B}og, of=a", "\u{FEFF}log, of=a", "log,\u{A0}of=a", "log,\u{3000}of=a",
        "Log, of=a", "Layout", "TIMELINE", "log、of=a", "text of=a", "logg, of=a", "log of=a", "log, of =a, x",
        "log\u{2028}of=a", "Swift，scenario，name=b", "swift; scenario; name=b", "{.swift, scenario, name=b}",
        "swift:scenario:name=b", "ｓwift, scenario, name=b", "swift，name=b", "SWIFT；scenario",
    ])
    func found(info: String) {
        let build = TestBook(chapter: Self.scenario + "```\(info)\nprint: 2\n```\n").build()
        #expect(build.hasErrors || !build.staleFences.isEmpty, "\(info)")
    }

    @Test("Capital letters of Swift make a scenario like any other", arguments: ["Swift", "SWIFT", "swift"])
    func capitals(language: String) {
        let chapter =
            "# A\n\n```\(language), scenario, name=a\nprint(1)\n```\n\n```log, of=a\nprint: 2\n```\n"
        #expect(TestBook(chapter: chapter).build().staleFences.count == 1)
    }

    @Test("Plain code of any language stays plain", arguments: [
        "", "text", "swift", "Swift", "log", "Log", "diff", "python", "c++", "c#", "html, line-numbers",
        "{.python}", "sh: often", "json5", "swift, playground", "日本語", "console",
    ])
    func plain(info: String) {
        #expect(codes(Self.scenario + "```\(info)\nx\n```\n") == [], "\(info)")
    }

    @Test("A line that begins as a fence and is none is found", arguments: [
        "```log, of=a```", "```log, of=`a`\nprint: 2", "```swift, scenario, name=`b`\nprint(2)",
    ])
    func noFence(text: String) {
        #expect(codes(Self.scenario + text + "\n").contains("disguised-fence"), "\(text)")
    }

    @Test("Words about fences in a sentence are no fences")
    func sentences() {
        let sentence = "```log, of=a``` shows the log, and ```table, of=a``` a table.\n"
        #expect(codes(Self.scenario + sentence) == [])
    }

    @Test("The message names what is odd")
    func message() {
        let build = TestBook(chapter: Self.scenario + "```log，of=a\nprint: 2\n```\n").build()
        let text = DiagnosticRenderer().render(build.diagnostics)
        let message = "error: '，' is not the character that options are written with"
        #expect(text.contains("Chapters/a.md:7:7: " + message))
        #expect(text.contains("= write ','"))
    }
}
