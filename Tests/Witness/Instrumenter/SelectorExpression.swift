import EventEngine
import SwiftSyntax

/// What stands inside `#selector(…)`: a method named with or without its labels, of a class, of `self`, or
/// alone.
struct SelectorExpression {
    /// The selector in Objective-C's spelling: `f()` is `f`, `f(_:)` is `f:`, `handle(tap:)` is
    /// `handleWithTap:`.
    let objectiveCName: String

    /// Reads the expression. What the scenario says of the method, its labels or a name of its own for
    /// Objective-C, is looked up in its declaration.
    init(_ expression: ExprSyntax, in root: Syntax) {
        // `tapped as (UIButton) -> Void` means the method that Objective-C knows.
        let expression =
            expression.as(AsExprSyntax.self)?.expression
            ?? expression.as(SequenceExprSyntax.self)?.elements.first ?? expression
        let reference = expression.as(MemberAccessExprSyntax.self)?.declName
            ?? expression.as(DeclReferenceExprSyntax.self)
        guard let reference else {
            objectiveCName = expression.trimmedDescription
            return
        }
        let base = reference.baseName.text
        let labels = reference.argumentNames.map { $0.arguments.map(\.name.text) }
        let search = MethodSearch(base, labels, in: root)
        if let method = search.found, method.exposedName != nil {
            objectiveCName = method.objectiveCName
        } else {
            objectiveCName = Self.spelled(base, labels ?? search.found?.labels ?? [])
        }
    }

    /// A method of UIKit, as Apple spells it.
    private static func spelled(_ base: String, _ labels: [String]) -> String {
        let name = base + "(" + labels.map { $0 + ":" }.joined() + ")"
        let apple = MessageSelector(swift: name)?.objectiveC ?? ""
        return apple.isEmpty ? ObjectiveCName.of(base, labels: labels) : apple
    }
}

/// Finds the first method of a name, with some labels or any; one that Objective-C knows comes first.
private final class MethodSearch: SyntaxVisitor {
    private let name: String
    private let wanted: [String]?
    private(set) var found: FunctionDeclSyntax?

    init(_ name: String, _ labels: [String]?, in root: Syntax) {
        self.name = name
        wanted = labels
        super.init(viewMode: .sourceAccurate)
        walk(root)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == name, wanted.map({ $0 == node.labels }) ?? true,
            found == nil || found?.exposedName == nil && node.exposedName != nil
        {
            found = node
        }
        return .visitChildren
    }
}
