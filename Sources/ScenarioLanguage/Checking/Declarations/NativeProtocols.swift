import EventEngine

/// Which methods of a scenario's class the engine calls because the class conforms to one of its protocols.
extension Checker {
    /// Lets the engine call what a class implements of the methods of the engine's protocols. A method of the
    /// right name with other types is one of the class's own, as in Swift; so is one that a class adds whose
    /// superclass was what conformed.
    func answerNativeProtocols(_ declaration: TypeDeclaration) {
        guard declaration.type.kind == .class else { return }
        var current: StaticType? = .user(declaration.type)
        while case .user(let type)? = current {
            for record in nativeProtocols(of: type.protocols) {
                let isOwn = type === declaration.type
                for row in record.optionalMethods { answer(row, in: declaration, conformsItself: isOwn) }
                if isOwn { refuseLookalikes(of: record, in: declaration) }
                refuseUnsentMethods(of: record, in: declaration)
            }
            current = type.superclass
        }
    }

    /// A method that UIKit would call and the engine never does is no method to write here.
    private func refuseUnsentMethods(of record: NativeType, in declaration: TypeDeclaration) {
        let names = record.unsentMethods
        for case .method(let method) in declaration.order where names.contains(method.fullName) {
            report(
                .unsupported("'\(method.fullName)' of \(record.name)", hint: "nobody would call it here"),
                at: method.range)
        }
    }

    /// A method with the name of one that the engine calls, and with other types, is never called.
    private func refuseLookalikes(of record: NativeType, in declaration: TypeDeclaration) {
        for case .method(let method) in declaration.order where !method.isStatic {
            let rows = record.optionalMethods.filter { $0.fullName == method.fullName }
            guard let row = rows.first(where: { !$0.isRequired }),
                !rows.contains(where: { implements($0, declaration) })
            else { continue }
            let type = StaticType.function(FunctionType(row.parameters.map(\.type), row.result))
            report(
                .unsupported(
                    "'\(row.fullName)' with other types than those of \(record.name)",
                    hint: "nobody would call it: \(record.name) has \(type)"),
                at: method.range)
        }
    }

    /// Whether a class has a method of a protocol, its own or an inherited one.
    func implements(_ row: NativeMember, _ declaration: TypeDeclaration) -> Bool {
        declaredMembers(named: row.name, of: declaration.staticType).contains { member in
            if case .method(let method) = member { method.implements(row) } else { false }
        }
    }

    private func answer(_ row: NativeMember, in declaration: TypeDeclaration, conformsItself: Bool) {
        for case .method(let method) in declaredMembers(named: row.name, of: declaration.staticType)
        where method.implements(row) {
            if !conformsItself, !method.isOverride, method.owner == declaration.staticType { continue }
            return register(method, row, in: declaration)
        }
    }

    /// The engine's protocols among some, behind those of the scenario, and those that they inherit from.
    func nativeProtocols(of named: [StaticType]) -> [NativeType] {
        named.flatMap { type -> [NativeType] in
            switch type {
            case .user(let user): return nativeProtocols(of: user.protocols)
            case .native:
                guard let record = catalogue.record(of: type) else { return [] }
                return [record] + nativeProtocols(of: record.protocols.map { .native($0) })
            default: return []
            }
        }
    }
}

extension FunctionDeclaration {
    /// Whether it is the method that a row of a protocol names, with its types.
    fileprivate func implements(_ row: NativeMember) -> Bool {
        requirement == nil && fullName == row.fullName && result == row.result
            && parameters.map(\.type) == row.parameters.map(\.type)
    }
}
