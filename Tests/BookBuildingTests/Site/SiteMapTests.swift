@testable import BookBuilding
import Testing

@Suite struct SiteMapTests {
    private func map(parts: Int, chapters: Int) -> SiteMap {
        let entries = (0..<parts * chapters).map {
            SiteMap.Entry(title: "Chapter \($0)", page: "\($0).html", part: $0 / chapters, depth: 0)
        }
        return SiteMap(title: "Book", parts: (0..<parts).map { "Part \($0)" }, entries: entries)
    }

    @Test("A small book lists all its chapters beside every page")
    func small() {
        #expect(map(parts: 2, chapters: 5).sidebar(for: "7.html").count == 10)
    }

    @Test("A large book lists the chapters of the page's own part")
    func large() {
        let titles = map(parts: 10, chapters: 10).sidebar(for: "42.html").compactMap(\.page)
        #expect(titles == (40..<50).map { "\($0).html" })
    }

    @Test(
        "A large part lists the neighbours only: the site must not grow with the square"
    )
    func veryLarge() {
        let map = map(parts: 1, chapters: 1000)
        #expect(map.sidebar(for: "500.html").count == 40)
        #expect(map.sidebar(for: "500.html").contains { $0.page == "500.html" })
        #expect(map.sidebar(for: "0.html").first?.page == "0.html")
    }

    @Test("Previous and next skip chapters that are still to come")
    func neighbours() throws {
        let entries = [
            SiteMap.Entry(title: "A", page: "a.html", part: nil, depth: 0),
            SiteMap.Entry(title: "Draft", page: nil, part: nil, depth: 0),
            SiteMap.Entry(title: "B", page: "b.html", part: nil, depth: 0),
        ]
        let map = SiteMap(title: "Book", parts: [], entries: entries)
        #expect(map.entry(after: 0)?.title == "B")
        #expect(map.entry(before: 2)?.title == "A")
        #expect(map.entry(before: 0) == nil)
        #expect(map.entry(after: 2) == nil)
    }
}
