/// Whether what a type keeps can be written to an archive, where the type says so of itself.
extension Checker {
    /// Reports a type that keeps something for which Swift could not make what `Encodable` and `Decodable`
    /// ask for.
    func checkCoding(_ declaration: TypeDeclaration) {
        for name in ["Encodable", "Decodable"] {
            guard let coding = codingProtocol(name, of: declaration.type.protocols) else { continue }
            let kept = declaration.stored.compactMap { try? type(of: $0, at: $0.range) }
            let carried = declaration.type.cases.flatMap(\.payload).map(\.type)
            let other = (kept + carried).first { !isBroken($0) && !conforms($0, to: coding) }
            guard let other else { continue }
            return report(
                .requirementNotMet(type: other.description, requirement: name), at: declaration.range)
        }
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
