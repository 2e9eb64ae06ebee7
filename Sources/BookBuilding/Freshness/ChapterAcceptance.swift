import CommonMark
import Reporting

/// A chapter whose stale fences can be brought up to date.
package struct ChapterAcceptance: Sendable {
    /// The chapter as it was read.
    package var file: SourceFile
    /// What changes, in reading order.
    package var fences: [StaleFence]
    /// The blocks to fill and their new bodies, one for each of `fences`.
    private var edits: [(fence: FencedBlock, body: [UInt8])]

    init?(_ report: FreshnessReport, of file: SourceFile) {
        guard !report.stale.isEmpty else { return nil }
        self.file = file
        fences = report.stale.map(\.report)
        edits = report.stale.map { ($0.fence, $0.body) }
    }

    /// Only some of `fences`, by their indices, ascending; nil when those are none.
    package func choosing(_ chosen: [Int]) -> ChapterAcceptance? {
        guard !chosen.isEmpty else { return nil }
        var copy = self
        copy.fences = chosen.map { fences[$0] }
        copy.edits = chosen.map { edits[$0] }
        return copy
    }

    /// The chapter with the new bodies between its fence lines; every other byte is as it was.
    package var bytes: [UInt8] { FenceSplice.splice(edits, into: file) }
}
