import Reporting
import SwiftSyntax

/// How large a scenario may be. The parser and the checker take time and stack for each of its parts, and
/// nobody reads one that is larger.
enum TextBounds {
    /// UTF-8 bytes of a scenario with all that it extends and its sources, without Swift's library.
    static let mostBytes = 1_000_000
    /// Levels of the syntax tree: five or so for each block, two for each call of a chain.
    static let deepestTree = 1_000
    /// UTF-8 bytes of a name; each line of a log may have one.
    static let mostNameBytes = 250
    /// More levels of the syntax tree than one byte of text makes: a brace can be a closure, its statements
    /// and one of these.
    private static let mostLevelsOfByte = 8

    /// The error of texts that are too long together; nil for others.
    static func problem(ofLength texts: [EmbeddedText]) -> Reporting.Diagnostic? {
        var bytes = 0
        for text in texts {
            bytes += text.text.utf8.count
            guard bytes > mostBytes else { continue }
            return Reporting.Diagnostic(
                code: .limit, "the scenario has more than \(mostBytes / 1_000) kB of text",
                at: text.span(of: 0..<1), hint: "make several scenarios of it")
        }
        return nil
    }

    /// The error of a part that lies too deep, or of a name that is too long; nil when there is none.
    /// Whatever walks the tree goes down into it, so this looks level by level.
    static func problem(ofParts tree: SourceFileSyntax, in text: EmbeddedText) -> Reporting.Diagnostic? {
        var pending: [(node: Syntax, depth: Int)] = [(Syntax(tree), 0)]
        while let (node, depth) = pending.popLast() {
            if depth > deepestTree {
                let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
                return Reporting.Diagnostic(
                    code: .limit, "more than \(deepestTree) levels of syntax lie around this",
                    at: text.span(of: start..<(start + 1)), hint: "give an inner part a name of its own")
            }
            // A part of so few bytes neither holds such a name nor goes that deep.
            let harmless = min(mostNameBytes, (deepestTree - depth) / mostLevelsOfByte - 1)
            for child in node.children(viewMode: .all) where child.totalLength.utf8Length > harmless {
                guard let token = child.as(TokenSyntax.self) else {
                    pending.append((child, depth + 1))
                    continue
                }
                guard token.trimmedLength.utf8Length > mostNameBytes,
                    case .identifier(let name) = token.tokenKind, name.utf8.count > mostNameBytes
                else { continue }
                let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
                return Reporting.Diagnostic(
                    code: .limit, "a name of more than \(mostNameBytes) bytes",
                    at: text.span(of: start..<(start + name.utf8.count)), hint: "give it a shorter one")
            }
        }
        return nil
    }
}
