import Reporting

/// Why a file is no Markdown document.
package enum MarkdownProblem: Error {
    /// The bytes at `offset` are no character in UTF-8.
    case notUTF8(SourceFile, offset: Int)
    /// The file has more bytes than a document may have.
    case tooLarge(SourceFile, limit: Int)
    /// The text has more lines, brackets and other marks than it may have, the first too many at `offset`.
    case tooManyMarks(SourceFile, offset: Int, limit: Int)
    /// Quotes and lists are nested deeper than they may be, first at `offset`.
    case tooDeep(SourceFile, offset: Int, limit: Int)
    /// A paragraph has more openings of images than it may have, the first too many at `offset`.
    case tooManyImages(SourceFile, offset: Int, limit: Int)
    /// The tables have more cells than they may have; the table at `offset` is the first too many.
    case tooManyCells(SourceFile, offset: Int, limit: Int)
    /// Tables and footnotes follow each other without empty lines more often than they may, until `offset`.
    case tooEntangled(SourceFile, offset: Int, limit: Int)
}
