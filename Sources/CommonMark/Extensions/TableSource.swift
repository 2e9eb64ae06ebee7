/// A table as it lies in the file: found between the lines of what libcmark alone calls a paragraph.
struct TableSource {
    /// One row.
    struct Row {
        /// The line of the file.
        var line: Int
        /// The cells as ranges of the file, at most as many as the table has columns.
        var cells: [Range<Int>]
    }

    /// The line of the header; the row of dashes is the next.
    var firstLine: Int
    var lastLine: Int
    var alignments: [ColumnAlignment]
    /// The header, then the rows.
    var rows: [Row]
    /// The bytes before the first cell: with the mark of a list item that begins on that line.
    var firstPrefix: [UInt8]
    /// The bytes before the others, by which libcmark finds them in the same quotes and items.
    var prefix: [UInt8]
    /// Where the table begins in the file.
    var start: Int
}
