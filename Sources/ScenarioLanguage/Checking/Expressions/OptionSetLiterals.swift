/// Literals of option sets that the scenario declares.
extension Checker {
    /// What literals of an option set of the scenario are made with; nil for other types.
    func ownOptionSet(_ type: StaticType, at range: SourceRange) throws -> OwnOptionSet? {
        guard case .user(let user) = type, user.kind == .structure,
            case .type(.user(let wanted))? = topLevel["OptionSet"],
            files.isLibrary(declaration(of: wanted).range), conforms(type, to: wanted)
        else { return nil }
        let declaration = declaration(of: user)
        numberMembers(of: declaration)
        let own = Self.steps.first { declaration.members[$0]?.contains(where: \.isWritten) == true }
        if let own { throw unsupported("a literal of an option set with its own '\(own)'", at: range) }
        guard let initializer = initializer("init(rawValue:)", of: declaration) else { return nil }
        guard let field = declaration.stored.first(where: { $0.name == "rawValue" })?.property.field else {
            throw unsupported("an option set that does not store its 'rawValue'", at: range)
        }
        return OwnOptionSet(
            type: declaration.runtime, initializer: initializer,
            empty: self.initializer("init()", of: declaration) ?? initializer, rawValue: field)
    }

    /// What Swift makes literals with.
    private static let steps = ["insert", "formUnion", "contains", "isSuperset", "intersection"]

    private func initializer(_ name: String, of declaration: TypeDeclaration) -> Initializer? {
        declaration.initializers.first { $0.fullName == name && !$0.isFailable }?.initializer
    }
}

extension Member {
    /// Whether the type itself declares it as a method.
    fileprivate var isWritten: Bool {
        if case .method(let method) = self { !method.isDefaultImplementation } else { false }
    }
}
