import Foundation

/// A program that a test runs. Whoever waits for it names a deadline; past it the program and all that it
/// started are ended, and the test fails with what the program had said.
///
/// One thread uses it at a time. What it says is read while somebody waits.
public final class ChildProcess {
    /// Nothing came of a wait.
    public struct Overdue: Error, CustomStringConvertible {
        /// What was waited for, for how long, and what the program had said.
        public let description: String

        public init(_ description: String) { self.description = description }
    }

    /// Everything that it has said so far, both of its outputs together.
    public var output: String { String(decoding: said, as: UTF8.self) }
    /// The number of the process.
    public let identifier: pid_t

    private let name: String
    private let descriptor: Int32
    private var said: [UInt8] = []
    private var isClosed = false
    private var status: Int32?

    /// Starts a program with nothing to read, in a group of its own.
    ///
    /// - Parameters:
    ///   - environment: all of its environment; that of the test for nil.
    ///   - folder: where it starts.
    public init(
        _ program: String, _ arguments: [String] = [], in folder: String = "/",
        environment: [String: String]? = nil
    ) throws {
        name = ([program] + arguments).joined(separator: " ")
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw Overdue("no pipe for \(program)") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[1]) }
        descriptor = ends[0]
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        let variables = environment ?? ProcessInfo.processInfo.environment
        let spawned = Spawn.run(program, arguments, variables, in: folder, output: ends[1])
        guard let spawned else {
            close(descriptor)
            throw Overdue("\(program) cannot be started")
        }
        identifier = spawned
    }

    deinit {
        if status == nil { end() }
        close(descriptor)
    }

    // MARK: Waiting

    /// Waits until it has said something `times` times.
    ///
    /// - Returns: everything that it has said; nil when it ended without.
    public func waitForOutput(
        containing words: String, times: Int = 1, within seconds: Double = 60
    ) throws -> String? {
        try wait(for: "'\(words)'", seconds) {
            if output.components(separatedBy: words).count > times { return .some(output) }
            return isClosed || status != nil ? .some(nil) : nil
        }
    }

    /// Waits until it has ended.
    ///
    /// - Returns: its exit status; for one that a signal ended, 128 and the signal's number, as shells
    ///   say it.
    public func waitForEnd(within seconds: Double = 120) throws -> Int32 {
        try wait(for: "its end", seconds) { status }
    }

    /// Sends it a signal.
    public func send(_ signal: Int32) {
        if status == nil { kill(identifier, signal) }
    }

    private func wait<Result>(
        for what: String, _ seconds: Double, _ result: () -> Result?
    ) throws -> Result {
        let deadline = ContinuousClock.now + .seconds(seconds)
        while true {
            listen()
            if let result = result() { return result }
            guard ContinuousClock.now < deadline else {
                end()
                let message = "waited \(seconds) s for \(what) of '\(name)', which had said:\n\(output)"
                throw Overdue(message)
            }
        }
    }

    /// Reads what it says for a moment, and looks whether it has ended.
    private func listen() {
        if !isClosed {
            var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            poll(&watched, 1, 5)
        } else {
            usleep(2_000)
        }
        if status == nil {
            var code: Int32 = 0
            if waitpid(identifier, &code, WNOHANG) == identifier {
                status = code & 0x7F == 0 ? code >> 8 & 0xFF : 128 + code & 0x7F
            }
        }
        // Behind the question, so that all of what an ended program has said is there.
        read()
    }

    private func read() {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while !isClosed {
            let count = Foundation.read(descriptor, &buffer, buffer.count)
            if count > 0 { said += buffer[..<count] } else if count == 0 { isClosed = true } else { return }
        }
    }

    /// Ends it and all that it started.
    private func end() {
        kill(-identifier, SIGKILL)
        kill(identifier, SIGKILL)
        var code: Int32 = 0
        if waitpid(identifier, &code, 0) == identifier { status = 128 + SIGKILL }
        read()
    }
}
