import Reporting
import Testing

@testable import BookBuilding

@Suite struct FenceRecordTests {
    private let fresh = TestBook(
        chapter: "# A\n\n" + Sample.scenario + Sample.fence("log, of=tap, select=[touches]")
    ).accepted()

    /// The record that a build of a book would commit.
    private func record(of book: TestBook) -> FenceRecord {
        let file = book.build().site?.files.first { $0.path == FenceRecord.path }
        return FenceRecord(file?.bytes ?? [])
    }

    /// Why the fence is stale when the chapter is edited after it was built.
    private func reason(_ old: String, _ new: String) -> StaleReason? {
        var edited = TestBook(chapter: fresh.text().replacing(old, with: new))
        edited.source.record = record(of: fresh)
        return edited.build().staleFences.first?.reason
    }

    @Test("An edited scenario, edited options and an edited body are told apart")
    func reasons() {
        #expect(reason("hand.tap(red)", "hand.press(view, for: 0.2)") == .scenario)
        #expect(reason("width: 100", "width: 101") == nil)
        #expect(reason("select=[touches]", "select=[prints]") == .options)
        #expect(reason("red.touchesBegan", "rod.touchesBegan") == .byHand)
    }

    @Test("Another trace of the same code is the engine's doing, the same trace otherwise drawn is not")
    func engineAndDrawing() throws {
        let file = try #require(fresh.build().site?.files.first { $0.path == FenceRecord.path })
        let line = String(decoding: file.bytes, as: UTF8.self)
        let parts = line.split(separator: " ", maxSplits: 4).map(String.init)
        let other = "0123456789abcdef"
        for (index, reason) in [(2, StaleReason.engine), (3, .drawing)] {
            var changed = parts
            changed[index] = other
            var book = TestBook(chapter: fresh.text().replacing("red.touchesBegan", with: "rod.touchesBegan"))
            book.source.record = FenceRecord(Array(changed.joined(separator: " ").utf8))
            let fence = try #require(book.build().staleFences.first)
            #expect(fence.reason == reason)
            #expect(fence.diagnostic(.error).message != "the log of 'tap' is not what the engine does")
        }
    }

    @Test("Without a record, and for a fence that waits to be filled, nothing is guessed")
    func unknown() {
        var book = TestBook(chapter: fresh.text().replacing("red.touchesBegan", with: "rod.touchesBegan"))
        #expect(book.build().staleFences.first?.reason == nil)
        book.source.record = FenceRecord(Array("zzz\n\n1 2 3 4 5\nabc".utf8))
        #expect(book.build().staleFences.first?.reason == nil)
        var empty = TestBook(chapter: "# A\n\n" + Sample.scenario + Sample.fence("log, of=tap"))
        empty.source.record = record(of: fresh)
        #expect(empty.build().staleFences.first?.reason == nil)
    }

    @Test("A build with a stale fence keeps what is remembered, so that the reason is not lost")
    func kept() {
        var edited = TestBook(chapter: fresh.text().replacing("hand.tap(red)", with: "hand.tap(view)"))
        edited.source.record = record(of: fresh)
        edited.source.record = record(of: edited)
        #expect(edited.build().staleFences.first?.reason == .scenario)
    }

    @Test("The record has a line for each fence, and the same bytes each time")
    func file() {
        let text = Sample.scenario + Sample.fence("log, of=tap") + Sample.fence("log, of=tap, times")
        let book = TestBook(["b/c.md": text + Sample.fence("layout, of=tap")]).accepted()
        let file = book.build().site?.files.first { $0.path == FenceRecord.path }
        let lines = String(decoding: file?.bytes ?? [], as: UTF8.self).split(separator: "\n")
        #expect(lines.map { $0.dropFirst(68) } == ["b/c/tap log 1", "b/c/tap log 2", "b/c/tap layout 1"])
        #expect(book.build().site?.files.first { $0.path == FenceRecord.path } == file)
        #expect(
            TestBook(chapter: "# A\n").build().site?.files.contains { $0.path == FenceRecord.path } == false)
    }
}
