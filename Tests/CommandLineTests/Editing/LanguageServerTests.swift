import Foundation
import Testing

/// `tracebook lsp` as an editor sees it: a client that speaks the protocol with the built tool.
@Suite struct LanguageServerTests {
    private static let chapter = """
        # One

        ```swift, scenario, name=tap
        let red = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addSubview(red)
        hand.tap(red)
        ```

        ```log, of=tap, select=[touches], only=[red]
        red.touchesBegan(_:with:)
        red.touchesEnded(_:with:)
        ```

        [It is touched 🖐](check:tap "red.touchesBegan") by rule B-06.

        """

    private let folder: TemporaryFolder
    private let client: EditorClient
    private let uri: String

    init() throws {
        folder = try TemporaryFolder()
        try folder.put("# Book\n\n- [One](one.md)\n", at: "Chapters/SUMMARY.md")
        try folder.put(Self.chapter, at: "Chapters/one.md")
        uri = URL(fileURLWithPath: folder.path + "/Chapters/one.md").absoluteString
        client = try EditorClient(in: folder.path)
        _ = try client.ask("initialize", ["capabilities": [String: Any]()])
        client.notify("initialized")
    }

    private func open(_ text: String = chapter) {
        client.notify(
            "textDocument/didOpen",
            [
                "textDocument": ["uri": uri, "languageId": "markdown", "version": 1, "text": text]
                    as [String: Any]
            ])
    }

    private func type(_ text: String) {
        client.notify(
            "textDocument/didChange",
            [
                "textDocument": ["uri": uri, "version": 2] as [String: Any],
                "contentChanges": [["text": text]],
            ])
    }

    private func at(_ line: Int, _ character: Int) -> [String: Any] {
        ["textDocument": ["uri": uri], "position": ["line": line, "character": character]]
    }

    private func hover(_ line: Int, _ character: Int) throws -> String? {
        let result = try client.ask("textDocument/hover", at(line, character))["result"] as? [String: Any]
        return (result?["contents"] as? [String: Any])?["value"] as? String
    }

    private func completions(_ line: Int, _ character: Int) throws -> [String] {
        let answer = try client.ask("textDocument/completion", at(line, character))
        return (answer["result"] as? [[String: Any]] ?? []).compactMap { $0["label"] as? String }
    }

    private func lines(_ method: String, _ line: Int, _ character: Int) throws -> [Int] {
        let answer = try client.ask(method, at(line, character))
        return (answer["result"] as? [[String: Any]] ?? []).compactMap { location in
            let start = (location["range"] as? [String: Any])?["start"] as? [String: Any]
            return start?["line"] as? Int
        }
    }

    private func actions(_ first: Int, _ last: Int) throws -> [[String: Any]] {
        let range = [
            "start": ["line": first, "character": 0], "end": ["line": last, "character": 0],
        ]
        let parameters: [String: Any] = [
            "textDocument": ["uri": uri], "range": range, "context": ["diagnostics": [Any]()],
        ]
        return try client.ask("textDocument/codeAction", parameters)["result"] as? [[String: Any]] ?? []
    }

    @Test("Problems come while somebody types, without anything being saved")
    func diagnosticsFollowTyping() throws {
        open()
        #expect(try client.diagnostics(of: uri) == [])
        type(Self.chapter.replacingOccurrences(of: "hand.tap(red)", with: "hand.tap(rde)"))
        #expect(try client.diagnostics(of: uri) == ["5 unknown-name"])
        type(Self.chapter.replacingOccurrences(of: "red.touchesBegan\"", with: "never red.touchesBegan\""))
        #expect(try client.diagnostics(of: uri) == ["13 false-claim"])
        type(Self.chapter)
        #expect(try client.diagnostics(of: uri) == [])
        #expect(try folder.text(of: "Chapters/one.md") == Self.chapter)
    }

    @Test(
        "Hovering tells whether a claim is true, why a call came, what a rule says and what a member means")
    func hovers() throws {
        open()
        let claim = try #require(try hover(13, 4))
        #expect(claim.contains("red.touchesBegan\n  true\n") && claim.contains("one/tap#"))
        #expect(try hover(9, 4)?.contains("from line 3: hand.tap(red)") == true)
        #expect(try hover(13, 58)?.contains("B-06") == true)
        #expect(try hover(4, 8)?.contains("func addSubview") == true)
        #expect(try hover(0, 3) == nil)
        type(
            Self.chapter.replacingOccurrences(
                of: "\"red.touchesBegan\"", with: "\"never red.touchesBegan\""))
        #expect(try hover(13, 4)?.contains("false: expected never red.touchesBegan") == true)
    }

    @Test("Fences, scenarios, and claims are completed")
    func completes() throws {
        open(
            Self.chapter + "```log, of=t\n```\n\n```la\n```\n\n```log, of=tap, sel\n```\n\n"
                + "[x](check:tap \"red.touchesC\")\n\n```log, of=tap, select=[touches, hit\n```\n")
        #expect(try completions(14, 12) == ["tap"])
        #expect(try completions(17, 5) == ["layout, of="])
        #expect(try completions(20, 19) == ["select="])
        #expect(try completions(23, 27).contains("touchesCancelled"))
        #expect(try completions(25, 36) == ["hit-test"])
        #expect(try completions(1, 0) == [])
    }

    @Test("From an output to its scenario, from a line of a log to the code, and back")
    func goesToScenarioAndBack() throws {
        open()
        #expect(try lines("textDocument/definition", 8, 10) == [2])
        #expect(try lines("textDocument/definition", 9, 4) == [5])
        #expect(try lines("textDocument/definition", 13, 4) == [2])
        #expect(try lines("textDocument/references", 2, 26) == [8, 13])
    }

    @Test("An action accepts an output, and another writes the word that was meant")
    func acts() throws {
        let old = "red.touchesBegan(_:with:)\nred.touchesEnded(_:with:)\n"
        open(Self.chapter.replacingOccurrences(of: old, with: "old\n"))
        let accept = try #require(try actions(8, 8).first)
        #expect(accept["title"] as? String == "Accept what the engine does")
        let changes = (accept["edit"] as? [String: Any])?["changes"] as? [String: [[String: Any]]]
        let edit = try #require(changes?[uri]?.first)
        #expect(edit["newText"] as? String == old)
        let range = edit["range"] as? [String: [String: Int]]
        #expect(range?["start"] == ["line": 9, "character": 0])
        #expect(range?["end"] == ["line": 10, "character": 0])
        type(Self.chapter.replacingOccurrences(of: "select=", with: "slect="))
        #expect(try actions(8, 8).map { $0["title"] as? String } == ["Write 'select'"])
    }

    @Test("What the server does not know is refused, and it ends as it is asked to")
    func protocolErrors() throws {
        let unknown = try client.ask("textDocument/rename", at(0, 0))
        #expect((unknown["error"] as? [String: Any])?["code"] as? Int == -32601)
        let unopened = try client.ask("textDocument/hover", at(0, 0))
        #expect((unopened["error"] as? [String: Any])?["code"] as? Int == -32602)
        #expect(try client.ask("shutdown")["error"] == nil)
        client.notify("exit")
        #expect(client.end() == 0)
    }

    @Test("Bytes that are no message end the server with status 2, and no crash")
    func garbage() throws {
        client.send(bytes: "Content-Length: minus\r\n\r\n{}")
        #expect(client.end() == 2)
    }
}
