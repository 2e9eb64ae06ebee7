@testable import BookBuilding
import Testing

/// How the work is spread has no influence on what a book gives.
@Suite struct SchedulerTests {
    /// Does everything in the wrong order.
    private struct Backwards: ChapterScheduler {
        func map<Result: Sendable>(
            count: Int, _ transform: @escaping @Sendable (Int) -> Result
        ) -> [Result] {
            (0..<count).reversed().map(transform).reversed()
        }
    }

    @Test("The site is the same when chapters and shared pages are made in another order")
    func order() throws {
        let book = TestBook(
            [
                "a.md": "# A\n\n" + Sample.scenario + Sample.fence("log, of=tap"),
                "b.md": "# B\n\nIt is [red](check:a/tap \"hit red\").\n",
            ], settings: "{\"cover\": \"a/tap\", \"baseURL\": \"https://example.org/book/\"}")
        let site = try #require(book.build().site)
        let other = try #require(book.build(scheduler: Backwards()).site)
        #expect(site.files == other.files)
        let paths = Set(site.files.map(\.path))
        let shared = SitePipeline.reservedPages.union([
            IndexPage.path, SearchIndex.path, StyleSheet.path, Script.path, Sitemap.path,
        ])
        #expect(paths.isSuperset(of: shared) && paths.count == site.files.count)
    }
}
