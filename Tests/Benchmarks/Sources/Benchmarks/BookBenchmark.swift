import Foundation

/// Generated books of 10, 100 and 1,000 chapters, built by the `tracebook` of the same build, beside the
/// `cmark` command on the same files: cold, without pages and without anything that an earlier build kept;
/// again with nothing to do; and after one chapter was edited. The fences are filled beforehand, as in any
/// book that was written with care.
enum BookBenchmark {
    private static let rounds = 3

    static func run() {
        print("Generated books: 1,500 words and five scenarios a chapter; whole processes, seconds\n")
        let widths = [8, 10, 10, 10, 10, 10, 10, 12]
        row(
            "chapters", "scenarios", "cold", "no change", "one edit", "cmark", "ratio", "peak memory",
            widths: widths)
        row("---", "---", "---", "---", "---", "---", "---", "---", widths: widths)
        for chapters in [10, 100, 1_000] {
            do {
                try measure(chapters, widths)
            } catch {
                print("no figures for \(chapters) chapters: \(error)")
            }
        }
        print("\nThe ratio is that of the cold build and cmark.\n")
    }

    private static func measure(_ chapters: Int, _ widths: [Int]) throws {
        let book = try GeneratedBook(chapters: chapters)
        let output = book.folder.appendingPathComponent("Output")
        let cold = try median { _ in
            for folder in [output, book.cache] { _ = try? FileManager.default.removeItem(at: folder) }
            return try build(book)
        }
        let again = try median { _ in try build(book) }
        let edited = try median { round in
            try book.edit(chapter: 1 + chapters / 2, round: round)
            return try build(book)
        }
        let files = (1...chapters).map { book.chapter($0).path }
        let cmark = try median { _ in try ChildProcess(URL(fileURLWithPath: "/usr/bin/cmark"), files) }
        row(
            String(chapters), String(chapters * 5), cold.seconds.fixed(3), again.seconds.fixed(3),
            edited.seconds.fixed(3), cmark.seconds.fixed(3), (cold.seconds / cmark.seconds).fixed(1),
            "\(edited.peakMegabytes) MB", widths: widths)
    }

    private static func build(_ book: GeneratedBook) throws -> ChildProcess {
        try ChildProcess(
            GeneratedBook.tool, ["build", book.folder.path],
            environment: ["XDG_CACHE_HOME": book.cache.path])
    }

    private static func median(_ measure: (Int) throws -> ChildProcess) throws -> ChildProcess {
        try (0..<rounds).map(measure).sorted { $0.seconds < $1.seconds }[rounds / 2]
    }
}
