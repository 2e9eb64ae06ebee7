/// A word of a command that somebody is to type.
package enum ShellWord {
    private static let plain = Set("@%+=:,./_-")

    /// The word as a shell takes it: as it is where nothing in it means anything to a shell, else in quotes.
    package static func quoted(_ word: String) -> String {
        let isPlain = !word.isEmpty && !word.hasPrefix("=")
            && word.allSatisfy { $0.isLetter || $0.isNumber || plain.contains($0) || $0 == "#" }
            && !word.hasPrefix("#")
        return isPlain ? word : "'" + word.split(separator: "'", omittingEmptySubsequences: false)
            .joined(separator: "'\\''") + "'"
    }
}
