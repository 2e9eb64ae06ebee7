import Foundation
import Testing
@testable import tracebook

@Suite struct ChangeWatcherTests {
    private func book() throws -> TemporaryFolder {
        let place = try TemporaryFolder()
        try place.put("# Book\n", at: "Chapters/SUMMARY.md")
        try place.put("one", at: "Chapters/one.md")
        return place
    }

    /// What the next looks find until all is quiet; each with its pause before it, as those who watch do.
    private func findings(_ watcher: inout ChangeWatcher) -> [ChangeWatcher.Finding] {
        var findings: [ChangeWatcher.Finding] = []
        repeat {
            Thread.sleep(forTimeInterval: 0.015)
            findings.append(watcher.look())
        } while findings.last != .nothing && findings.count < 200
        return findings
    }

    @Test("Nothing has changed at first, and a change is told once, when it is at rest")
    func once() throws {
        let place = try book()
        var watcher = ChangeWatcher(book: place.folder)
        #expect(findings(&watcher) == [.nothing])
        try place.put("two", at: "Chapters/one.md")
        #expect(findings(&watcher) == [.moving, .change, .nothing])
    }

    @Test(
        "Every way to change a book is seen",
        arguments: [
            "printf new > Chapters/two.md", "rm Chapters/one.md", "printf {} > Chapters/Book.json",
            "printf ONE > n && mv n Chapters/one.md", "mkdir Chapters/part && printf x > Chapters/part/p.md",
            "cp -p Chapters/one.md k && printf eno > Chapters/one.md && touch -r k Chapters/one.md",
            "rm -r Chapters", "mv Chapters C", "ln -s one.md Chapters/link.md", "chmod 600 Chapters/one.md",
        ])
    func ways(command: String) throws {
        let place = try book()
        var watcher = ChangeWatcher(book: place.folder)
        #expect(findings(&watcher) == [.nothing])
        #expect(try Shell.answer(to: command, in: place.path) == "")
        #expect(findings(&watcher) == [.moving, .change, .nothing])
    }

    @Test("A file that is written in many steps is told once, when it is whole")
    func steps() throws {
        let place = try book()
        var watcher = ChangeWatcher(book: place.folder)
        var seen: [ChangeWatcher.Finding] = []
        for step in 1...10 {
            try place.put(String(repeating: "x", count: step), at: "Chapters/one.md")
            seen.append(watcher.look())
        }
        #expect(seen.allSatisfy { $0 == .moving })
        #expect(findings(&watcher) == [.change, .nothing])
    }

    @Test("What never comes to rest is told all the same")
    func restless() throws {
        let place = try book()
        var watcher = ChangeWatcher(book: place.folder)
        var looks = 0
        repeat {
            looks += 1
            try place.put(String(repeating: "x", count: looks), at: "Chapters/one.md")
        } while watcher.look() != .change && looks < 1_000
        #expect((2..<1_000).contains(looks))
    }

    @Test("A change after the last look is known before anything is made of what was read")
    func meanwhile() throws {
        let place = try book()
        var watcher = ChangeWatcher(book: place.folder)
        #expect(watcher.isUnchanged())
        try place.put("changed", at: "Chapters/one.md")
        #expect(!watcher.isUnchanged())
        _ = findings(&watcher)
        #expect(watcher.isUnchanged())
    }

    @Test("Hidden files, which are no part of a book, are not looked at")
    func hidden() throws {
        let place = try book()
        var watcher = ChangeWatcher(book: place.folder)
        try place.put("swap", at: "Chapters/.one.md.swp")
        #expect(findings(&watcher) == [.nothing])
    }
}
