import SwiftSyntax

/// What may be at the top level of a file.
extension Checker {
    /// Refuses statements in source files, which only declare, and modules that scenarios do not have.
    func checkPlace(of item: CodeBlockItemSyntax) {
        if let syntax = item.item.as(ImportDeclSyntax.self) { return checkImport(syntax) }
        guard files.areSeveral, !files.isScenario(SourceRange(item)) else { return }
        switch item.item {
        case .decl(let declaration) where declaration.isKnownAtTopLevel: break
        case .decl(let declaration): _ = try? checkDeclaration(declaration)
        case .stmt, .expr: report(.statementInSource, at: SourceRange(item))
        }
    }

    private func checkImport(_ syntax: ImportDeclSyntax) {
        let known = ConditionalCompilation.modules
        guard let module = syntax.path.first?.name, !known.contains(module.text) else { return }
        refused.names.insert(module.identifierText)
        report(.unknownModule(module.text, known: known), at: SourceRange(module))
    }
}

extension DeclSyntax {
    /// Whether it was collected before any statement was looked at.
    fileprivate var isKnownAtTopLevel: Bool {
        switch self.as(DeclSyntaxEnum.self) {
        case .variableDecl, .functionDecl, .operatorDecl, .precedenceGroupDecl: true
        default: declaresType
        }
    }
}
