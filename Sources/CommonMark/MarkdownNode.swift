/// One block or inline of a document. A document keeps its nodes flat, each before its children, so that text
/// nested thousands of levels deep costs no stack.
package struct MarkdownNode: Sendable {
    /// What a node is, with what only this kind has.
    package enum Kind: Equatable, Sendable {
        case blockQuote
        /// `start` is the first number of an ordered list, nil for bullets.
        case list(start: Int?, isTight: Bool)
        case item
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
    package var isInline: Bool {
        switch kind {
        case .text, .softBreak, .lineBreak, .code, .htmlInline, .emphasis, .strong, .link, .image: true
        default: false
        }
    }
}
