import Foundation

/// One run of a command, its output thrown away: how long it took, and the most memory that any child had by
/// then.
struct ChildProcess {
    let seconds: Double
    /// The largest child so far; books grow from row to row, so it is the present one's.
    let peakMegabytes: Int

    /// - Parameter environment: variables besides those of this process.
    init(_ tool: URL, _ arguments: [String], environment: [String: String] = [:]) throws {
        let process = Process()
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.executableURL = tool
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let clock = ContinuousClock()
        let start = clock.now
        try process.run()
        process.waitUntilExit()
        seconds = Measurement.seconds(start.duration(to: clock.now))
        guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
        var usage = rusage()
        // RUSAGE_CHILDREN, whose type differs from system to system.
        getrusage(-1, &usage)
        peakMegabytes = Int(usage.ru_maxrss) / 1_024
    }

    struct Failure: Error {
        let status: Int32
    }
}
