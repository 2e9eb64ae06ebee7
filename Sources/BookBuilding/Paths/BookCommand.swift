import Reporting

/// Commands about a book as somebody can type them into a shell, in the folder in which they typed the
/// command that names these.
package struct BookCommand: Sendable {
    /// Ready for a shell; nil for the current folder.
    private let book: String?
    private let way: Way

    /// How the tool was started, and is started again.
    package enum Way: Sendable {
        /// `tracebook accept`
        case tool
        /// `swift package accept-docs`: by the plugins of a package.
        case plugins
    }

    /// - Parameters:
    ///   - book: as it was typed; `.` for the current folder.
    ///   - way: how the tool was started.
    package init(book: String = ".", way: Way = .tool) {
        self.way = way
        guard book != ".", book != "./" else {
            self.book = nil
            return
        }
        // A name like an option would be taken for one.
        self.book = ShellWord.quoted(book.utf8.first == UInt8(ascii: "-") ? "./" + book : book)
    }

    /// The same for reports, which are read on other machines: a place that was given from the root is left
    /// out.
    package static func forReports(of book: String, way: Way = .tool) -> BookCommand {
        BookCommand(book: book.utf8.first == SitePath.slash ? "." : book, way: way)
    }

    /// `tracebook accept my-book 01-taps/tap`.
    ///
    /// - Parameter names: scenarios; none for all.
    package func accept(_ names: [String] = []) -> String {
        words(writing("accept") + own + names.map(ShellWord.quoted))
    }

    /// `tracebook build my-book`.
    package var build: String { words(writing("build") + own) }

    /// `tracebook explain 01-taps/tap:7 --book my-book`.
    package func explain(_ subject: String) -> String {
        let tool = way == .tool ? ["tracebook"] : ["swift", "run", "tracebook"]
        return words(tool + ["explain", ShellWord.quoted(subject)] + (book.map { ["--book", $0] } ?? []))
    }

    /// A command that writes into the book.
    private func writing(_ verb: String) -> [String] {
        switch way {
        case .tool: ["tracebook", verb]
        case .plugins: ["swift", "package", "--allow-writing-to-package-directory", "\(verb)-docs"]
        }
    }

    private var own: [String] { book.map { [$0] } ?? [] }

    private func words(_ words: [String]) -> String { words.joined(separator: " ") }
}
