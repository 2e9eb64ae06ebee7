import Foundation
import Testing
@testable import tracebook

@Suite struct OutputFolderTests {
    private func book(in place: TemporaryFolder) throws {
        let chapter = "# One\n\n![A picture](p.png)\n"
        try place.put("# Book\n\n- [One](one.md)\n", at: "book/Chapters/SUMMARY.md")
        try place.put(chapter, at: "book/Chapters/one.md")
        try place.put(TemporaryFolder.picture, at: "book/Chapters/p.png")
    }

    @Test(
        "No site goes where the chapters are, above them or below, under whatever name",
        arguments: [
            ("Chapters", "is where"), ("Chapters/site", "is where"), ("./Chapters//a/b", "is where"),
            ("none/../Chapters", "is where"), ("way-in/site", "is where"), ("../book/Chapters", "is where"),
            (".", "holds"), ("..", "holds"), ("../book", "holds"), ("way-up", "holds"), ("/", "holds"),
        ])
    func refused(path: String, reason: String) throws {
        let place = try TemporaryFolder()
        try book(in: place)
        try place.link("book/way-in", to: "Chapters")
        try place.link("book/way-up", to: place.path)
        let before = try place.files()
        let answer = try Shell.answer(to: "tracebook build --output-path \(path)", in: place.path + "/book")
        #expect(answer.hasPrefix("error: \(path) \(reason) "), "\(answer)")
        #expect(answer.hasSuffix("choose another --output-path [file-access]\n[2]\n"), "\(answer)")
        #expect(try place.files() == before)
    }

    @Test("A site may go anywhere else, beside the chapters and below folders that are not there yet")
    func allowed() throws {
        let place = try TemporaryFolder()
        try book(in: place)
        for path in ["site", "a/b/../site", "../Chapters", "Chapters2", "Output/deep"] {
            let command = "tracebook build --output-path \(path) 2>&1 | tail -1"
            let answer = try Shell.answer(to: command, in: place.path + "/book")
            #expect(answer.hasPrefix("\(path): ") && answer.hasSuffix(" unchanged\n"), "\(answer)")
            #expect(NamedFile(path: place.path + "/book/" + path + "/p.png").isFile)
        }
        #expect(try place.folder.names(in: "book/Chapters") == ["SUMMARY.md", "one.md", "p.png"])
    }
}
