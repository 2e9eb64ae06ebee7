import BookBuilding
import Foundation
import Reporting
import Testing
@testable import tracebook

/// The chapters that a build need not read, since an earlier one saw them as they are.
@Suite struct SeenTextsTests {
    private let place: TemporaryFolder
    private let cache: CacheFolder

    init() throws {
        place = try TemporaryFolder()
        cache = try #require(try CacheFolder.find(in: ["XDG_CACHE_HOME": place.path + "/cache"]))
        try put("- [A](a.md)\n- [B](b.md)\n", at: "SUMMARY.md")
        try put("# One\n", at: "a.md")
        try put("# Two\n", at: "b.md")
    }

    private func put(_ text: String, at path: String) throws {
        try place.put(text, at: "book/Chapters/" + path)
    }

    /// What a build reads, and takes note of.
    private func read(after pause: TimeInterval = 3 * FileSight.shortStep) throws -> BookReader.Result {
        Thread.sleep(forTimeInterval: pause)
        let book = Folder(path: place.path + "/book")
        let seen = try #require(SeenTexts(cache, of: book))
        let reading = try BookOptions.read(book, seen)
        seen.keep(reading)
        return reading
    }

    private func texts(of reading: BookReader.Result) -> [String] {
        reading.source.chapters.sorted { $0.key < $1.key }.map {
            String(decoding: $0.value.bytes, as: UTF8.self)
        }
    }

    @Test("A chapter that is as it was is not read but known by its digest, and has its bytes for who asks")
    func unread() throws {
        let first = try read()
        #expect(first.sights.keys.sorted() == ["a.md", "b.md"])
        let second = try read()
        #expect(second.sights.isEmpty)
        for (path, chapter) in first.source.chapters {
            let same = try #require(second.source.chapters[path])
            #expect(second.source.digest(of: same) == first.source.digest(of: chapter))
            #expect(same.count == chapter.count)
        }
        #expect(texts(of: second) == ["# One\n", "# Two\n"])
        #expect(second.byteCount == first.byteCount)
    }

    @Test("A chapter that changed is read, though its size and its date are as they were")
    func changed() throws {
        _ = try read()
        let file = place.path + "/book/Chapters/a.md"
        let date = try #require(try FileManager.default.attributesOfItem(atPath: file)[.modificationDate])
        try put("# Won\n", at: "a.md")
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
        try FileManager.default.removeItem(atPath: place.path + "/book/Chapters/b.md")
        try put("# Too\n", at: "b.md")
        let reading = try read()
        #expect(reading.sights.keys.sorted() == ["a.md", "b.md"])
        #expect(texts(of: reading) == ["# Won\n", "# Too\n"])
    }

    @Test("A chapter that changed a moment before it was looked at is read again: it may have changed since")
    func racy() throws {
        try put("# Won\n", at: "a.md")
        _ = try read(after: 0)
        try put("# Now\n", at: "a.md")
        #expect(texts(of: try read(after: 0)).first == "# Now\n")
    }

    @Test(
        "A chapter that asks for something of the book is always read",
        arguments: ["[x](b.md#tap.S4)\n", "```swift, scenario, name=x, sources=[A.swift]\nlet a = 1\n```\n"])
    func notPlain(text: String) throws {
        try put(text, at: "a.md")
        _ = try read()
        let reading = try read()
        #expect(reading.sights.keys.sorted() == ["a.md"])
        #expect(reading.source.namedSources == (text.contains("A.swift") ? ["A.swift"] : []))
    }

    @Test("Damaged notes are no notes, and those of a chapter that is gone go with it")
    func damaged() throws {
        _ = try read()
        let folder = place.path + "/cache/tracebook"
        let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder).first)
        let whole = try place.text(of: "cache/tracebook/" + name)
        for damage in ["", "x", String(whole.dropLast(9)), String(whole.dropFirst(3))] {
            try place.put(damage, at: "cache/tracebook/" + name)
            #expect(texts(of: try read()) == ["# One\n", "# Two\n"])
        }
        try FileManager.default.removeItem(atPath: place.path + "/book/Chapters/b.md")
        #expect(texts(of: try read()) == ["# One\n"])
        #expect(try !place.text(of: "cache/tracebook/" + name).contains("b.md"))
    }
}
