import Foundation

/// Generated books of 10, 100 and 1,000 chapters, built by the `tracebook` of the same build, beside the
/// `cmark` command and Hugo, where that is installed, on the same files: cold, without pages and without
/// anything that an earlier build kept; again with nothing to do; after one chapter was edited; and verified,
/// which trusts nothing that was kept.
/// The fences are filled beforehand, as in any book that was written with care.
enum BookBenchmark {
    private static let rounds = 3
    private static let widths = [8, 9, 9, 9, 9, 9, 9, 9, 12, 13, 7]

    static func run() {
        print("Generated books: 1,500 words and five scenarios a chapter; processor seconds of processes\n")
        row(
            "chapters", "cmark", "hugo", "cold", "x cmark", "no change", "one edit", "verify", "build memory",
            "verify memory", "site", widths: widths)
        row(
            "---", "---", "---", "---", "---", "---", "---", "---", "---", "---", "---", widths: widths)
        for chapters in [10, 100, 1_000] {
            do {
                try measure(chapters)
            } catch {
                print("no figures for \(chapters) chapters: \(error)")
            }
        }
        print("")
    }

    private static func measure(_ chapters: Int) throws {
        let book = try GeneratedBook(chapters: chapters)
        let cold = try median { round in
            try book.putBuildsAside(round: round)
            return try run("build", book)
        }
        let again = try median { _ in try run("build", book) }
        let edited = try median { round in
            try book.edit(chapter: 1 + chapters / 2, round: round)
            return try run("build", book)
        }
        let verified = try median { _ in try run("verify", book) }
        let files = (1...chapters).map { book.chapter($0).path }
        let cmark = try median { _ in try ChildProcess(URL(fileURLWithPath: "/usr/bin/cmark"), files) }
        let site = try HugoSite(book)
        let hugo = try site.map { try median($0.build).processorSeconds.fixed(2) }
        let times = [cold, again, edited, verified].map { $0.processorSeconds.fixed(2) }
        row(
            String(chapters), cmark.processorSeconds.fixed(3), hugo ?? "none", times[0],
            (cold.processorSeconds / cmark.processorSeconds).fixed(1), times[1], times[2], times[3],
            "\(max(cold.peakMegabytes, edited.peakMegabytes)) MB", "\(verified.peakMegabytes) MB",
            "\(book.siteMegabytes) MB", widths: widths)
    }

    private static func run(_ command: String, _ book: GeneratedBook) throws -> ChildProcess {
        try ChildProcess(
            GeneratedBook.tool, [command, book.folder.path],
            environment: ["XDG_CACHE_HOME": book.cache.path])
    }

    private static func median(_ measure: (Int) throws -> ChildProcess) throws -> ChildProcess {
        try (0..<rounds).map(measure).sorted { $0.processorSeconds < $1.processorSeconds }[rounds / 2]
    }
}
