import ChildProcess
import Foundation
import Testing
@testable import tracebook

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// `tracebook serve`, as a browser and a terminal see it.
@Suite(.serialized) struct ServeTests {
    /// A server that runs until the test stops it, and the book's version that its reader has.
    private final class Server {
        private let tool: RunningTool
        let address: String
        private(set) var version = -1

        init(_ folder: TemporaryFolder, _ options: [String] = ["--port", "0"]) async throws {
            tool = try RunningTool(["serve", folder.path] + options, in: folder.path)
            let said = try #require(try tool.output(containing: "/\n"))
            let line = said.split(separator: "\n").first { $0.hasPrefix("http://") }
            address = try #require(line.map(String.init))
            version = try await nextVersion()
        }

        /// The body and the status of an answer.
        func get(_ path: String) async throws -> (text: String, status: Int) {
            let url = try #require(URL(string: address + path))
            let (data, response) = try await URLSession.shared.data(from: url)
            return (String(decoding: data, as: UTF8.self), (response as? HTTPURLResponse)?.statusCode ?? 0)
        }

        /// Waits, as the script of a page does, for a version that is not the one that it has.
        private func nextVersion() async throws -> Int {
            let end = ContinuousClock.now + .seconds(60)
            while ContinuousClock.now < end {
                let next = try #require(Int(try await get(".tracebook/version?after=\(version)").text))
                if next != version { return next }
            }
            throw ChildProcess.Overdue("no new version after \(version) in a minute")
        }

        /// A page after the next change, as somebody sees it whose browser loads it anew.
        func reloaded(_ path: String) async throws -> String {
            let next = try await nextVersion()
            #expect(next == version + 1, "one save is one reload")
            version = next
            return try await get(path).text
        }

        /// Edits the book at once, for the server.
        func halted(_ edits: () throws -> Void) rethrows { try tool.halted(edits) }

        func output(containing words: String) throws -> String? { try tool.output(containing: words) }

        /// Ends the server as Ctrl-C does, and gives its exit status.
        func interrupt() throws -> Int32 { try tool.interrupt() }
    }

    private func book(_ text: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.put("# Book\n\n- [One](one.md)\n", at: "Chapters/SUMMARY.md")
        try folder.put(text, at: "Chapters/one.md")
        return folder
    }

    @Test("Saving a chapter gives a new version of the page; an error keeps the last good one below it")
    func reloads() async throws {
        let folder = try book("# One\n\nFirst.\n")
        let server = try await Server(folder)
        let first = try await server.get("one.html")
        #expect(first.status == 200 && first.text.contains("<p>First.</p>"))
        #expect(first.text.contains("data-version=\"\(server.version)\""))
        #expect(first.text.contains("connect-src 'self'"))

        try server.halted { try folder.put("# One\n\nSecond.\n", at: "Chapters/one.md") }
        #expect(try await server.reloaded("one.html").contains("<p>Second.</p>"))

        try server.halted {
            try folder.put("# One\n\nThird, and [a dead link](two.md).\n", at: "Chapters/one.md")
        }
        let broken = try await server.reloaded("one.html")
        #expect(broken.contains("<p>Second.</p>") && broken.contains("class=\"troubles\""))
        #expect(broken.contains("Chapters/one.md:3:"))

        try server.halted { try folder.put("# One\n\nFourth.\n", at: "Chapters/one.md") }
        #expect(try await !server.reloaded("one.html").contains("troubles"))
        #expect(try server.interrupt() == 0)
        #expect(folder.folder.kind(of: "Output") == nil)
    }

    @Test("A chapter with an error keeps no other one from being shown, and the server names what it made")
    func brokenNeighbour() async throws {
        let folder = try book("# One\n\nFirst.\n")
        try folder.put("# Book\n\n- [One](one.md)\n- [Two](two.md)\n", at: "Chapters/SUMMARY.md")
        try folder.put("# Two\n\nFirst.\n", at: "Chapters/two.md")
        let server = try await Server(folder)
        try server.halted { try folder.put("# One\n\n[Dead](three.md).\n", at: "Chapters/one.md") }
        #expect(try await server.reloaded("one.html").contains("<p>First.</p>"))
        #expect(try server.output(containing: "one: ")?.contains(" ms, 1 problem in the book\n") == true)
        try server.halted { try folder.put("# Two\n\nSecond.\n", at: "Chapters/two.md") }
        let page = try await server.reloaded("two.html")
        #expect(page.contains("<p>Second.</p>") && page.contains("Chapters/one.md:3:"))
        #expect(try server.output(containing: "two: ") != nil)
        #expect(try await server.get("one.html").text.contains("<p>First.</p>"))
        try server.halted { try folder.put("# One\n\nThird.\n", at: "Chapters/one.md") }
        #expect(try await !server.reloaded("one.html").contains("troubles"))
        #expect(try server.output(containing: "nothing is wrong in the book\n") != nil)
        #expect(try server.interrupt() == 0)
    }

