import BookBuilding
import Foundation
import Testing
@testable import tracebook

/// Books that bring along what no author would: links, devices, odd names, files without end.
@Suite struct StrangersFilesTests {
    private func book(_ chapter: String = "# One\n", in place: TemporaryFolder) throws {
        try place.put("# Book\n\n- [One](one.md)\n", at: "book/Chapters/SUMMARY.md")
        try place.put(chapter, at: "book/Chapters/one.md")
    }

    private func firstLine(_ command: String, in place: TemporaryFolder) throws -> String {
        try Shell.answer(to: command + " 2>&1 | head -1", in: place.path + "/book")
    }

    @Test(
        "No link that a book brings along is followed when its site is written",
        arguments: [
            ".Output.tracebook-new", ".Output.tracebook-old", ".tracebook-work-1", ".tracebook-work-new-1",
            "Output/.tracebook-new", "Output/part", "Output/one.html.tracebook-new",
        ])
    func links(path: String) throws {
        let place = try TemporaryFolder()
        try book(in: place)
        try place.put("precious", at: "outside/old.html")
        try place.put("part/old.html\nold.html\n", at: "book/Output/.tracebook-files")
        try place.link("book/" + path, to: place.path + "/outside")
        #expect(try Shell.answer(to: "tracebook build >/dev/null", in: place.path + "/book") == "")
        #expect(try place.text(of: "outside/old.html") == "precious")
        #expect(try place.folder.names(in: "outside") == ["old.html"])
        #expect(place.folder.kind(of: "book/" + path) == .link)
    }

