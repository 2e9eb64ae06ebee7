import SwiftSyntax

extension ExtensionDeclSyntax {
    /// The name of what it extends, when nothing else is there.
    var extendedName: IdentifierTypeSyntax? {
        guard let name = extendedType.as(IdentifierTypeSyntax.self) else { return nil }
        return name.genericArgumentClause == nil ? name : nil
    }

    /// Whether it has generic methods, operators or initializers, and nothing that only one type can have.
    var hasMembersForEachType: Bool {
        let members = memberBlock.members.map(\.decl)
        return inheritanceClause == nil && members.allSatisfy(\.mayBeInTemplates)
            && members.contains {
                let function = $0.as(FunctionDeclSyntax.self)
                return function?.genericParameterClause != nil
                    || function?.signature.opaqueTypes.isEmpty == false
                    || function?.name.isOperator == true || $0.is(InitializerDeclSyntax.self)
            }
    }
}

extension SyntaxProtocol {
    /// Whether it is something else for each type: `Self` is written in it, or an initializer.
    var isForEachType: Bool {
        let members = self.as(MemberBlockSyntax.self)?.members
        return mentionsSelf || members?.contains { $0.decl.is(InitializerDeclSyntax.self) } == true
    }

    /// Whether `Self` is written in it.
    var mentionsSelf: Bool {
        tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.Self) }
    }
}

extension DeclSyntax {
    /// Whether each type may have its own in an extension of many.
    var mayBeInTemplates: Bool {
        self.is(FunctionDeclSyntax.self) || self.is(VariableDeclSyntax.self)
            || self.is(SubscriptDeclSyntax.self) || self.is(InitializerDeclSyntax.self)
    }

    /// The names under which a member is looked up.
    var memberNames: [String] {
        switch self.as(DeclSyntaxEnum.self) {
        case .functionDecl(let function): [function.name.identifierText]
        case .subscriptDecl: ["subscript"]
        case .initializerDecl: ["init"]
        case .associatedTypeDecl(let type): [type.name.identifierText]
        case .typeAliasDecl(let alias): [alias.name.identifierText]
        case .variableDecl(let variable):
            variable.bindings.compactMap {
                $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
            }
        default: []
        }
    }
}
