import Diagrams

/// The output of one fence: what its scenario gave, as the chapter commits it and as the page shows it.
package struct FenceOutput: Sendable {
    /// How a page shows it.
    package enum Form: Sendable {
        case log(LogListing)
        case drawing(Drawing)
        case comparison(ComparisonListing)
        case table(TableListing)
        /// Why something did not happen.
        case reasons(WhyNotListing)
        /// The diagnostic of a scenario that must be rejected.
        case rejection
    }

    /// The body that the fence must have: lines, each ended by a line feed; `(nothing)` when there are none.
    package var body: [UInt8]
    package var form: Form
    /// For each line of `body` the number of the trace entry that it shows (from 0), nil where it shows none;
    /// a body whose lines show no calls has no numbers at all.
    package var entries: [Int?]
    /// The same for the other scenario of a comparison.
    package var otherEntries: [Int?] = []

    /// What the scenarios' runs were, in a number.
    var trace = Fingerprint()

    /// The lines of the body.
    package var lines: [String] {
        body.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
            .map { String(decoding: $0, as: UTF8.self) }
    }
}

/// A picture made of characters, in the two widths that the page chooses from, and its alternatives in words.
package struct Drawing: Sendable {
    /// At most 76 columns; what the chapter commits.
    package var wide: DrawnText
    /// At most 40 columns, for phones.
    package var narrow: DrawnText
    /// One sentence that says what the picture shows.
    package var sentence: String
    /// The picture's facts.
    package var table: FigureTable
}

/// One width of a picture: characters that know the object they belong to.
package struct DrawnText: Sendable {
    package var canvas: Canvas
    /// Where points of the screen lie in it; nil for a picture that is not to scale.
    package var places: PicturePlaces?

    /// How many rows there are up to the end of the picture; table and legend follow.
    var frameRows: Int { places?.rows ?? canvas.height }

    init(_ canvas: Canvas, places: PicturePlaces? = nil) {
        self.canvas = canvas
        self.places = places
    }
}
