/// Whether what a type keeps can be written to an archive, where the type says so of itself.
extension Checker {
    /// Reports a type that keeps something for which Swift could not make what `Encodable` and `Decodable`
    /// ask for.
    func checkCoding(_ declaration: TypeDeclaration) {
        for name in ["Encodable", "Decodable"] {
            guard let coding = codingProtocol(name, of: declaration.type.protocols) else { continue }
            guard !codesItself(declaration, name) else { continue }
            let keys = codingKeys(of: declaration)
            let kept = declaration.stored.filter { keys?.contains($0.name) ?? true }
                .compactMap { try? type(of: $0, at: $0.range) }
            let carried = declaration.type.cases.flatMap(\.payload).map(\.type)
            let other = (kept + carried).first { !isBroken($0) && !conforms($0, to: coding) }
            guard let other else { continue }
            return report(
                .requirementNotMet(type: other.description, requirement: name), at: declaration.range)
        }
    }

    /// Whether a type has the method or the initializer that Swift would make.
    private func codesItself(_ declaration: TypeDeclaration, _ name: String) -> Bool {
        guard name == "Encodable" else {
            return declaration.initializers.contains { $0.fullName == "init(from:)" }
        }
        return members(named: "encode", of: declaration.staticType).contains { member in
            if case .method(let method) = member {
                method.fullName == "encode(to:)" && !files.isLibrary(method.range)
            } else {
                false
            }
        }
    }

    /// The properties that a type's own `CodingKeys` name; nil without them, when all count.
    private func codingKeys(of declaration: TypeDeclaration) -> [String]? {
        guard case .user(let keys)? = nestedType(named: "CodingKeys", in: declaration.staticType) else {
            return nil
        }
        return keys.cases.map(\.name)
    }

    /// The library's protocol among some and those that they inherit from.
    private func codingProtocol(_ name: String, of types: [StaticType]) -> UserType? {
        for case .user(let type) in types where type.kind == .protocol {
            if type.name == name, files.isLibrary(declaration(of: type).range) { return type }
            if let found = codingProtocol(name, of: type.protocols) { return found }
        }
        return nil
    }
}
