import EventEngine

/// How many columns a drawing may take.
package enum FigureWidth: CaseIterable, Sendable {
    /// The committed text: at most 76 columns.
    case wide
    /// The second form, for phones: at most 40 columns.
    case narrow

    /// The most columns a row may have.
    package var columns: Int { self == .wide ? 76 : 40 }
}

/// A picture made of text. A figure is a value that is computed once from a recording; both of its forms
/// are drawn from that one model.
package protocol Figure: Sendable {
    /// Why there is nothing to draw although something was asked for, as a sentence without its end: no such
    /// touch. Nil when there is something.
    var problem: String? { get }
    /// The words of the request that name nothing in the recording, in the order given.
    var unknownNames: [String] { get }
    /// What such words could have said, sorted, each once.
    var knownNames: [String] { get }
    /// The form for a width. Printable ASCII, no trailing blanks; empty when there is nothing to draw.
    func canvas(_ width: FigureWidth) -> Canvas
    /// One sentence that says what the picture shows, for readers who cannot see it. It uses the scenario's
    /// names as they are, so it is not always ASCII.
    var accessibleDescription: String { get }
    /// The picture's facts as a table, with the scenario's names as they are.
    var table: FigureTable { get }
}

extension Figure {
    package var problem: String? { nil }
    package var unknownNames: [String] { [] }
    package var knownNames: [String] { [] }

    /// The body of the figure's fence: the rows, each ended by a line feed, or `(nothing)`.
    package func render(_ width: FigureWidth = .wide) -> [UInt8] {
        canvas(width).fenceBody
    }
}

extension Canvas {
    /// The rows, each ended by a line feed, or `(nothing)`.
    package var fenceBody: [UInt8] {
        let bytes = bytes
        return bytes.isEmpty ? Array("(nothing)\n".utf8) : bytes
    }
}

/// The facts of a figure in rows and columns, for an HTML `<table>`.
package struct FigureTable: Equatable, Sendable {
    /// One row, about one object.
    package struct Row: Equatable, Sendable {
        /// As many as `FigureTable.header` has.
        package var cells: [String]
        package var object: ObjectID
        /// The number of the trace entry that the row is about; nil when there is none.
        package var entry: Int?
    }

    package var caption: String
    package var header: [String]
    /// The column that names what a row is about, by its index.
    package var nameColumn = 0
    package var rows: [Row]
}
