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

    @Test("Somebody else's file that has our bytes stays theirs: no later build may remove it")
    func equalBytes() throws {
        let place = try TemporaryFolder()
        try place.put("picture", at: "p.png")
        let writer = SiteWriter(folder: place.folder)
        let error = #expect(throws: FileProblem.self) {
            try writer.write(site(["a.html": "A", "p.png": "picture"]))
        }
        #expect(error?.reason.hasPrefix("exists and was not written by tracebook") == true)
        #expect(try place.files() == ["p.png"])
        _ = try writer.write(site(["a.html": "A"]))
        #expect(try writer.write(site(["b.html": "B"])).removed == 1)
        #expect(try place.text(of: "p.png") == "picture")
    }

    @Test("The folder keeps its permissions and whose it is, whatever is written into it")
    func permissions() throws {
        let place = try TemporaryFolder()
        let writer = SiteWriter(folder: Folder(path: place.path + "/Output"))
        _ = try writer.write(site(["a.html": "A"]))
        let path = place.path + "/Output"
        for mode in [0o770, 0o2775, 0o700] as [mode_t] {
            #expect(chmod(path, mode) == 0)
            #expect(try writer.write(site(["a.html": "in \(mode)"])).written == 1)
            var information = stat()
            #expect(stat(path, &information) == 0)
            #expect(information.st_mode & 0o7777 == mode)
        }
        guard getuid() == 0 else { return }
        #expect(chown(path, 65534, 65534) == 0)
        _ = try writer.write(site(["a.html": "for others"]))
        var information = stat()
        #expect(stat(path, &information) == 0)
        #expect(information.st_uid == 65534 && information.st_gid == 65534)
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

    @Test("What stays is the same file, other people's files and links too; nothing is left beside it")
    func sameFiles() throws {
        let place = try TemporaryFolder()
        let writer = SiteWriter(folder: Folder(path: place.path + "/Output"))
        _ = try writer.write(site(["a.html": "A", "part/b.html": "B"]))
        try place.put("mine", at: "Output/mine/notes.txt")
        try place.link("Output/elsewhere", to: "/nowhere")
        let paths = ["Output/a.html", "Output/mine/notes.txt"].map { place.path + "/" + $0 }
        let numbers = try paths.map(number)
        _ = try writer.write(site(["a.html": "A", "c.html": "C"]))
        #expect(try paths.map(number) == numbers)
        #expect(
            try place.files() == [
                "Output/.tracebook-files", "Output/a.html", "Output/c.html", "Output/elsewhere",
                "Output/mine/notes.txt",
            ])
        #expect(place.folder.kind(of: "Output/part") == nil)
    }

    @Test("The folder that somebody works in is not exchanged under their feet")
    func currentFolder() throws {
        let place = try TemporaryFolder()
        let changes = SiteWriter.Changes(written: [SiteFile(path: "a.html", bytes: [65])])
        let here = FileManager.default.currentDirectoryPath
        #expect(try !FolderExchange(folder: Folder(path: here)).publish(changes))
        #expect(try FolderExchange(folder: place.folder).publish(changes))
        #expect(try place.files() == ["a.html"])
    }

    @Test("What a stopped build left beside the folder is cleared away by the next one")
    func leftovers() throws {
        let place = try TemporaryFolder()
        try place.put("half", at: ".Output.tracebook-new/a.html")
        try place.put("old", at: ".Output.tracebook-old/deep/a.html")
        _ = try SiteWriter(folder: Folder(path: place.path + "/Output")).write(site(["a.html": "A"]))
        #expect(try place.files() == ["Output/.tracebook-files", "Output/a.html"])
    }

    @Test("A build that is killed at any moment leaves the old site or the new one")
    func killed() throws {
        let place = try TemporaryFolder()
        let texts = ["one", "two"].map { word in (0..<40).map { "# \(word) \($0)\n" } }
        var sites: [[String: String]] = []
        for text in texts {
            try putBook(text, in: place)
            #expect(try Shell.answer(to: "tracebook build >/dev/null", in: place.path) == "")
            sites.append(try contents(of: place))
        }
        for round in 0..<24 {
            try putBook(texts[round % 2], in: place)
            let delay = Double(round) * 0.004
            _ = try Shell.answer(
                to: "tracebook build >/dev/null 2>&1 & p=$!; sleep \(delay); kill -9 $p; wait $p; true",
                in: place.path)
            #expect(sites.contains(try contents(of: place)), "round \(round)")
        }
        #expect(try Shell.answer(to: "tracebook build >/dev/null", in: place.path) == "")
        #expect(try place.folder.names(in: ".") == ["Chapters", "Output"])
    }

    private func putBook(_ texts: [String], in place: TemporaryFolder) throws {
        let list = texts.indices.map { "- [\($0)](\($0).md)\n" }.joined()
        try place.put("# Book\n\n" + list, at: "Chapters/SUMMARY.md")
        for (index, text) in texts.enumerated() { try place.put(text, at: "Chapters/\(index).md") }
    }

    private func contents(of place: TemporaryFolder) throws -> [String: String] {
        let paths = try place.files().filter { $0.hasPrefix("Output/") }
        return Dictionary(uniqueKeysWithValues: try paths.map { ($0, try place.text(of: $0)) })
    }

    private func number(of path: String) throws -> UInt64? {
        try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? UInt64
    }

    private func modification(of path: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
}
