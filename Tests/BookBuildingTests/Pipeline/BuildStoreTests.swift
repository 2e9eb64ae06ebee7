@testable import BookBuilding
import Foundation
import Reporting
import Testing

/// What is kept from one run of the tool to the next: it counts only while nothing has changed, and has no
/// influence on the outcome.
@Suite struct BuildStoreTests {
    /// Keeps entries in memory; the lock guards them.
    private final class Store: BuildStore, @unchecked Sendable {
        let tool: [UInt8]
        private let lock = NSLock()
        private var entries: [String: [UInt8]] = [:]

        init(tool: String = "one") { self.tool = Array(tool.utf8) }

        func bytes(of name: String) -> [UInt8]? { lock.withLock { entries[name] } }

        func keep(_ bytes: [UInt8], as name: String) { lock.withLock { entries[name] = bytes } }

        var all: [String: [UInt8]] {
            get { lock.withLock { entries } }
            set { lock.withLock { entries = newValue } }
        }
    }

    /// The chapters that a build begins with; the lock guards them.
    private final class Begun: @unchecked Sendable {
        private let lock = NSLock()
        private var paths: Set<String> = []

        func add(_ path: String) { lock.withLock { _ = paths.insert(path) } }

        func take() -> [String] {
            lock.withLock {
                defer { paths = [] }
                return paths.sorted()
            }
        }
    }

    /// Of everything a little: `b` makes claims of `a`, one of them false; `c` varies and compares; `d` has a
    /// stale log, an empty one and something to warn of.
    private static let book: TestBook = {
        let varied = """
            ```swift, scenario, name=faint, title="Faint"
            let red = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
            red.alpha = vary("alpha", 1, 0)
            view.addSubview(red)
            hand.tap(red)
            ```

            """
        return TestBook(
            [
                "a.md": "# A\n\nSome words. <b>bold</b>\n\n## More {#more}\n\n" + Sample.scenario
                    + Sample.fence("log, of=tap") + "\n[There](b.md#claims)\n",
                "b.md": "# B\n\n## Claims {#claims}\n\nIt is [red](check:a/tap \"hit red\"), and "
                    + "[nothing](check:a/tap \"hit nil\").\n",
                "c.md": "# C\n\n" + varied + Sample.fence("table, of=faint")
                    + Sample.fence("layout, of=faint"),
                "d.md": "# D\n\n" + Sample.scenario + Sample.fence("log, of=tap", "wrong\n")
                    + Sample.fence("hittest, of=tap"),
            ], settings: "{\"cover\": \"a/tap\"}")
    }()

    private let store = Store()
    private let begun = Begun()

    /// A process keeps what the search knows of the language, so no store is asked for it from here on.
    init() {
        _ = BookPipeline.build(TestBook(["a.md": "# A\n"]).source, scheduler: SerialScheduler()).site?.files
    }

    /// Builds as a new run of the tool does, and says which chapters had to be made.
    private func build(_ source: BookSource = book.source, store: Store? = nil) -> (BookBuild, [String]) {
        var source = source
        let begun = begun
        source.crashes = CrashWatch(crashed: source.crashes.crashed) { begun.add($0.chapter) }
        var memory = BookMemory(store: store ?? self.store)
        let build = BookPipeline.build(source, scheduler: SerialScheduler(), memory: &memory)
        _ = build.site?.files
        return (build, begun.take())
    }

