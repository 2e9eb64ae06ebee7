import SwiftSyntax

/// A stretch of a scenario's text in UTF-8 bytes, small enough to be carried by every node.
struct SourceRange: Hashable, Sendable {
    var lower: Int32
    var upper: Int32

    init(_ lower: Int, _ upper: Int) {
        self.lower = Int32(clamping: lower)
        self.upper = Int32(clamping: max(lower, upper))
    }

    /// The stretch of a piece of syntax without the blanks and comments around it.
    init(_ syntax: some SyntaxProtocol) {
        let node = Syntax(syntax)
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        self.init(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    /// The stretch of a token whose text is known.
    init(_ token: TokenSyntax, spelled text: String) {
        let start = Syntax(token).positionAfterSkippingLeadingTrivia.utf8Offset
        self.init(start, start + text.utf8.count)
    }

    /// As a range of byte offsets, for `EmbeddedText.span(of:)`.
    var offsets: Range<Int> { Int(lower)..<Int(upper) }

    func contains(_ other: SourceRange) -> Bool { lower <= other.lower && other.upper <= upper }

    /// From the beginning of this stretch to the end of another.
    func joined(to other: SourceRange) -> SourceRange {
        SourceRange(Int(min(lower, other.lower)), Int(max(upper, other.upper)))
    }
}
