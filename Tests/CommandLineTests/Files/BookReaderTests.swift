import BookBuilding
import Foundation
import Testing
@testable import tracebook

@Suite struct BookReaderTests {
    @Test("A book's chapters, summary, settings and pictures are read; everything else is left alone")
    func readsABook() throws {
        let place = try TemporaryFolder()
        try place.put("# Summary\n", at: "Chapters/SUMMARY.md")
        try place.put("{}", at: "Chapters/Book.json")
        try place.put("one", at: "Chapters/01.md")
        try place.put("two", at: "Chapters/part/02.md")
        try place.put([0x89, 0x50], at: "Chapters/part/picture.png")
        try place.put("#!", at: "Chapters/script.sh")
        try place.put("hidden", at: "Chapters/.hidden.md")
        let result = try BookReader(book: place.folder).read()
        #expect(result.diagnostics.isEmpty)
        #expect(result.source.chapters.keys.sorted() == ["01.md", "part/02.md"])
        #expect(result.source.chapters["part/02.md"]?.path == "Chapters/part/02.md")
        #expect(result.source.pictures.keys.sorted() == ["part/picture.png"])
        #expect(result.source.summary?.path == "Chapters/SUMMARY.md")
        #expect(result.source.settings != nil)
    }

    @Test("A file that is too large, and one with which the whole book is, are refused each for its reason")
    func limits() throws {
        let place = try TemporaryFolder()
        try place.put(String(repeating: "a", count: 60), at: "Chapters/01.md")
        try place.put(String(repeating: "b", count: 50), at: "Chapters/02.md")
        try place.put(String(repeating: "c", count: 101), at: "Chapters/03.md")
        let result = try BookReader(book: place.folder, fileLimit: 100, wholeLimit: 109).read()
        #expect(result.source.chapters.keys.sorted() == ["01.md"])
        #expect(
            result.diagnostics.map(\.message) == [
                "with this file the book has 110 bytes, and a whole book may have 109",
                "the file has 101 bytes, and one file may have 100",
            ])
    }

    @Test("Bytes that are no UTF-8 are kept as they are")
    func keepsBytes() throws {
        let place = try TemporaryFolder()
        try place.put([0xFF, 0xFE, 0x0D, 0x0A], at: "Chapters/01.md")
        #expect(
            try BookReader(book: place.folder).read().source.chapters["01.md"]?.bytes == [
                0xFF, 0xFE, 0x0D, 0x0A,
            ])
    }

    @Test("A link out of the book is refused; one inside it is as good as the file")
    func links() throws {
        let place = try TemporaryFolder()
        try place.put("secret", at: "outside.md")
        try place.put("one", at: "book/Chapters/01.md")
        try place.link("book/Chapters/02.md", to: "01.md")
        try place.link("book/Chapters/03.md", to: "../../outside.md")
        let result = try BookReader(book: Folder(path: place.path + "/book")).read()
        #expect(result.source.chapters.keys.sorted() == ["01.md", "02.md"])
        #expect(result.diagnostics.map(\.code) == [.linkOutOfBook])
        #expect(result.diagnostics.first?.span?.file.path == "Chapters/03.md")
    }

    @Test("A folder without Chapters is no book")
    func noBook() throws {
        let place = try TemporaryFolder()
        let error = #expect(throws: FileProblem.self) { try BookReader(book: place.folder).read() }
        #expect(error?.reason == "is no book: it has no folder Chapters")
    }

    @Test("A file that is too large is reported with its size and not read")
    func tooLarge() throws {
        let place = try TemporaryFolder()
        try place.put([UInt8](repeating: 0x20, count: BookReader.sizeLimit + 1), at: "Chapters/01.md")
        let result = try BookReader(book: place.folder).read()
        #expect(result.source.chapters.isEmpty)
        #expect(result.diagnostics.map(\.code) == [.fileTooLarge])
    }
}
