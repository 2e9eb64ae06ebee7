import Foundation
import Reporting

/// A file or folder that cannot be read or written: no author's mistake and no bug, but the machine's answer.
struct FileProblem: Error, CustomStringConvertible {
    /// The path as the user knows it.
    var path: String
    /// What was not possible, in words that follow the path: `cannot be written: permission denied`.
    var reason: String
    /// What kind of trouble it is.
    var code: DiagnosticCode

    init(_ path: String, _ reason: String, code: DiagnosticCode = .fileAccess) {
        self.path = path
        self.reason = reason
        self.code = code
    }

    /// The system's answer to the call that just failed, as a sentence.
    init(_ path: String, _ attempt: String, errno code: Int32) {
        self.init(path, "\(attempt): \(String(cString: strerror(code)).lowercased())")
    }

    var description: String { "\(path) \(reason)" }

    /// The same as an error without a place in a text.
    var diagnostic: Diagnostic { Diagnostic(code: code, description, at: nil) }
}
