import Foundation
import Reporting

/// Where the tool's words go: results to standard output, everything about the work to standard error.
/// Colours only where a person looks, and not when `NO_COLOR` is set.
struct Terminal {
    /// How standard output is styled.
    let outputStyle: TerminalStyle
    /// How standard error is styled.
    let errorStyle: TerminalStyle

    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let mayColour = (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
        outputStyle = mayColour && isatty(STDOUT_FILENO) == 1 ? .coloured : .plain
        errorStyle = mayColour && isatty(STDERR_FILENO) == 1 ? .coloured : .plain
    }

    /// The columns of standard output; where nobody looks, as many as anybody could want.
    var columns: Int {
        var size = winsize()
        guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0
        else {
            return .max
        }
        return Int(size.ws_col)
    }

    /// Prints diagnostics and, if wanted, how many there are.
    func report(_ diagnostics: [Diagnostic], summary: Bool = true) {
        guard !diagnostics.isEmpty else { return }
        complain(DiagnosticRenderer(style: errorStyle).render(diagnostics))
        if summary { complain("\n" + DiagnosticRenderer.summary(of: diagnostics) + "\n") }
    }

    /// Prints what the machine refused.
    func report(_ problem: FileProblem) {
        report([problem.diagnostic], summary: false)
    }

    /// Writes text to standard error as it is.
    func complain(_ text: String) {
        Terminal.write(Array(text.utf8), to: STDERR_FILENO)
    }

    /// Writes text to standard output as it is.
    func say(_ text: String) {
        say(bytes: Array(text.utf8))
    }

    /// Writes bytes to standard output as they are.
    func say(bytes: [UInt8]) {
        Terminal.write(bytes, to: STDOUT_FILENO)
    }

    /// A reader that went away (`tracebook run x | head`) is no trouble of ours.
    private static func write(_ bytes: [UInt8], to descriptor: Int32) {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes {
                Foundation.write(descriptor, $0.baseAddress! + written, bytes.count - written)
            }
            guard count > 0 else { return }
            written += count
        }
    }
}
