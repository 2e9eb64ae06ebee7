import SwiftSyntax

/// What follows from a statement that failed: no further errors.
extension Checker {
    /// What a failed statement would have given a first value counts as having one.
    func assumeAssignments(in item: CodeBlockItemSyntax) {
        let targets = AssignmentTargets(viewMode: .sourceAccurate)
        targets.walk(item)
        for target in targets.found { assumeAssigned(target) }
    }

    private func assumeAssigned(_ target: ExprSyntax) {
        if let tuple = target.as(TupleExprSyntax.self) {
            for element in tuple.elements { assumeAssigned(element.expression) }
            return
        }
        let name: String
        if let bare = target.as(DeclReferenceExprSyntax.self) {
            name = bare.baseName.text
            switch lookUpEntry(name, at: SourceRange(bare)) {
            case .local(let binding)? where binding.isDeferred && binding.context === context:
                flow.assumeValue(binding)
                return
            case .global(let binding)? where binding.isDeferred && context.kind == .topLevel:
                flow.assumeValue(binding)
                return
            case nil: break
            default: return
            }
        } else if let member = target.as(MemberAccessExprSyntax.self),
            member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
        {
            name = member.declName.baseName.identifierText
        } else {
            return
        }
        guard let property = context.construction?.owner.stored.first(where: { $0.name == name }) else {
            return
        }
        flow.assumeValue(property)
    }
}

/// The left sides of all assignments of a statement, but for those of functions and types inside.
private final class AssignmentTargets: SyntaxVisitor {
    private(set) var found: [ExprSyntax] = []

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        for (target, mark) in zip(parts, parts.dropFirst()) where mark.is(AssignmentExprSyntax.self) {
            found.append(target)
        }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
