import Foundation
import Testing
@testable import tracebook

/// The first ten minutes of a new author, as the README tells them: its commands are run, and say what it
/// says that they say. With `TRACEBOOK_RECORD=1` the README is written anew, to be read in the diff.
@Suite struct FirstTenMinutesTests {
    private static let readme = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("README.md")
    private static let hasCurl = FileManager.default.isExecutableFile(atPath: "/usr/bin/curl")
    /// The port in the README; the test takes a free one.
    private static let port = "8123"

    /// The terminals of a text: what stands between the lines of its `console` fences.
    private static func terminals(in text: String) -> [String] {
        text.components(separatedBy: "```console\n").dropFirst().map {
            $0.components(separatedBy: "\n```\n")[0] + "\n"
        }
    }

    @Test(
        "The commands of the README say what it says that they say",
        .enabled(if: FirstTenMinutesTests.hasCurl, "there is no curl to look at the page with"))
    func transcript() throws {
        let text = try String(contentsOf: Self.readme, encoding: .utf8)
        let terminals = Self.terminals(in: text)
        try #require(terminals.count == 2)
        let place = try TemporaryFolder()

        var first = Transcript(terminals[0])
        let last = first.exchanges.popLast()
        let serving = try #require(last)
        #expect(serving.command == "tracebook serve --port \(Self.port)")
        first = try replayed(first, in: place.path, port: Self.port)
        let server = try RunningTool(["serve", "--port", "0"], in: place.path + "/my-book")
        let answer = try #require(try server.output(containing: "ends it\n"))
        let address = try #require(answer.split(separator: "\n").first { $0.hasPrefix("http") })
        let port = try #require(URL(string: String(address))?.port)
        let said = Transcript.Exchange(
            command: serving.command,
            answer: answer.replacingOccurrences(of: ":\(port)/", with: ":\(Self.port)/"))
        first.exchanges.append(said)
        let second = try replayed(Transcript(terminals[1]), in: place.path, port: String(port))
        #expect(try server.interrupt() == 0)

        let told = [first.text, second.text]
        if ProcessInfo.processInfo.environment["TRACEBOOK_RECORD"] == "1" {
            var text = text
            for (old, new) in zip(terminals, told) { text = text.replacingOccurrences(of: old, with: new) }
            try text.write(to: Self.readme, atomically: true, encoding: .utf8)
            return
        }
        #expect(told == terminals)
    }

    /// Types the commands into one shell. A page follows its chapter in its own time, so `curl` asks until it
    /// has the answer, for a while.
    private func replayed(_ transcript: Transcript, in folder: String, port: String) throws -> Transcript {
        var transcript = transcript
        var folder = folder
        for index in transcript.exchanges.indices {
            let command = transcript.exchanges[index].command
            if command.hasPrefix("cd ") {
                folder += "/" + command.dropFirst(3)
                continue
            }
            let typed = command.replacingOccurrences(of: ":\(Self.port)/", with: ":\(port)/")
            var answer = try Shell.answer(to: typed, in: folder)
            let end = Date(timeIntervalSinceNow: 30)
            while command.hasPrefix("curl "), answer == "[1]\n", Date() < end {
                Thread.sleep(forTimeInterval: 0.1)
                answer = try Shell.answer(to: typed, in: folder)
            }
            transcript.exchanges[index].answer = answer
        }
        return transcript
    }
}
