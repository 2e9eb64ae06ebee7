import SwiftSyntax

/// What extensions extend, and what they make types conform to.
extension Checker {
    /// Finds the extended types and what the extension makes them conform to; none for that of a generic
    /// type, which keeps it.
    func prepare(_ syntax: ExtensionDeclSyntax) -> [StaticType] {
        guard scope === topLevel else {
            report(
                .unsupported("an extension inside a function", hint: nil),
                at: SourceRange(syntax.extendedType))
            return []
        }
        if let name = syntax.extendedType.as(IdentifierTypeSyntax.self), name.genericArgumentClause == nil,
            case .user(let user)? = type(named: name.name.text, at: SourceRange(name)),
            let generic = user.origin
        {
            keep(syntax, of: generic)
            return []
        }
        if let kinds = extendedKinds(syntax) {
            for type in kinds { extend(type, syntax) }
            return kinds
        }
        extensions.templates += makeConditionalTemplates(syntax)
        if let template = makeTemplate(syntax) {
            extensions.templates.append(template)
            for case let function? in syntax.memberBlock.members.map({ $0.decl.as(FunctionDeclSyntax.self) })
            where function.name.isOperator {
                declaredOperators.names.insert(function.name.text)
            }
            return []
        }
        guard let type = try? resolveExtended(syntax.extendedType) else {
            refuseMembers(of: syntax)
            return []
        }
        if let clause = syntax.genericWhereClause {
            report(.unsupported("a 'where' clause here", hint: nil), at: SourceRange(clause))
            refuseMembers(of: syntax)
            return []
        }
        if let clause = syntax.inheritanceClause, isProtocol(type) {
            report(.inheritingExtension(of: type.description), at: SourceRange(clause))
            return [type]
        }
        if case .user(let user) = type, let generic = user.origin {
            report(
                .unsupported(
                    "an extension of '\(type)'", hint: "extend '\(generic.name)' with a 'where' clause"),
                at: SourceRange(syntax.extendedType))
            return []
        }
        if case .user(let user) = type {
            let declaration = declaration(of: user)
            declaration.extensions.append(syntax)
            if let clause = syntax.inheritanceClause {
                inherit(clause.inheritedTypes, asExtension: declaration)
            }
            return [type]
        }
        extend(type, syntax)
        return [type]
    }

    /// Notes an extension of a type that is not the scenario's, and what it says that the type conforms to.
    func extend(_ type: StaticType, _ syntax: ExtensionDeclSyntax) {
        nativeExtension(of: type).syntaxes.append(syntax)
        // That of only some kinds of a class is refused.
        if syntax.genericWhereClause != nil { return }
        for entry in syntax.inheritanceClause?.inheritedTypes ?? [] {
            if let known = catalogue.conformance(named: entry.type.writtenName) {
                if adopts(known, in: syntax, type, at: SourceRange(entry)) { continue }
                let what = "'\(known.rawValue)' for '\(type)', which is not the scenario's,"
                report(.unsupported(what, hint: "wrap it in a struct of your own"), at: SourceRange(entry))
                continue
            }
            guard let resolved = try? resolve(entry.type) else { continue }
            if case .user(let wanted) = resolved, wanted.kind == .protocol {
                conformances.add(wanted, to: type)
            } else {
                report(
                    .unsupported("this conformance of a type that is not the scenario's", hint: nil),
                    at: SourceRange(entry))
            }
        }
    }

    /// `extension String: Error`, `extension CGPoint: Hashable`: what the type has for it, and what the
    /// extension must have. False for other protocols, and for objects.
    ///
    /// What an extension says of values, for `CustomStringConvertible`, is printed. Sets find equal values
    /// without asking for the extension's hash.
    private func adopts(
        _ wanted: Conformance, in syntax: ExtensionDeclSyntax, _ type: StaticType, at range: SourceRange
    ) -> Bool {
        if isClass(type) { return false }
        // The compiler only warns that the type's own module says so already.
        if conformances.conforms(type, to: wanted) { return true }
        let names = Set(syntax.memberBlock.members.flatMap(\.decl.memberNames))
        let needed: (names: Set<String>, name: String)?
        switch wanted {
        case .error: needed = nil
        case .hashable:
            guard conformances.conforms(type, to: .equatable) else { return false }
            let isRaw = conformances.conforms(type, to: .rawRepresentable)
            needed = isRaw ? nil : (["hash", "hashValue"], "hash(into:)")
        case .caseIterable: needed = (["allCases"], "allCases")
        case .stringConvertible: needed = (["description"], "description")
        default: return false
        }
        if let needed, needed.names.isDisjoint(with: names) {
            let what = "\(wanted.rawValue) whose '\(needed.name)' is elsewhere"
            report(.unsupported("a " + what, hint: nil), at: range)
        } else if wanted == .stringConvertible {
            nativeExtension(of: type).isDescribing = true
        }
        conformances.add(wanted, to: type)
        return true
    }

    /// What extensions add to a type that is not the scenario's; nothing yet when this is the first one.
    func nativeExtension(of type: StaticType) -> NativeExtension {
        if let known = extensions.ofNative[type] { return known }
        let made = NativeExtension(type, scope: Scope(.type(type), parent: topLevel))
        extensions.ofNative[type] = made
        extensions.order.append(type)
        return made
    }

    /// What a refused extension would have added is not missed later.
    func refuseMembers(of syntax: ExtensionDeclSyntax) {
        refused.names.formUnion(syntax.memberBlock.members.flatMap(\.decl.memberNames))
    }

    private func keep(_ syntax: ExtensionDeclSyntax, of generic: GenericType) {
        var condition: GenericSignature?
        if let clause = syntax.genericWhereClause {
            let own = GenericSignature(generic.names, isCondition: true)
            let isKnown = withScope(generic.scopeOfNames) { (try? add(clause, to: own)) != nil }
            guard isKnown else { return refuseMembers(of: syntax) }
            condition = own
        }
        generic.extensions.append((syntax, condition))
    }

    /// `Array` without arguments means arrays of anything.
    func resolveExtended(_ syntax: TypeSyntax) throws -> StaticType {
        if let name = syntax.as(IdentifierTypeSyntax.self), name.genericArgumentClause == nil,
            let generic = type(named: name.name.text, at: SourceRange(name)), generic.hasPlaceholder
        {
            return generic.opaque
        }
        return try resolve(syntax)
    }

    func inherit(_ list: InheritedTypeListSyntax, asExtension declaration: TypeDeclaration) {
        for entry in list {
            let name = entry.type.writtenName
            if let conformance = catalogue.conformance(named: name), conformance != .sequence {
                adopt(conformance, declaration)
            } else if let resolved = try? resolve(entry.type) {
                if isProtocol(resolved) {
                    declaration.type.protocols.append(resolved)
                } else {
                    report(.notAProtocol(resolved.description), at: SourceRange(entry))
                }
            }
        }
    }
}
