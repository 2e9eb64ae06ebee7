import Foundation

/// A generated book in a temporary folder, its fences filled; removed with the value.
final class GeneratedBook: Sendable {
    let folder: URL
    let chapters: Int

    /// The `tracebook` of the same build.
    static let tool = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("tracebook")

    init(chapters: Int) throws {
        self.chapters = chapters
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("tracebook-benchmark-\(chapters)-\(UUID().uuidString)")
        var generator = BookGenerator()
        try generator.write(chapters: chapters, to: folder)
        _ = try ChildProcess(Self.tool, ["accept", folder.path])
    }

    deinit { _ = try? FileManager.default.removeItem(at: folder) }

    /// Where builds of this book keep chapters.
    var cache: URL { folder.appendingPathComponent("cache") }

    /// The site that builds of this book write.
    var output: URL { folder.appendingPathComponent("Output") }

    /// Puts what builds have left aside, so that the next one is cold. Deleted it would slow that one down:
    /// where thousands of files have just been deleted, a disk makes new ones with more care.
    func putBuildsAside(round: Int) throws {
        let aside = folder.appendingPathComponent("aside-\(round)")
        try FileManager.default.createDirectory(at: aside, withIntermediateDirectories: true)
        for left in [output, cache] where FileManager.default.fileExists(atPath: left.path) {
            try FileManager.default.moveItem(
                at: left, to: aside.appendingPathComponent(left.lastPathComponent))
        }
    }

    /// How large that site is.
    var siteMegabytes: Int {
        let files = FileManager.default.enumerator(at: output, includingPropertiesForKeys: [.fileSizeKey])
        let sizes = (files?.allObjects as? [URL] ?? []).map {
            (try? $0.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
        }
        return sizes.reduce(0, +) >> 20
    }

    func chapter(_ number: Int) -> URL { folder.appendingPathComponent("Chapters/chapter-\(number).md") }

    /// Saves a chapter with one more sentence, as an editor does that writes into the file.
    func edit(chapter number: Int, round: Int) throws {
        let text = try String(contentsOf: chapter(number), encoding: .utf8)
        try Data((text + "\nEdited in round \(round).\n").utf8).write(to: chapter(number))
    }
}
