import Foundation
import Reporting

/// Where the tool's words go: results to standard output, everything about the work to standard error.
/// Colours only where a person looks, and not when `NO_COLOR` is set; everywhere when
/// `CLICOLOR_FORCE` is.
struct Terminal {
    /// How standard output is styled.
    let outputStyle: TerminalStyle
    /// How standard error is styled.
    let errorStyle: TerminalStyle
    /// Whether standard error is a screen on which a line can be written over.
    let canWriteOver: Bool

    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let mayColour = (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
        canWriteOver = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"
        let mustColour = mayColour && !(environment["CLICOLOR_FORCE"] ?? "").isEmpty
        let isColoured = { (descriptor: Int32) in mustColour || mayColour && isatty(descriptor) == 1 }
        outputStyle = isColoured(STDOUT_FILENO) ? .coloured : .plain
        errorStyle = isColoured(STDERR_FILENO) ? .coloured : .plain
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

    /// Empties the screen for what comes next; only where a person looks at one.
    ///
    /// - Returns: whether it did.
    @discardableResult func clear() -> Bool {
        guard isatty(STDOUT_FILENO) == 1 else { return false }
        say("\u{1B}[H\u{1B}[2J")
        return true
    }

    /// Writes text to standard error as it is.
    func complain(_ text: String) {
        Terminal.write(Array(text.utf8), to: STDERR_FILENO)
    }

    /// Writes text to standard output as it is.
    func say(_ text: String) {
        say(bytes: Array(text.utf8))
    }

    /// Writes text with words of an author in it, such as what a scenario prints: as it is into a file or
    /// to another program, safe to look at on a screen.
    func say(authored bytes: [UInt8]) {
        guard isatty(STDOUT_FILENO) == 1 else { return say(bytes: bytes) }
        say(Printable.lines(String(decoding: bytes, as: UTF8.self)))
    }

    /// Writes bytes to standard output as they are.
    func say(bytes: [UInt8]) {
        Terminal.write(bytes, to: STDOUT_FILENO)
    }

    /// A reader that went away (`tracebook run x | head`) is no trouble of ours; a result that could not be
    /// written, because a disk is full, is one: whoever asked for it must not take half of it for the whole.
    private static func write(_ bytes: [UInt8], to descriptor: Int32) {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes {
                Foundation.write(descriptor, $0.baseAddress! + written, bytes.count - written)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                if descriptor == STDOUT_FILENO, errno != EPIPE { giveUp(errno) }
                return
            }
            written += count
        }
    }

    private static func giveUp(_ code: Int32) -> Never {
        let problem = FileProblem("standard output", "cannot be written", errno: code)
        write(Array("error: \(problem)\n".utf8), to: STDERR_FILENO)
        exit(ExitStatus.couldNotRun.rawValue)
    }
}
