import ArgumentParser
import BookBuilding
import Foundation
import Reporting

/// `tracebook init`: a small book to start from.
struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Make a small book that passes verify, to start from.",
        discussion: """
            Writes a first chapter that teaches the syntax, the book's settings and contents, its \
            pages, a .gitignore and a workflow that verifies the book with every push. Files that exist \
            are never touched: if one of them is in the way, nothing is written.

            Examples:
              tracebook init my-book
              tracebook init .
            """)

    @Argument(help: "The folder of the new book; it is made if it is missing.", completion: .directory)
    var folder: String

    func run() throws {
        let terminal = Terminal()
        let book = Folder(path: folder)
        let inTheWay = StarterBook.files.map(\.path).filter { book.kind(of: $0) != nil }
        guard inTheWay.isEmpty else {
            terminal.report(inTheWay.map { path in
                Diagnostic(code: .fileInTheWay, "\(book.shown(path)) exists already", at: nil)
            })
            throw ExitStatus.couldNotRun
        }
        try terminal.reporting { try write(to: book) }
        let build = try BookOptions.build(book, terminal)
        guard let site = build.site else { preconditionFailure("the book to start from has errors") }
        let output = SitePlace(in: book)
        let summary = try terminal.reporting { try SiteWriter(output).write(site) }
        for file in StarterBook.files { terminal.say("\(book.shown(file.path))\n") }
        terminal.say("\(output.path): \(summary.written) written\n\n\(nextSteps)")
    }

    private func write(to book: Folder) throws {
        let isNew = !book.isThere
        try book.make()
        var written: [String] = []
        do {
            for file in StarterBook.files {
                try book.write(file.bytes, to: file.path)
                written.append(file.path)
            }
        } catch {
            for path in written { try? book.remove(path) }
            for file in StarterBook.files { book.removeEmptyFolders(above: file.path) }
            if isNew { _ = FileChange.make { rmdir(book.path) } }
            throw error
        }
    }

    private var nextSteps: String {
        let steps = folder == "." ? "" : "  cd \(ShellWord.quoted(folder))\n"
        let edit = "  tracebook serve --open    and edit Chapters/01-a-first-scenario.md\n"
        return "Next:\n\(steps)\(edit)  tracebook verify          before it is committed\n"
    }
}

/// The files of the book that `init` makes; they are in `Starter/` and are compiled into the tool.
enum StarterBook {
    /// By their paths in the book.
    static let files: [(path: String, bytes: [UInt8])] = [
        ("Chapters/SUMMARY.md", BundledText.bytes("Starter/summary.md")),
        ("Chapters/Book.json", BundledText.bytes("Starter/settings.json")),
        ("Chapters/01-a-first-scenario.md", BundledText.bytes("Starter/first-chapter.md")),
        (".gitignore", BundledText.bytes("Starter/ignore.txt")),
        (".github/workflows/book.yml", BundledText.bytes("Starter/workflow.yml")),
    ]
}
