import Reporting
import SwiftParser
import SwiftSyntax

/// One small change to a scenario: another number, the other flag, two statements in the other order, a
/// statement or an override less, a touch more where there is none.
struct Mutation {
    /// What is replaced; bytes of the code, or of the file that the code stands in.
    let range: Range<Int>
    let replacement: [UInt8]

    /// The file with this change made.
    func applied(to file: SourceFile) -> SourceFile {
        var bytes = file.bytes
        bytes.replaceSubrange(range, with: replacement)
        return SourceFile(path: file.path, bytes: bytes)
    }
}

/// Finds what can be changed in a piece of code; all of it, so that nothing is left to chance.
final class MutationFinder: SyntaxVisitor {
    private var found: [Mutation] = []

    /// All changes to the code, with ranges inside it.
    static func mutations(of code: String) -> [Mutation] {
        let finder = MutationFinder(viewMode: .sourceAccurate)
        finder.walk(Parser.parse(source: code))
        // A scenario without a touch shows that nothing happens: with a touch something has to.
        if !code.contains("hand.") {
            let end = code.utf8.count
            finder.found.append(Mutation(range: end..<end, replacement: Array("hand.tap(view)\n".utf8)))
        }
        return finder.found
    }

    override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        number(node, node.literal.text)
    }

    override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        number(node, node.literal.text)
    }

    /// Lengths grow by enough to matter on a screen; counts and factors go up by one.
    private func number(_ node: some SyntaxProtocol, _ text: String) -> SyntaxVisitorContinueKind {
        if let whole = Int(text) {
            add(node, with: String(whole < 10 ? whole + 1 : whole + 37))
            add(node, with: String(whole < 10 ? whole + 120 : whole / 3))
        } else if let real = Double(text) {
            add(node, with: String(real / 4))
            add(node, with: String(real * 3))
        }
        return .skipChildren
    }

    override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        add(node, with: node.literal.text == "true" ? "false" : "true")
        return .skipChildren
    }

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        let items = Array(node)
        for item in items where item.item.is(ExprSyntax.self) { add(item, with: "") }
        for (first, second) in zip(items, items.dropFirst()) {
            let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
            let swapped = "\(second.trimmedDescription)\n\(first.trimmedDescription)"
            found.append(
                Mutation(
                    range: start..<second.endPositionBeforeTrailingTrivia.utf8Offset,
                    replacement: Array(swapped.utf8)))
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let isOverride = node.modifiers.contains { $0.name.tokenKind == .keyword(.override) }
        if isOverride { add(node, with: "") }
        return .visitChildren
    }

    private func add(_ node: some SyntaxProtocol, with text: String) {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let range = start..<node.endPositionBeforeTrailingTrivia.utf8Offset
        found.append(Mutation(range: range, replacement: Array(text.utf8)))
    }
}