    @Test(
        "Where there is no browser, --open says nothing about it",
        .enabled(if: !FileManager.default.fileExists(atPath: "/usr/bin/xdg-open"), "a browser would open"))
    func withoutBrowser() async throws {
        let server = try await Server(try book("# One\n"), ["--port", "0", "--open"])
        let said = try #require(try server.output(containing: "Ctrl-C ends it\n"))
        // Two streams, in either order.
        #expect(said.split(separator: "\n").sorted() == ["Ctrl-C ends it", server.address[...]])
        #expect(try server.interrupt() == 0)
    }

    @Test("Editors that rename, several files at once, chapters that come and go, settings: one reload each")
    func kindsOfChanges() async throws {
        let folder = try book("# One\n\nFirst.\n")
        let server = try await Server(folder)

        try server.halted {
            try folder.put("# One\n\nRenamed into place.\n", at: "Chapters/one.md~")
            try folder.folder.rename("Chapters/one.md~", to: "Chapters/one.md")
        }
        #expect(try await server.reloaded("one.html").contains("Renamed into place."))

        try server.halted {
            try folder.put("# Two\n\nA new chapter.\n", at: "Chapters/two.md")
            try folder.put("# Book\n\n- [One](one.md)\n- [Two](two.md)\n", at: "Chapters/SUMMARY.md")
            try folder.put("# One\n\nSee [two](two.md).\n", at: "Chapters/one.md")
        }
        #expect(try await server.reloaded("two.html").contains("A new chapter."))
        #expect(try await server.get("one.html").text.contains("href=\"two.html\""))

        try server.halted { try folder.put("{\"title\": \"Another title\"}", at: "Chapters/Book.json") }
        #expect(try await server.reloaded("index.html").contains("Another title"))
        try server.halted { try folder.put("{\"titel\": \"Another title\"}", at: "Chapters/Book.json") }
        #expect(try await server.reloaded("index.html").contains("Chapters/Book.json:1:2"))

        try server.halted {
            try folder.put("{}", at: "Chapters/Book.json")
            try folder.put("# One\n", at: "Chapters/one.md")
            try folder.put("# Book\n\n- [One](one.md)\n", at: "Chapters/SUMMARY.md")
            try folder.folder.remove("Chapters/two.md")
        }
        #expect(try await !server.reloaded("index.html").contains("troubles"))
        #expect(try await server.get("two.html").status == 404)

        try server.halted { try folder.folder.rename("Chapters", to: "Away") }
        #expect(try await server.reloaded("one.html").contains("is no book"))
        try server.halted { try folder.folder.rename("Away", to: "Chapters") }
        #expect(try await !server.reloaded("one.html").contains("is no book"))
        #expect(try server.interrupt() == 0)
    }

    @Test("A chapter that is written in two halves is shown when it is whole")
    func halfWritten() async throws {
        let folder = try book("# One\n\nFirst.\n")
        let server = try await Server(folder)
        let whole = "# One\n\n```swift, scenario, name=a\nprint(1)\n```\n\nThe end.\n"
        var last = ContinuousClock.now
        var longestRest = Duration.zero
        for length in stride(from: 0, through: whole.count, by: 8) + [whole.count] {
            let half = String(whole.prefix(length))
            try half.write(toFile: folder.path + "/Chapters/one.md", atomically: false, encoding: .utf8)
            longestRest = max(longestRest, last.duration(to: .now))
            last = .now
            try await Task.sleep(for: .milliseconds(4))
        }
        // On a busy machine it may rest for so long between two steps that a half counts as a change.
        guard longestRest < .milliseconds(12) else { return }
        let page = try await server.reloaded("one.html")
        #expect(page.contains("The end.") && !page.contains("troubles"))
        #expect(try server.interrupt() == 0)
    }