    @Test("A site that holds links, pipes and files without end is compared all the same")
    func verify() throws {
        let place = try TemporaryFolder()
        try book(in: place)
        let command = """
            tracebook build >/dev/null && cd Output && ln -sf /proc/kmsg one.html && rm book.css \
            && mkfifo book.css && truncate -s 3G book.js && truncate -s 3G .tracebook-fences \
            && ln -sf /proc/self/environ 404.html && cd .. && tracebook verify 2>&1 \
            | head -5 | sed 's/js:[0-9]*/js:LINE/'
            """
        #expect(
            try Shell.answer(to: command, in: place.path + "/book") == """
                error: Output/404.html is missing [stale-page]
                error: Output/book.css is missing [stale-page]
                error: Output/book.js:LINE is not what the book gives [stale-page]
                error: Output/one.html is missing [stale-page]


                """)
    }

    @Test(
        "A picture is a picture, and no link to a hidden file",
        arguments: [
            (
                "printf 'token' > .git/config && ln -s ../.git/config Chapters/p.png",
                "to a hidden file or folder"
            ),
            (
                "printf 'token' > .git/config && ln -s .git/config p && ln -s ../p Chapters/p.png",
                "to a hidden file or folder"
            ),
            ("printf 'token' > .env && ln -s ../.env Chapters/p.png", "to a hidden file or folder"),
            ("ln -s /etc/passwd Chapters/p.png", "out of the book"),
            ("ln -s ../../book/Chapters/one.md Chapters/p.png", "out of the book"),
            ("ln -s p.png Chapters/p.png", "nowhere"),
        ])
    func pictures(command: String, leads: String) throws {
        let place = try TemporaryFolder()
        try book("# One\n\n![A picture](p.png)\n", in: place)
        #expect(try Shell.answer(to: "mkdir .git && " + command, in: place.path + "/book") == "")
        let result = try BookReader(book: Folder(path: place.path + "/book")).read()
        #expect(result.diagnostics.map(\.code) == [.linkOutOfBook])
        #expect(
            result.diagnostics.first?.message == "the symbolic link leads \(leads), so it is not read")
        #expect(result.source.pictures.isEmpty)
    }

    @Test(
        "A picture begins as its name says",
        arguments: [
            ("p.png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] as [UInt8]),
            ("p.JPG", [0xFF, 0xD8, 0xFF]),
            ("p.gif", Array("GIF89a".utf8)), ("p.webp", Array("RIFF....WEBPVP8".utf8)),
            ("p.avif", [0, 0, 0, 24] + Array("ftypmif1....avif....".utf8)),
        ])
    func kinds(name: String, bytes: [UInt8]) throws {
        let place = try TemporaryFolder()
        try book("# One\n\n![A picture](\(name))\n", in: place)
        try place.put(bytes, at: "book/Chapters/" + name)
        #expect(try Shell.answer(to: "tracebook build >/dev/null", in: place.path + "/book") == "")
        try place.put("[core]\n\ttoken = 1\n", at: "book/Chapters/" + name)
        let kind = PictureKind(path: name)?.rawValue ?? ""
        #expect(
            try firstLine("tracebook build", in: place)
                == "Chapters/one.md:3:14: error: '\(name)' is no picture of the kind \(kind) "
                + "[wrong-picture]\n"
        )
    }

    @Test(
        "Names that a site cannot have everywhere are errors, and nothing is written",
        arguments: [
            ("a\u{301}.md", "\u{E1}.md", "differ only in capitals"),
            ("a.md", "A.md", "differ only in capitals"),
            ("x\ny.md", nil, "has the character U+000A"), ("\u{FEFF}a.md", nil, "has the character U+FEFF"),
            ("\u{202E}a.png", nil, "has the character U+202E"),
            ("p/\u{2028}/a.md", nil, "has the character U+2028"),
        ] as [(String, String?, String)])
    func names(first: String, second: String?, words: String) throws {
        let place = try TemporaryFolder()
        try book(in: place)
        try place.put("# A\n", at: "book/Chapters/" + first)
        if let second { try place.put("# A\n", at: "book/Chapters/" + second) }
        guard try place.folder.names(in: "book/Chapters").count == (second == nil ? 3 : 4) else {
            return  // A disk that takes the two for one.
        }
        let build = try BookOptions.built(Folder(path: place.path + "/book"))
        #expect(build.diagnostics.contains { $0.code == .fileName && $0.message.contains(words) })
        #expect(build.site == nil)
    }

    #if os(Linux)
        @Test("A name that is not UTF-8 is an error where it is part of the book")
        func notUTF8() throws {
            let place = try TemporaryFolder()
            try book(in: place)
            let answer = try Shell.answer(
                to: "touch \"$(printf 'Chapters/b\\377.md')\" && tracebook build 2>&1 | head -1",
                in: place.path + "/book")
            #expect(
                answer.hasSuffix("error: the name is not UTF-8 text, so no link can lead here [file-name]\n"))
        }
    #endif

    @Test(
        "A page's place that a folder takes is an error",
        arguments: [
            "a.html", "index.html", "INDEX.html", "book.css", "rules.html",
        ])
    func folders(folder: String) throws {
        let place = try TemporaryFolder()
        try book("# One\n\n![A picture](\(folder)/p.png)\n", in: place)
        try place.put("# Book\n\n- [One](one.md)\n- [A](a.md)\n", at: "book/Chapters/SUMMARY.md")
        try place.put("# A\n", at: "book/Chapters/a.md")
        try place.put(TemporaryFolder.picture, at: "book/Chapters/\(folder)/p.png")
        let answer = try Shell.answer(to: "tracebook build 2>&1", in: place.path + "/book")
        #expect(answer.contains("would have to be a file and a folder of the site [file-name]"), "\(answer)")
        #expect(answer.hasSuffix("[2]\n"))
        #expect(place.folder.kind(of: "book/Output") == nil)
    }

    @Test("A component that begins with a mark does not hide the slash in front of it")
    func marks() throws {
        let place = try TemporaryFolder()
        try book("# One\n\n[Two](part/\u{301}two.md)\n", in: place)
        try place.put(
            "# Book\n\n- [One](one.md)\n- [Two](part/\u{301}two.md)\n", at: "book/Chapters/SUMMARY.md")
        try place.put("# Two\n\n[One](../one.md)\n", at: "book/Chapters/part/\u{301}two.md")
        #expect(
            try Shell.answer(
                to: "tracebook build >/dev/null && tracebook verify >/dev/null", in: place.path + "/book")
                == "")
        #expect(place.folder.kind(of: "book/Output/part/\u{301}two.html") == .file)
        #expect(try place.text(of: "book/Output/part/\u{301}two.html").contains("href=\"../one.html\""))
    }

    @Test("A link finds its file however the letters of the name are made up")
    func normalization() throws {
        let place = try TemporaryFolder()
        try book("# One\n\n[Two](\u{E1}.md)\n\n![A picture](\u{E1}.png)\n", in: place)
        try place.put("# Book\n\n- [One](one.md)\n- [Two](\u{E1}.md)\n", at: "book/Chapters/SUMMARY.md")
        try place.put("# Two\n", at: "book/Chapters/a\u{301}.md")
        try place.put(TemporaryFolder.picture, at: "book/Chapters/a\u{301}.png")
        #expect(try Shell.answer(to: "tracebook build >/dev/null", in: place.path + "/book") == "")
        let names = try place.folder.names(in: "book/Output").map { Array($0.utf8) }
        #expect(names.contains(Array("a\u{301}.html".utf8)) && names.contains(Array("a\u{301}.png".utf8)))
        let page = try place.text(of: "book/Output/one.html")
        #expect(page.contains("href=\"a%CC%81.html\"") && page.contains("src=\"a%CC%81.png\""))
    }

    @Test("Folders that nest without end, and links that lead round, end")
    func depth() throws {
        let place = try TemporaryFolder()
        try book(in: place)
        let command = """
            cd Chapters && i=0; while [ $i -lt 300 ]; do mkdir d && cd d && i=$((i+1)); done; \
            cd '\(place.path)/book' \
            && ln -s . Chapters/loop && ln -s loop/loop/loop Chapters/far.md \
            && tracebook build 2>&1 | grep -c 'deeper than'
            """
        #expect(try Shell.answer(to: command, in: place.path + "/book") == "1\n")
    }
}
