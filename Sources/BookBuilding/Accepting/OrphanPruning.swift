import CommonMark
import Reporting

/// A chapter without the output fences of scenarios that are not there any more. Fences inside quotes and
/// lists stay: what is around them was written with them.
package struct OrphanPruning: Sendable {
    /// The chapter as it was read.
    package let file: SourceFile
    /// What goes, in reading order: `the log of 01-who-is-hit/tap-red`.
    package private(set) var removed: [String] = []
    /// The stretches that go, ascending.
    private var ranges: [Range<Int>] = []

    /// Those of a book's chapters that have such fences, sorted by path.
    package static func all(in source: BookSource) -> [OrphanPruning] {
        source.chapters.keys.sorted().compactMap { path in
            source.chapters[path].flatMap { OrphanPruning($0, path: path) }
        }
    }

    /// Nil when there is nothing to remove.
    private init?(_ file: SourceFile, path: String) {
        guard let document = try? MarkdownDocument(file) else { return nil }
        self.file = file
        let chapter = Chapter(document, path: path)
        for orphan in chapter.orphans where orphan.fence.linePrefix.isEmpty {
            guard let closing = orphan.fence.closing else { continue }
            ranges.append(range(of: orphan.fence, closing: closing))
            removed.append("the \(orphan.kind) of \(chapter.scenarioPath(orphan.of))")
        }
        if removed.isEmpty { return nil }
    }

    /// The lines of a block, and the empty lines behind it.
    private func range(of fence: FencedBlock, closing: Range<Int>) -> Range<Int> {
        let start = file.lineStarts[fence.line - 1]
        var line = file.line(at: closing.lowerBound) + 1
        while line <= file.lineStarts.count, file.bytes(ofLine: line).isEmpty, line < file.lineStarts.count {
            line += 1
        }
        let end = line <= file.lineStarts.count ? file.lineStarts[line - 1] : file.bytes.count
        return start..<max(start, end)
    }

    /// The chapter's bytes without them; every other byte stays.
    package var bytes: [UInt8] {
        var result: [UInt8] = []
        var copied = 0
        for range in ranges {
            result += file.bytes[copied..<max(copied, range.lowerBound)]
            copied = max(copied, range.upperBound)
        }
        return result + file.bytes[copied...]
    }
}
