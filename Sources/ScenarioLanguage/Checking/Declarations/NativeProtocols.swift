import EventEngine

/// Which methods of a scenario's class the engine calls because the class conforms to one of its protocols.
extension Checker {
    /// Lets the engine call what a class implements of the optional methods of the engine's protocols. A
    /// method of the right name with other types is one of the class's own, as in Swift.
    func answerNativeProtocols(_ declaration: TypeDeclaration) {
        guard declaration.type.kind == .class else { return }
        var current: StaticType? = .user(declaration.type)
        while case .user(let type)? = current {
            for record in nativeProtocols(of: type.protocols) {
                for row in record.optionalMethods { answer(row, in: declaration) }
            }
            current = type.superclass
        }
    }

    private func answer(_ row: NativeMember, in declaration: TypeDeclaration) {
        let types = row.parameters.map(\.type)
        for case .method(let method) in members(named: row.name, of: declaration.staticType)
        where method.requirement == nil && method.fullName == row.fullName && method.result == row.result
            && method.parameters.map(\.type) == types
        {
            return register(method, row, in: declaration)
        }
    }

    /// The engine's protocols among some, and behind those of the scenario.
    private func nativeProtocols(of named: [StaticType]) -> [NativeType] {
        named.flatMap { type -> [NativeType] in
            switch type {
            case .user(let user): nativeProtocols(of: user.protocols)
            case .native: catalogue.record(of: type).map { [$0] } ?? []
            default: []
            }
        }
    }
}
