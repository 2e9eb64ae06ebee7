import Foundation
import Reporting
import Testing

@testable import BookBuilding

@Suite("Book.json")
struct BookSettingsTests {
    private func read(_ text: String) -> (settings: BookSettings, diagnostics: [Diagnostic]) {
        BookSettings.read(SourceFile(path: "Chapters/Book.json", text: text))
    }

    @Test("All settings are read")
    func everything() {
        let text = """
            \u{FEFF}{ "title": "Touches \\u00e9\\uD83D\\uDE00\\n", "language": "zh-Hans", "author": "A",
              "baseURL": "https://a.b/c",
              "editURL": "https://a.b/edit/", "screen": "390x844" }
            """
        let (settings, diagnostics) = read(text)
        #expect(diagnostics.isEmpty)
        #expect(settings.title == "Touches é😀\n")
        #expect(settings.language == "zh-Hans" && settings.author == "A")
        #expect(settings.baseURL == "https://a.b/c/" && settings.editURL == "https://a.b/edit/")
        #expect(settings.screen == CGSize(width: 390, height: 844))
    }

    @Test("What is left out has its usual value")
    func usual() {
        let (settings, diagnostics) = read("{}")
        #expect(diagnostics.isEmpty)
        #expect(
            settings.title == nil && settings.language == "en" && settings.author == nil
                && settings.baseURL == nil)
        #expect(settings.screen == CGSize(width: 375, height: 667))
    }

    @Test("Several mistakes are reported at their places")
    func several() {
        let text = """
            {
              "titel": "Touches",
              "author": 12,
              "title": "A",
              "title": "B",
              "screen": "0x0",
              "colour": "red"
            }
            """
        #expect(
            DiagnosticRenderer().render(read(text).diagnostics) == """
                Chapters/Book.json:2:3: error: there is no setting 'titel' [unknown-setting]
                 2 |   "titel": "Touches",
                   |   ^~~~~~~
                   = did you mean 'title'?

                Chapters/Book.json:3:13: error: 'author' must be a text, and this is a number [bad-setting]
                 3 |   "author": 12,
                   |             ^~
                   = a text has double quotes around it: "author": "..."

                Chapters/Book.json:5:3: error: 'title' is set twice [duplicate-setting]
                 5 |   "title": "B",
                   |   ^~~~~~~
                Chapters/Book.json:4:3: note: it is set here first
                 4 |   "title": "A",
                   |   ^~~~~~~

                Chapters/Book.json:6:13: error: '0x0' is no screen size [bad-setting]
                 6 |   "screen": "0x0",
                   |             ^~~~~
                   = width x height in points, each from 1 to 4000, for example 390x844

                Chapters/Book.json:7:3: error: there is no setting 'colour' [unknown-setting]
                 7 |   "colour": "red"
                   |   ^~~~~~~~
                   = settings are 'title', 'language', 'author', 'description', 'cover', \
                'baseURL', 'editURL', 'screen', 'sources', 'onePage'

                """)
    }

    @Test(
        "Values that are no language, address or text are refused",
        arguments: [
            ("\"language\": \"English\"", "'English' is no language"),
            ("\"language\": \"\"", "'language' says nothing"),
            ("\"language\": \"e1\"", "'e1' is no language"),
            ("\"baseURL\": \"ftp://x\"", "'ftp://x' is no web address"),
            ("\"baseURL\": \"https://\"", "'https://' is no web address"),
            ("\"editURL\": \"https://a b\"", "'https://a b' is no web address"),
            ("\"editURL\": \"https://a/?x\"", "'https://a/?x' is no web address"),
            ("\"title\": null", "'title' must be a text, and this is null"),
            ("\"title\": []", "'title' must be a text, and this is a list"),
            ("\"title\": {}", "'title' must be a text, and this is an object"),
            ("\"title\": true", "'title' must be a text, and this is true or false"),
            ("\"title\": \" \"", "'title' says nothing"),
        ])
    func values(member: String, message: String) {
        #expect(read("{\(member)}").diagnostics.map(\.message) == [message])
    }

    @Test(
        "What is no JSON is reported where it ends to be one",
        arguments: [
            ("", "1:1", "expected a value, and the file ends"),
            ("[", "1:2", "expected a value, and the file ends"),
            ("{", "1:2", "expected a key in double quotes"),
            ("{\"a\" 1}", "1:6", "expected ':' behind the key 'a'"),
            ("{\"a\":1,}", "1:8", "expected a key behind the comma"),
            ("{\"a\":1 \"b\":2}", "1:8", "expected ',' or '}'"),
            ("{a:1}", "1:2", "expected a key in double quotes"), ("{\"a\":b}", "1:6", "expected a value"),
            ("{\"a\":\"b}", "1:6", "the text has no closing quote"),
            ("{\"a\":\n \"b\nc\"}", "2:2", "the text has no closing quote"),
            ("{} x", "1:4", "expected nothing more here"), ("{\"a\":01}", "1:6", "expected a number"),
            ("{\"a\":\"\\x\"}", "1:7", "unknown escape"),
            ("{\"a\":\"\\ud800\"}", "1:7", "half of a character is missing"),
            ("{\"a\":\"\t\"}", "1:7", "a control character is in a text"),
            ("{\"a\":[1 2]}", "1:9", "expected ',' or ']'"), ("{\"a\":1.}", "1:6", "expected a number"),
            ("{\"a\":'b'}", "1:6", "expected a value"), ("// x\n{}", "1:1", "JSON has no comments"),
        ])
    func notJSON(text: String, place: String, message: String) {
        let diagnostics = read(text).diagnostics
        #expect(diagnostics.map(\.message) == [message])
        #expect(diagnostics.compactMap { $0.span.map { "\($0.start.line):\($0.start.column)" } } == [place])
    }

    @Test("A list instead of an object, deep nesting and bytes that are no text are errors")
    func odd() {
        #expect(
            read("[1, -2.5e3, {}]").diagnostics.map(\.message) == [
                "the settings must be an object, and this is a list"
            ])
        let deep = String(repeating: "[", count: 100_000)
        #expect(read(deep).diagnostics.map(\.message) == ["values are nested too deeply"])
        let file = SourceFile(path: "Chapters/Book.json", bytes: [0x7B, 0xC3])
        #expect(BookSettings.read(file).diagnostics.map(\.message) == ["the byte 0xC3 is not UTF-8 text"])
    }
}
