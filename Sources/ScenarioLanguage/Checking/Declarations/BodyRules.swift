import SwiftSyntax

/// Which declarations have bodies: all but what a protocol asks for.
extension Checker {
    /// Reports a function or an initializer that lacks its body, or has one in a protocol.
    ///
    /// - Parameter body: what is between the braces; nil without any.
    func checkBody(
        _ body: CodeBlockSyntax?, of declaration: some DeclSyntaxProtocol, named token: TokenSyntax
    ) {
        let (name, place) = (token.identifierText, SourceRange(token))
        if declaration.isAskedByProtocol, let body {
            report(.bodyInProtocol(name), at: SourceRange(body.leftBrace))
        } else if !declaration.isAskedByProtocol, body == nil {
            report(.missingBody(name), at: place)
        }
    }

    /// Reports accessors with bodies, and values, of a variable or subscript that a protocol asks for.
    func checkIsBodiless(
        _ block: AccessorBlockSyntax?, _ value: InitializerClauseSyntax?, named name: String
    ) {
        if let value { report(.bodyInProtocol(name), at: SourceRange(value.value)) }
        switch block?.accessors {
        case .getter?:
            if let block { report(.bodyInProtocol(name), at: SourceRange(block.leftBrace)) }
        case .accessors(let list)?:
            for accessor in list {
                guard let body = accessor.body else { continue }
                report(.bodyInProtocol(name), at: SourceRange(body.leftBrace))
            }
        case nil: break
        }
    }
}

extension DeclSyntaxProtocol {
    /// Whether it is in a protocol itself, and not in an extension of one.
    fileprivate var isAskedByProtocol: Bool {
        parent?.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) ?? false
    }
}
