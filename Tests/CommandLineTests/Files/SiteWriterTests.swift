@testable import BookBuilding
import Foundation
import Testing
@testable import tracebook

@Suite struct SiteWriterTests {
    /// Pages that begin as those of a build do.
    private func site(_ files: [String: String]) -> Site {
        Site(
            files: files.map { path, text in
                SiteFile(path: path, bytes: Array((path.hasSuffix(".html") ? page(text) : text).utf8))
            })
    }

    private func page(_ text: String) -> String {
        "<!DOCTYPE html>\n<html lang=\"en\">\n\(PageFrame.policyMark)" + text
    }

    /// Writes into a folder of the place.
    private func writer(_ place: TemporaryFolder, _ name: String = "Output") -> SiteWriter {
        SiteWriter(SitePlace(place.folder, name))
    }

    @Test("The first write makes the folder and all files; the second writes nothing")
    func writesOnlyChanges() throws {
        let place = try TemporaryFolder()
        let writer = self.writer(place)
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
        #expect(try place.text(of: "Output/part/b.html") == page("C"))
    }

    @Test("A page whose chapter is gone is removed, with its empty folder; a foreign file stays")
    func removesOnlyOurs() throws {
        let place = try TemporaryFolder()
        let writer = self.writer(place)
        _ = try writer.write(site(["a.html": "A", "part/b.html": "B"]))
        try place.put("mine", at: "Output/CNAME")
        let summary = try writer.write(site(["a.html": "A"]))
        #expect(summary.removed == 1)
        #expect(try place.files() == ["Output/.tracebook-files", "Output/CNAME", "Output/a.html"])
        #expect(place.folder.kind(of: "Output/part") == nil)
    }

