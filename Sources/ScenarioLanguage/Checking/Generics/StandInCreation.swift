/// What stands for placeholders while generic code is checked, and how such code makes instances of them.
extension Checker {
    /// Types of which nothing is known but what the signature says: generic code is checked with them, so
    /// that it may use nothing else.
    func standIns(for signature: GenericSignature) -> [String: StaticType] {
        var types: [String: StaticType] = [:]
        var made: [String: StaticType] = [:]
        let all = expanded(signature)
        for name in signature.names { types[name] = standIn(for: name, all, &made) }
        return types
    }

    func standIn(for name: String, _ signature: GenericSignature) -> StaticType {
        var made: [String: StaticType] = [:]
        return standIn(for: name, expanded(signature), &made)
    }

    private func standIn(
        for name: String, _ signature: GenericSignature, _ made: inout [String: StaticType]
    ) -> StaticType {
        let group = signature.group(of: name)
        if let settled = signature.settled.first(where: { group.contains($0.name) }) {
            return settled.type
        }
        if let known = made[group[0]] { return known }
        let own = signature.bounds.filter { group.contains($0.name) }.map(\.type)
        let superclass = own.first { isClass($0) && !isProtocol($0) && $0 != .anyObject }
        let shown = group.min { $0.count < $1.count } ?? name
        let type = parts.makeType(shown, kind: superclass == nil ? .protocol : .class)
        type.isStandIn = true
        generics.haveStandIns = true
        type.superclass = superclass
        type.protocols = own.filter { isProtocol($0) || $0 == .anyObject }
        type.conformances = Set(
            signature.conformances.filter { group.contains($0.name) }.map(\.conformance))
        if superclass != nil { type.conformances.formUnion([.equatable, .hashable]) }
        let inside = Scope(.type(.user(type)), parent: topLevel)
        let declaration = TypeDeclaration(
            type, range: SourceRange(0, 0), scope: inside, syntax: Self.unwrittenDeclaration)
        declaration.hasNumberedMembers = true
        declarations[ObjectIdentifier(type)] = declaration
        made[group[0]] = .user(type)
        guard name.count(where: { $0 == "." }) < Self.deepestAssociation else { return .user(type) }
        if conformances.conforms(.user(type), to: .rawRepresentable) {
            let isShort = name == "Self" && signature.names.contains("RawValue")
            let raw = standIn(for: isShort ? "RawValue" : "\(name).RawValue", signature, &made)
            type.rawType = raw
            declaration.statics["RawValue"] = [.type(raw)]
        }
        for associated in associatedNames(of: .user(type)) where declaration.statics[associated] == nil {
            let part = partOfCollection(associated, of: type) {
                standIn(for: "\(name).Element", signature, &made)
            } ?? standIn(for: "\(name).\(associated)", signature, &made)
            declaration.statics[associated] = [.type(part)]
        }
        return .user(type)
    }

    /// A part of a collection is one of the same elements.
    private func partOfCollection(
        _ name: String, of type: UserType, _ element: () -> StaticType
    ) -> StaticType? {
        name == "SubSequence" && isCollection(.user(type)) ? .sequence(element(), .collection) : nil
    }

    // MARK: Instances

    /// An instance of a type of which only its superclass and protocols are known; nothing runs here.
    func create(
        standIn user: UserType, _ declaration: TypeDeclaration, _ arguments: [Argument],
        _ expected: StaticType?, _ range: SourceRange
    ) throws -> Typed {
        guard let superclass = user.superclass, user.rawType == nil,
            user.protocols.allSatisfy(hasNoInitializers)
        else {
            let promised = requiredInitializers(of: user, declaration)
            if promised.isEmpty {
                throw fail(.unknownMember("init", owner: user.name, candidates: []), at: range)
            }
            return try resolve(promised, arguments, named: user.name, expected, range)
        }
        let outer = state.meanings
        defer { state.meanings = outer }
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

    func allRequiredInitializers(
        _ type: StaticType, _ types: [String: StaticType]
    ) -> [InitializerDeclaration] {
        guard case .user(let wanted) = type else { return [] }
        return declaration(of: wanted).initializers.map { $0.version(types) }
            + wanted.protocols.flatMap { allRequiredInitializers($0, types) }
    }

    /// The calls that make an instance of a stand-in.
    private func requiredInitializers(of user: UserType, _ declaration: TypeDeclaration) -> [Callable] {
        let all = requiredInitializers(of: user) + templatedInitializers(of: .user(user))
        return all.map { initializer in
            Callable(
                initializer,
                initializer.isFailable ? .optional(declaration.staticType) : declaration.staticType,
                .creation(initializer, declaration))
        } + standardInitializers(of: user, .optional(declaration.staticType))
    }

    /// What Swift's own protocols promise: `init(rawValue:)`, and a value of its text.
    func standardInitializers(of user: UserType, _ result: StaticType) -> [Callable] {
        guard user.isStandIn else { return [] }
        var found: [Callable] = []
        if let raw = user.rawType {
            let parameter = Parameter(label: "rawValue", name: "rawValue", type: raw)
            found.append(Callable(name: "init(rawValue:)", [parameter], result, .rawValue(user)))
        }
        if conformances.conforms(.user(user), to: .losslessString) {
            let parameter = Parameter(label: nil, name: "description", type: .string)
            found.append(Callable(name: "init(_:)", [parameter], result, .rawValue(user)))
        }
        return found
    }
}

extension StaticType {
    /// The name of a type in a message that says what it lacks: what an extension of a protocol calls `Self`
    /// is known as the protocol.
    var ownerName: String {
        switch self {
        case .user(let user) where user.isStandIn && user.name == "Self":
            user.protocols.isEmpty ? user.name : user.protocols.map(\.description).joined(separator: " & ")
        case .sequence(.user(let element), .any) where element.isStandIn: "Sequence"
        default: description
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
