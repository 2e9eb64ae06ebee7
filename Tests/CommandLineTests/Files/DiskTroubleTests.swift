import Foundation
import Testing
@testable import tracebook

/// What the tool does when the disk, or somebody's permissions, are against it: a clear sentence, exit status
/// 2, and everything as it was before.
@Suite(.serialized) struct DiskTroubleTests {
    private static let isRoot = getuid() == 0
    /// Root may write everywhere, so root's tests of permissions run as nobody.
    private static let asNobody = "setpriv --reuid=65534 --regid=65534 --clear-groups "
    private static let canBeNobody: Bool = {
        guard isRoot else { return true }
        let tool = Shell.products.appendingPathComponent("tracebook").path
        return (try? Shell.answer(to: asNobody + "test -x '\(tool)'", in: "/")) == ""
    }()
    private var user: String { Self.isRoot ? Self.asNobody : "" }

    private static let stale = "# One\n\n```swift, scenario, name=a\nprint(1)\n```\n\n```log, of=a\n```\n"

    private func book(at relative: String, in place: TemporaryFolder, one: String = Self.stale) throws {
        try place.put("# Book\n\n- [One](one.md)\n", at: relative + "/Chapters/SUMMARY.md")
        try place.put(one, at: relative + "/Chapters/one.md")
    }

    /// Every file below, hidden ones too, with its text.
    private func contents(_ place: TemporaryFolder, _ relative: String) throws -> [String: String] {
        let paths = try place.files().filter { $0.hasPrefix(relative + "/") }
        return Dictionary(uniqueKeysWithValues: try paths.map { ($0, try place.text(of: $0)) })
    }

    /// A disk of a given size, thrown away with the test.
    private final class SmallDisk {
        let path: String

        /// Nil where none may be made.
        init?(kilobytes: Int, at path: String) throws {
            self.path = path
            let command = "mkdir '\(path)' && mount -t tmpfs -o size=\(kilobytes)k tmpfs '\(path)'"
            guard try Shell.answer(to: command, in: "/") == "" else { return nil }
        }

        deinit { _ = try? Shell.answer(to: "umount -l '\(path)'", in: "/") }

        /// Leaves no byte free.
        func fill() throws {
            _ = try Shell.answer(to: "cat /dev/zero >'\(path)/filler' 2>/dev/null; true", in: "/")
        }
    }

    @Test(
        "On a full disk nothing is lost: each command says so, and writes nothing",
        .enabled(if: DiskTroubleTests.isRoot, "only root can make a small disk to fill"))
    func fullDisk() throws {
        let place = try TemporaryFolder()
        // Room for the site and for the one that takes its place, most of both being the language reference.
        guard let disk = try SmallDisk(kilobytes: 6_144, at: place.path + "/disk") else {
            return // Root in a container that may mount nothing.
        }
        try book(at: "disk/book", in: place)
        let built = try Shell.answer(to: "tracebook build disk/book 2>/dev/null", in: place.path)
        #expect(built.hasSuffix("unchanged\n"))
        let longer = String(repeating: "Some more words for this page.\n", count: 2_000)
        try place.put(Self.stale + longer, at: "disk/book/Chapters/one.md")
        try disk.fill()
        let before = try contents(place, "disk/book")
        let answers = [
            "tracebook build disk/book 2>&1 | tail -1 | sed 's|Output/[^ ]*|Output/page|'":
                "error: disk/book/Output/page cannot be written: no space left on device [file-access]\n",
            "tracebook accept disk/book":
                "error: disk/book/Chapters/one.md cannot be written: no space left on device "
                + "[file-access]\n[2]\n",
            "tracebook run disk/book/Chapters/one.md --scenario a --format json >disk/trace.json":
                "error: standard output cannot be written: no space left on device\n[2]\n",
            "tracebook verify disk/book --report json=disk/report.json 2>&1 | tail -1":
                "error: disk/report.json cannot be written: no space left on device [file-access]\n",
            "tracebook verify disk/book >/dev/null 2>&1": "[1]\n",
        ]
        for (command, answer) in answers.sorted(by: { $0.key < $1.key }) {
            #expect(try Shell.answer(to: command, in: place.path) == answer, "\(command)")
            #expect(try contents(place, "disk/book") == before, "\(command)")
        }
        let initAnswer = try Shell.answer(to: "tracebook init disk/new", in: place.path)
        #expect(initAnswer.hasSuffix("no space left on device [file-access]\n[2]\n"))
        #expect(place.folder.kind(of: "disk/new") == nil)
        try place.folder.remove("disk/filler")
        let accepted = try Shell.answer(to: "tracebook accept disk/book", in: place.path)
        #expect(accepted == "accepted the log of one/a\n")
        #expect(try Shell.answer(to: "tracebook build disk/book >/dev/null", in: place.path) == "")
        #expect(try Shell.answer(to: "tracebook verify disk/book >/dev/null", in: place.path) == "")
    }

