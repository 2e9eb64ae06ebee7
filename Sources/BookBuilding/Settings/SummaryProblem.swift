import Reporting

/// What can be wrong with `SUMMARY.md`.
enum SummaryProblem {
    case foreignBlock(SourceSpan)
    case foreignText(SourceSpan)
    case itemWithoutLink(SourceSpan)
    case emptyHeading(SourceSpan)
    case missingTitle(SourceSpan)
    case outsideOfBook(String, SourceSpan)
    case noChapter(String, SourceSpan)
    case missingChapter(String, SourceSpan, known: [String])
    case listedTwice(String, SourceSpan, first: SourceSpan)
    case tooManyChapters(SourceSpan, limit: Int)
    case noChapters(SourceFile)

    /// The problem as an author reads it.
    var diagnostic: Diagnostic {
        switch self {
        case .foreignBlock(let span), .foreignText(let span):
            return Diagnostic(
                code: .badSummary, "only headings, rules and links to chapters can be here", at: span,
                hint: "for example - [Who is hit?](01-who-is-hit.md)")
        case .itemWithoutLink(let span):
            return Diagnostic(
                code: .badSummary, "the item does not begin with a link to a chapter", at: span,
                hint: "for a chapter to come write [Title]()")
        case .emptyHeading(let span):
            return Diagnostic(code: .badSummary, "the heading says nothing", at: span)
        case .missingTitle(let span):
            return Diagnostic(
                code: .badSummary, "the chapter has no title", at: span,
                hint: "write it between the brackets")
        case .outsideOfBook(let path, let span):
            return Diagnostic(
                code: .outsideOfBook, "'\(path)' leads out of the folder Chapters", at: span,
                hint: "a book is made of the files in it")
        case .noChapter(let path, let span):
            return Diagnostic(
                code: .noChapter, "'\(path)' is no chapter", at: span,
                hint: "chapters are files that end in .md")
        case .missingChapter(let path, let span, let known):
            return Diagnostic(
                code: .missingChapter, "the file 'Chapters/\(path)' does not exist", at: span,
                hint: Suggestion.hint(for: path, among: known)
                    ?? "write it, or leave the destination empty for a chapter to come")
        case .listedTwice(let path, let span, let first):
            let note = Diagnostic(.note, code: .listedTwice, "it is listed here first", at: first)
            return Diagnostic(code: .listedTwice, "'\(path)' is listed twice", at: span, notes: [note])
        case .tooManyChapters(let span, let limit):
            return Diagnostic(code: .tooManyChapters, "a book may have \(limit) chapters", at: span)
        case .noChapters(let file):
            return Diagnostic(
                code: .noChapters, "the book has no chapters", at: SourceSpan(file: file, range: 0..<0),
                hint: "list them: - [Who is hit?](01-who-is-hit.md)")
        }
    }
}