    @Test("Somebody else's file is never overwritten, and then nothing is written")
    func refusesForeignFiles() throws {
        let place = try TemporaryFolder()
        try place.put("mine", at: "Output/index.html")
        let error = #expect(throws: FileProblem.self) {
            try writer(place).write(site(["a.html": "A", "index.html": "ours"]))
        }
        #expect(error?.reason.hasPrefix("exists and was not written by tracebook") == true)
        #expect(try place.files() == ["Output/index.html"])
        #expect(try place.text(of: "Output/index.html") == "mine")
    }

    @Test("Somebody else's file that has our bytes stays theirs: no later build may remove it")
    func equalBytes() throws {
        let place = try TemporaryFolder()
        try place.put("picture", at: "Output/p.png")
        let writer = self.writer(place)
        let error = #expect(throws: FileProblem.self) {
            try writer.write(site(["a.html": "A", "p.png": "picture"]))
        }
        #expect(error?.reason.hasPrefix("exists and was not written by tracebook") == true)
        #expect(try place.files() == ["Output/p.png"])
        _ = try writer.write(site(["a.html": "A"]))
        #expect(try writer.write(site(["b.html": "B"])).removed == 1)
        #expect(try place.text(of: "Output/p.png") == "picture")
    }

    @Test("What a list names is removed only if a build has written it, as it shows by itself")
    func strangersList() throws {
        let place = try TemporaryFolder()
        let files = ["notes.html", "photo.png", "CNAME", "deep/notes.txt", "search/k0.js"]
        for path in files { try place.put("mine", at: "Output/" + path) }
        try place.put(page("an old page"), at: "Output/old.html")
        try place.put("tracebookPiece(\"k1\",\"\");", at: "Output/search/k1.js")
        let listed = files + ["old.html", "search/k1.js"]
        try place.put(listed.map { $0 + "\n" }.joined(), at: "Output/.tracebook-files")
        #expect(try writer(place).write(site(["a.html": "A"])).removed == 2)
        for path in files { #expect(try place.text(of: "Output/" + path) == "mine") }
    }

    @Test("A page that somebody has damaged becomes whole again, and a file that no list names stays")
    func damaged() throws {
        let place = try TemporaryFolder()
        let writer = self.writer(place)
        _ = try writer.write(site(["a.html": "A", "p.png": "first"]))
        try place.put("<<<<<<< HEAD", at: "Output/a.html")
        try place.put("", at: "Output/p.png")
        #expect(try writer.write(site(["a.html": "A", "p.png": "first"])).written == 2)
        #expect(try place.text(of: "Output/a.html") == page("A"))
        try place.put("mine", at: "Output/b.html")
        #expect(throws: FileProblem.self) { try writer.write(site(["b.html": "B"])) }
        #expect(try place.text(of: "Output/b.html") == "mine")
    }

    @Test("A picture that a build wrote is replaced, and removed when no chapter shows it any more")
    func pictures() throws {
        let place = try TemporaryFolder()
        let writer = self.writer(place)
        _ = try writer.write(site(["a.html": "A", "p.png": "first"]))
        #expect(try writer.write(site(["a.html": "A", "p.png": "second"])).written == 2)
        #expect(try writer.write(site(["a.html": "A"])).removed == 1)
        #expect(try place.files() == ["Output/.tracebook-files", "Output/a.html"])
    }

    @Test("The folder keeps its permissions and whose it is, whatever is written into it")
    func permissions() throws {
        let place = try TemporaryFolder()
        let writer = self.writer(place)
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
        let writer = self.writer(place)
        _ = try writer.write(site(["a.html": "A", "z/b.html": "B"]))
        let list = try place.text(of: "Output/" + Site.listPath)
        try FileManager.default.removeItem(atPath: place.path + "/Output/z")
        try place.put("a file where a folder must be", at: "Output/z")
        #expect(throws: FileProblem.self) {
            try writer.write(site(["a.html": "A2", "n/c.html": "C", "z/b.html": "B"]))
        }
        #expect(try place.text(of: "Output/a.html") == page("A"))
        #expect(try place.text(of: "Output/" + Site.listPath) == list)
        #expect(try place.files() == ["Output/.tracebook-files", "Output/a.html", "Output/z"])
        #expect(try place.folder.names() == ["Output"])
    }

    @Test("A symbolic link in the place of a folder is not followed")
    func linksAreNotFollowed() throws {
        let place = try TemporaryFolder()
        let elsewhere = try TemporaryFolder()
        try FileManager.default.createDirectory(
            atPath: place.path + "/Output", withIntermediateDirectories: true)
        try place.link("Output/part", to: elsewhere.path)
        let error = #expect(throws: FileProblem.self) {
            try writer(place).write(site(["part/b.html": "B"]))
        }
        #expect(error?.reason == "is a symbolic link, which is not followed")
        #expect(try elsewhere.files() == [])
    }

    @Test("A list of files that was tampered with cannot make us remove anything outside")
    func tamperedList() throws {
        let place = try TemporaryFolder()
        try place.put("precious", at: "precious.txt")
        try place.put("../precious.txt\n", at: "Output/.tracebook-files")
        _ = try writer(place).write(site(["a.html": "A"]))
        #expect(try place.text(of: "precious.txt") == "precious")
    }

    @Test("What stays is the same file, other people's files and links too; nothing is left beside it")
    func sameFiles() throws {
        let place = try TemporaryFolder()
        let writer = self.writer(place)
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
        try place.put("# Book\n\n- [One](one.md)\n", at: "Chapters/SUMMARY.md")
        try place.put("# One\n", at: "Chapters/one.md")
        #expect(try Shell.answer(to: "tracebook build >built.txt", in: place.path) == "")
        try place.put("# Two\n", at: "Chapters/one.md")
        try place.put("mine", at: "Output/mine/notes.txt")
        for folder in ["/Output", "/Output/mine"] {
            let book = folder == "/Output" ? ".." : "../.."
            let answer = try Shell.answer(to: "tracebook build \(book)", in: place.path + folder)
            #expect(answer.hasPrefix("error: \(book)/Output is, or holds, the current folder"), "\(answer)")
            #expect(answer.hasSuffix("run this from outside of it [file-access]\n[2]\n"), "\(answer)")
        }
        #expect(try Shell.answer(to: "tracebook build | tail -1", in: place.path).contains(" written"))
    }

    @Test(
        "Where folders cannot change places, the old one steps aside; a build that stops then is taken back")
    func withoutExchange() throws {
        let place = try TemporaryFolder()
        _ = try writer(place).write(site(["a.html": "A"]))
        try place.put("mine", at: "Output/CNAME")
        let lock = try FolderLock(place.folder)
        let next = site(["a.html": "B"])
        let changes = SiteWriter.Changes(written: next.files)
        var exchange = SiteExchange(place: SitePlace(place.folder, "Output"))
        exchange.exchange = { _, _, _, _ in
            errno = EINVAL
            return -1
        }
        try exchange.publish(changes, of: next, lock)
        #expect(try place.text(of: "Output/a.html") == page("B"))
        #expect(try place.text(of: "Output/CNAME") == "mine")
        #expect(try place.folder.names() == ["Output"])
        // As it is when the process ends between the two steps.
        let workshop = try Workshop(lock)
        try place.folder.rename("Output", to: "Output", in: workshop.folder.makeFolder("old"))
        #expect(try place.folder.names().count == 1)
        Workshop.clearLeftovers(lock)
        #expect(try place.text(of: "Output/a.html") == page("B"))
        #expect(try place.folder.names() == ["Output"])
    }

    private func number(of path: String) throws -> UInt64? {
        try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? UInt64
    }

    private func modification(of path: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
}
