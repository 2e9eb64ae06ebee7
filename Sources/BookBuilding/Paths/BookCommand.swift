import Reporting

/// Commands about a book as somebody can type them into a shell, in the folder in which they typed the
/// command that names these.
package struct BookCommand: Sendable {
    /// Ready for a shell; nil for the current folder.
    private let book: String?

    /// - Parameter book: as it was typed; `.` for the current folder.
    package init(book: String = ".") {
        guard book != ".", book != "./" else {
            self.book = nil
            return
        }
        // A name like an option would be taken for one.
        self.book = ShellWord.quoted(book.utf8.first == UInt8(ascii: "-") ? "./" + book : book)
    }

    /// The same for reports, which are read on other machines: a place that was given from the root is left
    /// out.
    package static func forReports(of book: String) -> BookCommand {
        BookCommand(book: book.utf8.first == SitePath.slash ? "." : book)
    }

    /// `tracebook accept my-book 01-taps/tap`.
    ///
    /// - Parameter names: scenarios; none for all.
    package func accept(_ names: [String] = []) -> String {
        words(["tracebook", "accept"] + own + names.map(ShellWord.quoted))
    }

    /// `tracebook build my-book`.
    package var build: String { words(["tracebook", "build"] + own) }

    /// `tracebook explain 01-taps/tap:7 --book my-book`.
    package func explain(_ subject: String) -> String {
        words(["tracebook", "explain", ShellWord.quoted(subject)] + (book.map { ["--book", $0] } ?? []))
    }

    private var own: [String] { book.map { [$0] } ?? [] }

    private func words(_ words: [String]) -> String { words.joined(separator: " ") }
}
