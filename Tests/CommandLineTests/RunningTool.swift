import ChildProcess
import Foundation

/// The tool while it runs, for commands that go on until they are stopped: what it has said so far can be
/// waited for.
struct RunningTool {
    private let process: ChildProcess

    /// - Parameter folder: where it is started.
    init(_ arguments: [String], in folder: String, environment: [String: String] = [:]) throws {
        let tool = Shell.products.appendingPathComponent("tracebook").path
        process = try ChildProcess(
            tool, arguments, in: folder,
            environment: ProcessInfo.processInfo.environment
                .merging(Shell.cache) { $1 }.merging(environment) { $1 })
    }

    /// Everything that it has said, as soon as the words are among it, `times` times; nil when it ended
    /// without.
    func output(containing words: String, times: Int = 1) throws -> String? {
        try process.waitForOutput(containing: words, times: times)
    }

    /// Ends it as Ctrl-C does, and gives its exit status.
    func interrupt(within seconds: Double = 60) throws -> Int32 {
        process.send(SIGINT)
        return try process.waitForEnd(within: seconds)
    }

    /// Sends it a signal.
    func send(_ signal: Int32) { process.send(signal) }

    /// Edits files while it is halted, so that it finds all edits at once, however busy the machine is.
    func halted(_ edits: () throws -> Void) rethrows {
        send(SIGSTOP)
        defer { send(SIGCONT) }
        try edits()
    }

    /// Its exit status, as shells say it, once it has ended by itself.
    func end(within seconds: Double = 60) throws -> Int32 {
        try process.waitForEnd(within: seconds)
    }
}
