import Foundation
import Testing

/// What happens when the tool itself crashes: the place is named, the rest of the book is judged. Debug
/// builds crash where `TRACEBOOK_CRASH` says.
@Suite struct CrashTests {
    private static let kinds = ["trap", "overflow", "abort", "pointer"]

    private func scenario(_ name: String, says log: Int = 1) -> String {
        "```swift, scenario, name=\(name)\nprint(1)\n```\n\n```log, of=\(name)\nprint: \(log)\n```\n\n"
    }

    /// Two chapters; in the second a log is wrong.
    private func book() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.put("# Book\n\n- [One](one.md)\n- [Two](two.md)\n", at: "Chapters/SUMMARY.md")
        try folder.put("# One\n\n" + scenario("good") + scenario("bad"), at: "Chapters/one.md")
        try folder.put("# Two\n\n" + scenario("stale", says: 2), at: "Chapters/two.md")
        return folder
    }

    private static let named =
        "Chapters/one.md:11:26: error: tracebook itself crashed at the scenario 'bad', which is left out"

    @Test("The scenario is named and the others are judged", arguments: kinds, [1, 2])
    func verify(kind: String, jobs: Int) throws {
        let folder = try book()
        let answer = try Shell.answer(
            to: "TRACEBOOK_CRASH=\(kind):bad tracebook verify --jobs \(jobs)", in: folder.path)
        #expect(answer.contains(Self.named), "\(answer)")
        #expect(answer.contains("this is a bug of tracebook, not of the book"))
        #expect(answer.contains("the log of 'stale' is not what") && answer.hasSuffix("[2]\n"), "\(answer)")
        #expect(!answer.contains("Crash at") && !answer.contains("Thread 0"), "nobody waits for a backtrace")
    }

    @Test("A chapter that crashes outside of its scenarios is named")
    func chapter() throws {
        let folder = try book()
        let answer = try Shell.answer(to: "TRACEBOOK_CRASH=trap:one.md tracebook verify", in: folder.path)
        let named = "Chapters/one.md:1:1: error: tracebook itself crashed at this chapter, which is left out"
        #expect(answer.contains(named), "\(answer)")
        #expect(answer.contains("the log of 'stale' is not what") && answer.hasSuffix("[2]\n"), "\(answer)")
    }

    @Test("A site is not written, and nothing is accepted", arguments: ["build", "accept"])
    func writing(command: String) throws {
        let folder = try book()
        let before = try folder.files()
        let answer = try Shell.answer(to: "TRACEBOOK_CRASH=trap:bad tracebook \(command)", in: folder.path)
        #expect(answer.contains(Self.named) && answer.hasSuffix("[2]\n"), "\(answer)")
        #expect(try folder.files() == before)
        #expect(try folder.text(of: "Chapters/two.md").contains("print: 2"))
    }

    @Test("A single run says so, from a file, a chapter, a book and a pipe")
    func run() throws {
        let folder = try book()
        try folder.put("print(1)\n", at: "idea.swift")
        for (wish, subject) in [
            ("idea.swift", "idea.swift"), ("bad", "one/bad"), ("bad", "Chapters/one.md --scenario bad"),
        ] {
            let crash = subject == "one/bad" ? "one/bad" : wish
            let answer = try Shell.answer(
                to: "TRACEBOOK_CRASH=trap:\(crash) tracebook run \(subject)", in: folder.path)
            #expect(answer.contains("error: tracebook itself crashed at the scenario"), "\(answer)")
            #expect(answer.contains("[crashed]") && answer.hasSuffix("[2]\n"), "\(answer)")
        }
        let piped = try Shell.answer(
            to: "echo 'print(1)' | TRACEBOOK_CRASH=trap:- tracebook run -", in: folder.path)
        #expect(piped.contains("error: tracebook itself crashed at - "), "\(piped)")
        #expect(try Shell.answer(to: "tracebook run idea.swift", in: folder.path) == "log\n\nprint: 1\n")
    }

    @Test("The server goes on at its address with the last good page, and with a chapter that is mended")
    func serve() throws {
        let folder = try book()
        try folder.put("# One\n\nFirst.\n", at: "Chapters/one.md")
        let tool = try RunningTool(
            ["serve", folder.path, "--port", "0"], in: folder.path,
            environment: ["TRACEBOOK_CRASH": "trap:bad"])
        let said = try #require(try tool.output(containing: "/\n"))
        let port = try #require(said.firstMatch(of: /:(\d+)\/\n/).flatMap { UInt16($0.1) })
        func page() throws -> String {
            let client = try PlainClient(port: port)
            client.send("GET /one.html HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            return client.rest().text
        }
        #expect(try page().contains("<p>First.</p>"))
        try tool.halted { try folder.put("# One\n\n" + scenario("bad"), at: "Chapters/one.md") }
        #expect(try tool.output(containing: "not built\n") != nil)
        let after = try page()
        #expect(after.contains("<p>First.</p>") && after.contains("tracebook itself crashed"))
        try tool.halted { try folder.put("# One\n\nMended.\n", at: "Chapters/one.md") }
        #expect(try tool.output(containing: "\nbuilt\n") != nil)
        #expect(try page().contains("<p>Mended.</p>"))
        try tool.halted { try folder.put("# One\n\n" + scenario("bad") + "\n", at: "Chapters/one.md") }
        #expect(try tool.output(containing: "not built\n", times: 2) != nil)
        #expect(try page().contains("<p>Mended.</p>"))
        #expect(try tool.interrupt() == 0)
    }

    @Test("A crash in the server's first build does not keep it from saying its address")
    func firstBuild() throws {
        let folder = try book()
        let tool = try RunningTool(
            ["serve", folder.path, "--port", "0"], in: folder.path,
            environment: ["TRACEBOOK_CRASH": "trap:bad"])
        let said = try #require(try tool.output(containing: "/\n"))
        #expect(said.contains(Self.named))
        #expect(try tool.interrupt() == 0)
    }

    @Test("A signal around a crash ends the server, whenever it comes")
    func signals() throws {
        for number in 0..<12 {
            let folder = try book()
            try folder.put("# One\n\nFirst.\n", at: "Chapters/one.md")
            let tool = try RunningTool(
                ["serve", folder.path, "--port", "0"], in: folder.path,
                environment: ["TRACEBOOK_CRASH": "trap:bad"])
            _ = try #require(try tool.output(containing: "/\n"))
            try folder.put("# One\n\n" + scenario("bad"), at: "Chapters/one.md")
            #expect(try tool.output(containing: "a test wants it") != nil)
            // Most of them come soon, while one life of the tool gives way to the next.
            let microseconds = number * number * 1_400
            usleep(UInt32(microseconds))
            #expect(try tool.interrupt() == 0, "after \(microseconds) µs")
        }
    }
}
