import BookBuilding
import Foundation
import Testing
@testable import tracebook

@Suite struct SiteWriterTests {
    private func site(_ files: [String: String]) -> Site {
        Site(files: files.map { SiteFile(path: $0.key, bytes: Array($0.value.utf8)) })
    }

    @Test("The first write makes the folder and all files; the second writes nothing")
    func writesOnlyChanges() throws {
        let place = try TemporaryFolder()
        let writer = SiteWriter(folder: Folder(path: place.path + "/Output"))
        let first = try writer.write(site(["a.html": "A", "part/b.html": "B"]))
        #expect(first.written == 3)
        #expect(try place.files() == ["Output/.tracebook-files", "Output/a.html", "Output/part/b.html"])
        let before = try modification(of: place.path + "/Output/a.html")
        let second = try writer.write(site(["a.html": "A", "part/b.html": "B"]))
        #expect(second.written == 0)
        #expect(second.unchanged == 3)
        #expect(try modification(of: place.path + "/Output/a.html") == before)
        let third = try writer.write(site(["a.html": "A", "part/b.html": "C"]))
        #expect(third.written == 1)
        #expect(try place.text(of: "Output/part/b.html") == "C")
    }

    @Test("A page whose chapter is gone is removed, with its empty folder; a foreign file stays")
    func removesOnlyOurs() throws {
        let place = try TemporaryFolder()
        let writer = SiteWriter(folder: place.folder)
        _ = try writer.write(site(["a.html": "A", "part/b.html": "B"]))
        try place.put("mine", at: "CNAME")
        let summary = try writer.write(site(["a.html": "A"]))
        #expect(summary.removed == 1)
        #expect(try place.files() == [".tracebook-files", "CNAME", "a.html"])
        #expect(place.folder.kind(of: "part") == nil)
    }

    @Test("Somebody else's file is never overwritten, and then nothing is written")
    func refusesForeignFiles() throws {
        let place = try TemporaryFolder()
        try place.put("mine", at: "index.html")
        let error = #expect(throws: FileProblem.self) {
            try SiteWriter(folder: place.folder).write(site(["a.html": "A", "index.html": "ours"]))
        }
        #expect(error?.reason.hasPrefix("exists and was not written by tracebook") == true)
        #expect(try place.files() == ["index.html"])
        #expect(try place.text(of: "index.html") == "mine")
    }

    @Test("When one file cannot be staged, nothing is written and nothing is left behind")
    func allOrNothing() throws {
        let place = try TemporaryFolder()
        let writer = SiteWriter(folder: place.folder)
        _ = try writer.write(site(["a.html": "A", "z/b.html": "B"]))
        let list = try place.text(of: Site.listPath)
        try FileManager.default.removeItem(atPath: place.path + "/z")
        try place.put("a file where a folder must be", at: "z")
        #expect(throws: FileProblem.self) {
            try writer.write(site(["a.html": "A2", "n/c.html": "C", "z/b.html": "B"]))
        }
        #expect(try place.text(of: "a.html") == "A")
        #expect(try place.text(of: Site.listPath) == list)
        #expect(try place.files() == [".tracebook-files", "a.html", "z"])
        #expect(place.folder.kind(of: "n") == nil)
    }

    @Test("A symbolic link in the place of a folder is not followed")
    func linksAreNotFollowed() throws {
        let place = try TemporaryFolder()
        let elsewhere = try TemporaryFolder()
        try place.link("part", to: elsewhere.path)
        let error = #expect(throws: FileProblem.self) {
            try SiteWriter(folder: place.folder).write(site(["part/b.html": "B"]))
        }
        #expect(error?.reason == "is a symbolic link, which is not followed")
        #expect(try elsewhere.files() == [])
    }

    @Test("A list of files that was tampered with cannot make us remove anything outside")
    func tamperedList() throws {
        let place = try TemporaryFolder()
        try place.put("precious", at: "precious.txt")
        try place.put("../precious.txt\n", at: "Output/.tracebook-files")
        _ = try SiteWriter(folder: Folder(path: place.path + "/Output")).write(site(["a.html": "A"]))
        #expect(try place.text(of: "precious.txt") == "precious")
    }

    private func modification(of path: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
}
