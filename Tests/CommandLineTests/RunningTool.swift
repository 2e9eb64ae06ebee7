import Foundation

/// The tool while it runs, for commands that go on until they are stopped: what it has said so far can be
/// waited for.
final class RunningTool: @unchecked Sendable {
    private let process = Process()
    private let lock = NSCondition()
    private var text = ""
    private var isClosed = false

    /// - Parameter folder: where it is started.
    init(_ arguments: [String], in folder: String) throws {
        process.executableURL = Shell.products.appendingPathComponent("tracebook")
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        pipe.fileHandleForReading.readabilityHandler = { [weak self] handle in
            let data = handle.availableData
            if data.isEmpty { handle.readabilityHandler = nil }
            self?.take(data)
        }
        try process.run()
    }

    deinit {
        if process.isRunning { process.terminate() }
    }

    private func take(_ data: Data) {
        lock.withLock {
            text += String(decoding: data, as: UTF8.self)
            if data.isEmpty { isClosed = true }
            lock.broadcast()
        }
    }

    /// Everything that it has said, as soon as the words are among it, `times` times; nil when it ended
    /// without, or has not said them for a minute.
    func output(containing words: String, times: Int = 1) -> String? {
        let end = Date(timeIntervalSinceNow: 60)
        return lock.withLock {
            while text.components(separatedBy: words).count <= times {
                guard !isClosed, lock.wait(until: end) else { return nil }
            }
            return text
        }
    }

    /// Ends it as Ctrl-C does, and gives its exit status.
    func interrupt() -> Int32 {
        process.interrupt()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
