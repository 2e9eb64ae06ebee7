import Foundation
import Testing
@testable import tracebook

/// A build of a book that is as it was, into a site that is as the last build left it, does nothing.
///
/// A debug build of the tool crashes at the scenario that `TRACEBOOK_CRASH` names, if it runs it; the
/// chapters that the cache keeps are taken away, so whatever is built runs it.
@Suite struct FinishedSiteTests {
    private static let removeKeptChapters =
        "for f in $(grep -rL '^tracebook site' cache/tracebook); do rm $f; done"

    /// A book with one scenario, a picture and a source, and a folder around it that was built into.
    private func book() throws -> TemporaryFolder {
        let place = try TemporaryFolder()
        try place.put("# Book\n\n- [One](one.md)\n", at: "book/Chapters/SUMMARY.md")
        let code = "```swift, scenario, name=one, sources=[Two.swift]\nprint(two)\n```\n"
        try place.put("# One\n\n![x](a.gif)\n\n" + code, at: "book/Chapters/one.md")
        try place.put("let two = 2\n", at: "book/Two.swift")
        try place.put("GIF89a", at: "book/Chapters/a.gif")
        let first = try Shell.answer(to: Self.build, in: place.path)
        #expect(!first.contains("error"), "\(first)")
        return place
    }

    private static let build = "XDG_CACHE_HOME=\"$PWD/cache\" tracebook build book 2>&1"
    private static let crashingBuild = "TRACEBOOK_CRASH=abort:one " + build

    @Test("Where nothing has changed, no chapter is looked at")
    func nothing() throws {
        let place = try book()
        _ = try Shell.answer(to: Self.removeKeptChapters, in: place.path)
        let count = try place.files().filter { $0.hasPrefix("book/Output/") }.count
        let answer = try Shell.answer(to: Self.crashingBuild, in: place.path)
        #expect(answer == "book/Output: 0 written, \(count) unchanged\n")
        let named = try Shell.answer(to: Self.crashingBuild + " --verbose", in: place.path)
        #expect(named == "one\n" + answer)
    }

    @Test(
        "Whatever was changed in the book is built",
        arguments: [
            "echo More. >> book/Chapters/one.md", "echo '<!-- x -->' >> book/Chapters/SUMMARY.md",
            "echo '{\"title\": \"Other\"}' > book/Chapters/Book.json",
            "echo 'let three = 3' >> book/Two.swift",
            "printf GIF89aX > book/Chapters/a.gif", "echo '# New' > book/Chapters/new.md",
        ])
    func book(change: String) throws {
        let place = try book()
        _ = try Shell.answer(to: Self.removeKeptChapters + "; " + change, in: place.path)
        let answer = try Shell.answer(to: Self.crashingBuild, in: place.path)
        #expect(answer.contains("tracebook itself crashed at the scenario 'one'"), "\(answer)")
    }

    @Test(
        "Whatever was changed in the site is made good",
        arguments: [
            "sed -i s/One/Two/ book/Output/one.html", "rm book/Output/one.html", "touch book/Output/one.html",
            "cp -p book/Output/one.html x && mv x book/Output/one.html",
            "mv book/Output x && cp -r x book/Output",
        ])
    func site(change: String) throws {
        let place = try book()
        let before = try place.text(of: "book/Output/one.html")
        _ = try Shell.answer(to: Self.removeKeptChapters + "; " + change, in: place.path)
        let crashing = try Shell.answer(to: Self.crashingBuild, in: place.path)
        #expect(crashing.contains("tracebook itself crashed"), "\(crashing)")
        _ = try Shell.answer(to: Self.build, in: place.path)
        #expect(try place.text(of: "book/Output/one.html") == before)
    }

    @Test(
        "What was changed in the site is made good with the next edit of another chapter, too",
        arguments: [
            "sed -i s/One/Two/ book/Output/one.html", "rm book/Output/one.html",
            "printf x | dd of=book/Output/one.html bs=1 seek=500 conv=notrunc 2>/dev/null",
            "cp -p book/Output/one.html x && sed s/One/Two/ x > book/Output/one.html "
                + "&& touch -r x book/Output/one.html",
        ], ["", "\n```swift, scenario, name=two\nprint(1)\n```\n\n```log, of=two\nprint: 3\n```\n\n"])
    func siteAfterAnEdit(change: String, end: String) throws {
        let place = try book()
        try place.put("# Book\n\n- [One](one.md)\n- [Two](two.md)\n", at: "book/Chapters/SUMMARY.md")
        try place.put("# Two\n" + end, at: "book/Chapters/two.md")
        _ = try Shell.answer(to: Self.build, in: place.path)
        let before = try place.text(of: "book/Output/one.html")
        let edit = change + "; echo Edited. >> book/Chapters/two.md; "
        let answer = try Shell.answer(to: edit + Self.crashingBuild, in: place.path)
        #expect(answer.contains("book/Output: "), "\(answer)")
        #expect(try place.text(of: "book/Output/one.html") == before)
        #expect(try place.text(of: "book/Output/two.html").contains("Edited."))
    }

    @Test("An entry that is damaged anywhere is no answer")
    func damage() throws {
        let place = try book()
        let keep = "; set -- cache/tracebook/*; mv $1 entry; basename $1"
        let name = try Shell.answer(to: Self.removeKeptChapters + keep, in: place.path).dropLast()
        let spoils = [
            "head -c 200 entry", "head -n 5 entry", "cat entry entry", "cat entry; echo", ":", "echo",
            "tac entry", "sed 's/^tracebook site 2 ./tracebook site 2 x/' entry", "sed '2s/^./x/' entry",
            "sed '$s/.$//' entry", "sed 's/ [^ ]*$/ one.html/' entry", "printf '\\377'; cat entry",
        ]
        for spoil in spoils {
            let words = "rm -f cache/tracebook/*; (\(spoil)) > cache/tracebook/\(name); " + Self.crashingBuild
            let answer = try Shell.answer(to: words, in: place.path)
            #expect(answer.contains("tracebook itself crashed"), "\(spoil): \(answer)")
        }
    }

    @Test("A book with something to report says it each time")
    func reports() throws {
        let place = try book()
        let fence = "\n```log, of=one\nprint: 3\n```\n"
        try place.put(try place.text(of: "book/Chapters/one.md") + fence, at: "book/Chapters/one.md")
        let first = try Shell.answer(to: Self.build, in: place.path)
        let second = try Shell.answer(to: Self.build, in: place.path)
        let warning = "Chapters/one.md:9"
        #expect(first.contains(warning) && second.contains(warning), "\(second)")
    }
}
