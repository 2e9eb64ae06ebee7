import SwiftSyntax

/// What stands inside `#selector(…)`: a method named with or without its labels, of a class, of `self`, or
/// alone.
struct SelectorExpression {
    /// The selector in Objective-C's spelling: `f()` is `f`, `f(_:)` is `f:`, `handle(tap:)` is
    /// `handleWithTap:`.
    let objectiveCName: String

    /// Reads the expression; for a method without labels (`#selector(tapped)`) they are looked up in its
    /// declaration.
    init(_ expression: ExprSyntax, in root: Syntax) {
        let reference = expression.as(MemberAccessExprSyntax.self)?.declName
            ?? expression.as(DeclReferenceExprSyntax.self)
        guard let reference else {
            objectiveCName = expression.trimmedDescription
            return
        }
        let base = reference.baseName.text
        let labels = reference.argumentNames.map { $0.arguments.map(\.name.text) }
        objectiveCName = Self.spelled(base, labels ?? MethodLabels(of: base, in: root).labels)
    }

    private static func spelled(_ base: String, _ labels: [String]) -> String {
        guard let first = labels.first else { return base }
        let head = first == "_" ? base : base + "With" + first.prefix(1).uppercased() + first.dropFirst()
        return ([head] + labels.dropFirst().map { $0 == "_" ? "" : $0 }).map { $0 + ":" }.joined()
    }
}

/// Finds the labels of the first method of a name.
private final class MethodLabels: SyntaxVisitor {
    private let name: String
    private(set) var labels: [String] = []
    private var isFound = false

    init(of name: String, in root: Syntax) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
        walk(root)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == name, !isFound {
            isFound = true
            labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        }
        return .visitChildren
    }
}
