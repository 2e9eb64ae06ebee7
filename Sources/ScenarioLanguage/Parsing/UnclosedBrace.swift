import SwiftSyntax

/// Which brace an author forgot to close, going by the indentation: the parser knows only that one is missing
/// at the end.
enum UnclosedBrace {
    /// Where the brace is, in bytes; nil when all are closed.
    static func find(in tree: SourceFileSyntax, _ text: String) -> Int? {
        let bytes = Array(text.utf8)
        var open: [(offset: Int, indentation: Int)] = []
        for token in tree.tokens(viewMode: .sourceAccurate) {
            let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
            switch token.tokenKind {
            case .leftBrace: open.append((offset, indentation(at: offset, in: bytes).width))
            case .rightBrace:
                guard let last = open.popLast() else { return nil }
                let (width, isFirst) = indentation(at: offset, in: bytes)
                // It closes an outer one, so that the inner one is left open.
                if isFirst, width < last.indentation { return last.offset }
            default: continue
            }
        }
        return open.last?.offset
    }

    /// How far the line of a place is indented, and whether nothing is in front of the place.
    private static func indentation(at offset: Int, in bytes: [UInt8]) -> (width: Int, isFirst: Bool) {
        let newline = UInt8(ascii: "\n")
        let start = bytes[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
        let blanks = bytes[start..<offset].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return (blanks.count, blanks.endIndex == offset)
    }
}
