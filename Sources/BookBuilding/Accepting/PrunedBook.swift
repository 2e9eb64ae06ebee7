import Reporting

/// A book without the output fences of scenarios that are no more. Nothing is written yet: it can be built,
/// and places in it lead back to the chapters as they were read, which is what an author sees.
package struct PrunedBook: Sendable {
    /// To be built.
    package private(set) var source: BookSource
    package let prunings: [OrphanPruning]
    /// By the chapter's path as diagnostics show it.
    private var byPath: [String: OrphanPruning] = [:]

    /// - Parameter prunings: of the source's chapters; none to leave the book as it is.
    package init(_ source: BookSource, without prunings: [OrphanPruning]) {
        self.source = source
        self.prunings = prunings
        for pruning in prunings {
            byPath[pruning.file.path] = pruning
            guard !pruning.removed.isEmpty else { continue }
            self.source.chapters[pruning.path] = SourceFile(path: pruning.file.path, bytes: pruning.bytes)
        }
    }

    /// What is to be written: the chapters as they were read, each with its new bytes.
    ///
    /// - Parameter acceptances: of a build of `source`.
    package func changes(accepting acceptances: [ChapterAcceptance]) -> [(file: SourceFile, bytes: [UInt8])] {
        let accepted = Set(acceptances.map(\.file.path))
        return acceptances.map { (byPath[$0.file.path]?.file ?? $0.file, $0.bytes) }
            + prunings.filter { !$0.removed.isEmpty && !accepted.contains($0.file.path) }
            .map { ($0.file, $0.bytes) }
    }

    // MARK: Places

    /// A diagnostic of the build, at its place in the chapter as it was read.
    package func asRead(_ diagnostic: Diagnostic) -> Diagnostic {
        var diagnostic = diagnostic
        diagnostic.span = diagnostic.span.map(asRead)
        diagnostic.notes = diagnostic.notes.map(asRead)
        return diagnostic
    }

    /// A fence of the build, at its place in the chapter as it was read.
    package func asRead(_ fence: StaleFence) -> StaleFence {
        var fence = fence
        fence.span = asRead(fence.span)
        fence.firstLine = fence.span.start.line + 1
        return fence
    }

    private func asRead(_ span: SourceSpan) -> SourceSpan {
        guard let pruning = byPath[span.file.path] else { return span }
        let start = pruning.offsetAsRead(span.range.lowerBound)
        let end = span.range.isEmpty ? start : pruning.offsetAsRead(span.range.upperBound - 1) + 1
        return SourceSpan(file: pruning.file, range: start..<end)
    }
}