    @Test("Stale fences and false claims are marked in the page, next to their block")
    func mismatches() async throws {
        let scenario = "# One\n\n```swift, scenario, name=a\nprint(1)\n```\n\n"
        let log = { (number: Int) in "```log, of=a\nprint: \(number)\n```\n\n" }
        let folder = try book(scenario + log(1))
        let server = try await Server(folder)
        let differs = "This is what the engine does now. The chapter says something else."
        #expect(try await !server.get("one.html").text.contains(differs))
        try server.halted {
            try folder.put(
                scenario + log(2) + "[It says two](check:a \"print \\\"2\\\"\").\n", at: "Chapters/one.md")
        }
        let page = try await server.reloaded("one.html")
        #expect(page.contains(differs) && page.contains("class=\"false\"") && !page.contains("troubles"))
        #expect(try server.output(containing: "Chapters/one.md:7:1: warning:") != nil)
        #expect(try server.output(containing: "Chapters/one.md:11:") != nil)
        #expect(try server.interrupt() == 0)
    }

    @Test("Only files of the site are served; everything else is not found")
    func inside() async throws {
        let folder = try book("# One\n")
        let server = try await Server(folder)
        for path in ["two.html", "Chapters/one.md", "..%2f..%2fetc/passwd", "%2e%2e/Chapters/one.md"] {
            let answer = try await server.get(path)
            #expect(answer.status == 404 && answer.text.contains("There is no such page"), "\(path)")
        }
        #expect(try await server.get("").text.contains("<h1>Book</h1>"))
        #expect(try server.interrupt() == 0)
    }

    @Test("A page that is not there is styled wherever it is asked for, and whatever host the book will have")
    func notFound() async throws {
        let folder = try book("# One\n")
        try folder.put("{\"baseURL\": \"https://books.example/one/\"}", at: "Chapters/Book.json")
        let server = try await Server(folder)
        for path in ["nope.html", "a/nope", "a/b/c/nope.html"] {
            let answer = try await server.get(path)
            #expect(answer.status == 404 && answer.text.contains("There is no such page"), "\(path)")
            #expect(answer.text.contains("<link rel=\"stylesheet\" href=\"/book.css\">"), "\(path)")
            #expect(answer.text.contains("href=\"/one.html\""), "\(path)")
            #expect(!answer.text.contains("books.example"), "\(path)")
        }
        #expect(try server.interrupt() == 0)
    }

    @Test("Ctrl-C ends the server at once, though a page waits for the next version")
    func endsAtOnce() async throws {
        let folder = try book("# One\n")
        let server = try await Server(folder)
        let port = try #require(URL(string: server.address)?.port.flatMap(UInt16.init))
        let waiting = try PlainClient(port: port)
        waiting.send("GET /.tracebook/version?after=\(server.version) HTTP/1.1\r\nHost: localhost\r\n\r\n")
        // One thread reads all requests: this one has come in when two later ones are answered.
        for _ in 0..<2 { #expect(try await server.get("one.html").status == 200) }
        let clock = ContinuousClock()
        let start = clock.now
        #expect(try server.interrupt() == 0)
        #expect(start.duration(to: clock.now) < .seconds(10))
        #expect(waiting.rest().text.hasSuffix("\r\n\r\n\(server.version)"))
    }

    @Test("A port in use is an error that says so")
    func portInUse() async throws {
        let folder = try book("# One\n")
        let server = try await Server(folder)
        let port = try #require(URL(string: server.address)?.port)
        let answer = try Shell.answer(to: "tracebook serve --port \(port)", in: folder.path)
        #expect(
            answer == """
                error: cannot listen at 127.0.0.1:\(port): address already in use [no-port]
                    = choose another one: --port 0 takes any that is free

                1 error
                [2]

                """)
        #expect(try server.interrupt() == 0)
    }

    @Test("An address that others can reach is served with a warning, one of this machine without")
    func addresses() async throws {
        let folder = try book("# One\n")
        let warning = "warning: whoever can reach this machine can read the book; drafts too\n"
        let open = try await Server(folder, ["--port", "0", "--host", "0.0.0.0"])
        #expect(try open.output(containing: "/\n")?.hasPrefix(warning + "http://127.0.0.1:") == true)
        #expect(try open.interrupt() == 0)
        let closed = try await Server(folder, ["--port", "0", "--host", "localhost"])
        #expect(try closed.output(containing: "/\n")?.hasPrefix("http://localhost:") == true)
        #expect(try closed.interrupt() == 0)
        let answer = try Shell.answer(to: "tracebook serve --host nowhere.example", in: folder.path)
        let refusal = "error: nowhere.example is no address; use for example 127.0.0.1 or 0.0.0.0"
        #expect(answer == refusal + " [file-access]\n[2]\n")
    }
}
