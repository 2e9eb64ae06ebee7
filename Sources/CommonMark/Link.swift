import Reporting

/// A link or an image, with the places of its parts as far as they are beside its text.
package struct Link: Sendable {
    /// How a link is written.
    package enum Form: Sendable {
        /// `[text](destination "title")`
        case inline
        /// `[text][label]`, `[text]`: destination and title are elsewhere.
        case reference
        /// `<https://...>`
        case automatic
    }

    /// Its place among the document's links and images, from 0.
    package var index: Int
    /// The index of its node in the document.
    package var node: Int
    package var isImage: Bool
    package var form: Form
    /// Where it leads, without escapes and entities, percent signs as written.
    package var destination: String
    /// The title without quotes, escapes and entities; empty when there is none.
    package var title: String
    /// What it says, as plain text.
    package var text: String
    /// The whole link in the file.
    package var range: Range<Int>
    /// The destination in the file, without angle brackets; nil unless the form is `inline`.
    package var destinationRange: Range<Int>?
    /// The title in the file, without its quotes; nil unless the form is `inline` and there is a title.
    package var titleRange: Range<Int>?
    /// For each UTF-8 byte of `title`, and for its end, the byte of the file it was written with: the way
    /// from a place inside the title to line and column, over escapes and line ends. Empty when `titleRange`
    /// is nil.
    package var titleOffsets: [Int]
}
