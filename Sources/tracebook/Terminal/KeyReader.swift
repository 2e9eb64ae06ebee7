import CProcess
import Foundation

/// Keys as somebody presses them, without waiting for the end of a line; from a pipe, its characters.
struct KeyReader {
    /// The next character; nil at the end of the input.
    func next() -> Character? {
        var saved = termios()
        let isTerminal = tcgetattr(STDIN_FILENO, &saved) == 0
        if isTerminal {
            var raw = saved
            raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
            // Somebody who presses Ctrl-C instead of a key gets the terminal back as it was, too.
            terminal_keep(STDIN_FILENO)
            tcsetattr(STDIN_FILENO, TCSANOW, &raw)
        }
        defer { if isTerminal { terminal_forget() } }
        var byte: UInt8 = 0
        guard read(STDIN_FILENO, &byte, 1) == 1 else { return nil }
        return Character(UnicodeScalar(byte))
    }
}
