import Foundation
import Testing

/// What commands say to programs is as the schemas in `Sources/BookBuilding/Schemas` describe it.
@Suite struct SchemaTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static let stale = """
        # One

        ```swift, scenario, name=tap, title="Who?"
        let red = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addSubview(red)
        hand.tap(red)
        ```

        ```log, of=tap, select=[touches]
        old
        ```

        [It](check:tap "never red.touchesBegan") is false.

        """

    private static let broken = """
        # One

        ```swift, scenario, name=tap
        hand.tpa(view)
        ```

        ```swift, scenario, name=tap
        ```

        [There](tow.md) and ```log, slect=[a].

        """

    static let cases: [(schema: String, command: String, chapter: String)] = [
        ("diagnostics", "tracebook verify --format json", stale),
        ("diagnostics", "tracebook verify --format json", broken),
        ("diagnostics", "tracebook verify --format json", "# One\n"),
        ("diagnostics", "tracebook verify --shard 1/2 --format json", stale),
        ("diagnostics", "tracebook verify --shard 2/2 --format json", broken),
        ("diagnostics", "tracebook verify --shard 1/1 --format json >p; tracebook join p", stale),
        ("list", "tracebook list --format json", stale),
        ("list", "tracebook list --format json", "# One\n"),
        ("trace", "tracebook run one/tap --format json", stale),
    ]

    private func schema(_ name: String) throws -> JSONSchema {
        let path = "Sources/BookBuilding/Schemas/\(name).schema.json"
        return try JSONSchema(Data(contentsOf: Self.root.appendingPathComponent(path)))
    }

    @Test("What a command says is as its schema describes it", arguments: cases)
    func conforms(schema name: String, command: String, chapter: String) throws {
        let place = try TemporaryFolder()
        try place.put("# Book\n\n- [One](one.md)\n", at: "Chapters/SUMMARY.md")
        try place.put(chapter, at: "Chapters/one.md")
        let answer = try Shell.answer(to: command + " 2>/dev/null || true", in: place.path)
        let value = try JSONSerialization.jsonObject(with: Data(answer.utf8))
        #expect(try schema(name).problems(of: value) == [])
    }

    @Test("A value that is not as a schema says is found out")
    func refuses() throws {
        let list = try schema("list")
        let good: [String: Any] = [
            "name": "a/b", "source": "Chapters/a.md", "line": 3, "outputs": ["log"], "claims": 0,
            "page": "a.html#b",
        ]
        func problems(_ change: [String: Any]) -> Int {
            let scenario = good.merging(change) { $1 }
            return list.problems(of: ["version": 1, "scenarios": [scenario]] as [String: Any]).count
        }
        #expect(problems([:]) == 0)
        #expect(problems(["line": 0]) == 1)
        #expect(problems(["line": "3"]) == 1)
        #expect(problems(["outputs": ["lgo"]]) == 1)
        #expect(problems(["date": 3]) == 1)
        #expect(problems(["name": "b"]) == 1)
        #expect(list.problems(of: ["version": 2, "scenarios": []] as [String: Any]).count == 1)
    }
}
