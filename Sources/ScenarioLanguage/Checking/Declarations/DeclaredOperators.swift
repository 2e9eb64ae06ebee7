import SwiftSyntax

/// Operators that the scenario declares.
extension Checker {
    /// `infix operator **: MultiplicationPrecedence`, before anything uses it.
    func declareOperators(in items: CodeBlockItemListSyntax) {
        for item in items {
            guard let syntax = item.item.as(OperatorDeclSyntax.self) else { continue }
            let range = SourceRange(syntax)
            switch syntax.fixitySpecifier.tokenKind {
            case .keyword(.prefix), .keyword(.postfix):
                if let group = syntax.operatorPrecedenceAndTypes {
                    report(.unsupported("a precedence here", hint: nil), at: SourceRange(group))
                }
            default:
                let written = syntax.operatorPrecedenceAndTypes?.precedenceGroup
                let name = written?.text ?? "DefaultPrecedence"
                guard let precedence = OperatorPrecedence.group(named: name) else {
                    report(.unsupported("the precedence group '\(name)'", hint: nil), at: range)
                    continue
                }
                declaredOperators[syntax.name.text] = precedence
            }
        }
    }
}
