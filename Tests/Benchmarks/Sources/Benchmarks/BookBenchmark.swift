import Foundation

/// Generated books of 10, 100 and 1,000 chapters, built by the `tracebook` of the same build, beside the
/// `cmark` command on the same files: cold, and again with nothing to do. The fences are filled beforehand,
/// as in any book that was written with care.
enum BookBenchmark {
    static func run() {
        print("Generated books: 1,500 words and five scenarios a chapter; whole processes, seconds\n")
        let widths = [8, 10, 12, 12, 10, 14, 12]
        row(
            "chapters", "scenarios", "build", "again", "cmark", "build / cmark", "peak memory",
            widths: widths)
        row("---", "---", "---", "---", "---", "---", "---", widths: widths)
        for chapters in [10, 100, 1_000] {
            do {
                try measure(chapters, widths)
            } catch {
                print("no figures for \(chapters) chapters: \(error)")
            }
        }
        print("")
    }

    private static func measure(_ chapters: Int, _ widths: [Int]) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("tracebook-benchmark-\(chapters)")
        try? FileManager.default.removeItem(at: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        var generator = BookGenerator()
        try generator.write(chapters: chapters, to: folder)

        let tool = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("tracebook")
        _ = try ChildProcess(tool, ["accept", folder.path])
        let cold = try ChildProcess(tool, ["build", folder.path])
        let again = try ChildProcess(tool, ["build", folder.path])
        let files = (1...chapters).map { folder.appendingPathComponent("Chapters/chapter-\($0).md").path }
        let cmark = try ChildProcess(URL(fileURLWithPath: "/usr/bin/cmark"), files)
        row(
            String(chapters), String(chapters * 5), cold.seconds.fixed(3), again.seconds.fixed(3),
            cmark.seconds.fixed(3), (cold.seconds / cmark.seconds).fixed(0),
            "\(max(cold.peakMegabytes, again.peakMegabytes)) MB", widths: widths)
    }
}
