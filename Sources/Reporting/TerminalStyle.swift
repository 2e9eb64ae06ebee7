/// Whether text for people carries ANSI colours, and which ones.
package enum TerminalStyle: Sendable {
    /// No escape sequences at all: files, pipes, CI.
    case plain
    /// Colours for a terminal.
    case coloured

    /// What a piece of text is, for its colour.
    package enum Role: Sendable {
        case strong, faint, error, warning, note, place, added, removed
        /// The words of a changed line that make the difference.
        case addedWords, removedWords
    }

    /// The text with the escape sequences of its role around it.
    package func apply(_ role: Role, to text: String) -> String {
        guard self == .coloured, !text.isEmpty else { return text }
        return "\u{1B}[\(code(of: role))m\(text)\u{1B}[0m"
    }

    private func code(of role: Role) -> String {
        switch role {
        case .strong: "1"
        case .faint: "2"
        case .error: "1;31"
        case .warning: "1;33"
        case .note: "1;36"
        case .place: "36"
        case .added: "32"
        case .removed: "31"
        case .addedWords: "1;32;4"
        case .removedWords: "1;31;4"
        }
    }
}
