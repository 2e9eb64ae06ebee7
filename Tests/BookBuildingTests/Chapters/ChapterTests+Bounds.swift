import CommonMark
import Reporting
import Testing

@testable import BookBuilding

/// Chapters that nobody would write.
extension ChapterTests {
    @Test("A chapter of ten thousand fences is turned away at the two thousandth")
    func tooMany() throws {
        let text = (0..<10_000).map { "```swift, scenario, name=s\($0)\n```\n" }.joined()
        let chapter = try chapter(text)
        #expect(chapter.scenarios.count == 2_000)
        #expect(chapter.diagnostics.map(\.message) == ["a chapter may have 2000 scenarios and outputs"])
    }

    @Test("Info strings made of anything never stop the reader")
    func generated() throws {
        let pieces = [
            "log", "swift", "scenario", ",", ", ", "=", "[", "]", "\"", "\\", "of", "name", "tap-red", " ",
            "select", "pass=1", "\\\"", "é", "\t",
        ]
        var state: UInt32 = 5
        for _ in 0..<3_000 {
            var info = ""
            for _ in 0..<(state >> 28) + 1 {
                state = state &* 1_664_525 &+ 1_013_904_223
                info += pieces[Int(state >> 8) % pieces.count]
            }
            for problem in try chapter("~~~ \(info)\n~~~\n").diagnostics {
                let span = try #require(problem.span)
                #expect(span.range.upperBound <= span.file.bytes.count)
            }
        }
    }
}
