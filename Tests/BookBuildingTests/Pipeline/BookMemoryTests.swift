@testable import BookBuilding
import Reporting
import Testing

/// What a build takes over from the last one. That this has no influence on the outcome is held by edits at
/// random, in the tests of the command line.
@Suite struct BookMemoryTests {
    /// `b` makes a claim of a scenario of `a`; `c` stands for itself.
    private static let book = TestBook([
        "a.md": "# A\n\n" + Sample.scenario, "c.md": "# C\n\n" + Sample.scenario,
        "b.md": "# B\n\nIt is [red](check:a/tap \"hit red\").\n",
    ])

    private func kept(after edit: (inout BookSource) -> Void) -> [String] {
        var source = Self.book.source
        var memory = BookMemory()
        _ = BookPipeline.build(source, scheduler: SerialScheduler(), memory: &memory)
        edit(&source)
        return memory.unchanged(in: source).keys.sorted()
    }

    private func write(_ text: String, to path: String, in source: inout BookSource) {
        source.chapters[path] = SourceFile(path: "Chapters/\(path)", text: text)
    }

    @Test("Chapters that nobody touched are taken over") func all() {
        #expect(kept { _ in } == ["a.md", "b.md", "c.md"])
    }

    @Test("A chapter with another text is built again, the others are not") func edited() {
        #expect(kept { write("# C\n", to: "c.md", in: &$0) } == ["a.md", "b.md"])
    }

    @Test("A chapter that makes claims of an edited one is built again too") func consulted() {
        #expect(kept { write("# A\n", to: "a.md", in: &$0) } == ["c.md"])
    }

    @Test("What all chapters share makes each of them new") func shared() {
        #expect(kept { write("# D\n", to: "d.md", in: &$0) }.isEmpty)
        #expect(kept { $0.pictures["x.png"] = [] }.isEmpty)
        #expect(kept { $0.unreadable = ["e.md"] }.isEmpty)
        #expect(kept { $0.settings = SourceFile(path: "Chapters/Book.json", text: "{}") }.isEmpty)
        #expect(kept { $0.summary = SourceFile(path: "Chapters/SUMMARY.md", text: "# Other\n") }.isEmpty)
    }

    @Test("A chapter whose source has changed, and one that extends an edited chapter, are built again")
    func sources() {
        var source = TestBook([
            "a.md": "# A\n\n```swift, scenario, name=a, sources=[S.swift]\nprint(f())\n```\n",
            "b.md": "# B\n\n```swift, scenario, name=b, extends=a/a\nprint(1)\n```\n",
            "c.md": "# C\n\nIt is [so](check:b/b \"print \\\"1\\\"\").\n", "d.md": "# D\n",
        ]).source
        source.sources["S.swift"] = SourceText(SourceFile(path: "S.swift", text: "func f() -> Int { 1 }"))
        var memory = BookMemory()
        _ = BookPipeline.build(source, scheduler: SerialScheduler(), memory: &memory)
        #expect(memory.unchanged(in: source).count == 4)
        var edited = source
        edited.sources["S.swift"] = SourceText(SourceFile(path: "S.swift", text: "func f() -> Int { 2 }"))
        #expect(memory.unchanged(in: edited).keys.sorted() == ["d.md"])
        edited.sources["S.swift"] = nil
        #expect(memory.unchanged(in: edited).keys.sorted() == ["d.md"])
        write("# A\n", to: "a.md", in: &source)
        #expect(memory.unchanged(in: source).keys.sorted() == ["d.md"])
    }

    @Test("With nothing in memory nothing is taken over") func empty() {
        #expect(BookMemory().unchanged(in: Self.book.source).isEmpty)
    }
}
