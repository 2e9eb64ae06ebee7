import CommonMark
import Reporting

/// The diagnostics of a rejected scenario as the body of an `error` fence. They are printed as everywhere,
/// but the place is the scenario's name, and lines count from the block's first line: where in the chapter
/// the block is must not matter to its output.
enum RejectionText {
    /// - Parameter blocks: the code blocks that the scenario consists of, each with its name.
    static func body(of diagnostics: [Diagnostic], in blocks: [(name: String, fence: FencedBlock)]) -> [UInt8]
    {
        let files = blocks.map { block in
            SourceFile(path: block.name, text: block.fence.bodyLines.map { $0 + "\n" }.joined())
        }
        let moved = diagnostics.map { move($0, from: blocks.map(\.fence), to: files) }
        return Array(DiagnosticRenderer(style: .plain).render(moved).utf8)
    }

    private static func move(
        _ diagnostic: Diagnostic, from fences: [FencedBlock], to files: [SourceFile]
    ) -> Diagnostic {
        var moved = diagnostic
        moved.span = diagnostic.span.map { move($0, from: fences, to: files) }
        moved.notes = diagnostic.notes.map { move($0, from: fences, to: files) }
        return moved
    }

    /// The same place in the block's own text; a place in no block stays.
    private static func move(_ span: SourceSpan, from fences: [FencedBlock], to files: [SourceFile])
        -> SourceSpan
    {
        for (fence, file) in zip(fences, files) where fence.file === span.file {
            let line = fence.lines.firstIndex { line in
                line.range.lowerBound - line.leadingSpaces <= span.range.lowerBound
                    && span.range.lowerBound <= line.range.upperBound
            }
            guard let line else { continue }
            let origin = fence.lines[line].range.lowerBound - fence.lines[line].leadingSpaces
            let start = file.lineStarts[line] + span.range.lowerBound - origin
            return SourceSpan(file: file, range: start..<start + span.range.count)
        }
        return span
    }
}
