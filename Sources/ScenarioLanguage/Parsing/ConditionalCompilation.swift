import Foundation
import Reporting
import SwiftParser
import SwiftSyntax

/// `#if`: code for other platforms than the one that the engine stands for is no part of the program.
///
/// What is left out is replaced by blanks, byte for byte, so that every other place stays what it is.
struct ConditionalCompilation {
    /// The modules that scenarios may import.
    static let modules = [
        "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "os", "Dispatch", "CoreFoundation", "ObjectiveC",
        "Swift", "Darwin",
    ]

    /// The text without directives and without what they leave out; as it was when it has no directive.
    private(set) var text: String
    /// What could not be decided.
    private(set) var diagnostics: [Reporting.Diagnostic] = []

    /// Whether a text may have directives.
    static func mayBe(in text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            guard var here = UnsafeRawPointer(bytes.baseAddress) else { return false }
            let end = here + bytes.count
            while let mark = memchr(here, Int32(UInt8(ascii: "#")), end - here) {
                here = UnsafeRawPointer(mark) + 1
                if end - here >= 2, memcmp(here, "if", 2) == 0 { return true }
            }
            return false
        }
    }

    /// Decides the directives of a text whose tree is known; nil when it has none.
    init?(_ tree: SourceFileSyntax, _ embedded: EmbeddedText) {
        let visitor = DirectiveVisitor(viewMode: .sourceAccurate)
        visitor.walk(tree)
        guard visitor.foundAny else { return nil }
        var bytes = Array(embedded.text.utf8)
        for range in visitor.leftOut {
            for index in range where bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
        }
        text = String(decoding: bytes, as: UTF8.self)
        diagnostics = visitor.undecided.map { condition in
            Reporting.Diagnostic(
                code: .unsupported,
                "the condition '\(condition.ownText)' is not supported in scenarios",
                at: embedded.span(of: SourceRange(condition).offsets),
                hint: "use DEBUG, os(), canImport(), targetEnvironment(), arch(), swift() or compiler()")
        }
    }
}

/// Finds the stretches, in UTF-8 bytes, that directives leave out.
private final class DirectiveVisitor: SyntaxVisitor {
    private(set) var foundAny = false
    private(set) var leftOut: [Range<Int>] = []
    private(set) var undecided: [ExprSyntax] = []

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        foundAny = true
        var kept: Syntax?
        for clause in node.clauses {
            guard clause.condition.map(holds) ?? true else { continue }
            kept = clause.elements.map { Syntax($0) }
            break
        }
        let whole = node.position.utf8Offset..<node.endPosition.utf8Offset
        guard let kept else {
            leftOut.append(whole)
            return .skipChildren
        }
        leftOut.append(whole.lowerBound..<kept.position.utf8Offset)
        leftOut.append(kept.endPosition.utf8Offset..<whole.upperBound)
        walk(kept)
        return .skipChildren
    }

    // MARK: Conditions

    private func holds(_ condition: ExprSyntax) -> Bool {
        switch condition.as(ExprSyntaxEnum.self) {
        case .booleanLiteralExpr(let literal): return literal.literal.tokenKind == .keyword(.true)
        case .declReferenceExpr: return false
        case .prefixOperatorExpr(let prefix) where prefix.operator.text == "!":
            return !holds(prefix.expression)
        case .tupleExpr(let tuple) where tuple.elements.count == 1:
            return tuple.elements.first.map { holds($0.expression) } ?? false
        case .sequenceExpr(let sequence): return holds(Array(sequence.elements))
        case .functionCallExpr(let call): return holds(call, condition)
        default:
            undecided.append(condition)
            return false
        }
    }

    /// `a && b || c`: `&&` binds more tightly.
    private func holds(_ elements: [ExprSyntax]) -> Bool {
        var (any, all) = (false, true)
        for (index, element) in elements.enumerated() {
            guard index % 2 == 1 else {
                all = holds(element) && all
                continue
            }
            switch element.as(BinaryOperatorExprSyntax.self)?.operator.text {
            case "&&": break
            case "||": (any, all) = (any || all, true)
            default: undecided.append(element)
            }
        }
        return any || all
    }

    private func holds(_ call: FunctionCallExprSyntax, _ condition: ExprSyntax) -> Bool {
        let argument = call.arguments.first?.expression.ownText ?? ""
        switch call.calledExpression.ownText {
        case "os": return argument == "iOS"
        case "canImport": return ConditionalCompilation.modules.contains(argument)
        case "targetEnvironment": return false
        case "arch": return argument == "arm64"
        case "swift", "compiler": return isVersion(argument, condition)
        default:
            undecided.append(condition)
            return false
        }
    }

    /// The version of Swift that scenarios are written in.
    private static let version = [6, 0]

    private func isVersion(_ argument: String, _ condition: ExprSyntax) -> Bool {
        let wanted = argument.drop { !$0.isNumber }.split(separator: ".").compactMap { Int($0) }
        if argument.hasPrefix(">=") { return !Self.version.lexicographicallyPrecedes(wanted) }
        if argument.hasPrefix("<") { return Self.version.lexicographicallyPrecedes(wanted) }
        undecided.append(condition)
        return false
    }
}
