import SwiftSyntax

extension Callable {
    /// Whether a value of a protocol's type may stand for a placeholder: Swift looks which type the value
    /// has. That needs a parameter which alone is of that type, and code that does not ask for the type.
    func canOpen(_ name: String) -> Bool {
        guard let function = target.function, function.generic != nil, ownNames.contains(name) else {
            return false
        }
        let naming = parameters.filter { $0.type.names(name) }
        guard naming.count == 1, naming[0].type == .parameter(name), !naming[0].isInout,
            !naming[0].isVariadic
        else { return false }
        let isOpenResult = result == .parameter(name) || !result.names(name)
        return isOpenResult && function.syntax?.body.map { !$0.names(name) } ?? false
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
    /// Whether it names a type, as `T()` and `is T` do.
    fileprivate func names(_ type: String) -> Bool {
        tokens(viewMode: .sourceAccurate).contains { $0.text == type }
    }
}
