import Diagrams

/// The output of one fence: what a scenario gave, in the form that the chapter commits and in the forms that
/// the page shows.
package struct Figure: Sendable {
    /// How a page shows it.
    package enum Form: Sendable {
        case log(LogListing)
        case drawing(Drawing)
        /// The diagnostic of a scenario that must be rejected, or anything else that is text and no picture.
        case text
    }

    /// The body that the fence must have: lines, each ended by a line feed; `(nothing)` when there are none.
    package var body: [UInt8]
    package var form: Form
    /// For each line of `body` the number of the trace entry that it shows (from 0), nil where it shows none.
    package var entries: [Int?]

    package init(body: [UInt8], form: Form, entries: [Int?] = []) {
        self.body = body
        self.form = form
        self.entries = entries
    }

    /// What a fence holds when its scenario gave nothing to show.
    package static let nothing = Array("(nothing)\n".utf8)
}

/// A picture made of characters, in the two widths that the page chooses from, with its alternatives in
/// words.
package struct Drawing: Sendable {
    /// At most 76 columns; what the chapter commits.
    package var wide: [UInt8]
    /// At most 40 columns, for phones.
    package var narrow: [UInt8]
    /// One sentence that says what the picture shows.
    package var sentence: String
    /// The picture's facts as a table; nil when the drawing has none.
    package var table: DataTable?
}

/// Rows and columns of text.
package struct DataTable: Sendable {
    package var caption: String
    package var columns: [String]
    package var rows: [[String]]
}
