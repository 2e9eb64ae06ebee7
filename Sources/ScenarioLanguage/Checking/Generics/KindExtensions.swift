import SwiftSyntax

/// Extensions of a generic class of the engine's without its argument (`extension NSLayoutAnchor`): of each
/// kind that the catalogue has of the class.
extension Checker {
    /// The kinds that an extension is for; nil when it extends something else.
    func extendedKinds(_ syntax: ExtensionDeclSyntax) -> [StaticType]? {
        guard let all = allKinds(syntax) else { return nil }
        var kinds = all
        if let clause = syntax.genericWhereClause {
            let signature = GenericSignature(all[0].arguments.keys.sorted())
            guard (try? withScope(topLevel) { try add(clause, to: signature) }) != nil else {
                refuseMembers(of: syntax)
                return []
            }
            kinds = all.filter { satisfies($0.arguments, signature) }
            if kinds.isEmpty {
                report(
                    .unsupported("an extension that fits no '\(all[0].origin ?? "")'", hint: nil),
                    at: SourceRange(clause))
                refuseMembers(of: syntax)
            }
            if let list = syntax.inheritanceClause {
                report(
                    .unsupported(
                        "a conformance of only some kinds of an Objective-C class",
                        hint: "Swift has it for all of them, without 'where'"),
                    at: SourceRange(list))
            }
        }
        if kinds.count > 1 { refuseMembersOfOneKind(syntax) }
        return kinds.map(\.staticType)
    }

    /// The kinds of a class whose extension declares nothing but names of types.
    func kindsForAliases(_ syntax: ExtensionDeclSyntax) -> [StaticType]? {
        allKinds(syntax)?.map(\.staticType)
    }

    private func allKinds(_ syntax: ExtensionDeclSyntax) -> [NativeType]? {
        guard let name = syntax.extendedType.as(IdentifierTypeSyntax.self), name.genericArgumentClause == nil,
            catalogue.hasKinds(of: name.name.text), type(named: name.name.text, at: SourceRange(name)) == nil
        else { return nil }
        let kinds = catalogue.kinds(of: name.name.text)
        return kinds.isEmpty ? nil : kinds
    }

    /// What would be another one for each kind.
    private func refuseMembersOfOneKind(_ syntax: ExtensionDeclSyntax) {
        for member in syntax.memberBlock.members.map(\.decl) {
            let (what, names): (String, [String])
            switch member.as(DeclSyntaxEnum.self) {
            case .variableDecl(let variable) where variable.isStaticStorage:
                (what, names) = ("a stored static property of a generic type", member.memberNames)
            case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl:
                (what, names) = ("a type inside an extension of a generic type", [])
            default: continue
            }
            report(.unsupported(what, hint: nil), at: SourceRange(member))
            refused.names.formUnion(names)
        }
    }

    /// Inside an extension, the class's name without an argument means the kind that is looked at.
    func enclosingKind(of name: String) -> StaticType? {
        var current: Scope? = scope
        while let here = current {
            if case .type(let owner) = here.kind, catalogue.record(of: owner)?.origin == name { return owner }
            current = here.parent
        }
        return nil
    }

    /// Collects members of one of several kinds: what their bodies call has to be the same in all of them, as
    /// Swift settles it once.
    func comparingKinds(_ type: StaticType, _ collect: () -> Void) {
        guard case .native = type, catalogue.record(of: type)?.origin != nil else { return collect() }
        let outer = pendingBodies
        pendingBodies = []
        collect()
        let own = pendingBodies
        pendingBodies = outer
        pendingBodies += own.map { body in { [unowned self] in compareKinds(body) } }
    }

    private func compareKinds(_ body: () -> Void) {
        // A cast that never succeeds for this kind may for another.
        let outer = meanings.areForParticularTypes
        meanings.areForParticularTypes = true
        defer { meanings.areForParticularTypes = outer }
        for (range, meaning) in recordingMeanings(body) {
            guard case .declared(let own, _, _) = meaning else { continue }
            guard case .declared(let first, _, _)? = meanings.ofKinds[range] else {
                meanings.ofKinds[range] = meaning
                continue
            }
            if first != own {
                let what = "a call that means something else for another kind of the class"
                report(.unsupported(what, hint: nil), at: range)
            }
        }
    }
}

extension VariableDeclSyntax {
    /// Whether it keeps a value of the type itself.
    fileprivate var isStaticStorage: Bool {
        modifiers.contains { $0.name.text == "static" } && bindings.contains { $0.accessorBlock == nil }
    }
}
