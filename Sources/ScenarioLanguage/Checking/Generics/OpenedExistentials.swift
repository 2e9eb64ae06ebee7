import SwiftSyntax

extension Callable {
    /// The placeholders that a value of a protocol's type may stand for: Swift looks which type the value
    /// has. That needs a parameter which alone is of that type, and code that does not ask for the type.
    var openable: Set<String> {
        guard let function = target.function, function.generic != nil else { return [] }
        return Set(
            ownNames.filter { name in
                let naming = parameters.filter { $0.type.names(name) }
                guard naming.count == 1, naming[0].type == .parameter(name), !naming[0].isInout,
                    !naming[0].isVariadic
                else { return false }
                let isOpenResult = result == .parameter(name) || !result.names(name)
                return isOpenResult && function.syntax?.body.map { !$0.uses(type: name) } ?? false
            })
    }
}

extension StaticType {
    /// Whether a placeholder is in it.
    fileprivate func names(_ placeholder: String) -> Bool {
        var found = false
        _ = replacing { type in
            if type == .parameter(placeholder) { found = true }
            return nil
        }
        return found
    }
}

extension CodeBlockSyntax {
    /// Whether a type is named as a value in it, as in `T.self` and `T()`.
    fileprivate func uses(type name: String) -> Bool {
        tokens(viewMode: .sourceAccurate).contains { token in
            token.text == name && token.parent?.is(DeclReferenceExprSyntax.self) == true
        }
    }
}
