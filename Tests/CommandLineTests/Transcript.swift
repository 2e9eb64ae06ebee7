import ChildProcess
import Foundation

/// What somebody types and what the tool answers: `$ ` and a shell command, its output as it came (standard
/// error among it), and `[1]` where the exit status is not 0.
struct Transcript {
    /// One command with its answer.
    struct Exchange: Equatable {
        var command: String
        var answer: String
    }

    var exchanges: [Exchange] = []

    init(_ text: String) {
        var answer = ""
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            if line.hasPrefix("$ ") {
                close(with: answer)
                answer = ""
                exchanges.append(Exchange(command: String(line.dropFirst(2)), answer: ""))
            } else {
                answer += line + "\n"
            }
        }
        close(with: answer)
    }

    private mutating func close(with answer: String) {
        if !exchanges.isEmpty { exchanges[exchanges.count - 1].answer = answer }
    }

    /// The same commands with the answers that the tool gives now.
    func replayed(in folder: String) throws -> Transcript {
        var copy = self
        for index in copy.exchanges.indices {
            copy.exchanges[index].answer = try Shell.answer(to: exchanges[index].command, in: folder)
        }
        return copy
    }

    /// The file's text.
    var text: String {
        exchanges.map { "$ \($0.command)\n\($0.answer)" }.joined()
    }
}

/// A shell with the built tool on its path.
enum Shell {
    /// The folder that the tests and the tool were built into.
    static var products: URL {
        URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    }

    /// Where the tool keeps what it has computed, as it does for its users. Tests of the cache itself name
    /// another folder.
    static var cache: [String: String] {
        ["XDG_CACHE_HOME": products.appendingPathComponent("tests-cache").path]
    }

    /// Runs a command and returns its output, and the exit status in brackets when it is not 0.
    static func answer(to command: String, in folder: String) throws -> String {
        let variables = ["PATH": "\(products.path):/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
        let shell = try ChildProcess(
            "/bin/sh", ["-c", command], in: folder, environment: cache.merging(variables) { $1 })
        let status = try shell.waitForEnd()
        var answer = shell.output
        if !answer.isEmpty, !answer.hasSuffix("\n") { answer += "\n" }
        if status != 0 { answer += "[\(status)]\n" }
        return answer
    }
}
