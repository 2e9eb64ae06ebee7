import SwiftParser
import SwiftSyntax

/// A stretch of Swift text that deserves a colour, in UTF-8 bytes.
package typealias ColouredSpan = (range: Range<Int>, kind: SwiftHighlighter.Kind)

/// Classifies the parts of Swift code for a page. Works on code with errors as well.
package enum SwiftHighlighter {
    package enum Kind: String, Sendable {
        case keyword, type, string, number, comment, attribute
    }

    /// The stretches of `text` that deserve a colour; ordered, without overlaps. None when its brackets are
    /// too deep for the parser, or when it is longer than any scenario.
    package static func spans(of text: String) -> [ColouredSpan] {
        guard text.utf8.count <= TextBounds.mostBytes, BracketNesting.firstTooDeep(in: text) == nil else {
            return []
        }
        return spans(of: Parser.parse(source: text), of: text, from: 0)
    }

    /// The same for a text whose syntax tree is there.
    ///
    /// - Parameter first: where the part begins that is wanted; the spans count from there.
    static func spans(of tree: SourceFileSyntax, of text: String, from first: Int) -> [ColouredSpan] {
        let bytes = Array(text.utf8)
        var spans: [ColouredSpan] = []
        var offset = 0
        for token in tree.tokens(viewMode: .sourceAccurate) {
            let start = offset + token.leadingTriviaLength.utf8Length
            let next = offset + token.totalLength.utf8Length
            let end = next - token.trailingTriviaLength.utf8Length
            defer { offset = next }
            guard next > first else { continue }
            if mayHoldComment(bytes[offset..<start]) { comments(in: token.leadingTrivia, offset, &spans) }
            if end > start, let kind = kind(of: token, bytes[start]) { add(start..<end, kind, to: &spans) }
            if mayHoldComment(bytes[end..<next]) { comments(in: token.trailingTrivia, end, &spans) }
        }
        guard first > 0 else { return spans }
        return spans.compactMap { span in
            guard span.range.upperBound > first else { return nil }
            return (max(0, span.range.lowerBound - first)..<(span.range.upperBound - first), span.kind)
        }
    }

    /// A string is made of several tokens, and is one stretch.
    private static func add(_ range: Range<Int>, _ kind: Kind, to spans: inout [ColouredSpan]) {
        if let last = spans.last, last.kind == kind, last.range.upperBound == range.lowerBound {
            spans[spans.count - 1].range = last.range.lowerBound..<range.upperBound
        } else {
            spans.append((range, kind))
        }
    }

    /// Nearly all trivia is blanks, and taking it apart is slow.
    private static func mayHoldComment(_ trivia: ArraySlice<UInt8>) -> Bool {
        trivia.count > 1 && trivia.contains(UInt8(ascii: "/"))
    }

    private static func comments(
        in trivia: Trivia, _ start: Int, _ spans: inout [ColouredSpan]
    ) {
        var offset = start
        for piece in trivia.pieces {
            let length = piece.sourceLength.utf8Length
            if piece.isComment { spans.append((offset..<(offset + length), .comment)) }
            offset += length
        }
    }

    /// - Parameter first: the first byte of the token.
    private static func kind(of token: TokenSyntax, _ first: UInt8) -> Kind? {
        switch token.tokenKind {
        case .keyword: token.parent?.isAttributeName == true ? .attribute : .keyword
        case .pound, .poundIf, .poundElse, .poundElseif, .poundEndif, .poundAvailable, .poundUnavailable,
            .poundSourceLocation, .wildcard:
            .keyword
        case .integerLiteral, .floatLiteral: .number
        case .stringSegment, .stringQuote, .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter:
            .string
        case .atSign: .attribute
        case .dollarIdentifier: .keyword
        case .identifier: kind(ofIdentifier: token, first)
        default: nil
        }
    }

    private static func kind(ofIdentifier token: TokenSyntax, _ first: UInt8) -> Kind? {
        guard let parent = token.parent else { return nil }
        return switch parent.kind {
        case .macroExpansionExpr: .keyword
        case .identifierType: parent.isAttributeName ? .attribute : .type
        case .memberType, .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl: .type
        case .declReferenceExpr: token.beginsWithCapital(first) ? .type : nil
        default: nil
        }
    }
}

extension Syntax {
    /// Whether it is the name of an attribute.
    fileprivate var isAttributeName: Bool { kind == .identifierType && parent?.kind == .attribute }
}

extension TokenSyntax {
    /// - Parameter byte: its first one, which says it of ASCII.
    fileprivate func beginsWithCapital(_ byte: UInt8) -> Bool {
        guard byte < 0x80 else { return text.first?.isUppercase == true }
        return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }
}
