import Foundation
import Testing
@testable import tracebook

/// `build` and `serve` take over what earlier builds made, `verify` only with `--reuse`. A debug build of the
/// tool crashes at the scenario that `TRACEBOOK_CRASH` names, if it runs it: so one sees what runs.
@Suite struct KeptChaptersTests {
    /// Two chapters, each with a scenario whose log is right.
    private func book() throws -> TemporaryFolder {
        let place = try TemporaryFolder()
        try place.put("# Book\n\n- [One](one.md)\n- [Two](two.md)\n", at: "book/Chapters/SUMMARY.md")
        for name in ["one", "two"] {
            let text = "# \(name)\n\n```swift, scenario, name=\(name)\nprint(1)\n```\n\n"
                + "```log, of=\(name)\nprint: 1\n```\n"
            try place.put(text, at: "book/Chapters/\(name).md")
        }
        return place
    }

    private func run(
        _ command: String, in place: TemporaryFolder, crashAt scenario: String? = nil
    ) throws -> String {
        let crash = scenario.map { "TRACEBOOK_CRASH=abort:\($0) " } ?? ""
        return try Shell.answer(
            to: "\(crash)XDG_CACHE_HOME=\"$PWD/cache\" tracebook \(command) 2>&1", in: place.path)
    }

    /// What a build says that changes nothing.
    private func unchanged(_ book: String = "book", in place: TemporaryFolder) throws -> String {
        let count = try place.files().filter { $0.hasPrefix("\(book)/Output/") }.count
        return "\(book)/Output: 0 written, \(count) unchanged\n"
    }

    private static let crashed = "tracebook itself crashed at the scenario"

    @Test("A second build runs nothing, and one after an edit runs what was edited")
    func build() throws {
        let place = try book()
        _ = try run("build book", in: place)
        let unchanged = try unchanged(in: place)
        #expect(try run("build book", in: place, crashAt: "one") == unchanged)
        #expect(try run("build book", in: place, crashAt: "two") == unchanged)
        let text = try place.text(of: "book/Chapters/two.md")
        try place.put(text + "\nMore.\n", at: "book/Chapters/two.md")
        #expect(try run("build book", in: place, crashAt: "two").contains(Self.crashed + " 'two'"))
        #expect(try !run("build book", in: place, crashAt: "one").contains(Self.crashed))
        #expect(try run("build book", in: place, crashAt: "two") == unchanged)
    }

    @Test("verify runs everything; with --reuse it believes what was kept")
    func verify() throws {
        let place = try book()
        _ = try run("build book", in: place)
        let crashed = try run("verify book", in: place, crashAt: "one")
        #expect(crashed.contains(Self.crashed + " 'one'") && crashed.hasSuffix("[2]\n"), "\(crashed)")
        let fine = try run("verify book", in: place)
        #expect(try run("verify --reuse book", in: place, crashAt: "one") == fine)
        #expect(!fine.hasSuffix("]\n"), "\(fine)")
        // It keeps what it finds out, too.
        _ = try Shell.answer(to: "rm -r cache", in: place.path)
        #expect(try run("verify book", in: place) == fine)
        #expect(place.folder.kind(of: "cache") == nil)
        #expect(try run("verify --reuse book", in: place) == fine)
        #expect(try run("verify --reuse book", in: place, crashAt: "two") == fine)
    }

    @Test("serve takes over what build has kept")
    func serve() throws {
        let place = try book()
        _ = try run("build book", in: place)
        let variables = ["XDG_CACHE_HOME": place.path + "/cache", "TRACEBOOK_CRASH": "abort:one"]
        let tool = try RunningTool(
            ["serve", "book", "--port", "0"], in: place.path, environment: variables)
        let said = try #require(try tool.output(containing: "http://"))
        #expect(!said.contains(Self.crashed), "\(said)")
        #expect(try tool.interrupt() == 0)
    }

    @Test("Entries that are damaged are made anew without a word")
    func damaged() throws {
        let place = try book()
        _ = try run("build book", in: place)
        let spoils = [
            "for f in cache/tracebook/*; do echo >> $f; done", "for f in cache/tracebook/*; do : > $f; done",
            "chmod 0 cache/tracebook/*",
            "for f in cache/tracebook/*; do head -c 2000 $f > x; cat x > $f; done",
            "set -- cache/tracebook/*; cp $1 x; cp $2 $1; cp x $2",
        ]
        for spoil in spoils {
            _ = try Shell.answer(to: spoil, in: place.path)
            let answer = try run("build book", in: place)
            #expect(try answer == unchanged(in: place), "\(spoil)")
        }
        _ = try Shell.answer(to: spoils[0], in: place.path)
        #expect(try run("build book", in: place, crashAt: "one").contains(Self.crashed))
    }

    @Test("A folder that must not be used is named, and the book is built without")
    func refused() throws {
        let place = try book()
        let link = "mkdir cache elsewhere && ln -s ../elsewhere cache/tracebook"
        _ = try Shell.answer(to: link, in: place.path)
        let answer = try run("build book", in: place)
        let folder = try Shell.answer(to: "pwd", in: place.path).dropLast()
        let reason = "\(folder)/cache/tracebook is a symbolic link"
        let warning = "warning: nothing is kept from build to build: \(reason)"
        #expect(answer.hasPrefix(warning), "\(answer)")
        #expect(answer.contains("\nbook/Output: ") && answer.hasSuffix(" written, 0 unchanged\n"))
        #expect(try place.folder.names(in: "elsewhere").isEmpty)
    }

    @Test("Two builds at once give the same pages")
    func together() throws {
        let place = try book()
        let words = "cp -r book other; export XDG_CACHE_HOME=\"$PWD/cache\"; "
            + "tracebook build book >/dev/null & tracebook build other >/dev/null; wait; "
            + "diff -r book/Output other/Output && tracebook build other"
        let answer = try Shell.answer(to: words, in: place.path)
        #expect(try answer == unchanged("other", in: place))
    }

    @Test("A build that is ended at any call that changes a file leaves nothing wrong in the cache")
    func killed() throws {
        let place = try book()
        _ = try run("build book", in: place)
        for number in 1...20 {
            _ = try Shell.answer(
                to: "rm -rf cache; TRACEBOOK_KILL_AT=\(number) XDG_CACHE_HOME=\"$PWD/cache\" "
                    + "tracebook build book >/dev/null 2>&1", in: place.path)
            let answer = try run("build book", in: place)
            #expect(try answer == unchanged(in: place), "ended at \(number)")
        }
    }
}
