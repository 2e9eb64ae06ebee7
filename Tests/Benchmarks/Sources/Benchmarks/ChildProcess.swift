import Foundation

/// One run of a command, its output thrown away: what it cost.
struct ChildProcess {
    /// From its start to its end.
    let seconds: Double
    /// Of all its threads, in the program and in the system for it.
    let processorSeconds: Double
    /// The most memory that it had at any time.
    let peakMegabytes: Int

    /// - Parameter environment: variables besides those of this process.
    init(_ tool: URL, _ arguments: [String], environment: [String: String] = [:]) throws {
        let clock = ContinuousClock()
        let start = clock.now
        let child = try ChildProcess.spawn(tool.path, arguments, environment)
        var (status, usage) = (Int32(0), rusage())
        while wait4(child, &status, 0, &usage) < 0 {
            guard errno == EINTR else { throw Failure(status: errno) }
        }
        seconds = Measurement.seconds(start.duration(to: clock.now))
        guard status == 0 else { throw Failure(status: status) }
        processorSeconds = ChildProcess.seconds(usage.ru_utime) + ChildProcess.seconds(usage.ru_stime)
        #if os(Linux)
        peakMegabytes = Int(usage.ru_maxrss) >> 10
        #else
        peakMegabytes = Int(usage.ru_maxrss) >> 20
        #endif
    }

    struct Failure: Error {
        let status: Int32
    }

    private static func seconds(_ time: timeval) -> Double {
        Double(time.tv_sec) + Double(time.tv_usec) / 1e6
    }

    private static func spawn(
        _ path: String, _ arguments: [String], _ environment: [String: String]
    ) throws -> pid_t {
        let all = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        var words = ([path] + arguments).map { strdup($0) } + [nil]
        var variables = all.map { strdup("\($0)=\($1)") } + [nil]
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            for text in words + variables { free(text) }
        }
        for output in [STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0)
        }
        var child = pid_t()
        let problem = posix_spawn(&child, path, &actions, nil, &words, &variables)
        guard problem == 0 else { throw Failure(status: problem) }
        return child
    }
}
