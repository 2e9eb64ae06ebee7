/// One block or inline of a document. A document keeps its nodes flat, each before its children, so that text
/// nested thousands of levels deep costs no stack.
package struct MarkdownNode: Sendable {
    /// What a node is, with what only this kind has.
    package enum Kind: Equatable, Sendable {
        case blockQuote
        /// A quote that begins with `[!NOTE]` or one of its sisters, without that line.
        case alert(Alert)
        /// `start` is the first number of an ordered list, nil for bullets.
        case list(start: Int?, isTight: Bool)
        case item
        /// An item that begins with `[ ]` or `[x]`, without the box.
        case task(isDone: Bool)
        /// A table, with the alignment of each column; its children are rows.
        case table([ColumnAlignment])
        case tableRow(isHeader: Bool)
        case tableCell(ColumnAlignment)
        /// The text of a footnote, where it is written; `index` is the one in `MarkdownDocument.footnotes`.
        case footnote(index: Int)
        /// `fence` is the index in `MarkdownDocument.fences`, nil for an indented block.
        case codeBlock(fence: Int?)
        case htmlBlock
        case paragraph
        case heading(level: Int)
        case thematicBreak
        case text(String)
        case softBreak
        case lineBreak
        case code(String)
        case htmlInline
        case emphasis
        case strong
        case strikethrough
        /// `[^label]`: a footnote of the document, and which of the references to it this is, from 1.
        case footnoteReference(index: Int, use: Int)
        case link(Target)
        case image(Target)
    }

    /// Where a link or image leads, without escapes and entities; both empty when left out.
    package struct Target: Equatable, Sendable {
        package var destination: String
        package var title: String
    }

    package var kind: Kind
    /// Bytes of the file. Blocks reach from their first character to the end of their last line; a soft or
    /// hard break is the empty range at the end of its line.
    package var range: Range<Int>
    /// How many nodes enclose this one.
    package var depth: Int
    /// The index, in the document's nodes, behind the last node inside this one.
    package var end: Int

    /// Whether the node is text or something within text.
    package var isInline: Bool { kind.isInline }
}

extension MarkdownNode.Kind {
    var isInline: Bool {
        switch self {
        case .text, .softBreak, .lineBreak, .code, .htmlInline, .emphasis, .strong, .strikethrough,
            .footnoteReference, .link, .image:
            true
        default: false
        }
    }
}
