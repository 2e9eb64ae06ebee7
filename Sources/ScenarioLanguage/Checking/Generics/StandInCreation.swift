/// How generic code makes instances of its placeholders.
extension Checker {
    /// An instance of a type of which only its superclass and protocols are known; nothing runs here.
    func create(
        standIn user: UserType, _ declaration: TypeDeclaration, _ arguments: [Argument],
        _ expected: StaticType?, _ range: SourceRange
    ) throws -> Typed {
        guard let superclass = user.superclass, user.protocols.allSatisfy(hasNoInitializers) else {
            let promised = requiredInitializers(of: user, declaration)
            if promised.isEmpty {
                throw fail(.unknownMember("init", owner: user.name, candidates: []), at: range)
            }
            return try resolve(promised, arguments, named: user.name, expected, range)
        }
        let outer = meanings
        defer { meanings = outer }
        var made = try create(superclass, arguments, nil, range, name: "init")
        made.type = .user(user)
        return made
    }

    private func hasNoInitializers(_ type: StaticType) -> Bool {
        guard case .user(let user) = type else { return true }
        return declaration(of: user).initializers.isEmpty && user.protocols.allSatisfy(hasNoInitializers)
    }

    /// What protocols promise to make instances with.
    private func requiredInitializers(of user: UserType, _ declaration: TypeDeclaration) -> [Callable] {
        var found: [Callable] = []
        for case .user(let wanted) in user.protocols {
            found += self.declaration(of: wanted).initializers.map { initializer in
                Callable(
                    name: initializer.fullName, initializer.parameters,
                    initializer.isFailable ? .optional(declaration.staticType) : declaration.staticType,
                    .creation(initializer, declaration), effect: initializer.effect)
            }
            found += requiredInitializers(of: wanted, declaration)
        }
        return found
    }
}
