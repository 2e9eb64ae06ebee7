/// A table of runs as its page shows it.
package struct TableListing: Sendable {
    package var header: [String]
    /// The cells of each run.
    package var rows: [[String]]
    /// So many columns from the left are the values that were varied.
    package var dimensions: Int
    /// The column that says how long the log is, by its index.
    package var logColumn: Int?
    /// The log of each run.
    package var logs: [LogListing]

    /// A run in words: `alpha 0, hidden true`.
    func combination(_ row: Int) -> String {
        zip(header, rows[row]).prefix(dimensions).map { "\($0) \($1)" }.joined(separator: ", ")
    }
}
