import Reporting
import SwiftSyntax

/// How large a scenario may be. The parser and the checker take time and stack for each of its parts, and
/// nobody reads one that is larger.
enum TextBounds {
    /// UTF-8 bytes of a scenario with all that it extends.
    static let mostBytes = 400_000
    /// Levels of the syntax tree: five or so for each block, two for each call of a chain.
    static let deepestTree = 1_000

    /// The error of a text that is too long; nil for others.
    static func problem(ofLength text: EmbeddedText) -> Reporting.Diagnostic? {
        guard text.text.utf8.count > mostBytes else { return nil }
        return Reporting.Diagnostic(
            code: .limit, "the scenario has more than \(mostBytes / 1_000) kB of text",
            at: text.span(of: 0..<1), hint: "make several scenarios of it")
    }

    /// The error of the first part that lies too deep; nil when none does. Whatever walks the tree goes down
    /// into it, so this looks level by level.
    static func problem(ofDepth tree: SourceFileSyntax, in text: EmbeddedText) -> Reporting.Diagnostic? {
        var pending: [(node: Syntax, depth: Int)] = [(Syntax(tree), 0)]
        while let (node, depth) = pending.popLast() {
            if depth > deepestTree {
                let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
                return Reporting.Diagnostic(
                    code: .limit, "more than \(deepestTree) levels of syntax lie around this",
                    at: text.span(of: start..<(start + 1)), hint: "give an inner part a name of its own")
            }
            for child in node.children(viewMode: .all) where !child.is(TokenSyntax.self) {
                pending.append((child, depth + 1))
            }
        }
        return nil
    }
}
