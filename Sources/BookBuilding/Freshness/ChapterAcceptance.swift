import CommonMark
import Reporting

/// A chapter whose stale fences can be brought up to date.
package struct ChapterAcceptance: Sendable {
    /// The chapter as it was read.
    package var file: SourceFile
    /// What changes, in reading order.
    package var fences: [StaleFence]

    /// - Parameter fences: of this file, as it was when they were found.
    init?(_ fences: [StaleFence], of file: SourceFile) {
        guard !fences.isEmpty else { return nil }
        self.file = file
        self.fences = fences
    }

    /// Only some of `fences`, by their indices, ascending; nil when those are none.
    package func choosing(_ chosen: [Int]) -> ChapterAcceptance? {
        ChapterAcceptance(chosen.map { fences[$0] }, of: file)
    }

    /// The chapter with the new bodies between its fence lines; every other byte is as it was.
    package var bytes: [UInt8] {
        // It was read when its fences were found, so it can be read.
        guard let document = try? MarkdownDocument(file) else { return file.bytes }
        let blocks = Dictionary(
            document.fences.map { ($0.opening.lowerBound, $0) }, uniquingKeysWith: { first, _ in first })
        let edits = fences.compactMap { fence -> (fence: FencedBlock, body: [UInt8])? in
            guard let block = blocks[fence.span.range.lowerBound] else { return nil }
            return (block, Array(fence.produced.map { $0 + "\n" }.joined().utf8))
        }
        return FenceSplice.splice(edits, into: file)
    }
}
