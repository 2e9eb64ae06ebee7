/// A heading of a document.
package struct Heading: Sendable {
    /// Its place among the document's headings, from 0.
    package var index: Int
    /// The index of its node in the document.
    package var node: Int
    /// 1 to 6.
    package var level: Int
    /// What it says as plain text, without an explicit id.
    package var text: String
    /// The whole heading in the file.
    package var range: Range<Int>
    /// What the author wrote as `{#id}` at the end of the heading.
    package var explicitID: ExplicitID?

    /// An id of the author's choice.
    package struct ExplicitID: Sendable {
        package var id: String
        /// The id in the file, without `{#` and `}`.
        package var range: Range<Int>
    }
}