    @Test(
        "In a folder that may not be written, reading works and writing says so",
        .enabled(if: DiskTroubleTests.canBeNobody, "nobody cannot run the tool here"))
    func readOnly() throws {
        let place = try TemporaryFolder()
        try book(at: "book", in: place)
        let built = try Shell.answer(to: "tracebook build book 2>/dev/null", in: place.path)
        #expect(built.hasSuffix("unchanged\n"))
        try place.put(Self.stale + "\nMore.\n", at: "book/Chapters/one.md")
        _ = try Shell.answer(to: "chmod -R a-w,a+rX . && chmod a-w ..", in: place.path + "/book")
        defer { _ = try? Shell.answer(to: "chmod -R u+w .", in: place.path) }
        let before = try contents(place, "book")
        let answers = [
            "build book 2>&1 | tail -1":
                "error: book/Output cannot be replaced, for the folder above it cannot be written into: "
                + "permission denied [file-access]\n",
            "accept book":
                "error: book/Chapters/one.md cannot be replaced, for book/Chapters cannot be written into: "
                + "permission denied [file-access]\n[2]\n",
            "init book/new": "error: book/new cannot be made: permission denied [file-access]\n[2]\n",
            "verify book >/dev/null 2>&1": "[1]\n",
            "accept book --dry-run | tail -1": "would accept the log of one/a\n",
            "list book":
                "scenario  place              outputs  claims  title\n"
                + "one/a     Chapters/one.md:3  log      -\n",
        ]
        for (command, answer) in answers.sorted(by: { $0.key < $1.key }) {
            let given = try Shell.answer(to: user + "tracebook " + command, in: place.path)
            #expect(given == answer, "\(command)")
            #expect(try contents(place, "book") == before, "\(command)")
        }
    }

    @Test(
        "A chapter, and a folder of chapters, that may not be read are named",
        .enabled(if: DiskTroubleTests.canBeNobody, "nobody cannot run the tool here"))
    func unreadable() throws {
        let place = try TemporaryFolder()
        try book(at: "book", in: place)
        try place.put("# Two\n", at: "book/Chapters/part/two.md")
        try place.put("# Book\n\n- [One](one.md)\n- [Two](part/two.md)\n", at: "book/Chapters/SUMMARY.md")
        _ = try Shell.answer(to: "chmod 000 Chapters/one.md Chapters/part", in: place.path + "/book")
        defer { _ = try? Shell.answer(to: "chmod 755 Chapters/part", in: place.path + "/book") }
        let answer = try Shell.answer(to: user + "tracebook verify", in: place.path + "/book")
        #expect(answer.contains("Chapters/one.md:1:1: error: this cannot be read: permission denied"))
        #expect(answer.contains("Chapters/part:1:1: error: this cannot be listed: permission denied"))
        #expect(answer.hasSuffix("[2]\n"))
    }

    @Test("A file that is changed while it is read is read again; one that never rests is an error")
    func changedMeanwhile() throws {
        let place = try TemporaryFolder()
        try place.put("first", at: "a.md")
        var times = 0
        let bytes = try place.folder.read("a.md", atMost: 100) {
            times += 1
            if times == 1 { try? place.put("second!", at: "a.md") }
        }
        #expect(String(decoding: bytes, as: UTF8.self) == "second!" && times == 2)
        let problem = #expect(throws: FileProblem.self) {
            try place.folder.read("a.md", atMost: 100) {
                times += 1
                try? place.put(String(repeating: "x", count: times), at: "a.md")
            }
        }
        #expect(problem?.reason == "was changed while it was read; try once more")
    }

    @Test("A chapter that is gone, or is another thing, when accept would write is named as what it is")
    func goneBeforeWriting() throws {
        let place = try TemporaryFolder()
        try book(at: "book", in: place)
        let book = Folder(path: place.path + "/book")
        let build = try BookOptions.built(book)
        let answers = [
            "rm one.md": "was removed while its scenarios ran; run accept once more",
            "mkdir one.md": "is no file any more; run accept once more",
            "rmdir one.md && ln -s two.md one.md":
                "is a symbolic link; accept into the file that it leads to",
        ]
        for command in ["rm one.md", "mkdir one.md", "rmdir one.md && ln -s two.md one.md"] {
            #expect(try Shell.answer(to: command, in: place.path + "/book/Chapters") == "")
            let problem = #expect(throws: FileProblem.self) {
                try ChapterWriter(book: book).write(build.acceptances)
            }
            #expect(problem?.reason == answers[command], "\(command)")
        }
    }

    @Test("A chapter that somebody saves while its scenarios run is not overwritten by accept")
    func changedBeforeWriting() throws {
        let place = try TemporaryFolder()
        try book(at: "book", in: place)
        let book = Folder(path: place.path + "/book")
        let build = try BookOptions.built(book)
        try place.put(Self.stale + "\nSaved meanwhile.\n", at: "book/Chapters/one.md")
        let problem = #expect(throws: FileProblem.self) {
            try ChapterWriter(book: book).write(build.acceptances)
        }
        #expect(problem?.reason == "was changed while its scenarios ran; run accept once more")
        #expect(try place.text(of: "book/Chapters/one.md").hasSuffix("Saved meanwhile.\n"))
        #expect(try place.folder.names(in: "book/Chapters") == ["SUMMARY.md", "one.md"])
    }
}
