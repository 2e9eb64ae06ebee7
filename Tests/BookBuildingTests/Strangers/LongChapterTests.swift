import Foundation
import Reporting
import Testing

@testable import BookBuilding

/// Chapters that are as long as they may be, of one thing. The ordinary run builds little ones; with
/// `TRACEBOOK_LONG=1` each has four megabytes, and its time and the process's peak of memory are printed.
@Suite(.serialized) struct LongChapterTests {
    private static let isLong = ProcessInfo.processInfo.environment["TRACEBOOK_LONG"] == "1"
    private static let size = isLong ? 4_000_000 : 8_000

    /// A chapter of one thing, with what stands in front of it.
    struct Sort: Sendable, CustomStringConvertible {
        let description: String
        var head = ""
        let thing: String
        /// More of it is an error.
        var most = Int.max

        /// A chapter of so many bytes.
        func text(_ size: Int) -> String {
            let count = min(most, (size - head.utf8.count - 4) / thing.utf8.count)
            return "# A\n\n" + head + String(repeating: thing, count: count) + "\n"
        }
    }

    static let sorts = [
        Sort(description: "words", thing: "word "),
        Sort(description: "paragraphs", thing: "a\n\n"),
        Sort(description: "lines of wide characters", thing: "中文\n"),
        Sort(description: "emphasis that never ends", thing: "*a "),
        Sort(description: "brackets that never close", thing: "["),
        Sort(description: "entities", thing: "&amp;"),
        Sort(description: "items", thing: "- a\n"),
        Sort(description: "headings of one name", thing: "## a\n"),
        Sort(description: "nested quotes", thing: String(repeating: "> ", count: 40) + "a\n\n"),
        Sort(description: "links", thing: "[x](https://example.org)\n"),
        Sort(description: "links with half a title", head: "[a]: https://e.org\n\n", thing: "[a](b ("),
        Sort(description: "links with half an address", head: "[a]: https://e.org\n\n", thing: "[a]("),
        Sort(description: "references to a long title", head: "[a]: /u \"\(filler)\"\n\n", thing: "[a]\n"),
        Sort(description: "dead links", thing: "[x](y)\n"),
        Sort(description: "dead anchors", thing: "[x](#y)\n"),
        Sort(description: "claims of nothing", thing: "[x](check:y \"z\")\n", most: 2_000),
        Sort(description: "other code", thing: "```swift\nlet a = 1\n```\n\n"),
        Sort(description: "rules", thing: "E-01 A-02\n\n"),
    ]

    private static let filler = String(repeating: "t", count: size / 2)

    @Test(arguments: sorts)
    func `A chapter of one thing is built, or refused in a sentence`(_ sort: Sort) {
        let book = TestBook(chapter: sort.text(Self.size))
        let start = ContinuousClock.now
        let build = book.build()
        #expect(build.site != nil || build.hasErrors)
        guard Self.isLong else { return }
        print("\(sort): \(ContinuousClock.now - start), \(Self.peak) MB")
    }

    /// The most memory that the process ever had, in megabytes.
    private static var peak: Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
        return (line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) / 1_024
    }
}
