import Foundation

/// A file or folder that cannot be read or written: no author's mistake and no bug, but the machine's answer.
struct FileProblem: Error, CustomStringConvertible {
    /// The path as the user knows it.
    var path: String
    /// What was not possible, in words that follow the path: `cannot be written: permission denied`.
    var reason: String

    init(_ path: String, _ reason: String) {
        self.path = path
        self.reason = reason
    }

    /// The system's answer to the call that just failed, as a sentence.
    init(_ path: String, _ attempt: String, errno code: Int32) {
        self.init(path, "\(attempt): \(String(cString: strerror(code)).lowercased())")
    }

    var description: String { "\(path) \(reason)" }
}
