extension LibrarySource {
    /// The system's log. Nobody reads it in a scenario: what goes there is nowhere (our decision).
    static let systemLog = LibrarySource(
        name: "os_log", others: ["OSLog", "OSLogType"],
        text: """
            final class OSLog {
                static let `default` = OSLog(subsystem: "", category: "")
                static let disabled = OSLog(subsystem: "", category: "")
                init(subsystem: String, category: String) {}
            }

            struct OSLogType: Equatable {
                let rawValue: UInt8
                static let `default` = OSLogType(rawValue: 0)
                static let info = OSLogType(rawValue: 1)
                static let debug = OSLogType(rawValue: 2)
                static let error = OSLogType(rawValue: 16)
                static let fault = OSLogType(rawValue: 17)
            }

            func os_log(
                _ message: String, log: OSLog = OSLog.default, type: OSLogType = OSLogType.default,
                _ arguments: Any...
            ) {}
            func os_log(
                _ type: OSLogType, log: OSLog = OSLog.default, _ message: String, _ arguments: Any...
            ) {}
            """)

    /// What newer code writes to the same log with.
    static let logger = LibrarySource(
        name: "Logger",
        text: """
            struct Logger {
                init() {}
                init(subsystem: String, category: String) {}
                func log(_ message: String) {}
                func trace(_ message: String) {}
                func debug(_ message: String) {}
                func info(_ message: String) {}
                func notice(_ message: String) {}
                func warning(_ message: String) {}
                func error(_ message: String) {}
                func critical(_ message: String) {}
                func fault(_ message: String) {}
            }
            """)
}
