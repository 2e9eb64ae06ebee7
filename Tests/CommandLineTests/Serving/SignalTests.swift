import Foundation
import Testing

/// Ctrl-C and its kin: none is lost, at no moment. `TRACEBOOK_LONG=1` sends two hundred.
@Suite(.serialized) struct SignalTests {
    private static let isLong = ProcessInfo.processInfo.environment["TRACEBOOK_LONG"] == "1"

    private func book() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.put("# Book\n\n- [One](one.md)\n", at: "Chapters/SUMMARY.md")
        try folder.put("# One\n\nFirst.\n", at: "Chapters/one.md")
        return folder
    }

    /// 0 for a request that was heard, or the death by the signal of a process that did not listen yet.
    private static func isEnd(_ status: Int32, by signal: Int32) -> Bool {
        status == 0 || status == 128 + signal
    }

    @Test("Signals early, around the announcement and later each end the server")
    func serve() throws {
        let folder = try book()
        var chance: UInt64 = 0x2545_F491_4F6C_DD1D
        for number in 0..<(Self.isLong ? 200 : 40) {
            let signal = number % 3 == 0 ? SIGTERM : SIGINT
            let tool = try RunningTool(["serve", folder.path, "--port", "0"], in: folder.path)
            chance = chance &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            switch number % 4 {
            case 0: usleep(UInt32(chance >> 33) % 60_000)
            case 1: usleep(UInt32(chance >> 33) % 300_000)
            default:
                // The very moment at which somebody can read the address.
                #expect(try tool.output(containing: "http") != nil)
            }
            tool.send(signal)
            let status = try tool.end()
            #expect(Self.isEnd(status, by: signal), "\(number): \(status)")
        }
    }

    @Test("The second signal ends it in any case, and so does one in the middle of the other")
    func twice() throws {
        let folder = try book()
        for number in 0..<20 {
            let tool = try RunningTool(["serve", folder.path, "--port", "0"], in: folder.path)
            if number % 2 == 0 { #expect(try tool.output(containing: "/\n") != nil) }
            tool.send(SIGINT)
            tool.send(SIGTERM)
            tool.send(SIGINT)
            #expect([0, 128 + SIGINT, 128 + SIGTERM].contains(try tool.end()))
        }
    }

    @Test("A run that watches its file ends by a signal, also at once")
    func watch() throws {
        let folder = try book()
        try folder.put("print(1)\n", at: "idea.swift")
        for number in 0..<20 {
            let tool = try RunningTool(["run", "idea.swift", "--watch"], in: folder.path)
            if number % 2 == 0 { #expect(try tool.output(containing: "print: 1\n") != nil) }
            tool.send(SIGINT)
            #expect(Self.isEnd(try tool.end(), by: SIGINT))
        }
    }

    @Test("Whoever starts the tool with signals ignored can end it all the same")
    func ignored() throws {
        let folder = try book()
        let script = """
            trap '' INT TERM
            : >said # the shell opens it for the background process, perhaps after the first grep
            tracebook serve . --port 0 >said 2>&1 & server=$!
            for i in $(seq 200); do grep -q http said && break; sleep 0.05; done
            kill -INT $server; wait $server; echo $?
            """
        #expect(try Shell.answer(to: script, in: folder.path) == "0\n")
    }

    @Test("A reader that goes away is no trouble")
    func brokenPipe() throws {
        let folder = try book()
        try folder.put("for i in 0..<5000 { print(i) }\n", at: "idea.swift")
        let answer = try Shell.answer(to: "tracebook run idea.swift | head -1", in: folder.path)
        #expect(answer == "log\n")
    }

    @Test(
        "A terminal gets its line back when somebody presses Ctrl-C at a question",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"), "there is no script"))
    func terminal() throws {
        let folder = try book()
        let scenario = "# One\n\n```swift, scenario, name=a\nprint(1)\n```\n\n```log, of=a\nprint: 2\n```\n"
        try folder.put(scenario, at: "Chapters/one.md")
        let inner = "trap : INT; stty -g >before; tracebook review .; stty -g >after"
        let typed =
            "(sleep 3; printf '\\003'; sleep 2) | script -qec \"sh -c '\(inner)'\" /dev/null >/dev/null"
        _ = try Shell.answer(to: typed, in: folder.path)
        let before = try folder.text(of: "before")
        #expect(try !before.isEmpty && folder.text(of: "after") == before)
    }
}