    /// All that a build says, in a text.
    private func words(_ build: BookBuild) -> [String] {
        let said = build.diagnostics + build.falseClaims.map { $0.diagnostic(.warning) }
            + build.staleFences.map { $0.diagnostic(.warning) }
        let lists = build.scenarios.map {
            "\($0.name) \($0.title ?? "-") \($0.claims) \($0.outputs) \($0.block)"
        }
        return [DiagnosticRenderer(style: .plain).render(said)] + lists + build.chapterNames
            + build.acceptances.map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    /// Compares outside of an expectation, which would print megabytes.
    private func same(_ one: [String: [UInt8]], _ other: [String: [UInt8]]) -> Bool { one == other }

    /// The bytes of all files of a site, which are not compared by their digests.
    private func files(_ build: BookBuild) -> [String: [UInt8]] {
        Dictionary(uniqueKeysWithValues: (build.site?.files ?? []).map { ($0.path, $0.bytes) })
    }

    @Test("A chapter that is kept gives what a chapter gives that is built, and is not built again")
    func same() {
        let (first, all) = build()
        #expect(all == ["a.md", "b.md", "c.md", "d.md"])
        let (second, none) = build()
        #expect(none.isEmpty)
        #expect(same(files(first), files(second)) && first.site != nil)
        #expect(words(first) == words(second))
        #expect(first.notFoundPage == second.notFoundPage)
    }

    @Test("Nothing of a chapter is forgotten but its page, which is an entry by itself")
    func everything() throws {
        let plan = BookPlan(Self.book.source)
        let pipeline = ChapterPipeline(book: plan.context)
        /// The values of a chapter, without the order of sets and the numbers of objects.
        func values(_ build: ChapterBuild) -> [String] {
            var text = ""
            dump(build, to: &text)
            return text.replacing(/#\d+/, with: "").split(separator: "\n").map(String.init).sorted()
        }
        for entry in plan.chapters {
            let build = pipeline.build(entry.file, path: entry.path)
            build.page = nil
            var writer = KeptWriter(entry.file)
            writer.add(build)
            #expect(!writer.hasForeignPlace)
            var reader = KeptReader(writer.bytes, entry.file)
            let read: ChapterBuild = try reader.next()
            #expect(reader.isAtEnd)
            #expect(values(read) == values(build), "\(entry.path)")
        }
    }

    /// The entries that are pages.
    private var pages: [String: [UInt8]] {
        store.all.filter { $0.value.starts(with: "<!DOCTYPE html>".utf8) }
    }

    @Test("A page is kept under its digest; one that is gone or damaged is made again, in silence")
    func pagesAlone() {
        let (good, _) = build()
        let pages = pages
        #expect(pages.count == 4 && pages.allSatisfy { ContentDigest(of: $0.value).name == $0.key })
        let spoils: [([UInt8]) -> [UInt8]?] = [
            { _ in nil }, { _ in [] }, { $0 + [0] }, { Array($0.dropLast()) },
            { $0.dropLast() + [$0[$0.count - 1] ^ 1] },
        ]
        for (number, spoil) in spoils.enumerated() {
            let all = store.all
            for (name, bytes) in pages { store.all[name] = spoil(bytes) }
            let (again, _) = build()
            #expect(same(files(again), files(good)) && words(again) == words(good), "\(number)")
            #expect(same(store.all, all), "\(number)")
        }
    }

    // MARK: The other pages

    /// How many entries a second build adds to those of the first one.
    private func added(after edit: (inout BookSource) -> Void) -> Int {
        _ = build()
        let before = Set(store.all.keys)
        var source = Self.book.source
        edit(&source)
        _ = build(source)
        return Set(store.all.keys).subtracting(before).count
    }

    @Test("The pages of the language are made again when a scenario that they name has another title")
    func languagePages() {
        #expect(added { _ in } == 0)
        #expect(added { write(Self.book.text("c.md") + "More.\n", to: "c.md", in: &$0) } == 2)
        let text = Self.book.text("c.md").replacing("title=\"Faint\"", with: "title=\"Pale\"")
        #expect(added { write(text, to: "c.md", in: &$0) } == 3)
        #expect(added { $0.settings = SourceFile(path: "Chapters/Book.json", text: "{}") } == 5)
    }

    @Test("What the search knows of the language is read once for each language, title and tool")
    func searchPages() throws {
        var reads = 0
        func pages(_ language: String, _ title: String, _ store: Store) throws -> [String] {
            let kept = try #require(KeptAppendices(store, Self.book.source))
            return kept.searchPages(language: language, title: title) {
                reads += 1
                let section = SearchSection(anchor: "a", title: "A", text: "Some words of \(language).")
                return [SearchPage((page: "a.html", title: title, sections: [section]), book: "")]
            }.map { page in
                var words = [page.path, page.title]
                page.terms.forEachKey { key, _ in words.append(String(decoding: key, as: UTF8.self)) }
                return words.joined(separator: " ")
            }
        }
        let first = try pages("en", "Keys", store)
        #expect(try pages("en", "Keys", store) == first && reads == 1)
        #expect(first.first?.hasPrefix("a.html Keys ") == true && first.first?.contains(" words") == true)
        _ = try (pages("de", "Keys", store), pages("en", "Other", store))
        _ = try pages("en", "Keys", Store(tool: "another"))
        #expect(reads == 4)
        store.all = store.all.mapValues { $0 + [0] }
        #expect(try pages("en", "Keys", store) == first && reads == 5)
    }

    // MARK: What it depends on

    private func made(after edit: (inout BookSource) -> Void) -> [String] {
        _ = build()
        var source = Self.book.source
        edit(&source)
        return build(source).1
    }

    private func write(_ text: String, to path: String, in source: inout BookSource) {
        source.chapters[path] = SourceFile(path: "Chapters/\(path)", text: text)
    }

    @Test("A chapter with another text is built again, and so is one that makes claims of it")
    func texts() {
        #expect(made { write(Self.book.text("c.md") + "More.\n", to: "c.md", in: &$0) } == ["c.md"])
        #expect(made { write(Self.book.text("a.md") + "More.\n", to: "a.md", in: &$0) } == ["a.md", "b.md"])
    }

    @Test("What all chapters share makes each of them new")
    func shared() {
        let all = ["a.md", "b.md", "c.md", "d.md"]
        #expect(made { $0.pictures["x.png"] = [] } == all)
        #expect(made { $0.unreadable = ["e.md"] } == all)
        #expect(made { write("# E\n\nWords.\n", to: "e.md", in: &$0) } == all)
        #expect(made { $0.settings = SourceFile(path: "Chapters/Book.json", text: "{}") } == all)
        let list = all.map { "- [Other](\($0))\n" }.joined()
        #expect(made { $0.summary = SourceFile(path: "S", text: "# Other\n\n\(list)") } == all)
        #expect(build(store: Store(tool: "another")).1 == all)
    }

    @Test("What the committed record says concerns only the chapters that asked it")
    func record() {
        let print = Fingerprint("some bytes".utf8)
        let entry = FenceRecord.Entry(code: print, options: print, trace: print, body: print)
        let known = FenceRecord(FenceRecord.bytes(of: ["a/tap log 1", "d/tap log 1", "z log 1"].map {
            FenceRecord.Memory(name: $0, entry: entry)
        }))
        #expect(made { $0.record = known } == ["a.md", "d.md"])
    }

    @Test("Where the program itself crashed nothing is believed and nothing kept")
    func crashed() {
        _ = build()
        let before = store.all
        var source = Self.book.source
        source.crashes.crashed = [CrashWatch.Place(chapter: "x.md", scenario: "", fingerprint: 0)]
        write(Self.book.text("c.md") + "More.\n", to: "c.md", in: &source)
        #expect(build(source).1 == ["a.md", "b.md", "c.md", "d.md"])
        #expect(same(store.all, before))
    }

    // MARK: Damage

    @Test("An entry that is damaged, cut off, too long or another chapter's is made anew, in silence")
    func damage() throws {
        let (good, _) = build()
        let entries = store.all
        let spoiled: [([UInt8]) -> [UInt8]] = [
            { _ in [] }, { Array($0.dropLast()) }, { $0 + [0] }, { Array($0.prefix(7)) },
            { Array($0.prefix($0.count / 2)) }, { $0.map { _ in 0xFF } },
            { $0.enumerated().map { $0.offset == 40 ? $0.element ^ 1 : $0.element } },
            { $0.prefix($0.count / 2) + [$0[$0.count / 2] ^ 1] + $0.dropFirst($0.count / 2 + 1) },
            { bytes in entries.values.first { $0 != bytes } ?? [] },
        ]
        for (number, spoil) in spoiled.enumerated() {
            store.all = entries.mapValues(spoil)
            let (again, made) = build()
            #expect(made == ["a.md", "b.md", "c.md", "d.md"], "\(number)")
            #expect(words(again) == words(good) && same(files(again), files(good)), "\(number)")
            #expect(same(store.all, entries), "\(number)")
        }
    }

    @Test("Bytes that are no chapter are read to their end, whatever they are")
    func noise() {
        let plan = BookPlan(Self.book.source)
        let entry = plan.chapters[3]
        var writer = KeptWriter(entry.file)
        writer.add(ChapterPipeline(book: plan.context).build(entry.file, path: entry.path))
        var state: UInt64 = 11
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        var wrong = 0
        for _ in 0..<400 {
            var bytes = writer.bytes
            for _ in 0...next(4) { bytes[next(min(bytes.count, 4_000))] = UInt8(next(256)) }
            if next(3) == 0 { bytes.removeLast(next(bytes.count)) }
            var reader = KeptReader(bytes, entry.file)
            if (try? ChapterBuild(&reader)) == nil { wrong += 1 }
        }
        #expect(wrong > 50)
    }
}
