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

    /// What protocols promise to make instances of a stand-in with.
    func requiredInitializers(of user: UserType) -> [InitializerDeclaration] {
        let types = typesOfSelf(.user(user))
        return user.protocols.flatMap { allRequiredInitializers($0, types) }
    }

    private func allRequiredInitializers(
        _ type: StaticType, _ types: [String: StaticType]
    ) -> [InitializerDeclaration] {
        guard case .user(let wanted) = type else { return [] }
        return declaration(of: wanted).initializers.map { $0.version(types) }
            + wanted.protocols.flatMap { allRequiredInitializers($0, types) }
    }

    /// The calls that make an instance of a stand-in.
    private func requiredInitializers(of user: UserType, _ declaration: TypeDeclaration) -> [Callable] {
        (requiredInitializers(of: user) + templatedInitializers(of: .user(user))).map { initializer in
            Callable(
                name: initializer.fullName, initializer.parameters,
                initializer.isFailable ? .optional(declaration.staticType) : declaration.staticType,
                .creation(initializer, declaration), effect: initializer.effect)
        }
    }
}

extension InitializerDeclaration {
    /// What a protocol asks for, with `Self` and the associated types of one type.
    func version(_ types: [String: StaticType]) -> InitializerDeclaration {
        guard parameters.contains(where: { $0.type.hasPlaceholder }) else { return self }
        let made = InitializerDeclaration(
            parameters.substituting(types), initializer, isConvenience: isConvenience,
            isFailable: isFailable, isRequired: isRequired, range: range, syntax: syntax)
        made.access = access
        made.effect = effect
        return made
    }
}
