import Foundation
import Testing
@testable import tracebook

/// How far a long build is, as somebody sees it who waits for it, and as a log must not.
@Suite struct ProgressTests {
    private static let hasTerminals = FileManager.default.isExecutableFile(atPath: "/usr/bin/script")

    /// A book that takes longer to build than anybody's patience.
    private func book() throws -> TemporaryFolder {
        let place = try TemporaryFolder()
        let chapters = 150
        let list = (0..<chapters).map { "- [\($0)](\($0).md)\n" }.joined()
        try place.put("# Book\n\n" + list, at: "Chapters/SUMMARY.md")
        let scenario = "var sum = 0\nfor number in 0..<20_000 { sum += number }\nprint(sum)"
        for number in 0..<chapters {
            let text = "# \(number)\n\n```swift, scenario, name=a\n\(scenario)\n```\n"
            try place.put(text, at: "Chapters/\(number).md")
        }
        return place
    }

    @Test(
        "On a terminal a long build says how far it is, on one line that goes away",
        .enabled(if: ProgressTests.hasTerminals, "there is no 'script' to make a terminal"))
    func terminal() throws {
        let place = try book()
        // In a cache of its own, as another test may have built the same chapters.
        let cache = "XDG_CACHE_HOME=\"$PWD/cache\" "
        let command = cache + "TERM=xterm script -qefc 'tracebook build --jobs 1' /dev/null </dev/null"
        let answer = try Shell.answer(to: command, in: place.path)
        #expect(answer.contains(" of 150 chapters"))
        #expect(!answer.contains("chapters\n") && !answer.contains("chapters\r\n"))
        let end = try #require(answer.range(of: "\r\u{1B}[K", options: .backwards))
        #expect(answer[end.upperBound...].hasPrefix("Output: "))
        let dumb = "TERM=dumb script -qefc 'tracebook build --jobs 1' /dev/null </dev/null"
        #expect(try Shell.answer(to: dumb, in: place.path).hasPrefix("Output: "))
    }

    @Test("In a log there is nothing of it")
    func log() throws {
        let place = try book()
        let answer = try Shell.answer(to: "tracebook build --jobs 1", in: place.path)
        #expect(answer.hasPrefix("Output: "))
    }
}
