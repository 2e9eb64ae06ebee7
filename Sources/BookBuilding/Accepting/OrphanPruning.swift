import CommonMark
import Reporting

/// A chapter without the output fences of scenarios that are not there any more. Fences inside quotes and
/// lists stay: what is around them was written with them.
package struct OrphanPruning: Sendable {
    /// The chapter as it was read.
    package let file: SourceFile
    /// Its path inside Chapters.
    let path: String
    /// What goes, in reading order: `the log of 01-who-is-hit/tap-red`.
    package private(set) var removed: [String] = []
    /// What stays although its scenario is gone, with its place:
    /// `the log of 01-who-is-hit/tap-red, Chapters/01-who-is-hit.md:12`.
    package private(set) var left: [String] = []
    /// The full names of the scenarios that are gone, of fences that go and of those that stay.
    private var names: Set<String> = []
    /// The stretches that go, ascending.
    private var ranges: [Range<Int>] = []

    /// Those of a book's chapters that have such fences, sorted by path.
    ///
    /// - Parameter names: of the scenarios whose fences are meant, or endings of these; none for all.
    package static func all(in source: BookSource, named names: [String] = []) -> [OrphanPruning] {
        source.chapters.keys.sorted().compactMap { path in
            source.chapters[path].flatMap { OrphanPruning($0, path: path, named: names) }
        }
    }

    /// Nil when there is no such fence.
    private init?(_ file: SourceFile, path: String, named wanted: [String]) {
        guard let document = try? MarkdownDocument(file) else { return nil }
        self.file = file
        self.path = path
        let chapter = Chapter(document, path: path)
        for orphan in chapter.orphans {
            let shown = [orphan.of] + (orphan.other.map { [$0.name] } ?? [])
            let full = shown.map(chapter.scenarioPath)
            let isMeant = wanted.isEmpty
                || wanted.contains { name in full.contains { ScenarioNames.matches(name, $0) } }
            guard isMeant else { continue }
            names.formUnion(full)
            let words = "the \(orphan.word) of \(full[0])"
            if orphan.fence.linePrefix.isEmpty, let closing = orphan.fence.closing {
                ranges.append(range(of: orphan.fence, closing: closing))
                removed.append(words)
            } else {
                left.append("\(words), \(file.path):\(orphan.fence.line)")
            }
        }
        if names.isEmpty { return nil }
    }

    /// Whether one of the scenarios that are gone is meant by a name.
    func isNamed(_ name: String) -> Bool { names.contains { ScenarioNames.matches(name, $0) } }

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

    /// Where a byte of `bytes` is in the chapter as it was read.
    func offsetAsRead(_ offset: Int) -> Int {
        ranges.reduce(offset) { $0 >= $1.lowerBound ? $0 + $1.count : $0 }
    }
}
