import Reporting

extension MarkdownProblem {
    /// The problem as an author reads it.
    package var diagnostic: Diagnostic {
        switch self {
        case .notUTF8(let file, let offset): return file.encodingProblem(at: offset)
        case .tooLarge(let file, let limit):
            return Diagnostic(
                code: .fileTooLarge,
                "the file has \(file.bytes.count) bytes, and a Markdown file may have \(limit)",
                at: SourceSpan(file: file, range: 0..<0), hint: "split it into several chapters")
        case .tooManyMarks(let file, let offset, let limit):
            return Diagnostic(
                code: .fileTooLarge,
                "up to here the file has more than \(limit) brackets, stars, line ends and the like",
                at: SourceSpan(file: file, range: offset..<offset + 1),
                hint: "split it into several chapters")
        case .tooDeep(let file, let offset, let limit):
            return Diagnostic(
                code: .nestedTooDeeply, "quotes and lists are nested more than \(limit) levels deep here",
                at: SourceSpan(file: file, range: offset..<offset + 1))
        case .tooManyCells(let file, let offset, let limit):
            return Diagnostic(
                code: .fileTooLarge,
                "with this table the file has more than \(limit) cells, those that rows leave out included",
                at: SourceSpan(file: file, range: offset..<offset + 1), hint: "split the table")
        case .tooEntangled(let file, let offset, let limit):
            return Diagnostic(
                code: .nestedTooDeeply,
                "more than \(limit) tables and footnotes follow each other up to here without an empty line",
                at: SourceSpan(file: file, range: offset..<offset + 1), hint: "put empty lines between them")
        case .tooManyImages(let file, let offset, let limit):
            return Diagnostic(
                code: .tooManyImages,
                "more than \(limit) images begin in these lines without an empty line",
                at: SourceSpan(file: file, range: offset..<offset + 2), hint: "put an empty line between them"
            )
        }
    }
}
