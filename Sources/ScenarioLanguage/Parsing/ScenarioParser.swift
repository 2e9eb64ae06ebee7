import Reporting
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// The first stage: a scenario's text becomes a syntax tree, or diagnostics.
package enum ScenarioParser {
    /// More syntax errors than this say nothing new; the first one usually caused the others.
    static let mostErrorsShown = 5

    /// A scenario with its sources as one tree, and the tree of the file that is its own.
    package struct Trees {
        let all: SourceFileSyntax
        let own: SourceFileSyntax
    }

    /// Parses a scenario with its sources, each file by itself, and makes one tree of them.
    package static func parse(_ code: ScenarioCode) -> Result<Trees, SyntaxErrors> {
        guard code.files.areSeveral else { return parse(code.own).map { Trees(all: $0, own: $0) } }
        if let long = TextBounds.problem(ofLength: code.sources + [code.own]) {
            return .failure(SyntaxErrors(diagnostics: [long]))
        }
        var trees: [SourceFileSyntax] = []
        var problems: [Reporting.Diagnostic] = []
        for file in code.library + code.sources + [code.own] {
            switch parse(file) {
            case .success(let tree): trees.append(tree)
            case .failure(let errors): problems += errors.diagnostics
            }
        }
        guard problems.isEmpty, let own = trees.last else {
            return .failure(SyntaxErrors(diagnostics: problems))
        }
        return .success(Trees(all: ProgramFiles.join(trees), own: own))
    }

    /// Parses the text. A tree with errors is not returned: what the parser guessed is not what the author
    /// wrote.
    static func parse(_ text: EmbeddedText) -> Result<SourceFileSyntax, SyntaxErrors> {
        if let long = TextBounds.problem(ofLength: [text]) {
            return .failure(SyntaxErrors(diagnostics: [long]))
        }
        if let bracket = BracketNesting.firstTooDeep(in: text.text) {
            return .failure(SyntaxErrors(diagnostics: [bracket.diagnostic(in: text)]))
        }
        var tree = Parser.parse(source: text.text)
        if let deep = TextBounds.problem(ofParts: tree, in: text) {
            return .failure(SyntaxErrors(diagnostics: [deep]))
        }
        if ConditionalCompilation.mayBe(in: text.text), let decided = ConditionalCompilation(tree, text) {
            if !decided.diagnostics.isEmpty {
                return .failure(SyntaxErrors(diagnostics: decided.diagnostics))
            }
            tree = Parser.parse(source: decided.text)
        }
        guard tree.hasError else { return .success(tree) }
        let unexplained = tree.tokens(viewMode: .all).filter(\.isUnexplained)
        guard unexplained.isEmpty else {
            return .failure(SyntaxErrors(diagnostics: unexplained.map { $0.diagnostic(in: text) }))
        }
        let found = ParseDiagnosticsGenerator.diagnostics(for: tree)
            .filter { $0.diagMessage.severity == .error }
        let grave = found.filter { !isAboutAttributeSpace($0.message, at: $0.node) }
        if grave.isEmpty, !found.isEmpty { return .success(tree) }
        let isUnclosed = grave.contains { $0.message.hasPrefix("expected '}'") }
        let brace = isUnclosed ? UnclosedBrace.find(in: tree, text.text) : nil
        let diagnostics = grave.prefix(mostErrorsShown).map { problem -> Reporting.Diagnostic in
            let start = problem.position.utf8Offset
            let end = max(start, problem.node.endPositionBeforeTrailingTrivia.utf8Offset)
            if let brace, problem.message.hasPrefix("expected '}'") {
                return unclosed(brace, houseStyle(problem.message), at: start..<end, in: text)
            }
            let fix = problem.fixIts.first?.message.message
            return Reporting.Diagnostic(
                code: .syntax, houseStyle(problem.message), at: text.span(of: start..<end),
                hint: fix.map(houseStyle))
        }
        if diagnostics.isEmpty {
            return .failure(
                SyntaxErrors(diagnostics: [
                    Reporting.Diagnostic(code: .syntax, "this is not Swift", at: text.span(of: 0..<0))
                ]))
        }
        return .failure(SyntaxErrors(diagnostics: diagnostics))
    }

    /// An error that names the brace that was opened.
    private static func unclosed(
        _ brace: Int, _ message: String, at place: Range<Int>, in text: EmbeddedText
    ) -> Reporting.Diagnostic {
        let opened = text.span(of: brace..<(brace + 1))
        let line = opened.map { " of line \($0.start.line)" } ?? ""
        var diagnostic = Reporting.Diagnostic(
            code: .syntax, "\(message): the '{'\(line) is not closed", at: text.span(of: place),
            hint: "insert '}'")
        diagnostic.notes = [Reporting.Diagnostic(.note, code: .syntax, "opened here", at: opened)]
        return diagnostic
    }

    /// Lower case at the start, no full stop.
    static func houseStyle(_ message: String) -> String {
        var words = message
        if words.hasSuffix(".") { words.removeLast() }
        let secondIsLower = words.dropFirst().first.map { $0.isLowercase || $0 == " " } ?? false
        guard secondIsLower, let first = words.first else { return words }
        return first.lowercased() + words.dropFirst()
    }
}

extension BracketNesting.TooDeep {
    fileprivate func diagnostic(in text: EmbeddedText) -> Reporting.Diagnostic {
        if let doubt {
            return Reporting.Diagnostic(
                code: .syntax, "it cannot be told where this ends", at: text.span(of: doubt..<(doubt + 1)))
        }
        return Reporting.Diagnostic(
            code: .limit, "more than \(bound) \(isSquare ? "square " : "")brackets are open here",
            at: text.span(of: offset..<(offset + 1)), hint: "give an inner part a name of its own")
    }
}

extension TokenSyntax {
    /// Whether it is an `=` with a blank on both sides and, beside one of them, a character that Swift does
    /// not know: the generator of diagnostics has no answer to that, and traps.
    fileprivate var isUnexplained: Bool {
        guard tokenDiagnostic?.kind == .equalMustHaveConsistentWhitespaceOnBothSides else { return false }
        let before = previousToken(viewMode: .all)?.trailingTrivia.contains(where: \.isSpaceOrTab) ?? false
        return before && trailingTrivia.contains(where: \.isSpaceOrTab)
    }

    fileprivate func diagnostic(in text: EmbeddedText) -> Reporting.Diagnostic {
        let start = positionAfterSkippingLeadingTrivia.utf8Offset
        return Reporting.Diagnostic(
            code: .syntax, "'=' must have consistent whitespace on both sides",
            at: text.span(of: start..<(start + trimmedLength.utf8Length)),
            hint: "an invisible character is beside it")
    }
}

/// What the parser found wrong, each with its place.
package struct SyntaxErrors: Error {
    var diagnostics: [Reporting.Diagnostic]
}

/// `@available (iOS 13, *)`: Swift warns of the space, and refuses it only in its sixth language mode.
private func isAboutAttributeSpace(_ message: String, at node: Syntax) -> Bool {
    message.hasPrefix("extraneous whitespace before '('") && node.firstParent(AttributeSyntax.self) != nil
}

extension SyntaxProtocol {
    fileprivate func firstParent<Found: SyntaxProtocol>(_ type: Found.Type) -> Found? {
        var current: Syntax? = Syntax(self)
        while let here = current {
            if let found = here.as(type) { return found }
            current = here.parent
        }
        return nil
    }
}
