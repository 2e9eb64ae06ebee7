import Foundation

/// The most memory that this process has had, where Linux tells it.
enum PeakMemory {
    /// Begins anew with what the process has now; what it has freed goes back to the system before.
    ///
    /// - Returns: what it has, in megabytes.
    static func reset() -> Int {
        _ = trim(0)
        defer { forget() }
        return megabytes("VmRSS:")
    }

    private static func forget() {
        guard let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") else { return }
        try? file.write(contentsOf: Data("5".utf8))
        try? file.close()
    }

    /// `malloc_trim`, which Swift's module of the C library leaves out.
    private static let trim: @convention(c) (Int) -> CInt = {
        guard let place = dlsym(nil, "malloc_trim") else { return { _ in 0 } }
        return unsafeBitCast(place, to: (@convention(c) (Int) -> CInt).self)
    }()

    /// In megabytes; 0 where nobody tells.
    static var megabytes: Int { megabytes("VmHWM:") }

    private static func megabytes(_ name: String) -> Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix(name) } ?? ""
        return (line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) / 1_024
    }
}
