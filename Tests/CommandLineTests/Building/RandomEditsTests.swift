import BookBuilding
import Foundation
import Testing
@testable import tracebook

/// No stale results, ever: whatever is edited, and whatever happens to the pages, a build over the old site
/// that takes over what earlier builds kept gives what a build from nothing gives. `TRACEBOOK_LONG=1` edits
/// books of other seeds as well.
@Suite struct RandomEditsTests {
    private static let edits = 12
    private static let isLong = ProcessInfo.processInfo.environment["TRACEBOOK_LONG"] == "1"

    @Test(
        "After any edit a build over the old site gives the bytes of a clean one",
        arguments: Array(1...(isLong ? 40 : 2)) as [UInt64])
    func noStaleResults(seed: UInt64) throws {
        let place = try TemporaryFolder()
        var author = try RandomAuthor(seed: seed, in: place)
        #expect(try build("book", jobs: 2, in: place, cache: "cache").status == 0)
        var good = 0
        for number in 1...Self.edits {
            let edit = try author.edit()
            let spoiled = try pages(of: "book", in: place)
            let over = try build("book", jobs: number % 2 == 0 ? 1 : 8, in: place, cache: "cache")
            _ = try Shell.answer(
                to: "rm -rf clean && mkdir clean && cp -r book/Chapters clean", in: place.path)
            let clean = try build("clean", jobs: number % 2 == 0 ? 8 : 1, in: place)
            let step = "seed \(seed), edit \(number): \(edit)"
            #expect(over.status == clean.status, "\(step)")
            #expect(places(in: over.complaints) == places(in: clean.complaints), "\(step)")
            guard clean.status == 0 else {
                // A book with errors leaves the pages alone.
                #expect(clean.status == 2 && clean.complaints.contains(": error: "), "\(step)")
                let isAsBefore = try pages(of: "book", in: place) == spoiled
                #expect(isAsBefore, "\(step)")
                try author.undo()
                continue
            }
            good += 1
            let isFresh = !clean.complaints.contains("warning:")
            let expected = try pages(of: "clean", in: place, withRecords: isFresh)
            var actual = try pages(of: "book", in: place, withRecords: isFresh)
            let foreign = actual.removeValue(forKey: "FOREIGN")
            let isForeignKept = foreign == (spoiled["FOREIGN"] ?? foreign)
            #expect(isForeignKept, "\(step)")
            #expect(Set(actual.keys) == Set(expected.keys) && expected["index.html"] != nil, "\(step)")
            // The paths, not the bytes: a failure must be short enough to read.
            let differing = expected.keys.filter { actual[$0] != expected[$0] }.sorted()
            #expect(differing.isEmpty, "\(step)")
            if isFresh {
                let verified = try Shell.answer(to: "tracebook verify book >/dev/null", in: place.path)
                #expect(verified == "", "\(step)")
            }
        }
        #expect(good >= Self.edits / 2, "the edits of seed \(seed) mostly give no book")
    }

    @Test(
        "After any edit a build that remembers the last one gives what a build does that knows nothing",
        arguments: Array(7...(isLong ? 40 : 8)) as [UInt64])
    func memory(seed: UInt64) throws {
        let place = try TemporaryFolder()
        let book = Folder(path: place.path + "/book")
        var author = try RandomAuthor(seed: seed, in: place)
        let cache = try #require(try CacheFolder.find(in: ["XDG_CACHE_HOME": place.path + "/cache"]))
        var memory = BookMemory()
        _ = try BookOptions.built(book, memory: &memory)
        for number in 1...Self.edits {
            let step = "seed \(seed), edit \(number): \(try author.edit())"
            // As a new run of the tool, which knows only what is on the disk.
            var stored = BookMemory(store: cache)
            let anew = try BookOptions.built(book)
            for kept in [
                try BookOptions.built(book, memory: &memory), try BookOptions.built(book, memory: &stored),
            ] {
                #expect(kept.site?.files == anew.site?.files, "\(step)")
                #expect(kept.diagnostics.map(\.message) == anew.diagnostics.map(\.message), "\(step)")
                #expect(kept.falseClaims.map(\.words) == anew.falseClaims.map(\.words), "\(step)")
                #expect(kept.staleFences.map(\.name) == anew.staleFences.map(\.name), "\(step)")
                #expect(kept.acceptances.map(\.bytes) == anew.acceptances.map(\.bytes), "\(step)")
            }
        }
    }

    private func build(
        _ book: String, jobs: Int, in place: TemporaryFolder, cache: String? = nil
    ) throws -> (status: Int, complaints: String) {
        let variable = cache.map { "XDG_CACHE_HOME=\(place.path)/\($0) " } ?? ""
        let command = "cd \(book) && \(variable)tracebook build --jobs \(jobs) 2>&1 >/dev/null"
        let answer = try Shell.answer(to: command, in: place.path)
        guard answer.hasSuffix("]\n"), let bracket = answer.lastIndex(of: "[") else { return (0, answer) }
        let status = answer[answer.index(after: bracket)...].dropLast(2)
        return (Int(status) ?? -1, String(answer[..<bracket]))
    }

    /// Where something is wrong, and how bad it is: `Chapters/c1.md:12:1: warning`. Why a fence is stale is
    /// known only to a site that remembers what was accepted, so the sentences may differ.
    private func places(in complaints: String) -> [Substring] {
        complaints.split(separator: "\n").compactMap { line in
            line.prefixMatch(of: /[^ ]+:\d+:\d+: (error|warning)/)?.0
        }
    }

    /// The files of a book's site. What a site remembers of its fences is left out on demand: it is memory
    /// across builds, and says when a fence was last as it should be.
    private func pages(
        of book: String, in place: TemporaryFolder, withRecords: Bool = true
    ) throws -> [String: [UInt8]] {
        let root = book + "/Output/"
        var pages: [String: [UInt8]] = [:]
        for path in try place.files() where path.hasPrefix(root) {
            let name = String(path.dropFirst(root.count))
            if !withRecords, name.hasPrefix(".tracebook-") { continue }
            pages[name] = try place.folder.read(path, atMost: 1 << 26)
        }
        return pages
    }
}
