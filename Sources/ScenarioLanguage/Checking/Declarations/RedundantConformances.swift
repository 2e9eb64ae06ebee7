import SwiftSyntax

/// Protocols that a type names although it conforms to them already, which Swift refuses.
extension Checker {
    /// Reports each protocol that the declaration or an extension names although the superclass conforms to
    /// it, or although it was named before. What another protocol implies may be named as well.
    func checkRedundancy(of declaration: TypeDeclaration) {
        let type = declaration.type
        var named: Set<String> = []
        let lists = [declaration.syntax.inheritanceClause] + declaration.extensions.map(\.inheritanceClause)
        // The first one of a class that has a superclass is that.
        let superclasses = type.kind == .class && type.superclass != nil ? 1 : 0
        for entry in lists.compactMap({ $0?.inheritedTypes }).joined().dropFirst(superclasses) {
            let name = entry.type.writtenName
            guard let isInherited = isInherited(entry.type, by: declaration) else { continue }
            if isInherited, let superclass = type.superclass {
                let problem = CheckProblem.redundantConformance(
                    type.name, protocol: name, superclass: superclass.description)
                report(problem, at: SourceRange(entry.type))
            } else if !named.insert(name).inserted {
                report(.repeatedConformance(type.name, protocol: name), at: SourceRange(entry.type))
            }
        }
    }

    /// Whether the superclass conforms to a protocol; nil for what is not one.
    private func isInherited(_ syntax: TypeSyntax, by declaration: TypeDeclaration) -> Bool? {
        if let conformance = catalogue.conformance(named: syntax.writtenName) {
            return declaration.type.superclass.map { conformances.conforms($0, to: conformance) } ?? false
        }
        let scope = declaration.scope.parent ?? scope
        guard let wanted = attempt({ try withScope(scope) { try resolve(syntax) } })?.result,
            isProtocol(wanted)
        else { return nil }
        return inherits(declaration.type, wanted)
    }

    /// Whether a class has its conformance to a protocol from its superclass.
    func inherits(_ type: UserType, _ wanted: StaticType) -> Bool {
        guard let superclass = type.superclass else { return false }
        switch wanted {
        case .user(let wanted): return conforms(superclass, to: wanted)
        case .native(let wanted): return conforms(superclass, toNative: wanted)
        default: return false
        }
    }
}
