import SwiftSyntax

/// The versions of a generic function that calls asked for.
final class GenericFunction {
    let signature: GenericSignature
    /// Where it was declared.
    let home: Scope
    /// By the types of the placeholders, in order.
    var instances: [[StaticType]: FunctionDeclaration] = [:]
    /// What is known of it when it is inside a function.
    var local: LocalVersions?

    init(_ signature: GenericSignature, home: Scope) {
        self.signature = signature
        self.home = home
    }
}

/// Generic functions: a call makes a version for its types. The body is checked with stand-ins first.
extension Checker {
    /// More versions of one function or type mean that it leads to itself with ever new types.
    static let mostInstances = 256
    /// The same in types that grow, by the length of their names: each step may double them.
    static let longestArguments = 500

    /// Checks the body with types that have nothing but what the signature says.
    ///
    /// In a generic type that is done once, with the type's own stand-ins.
    func checkGenericBody(of function: FunctionDeclaration, _ generic: GenericFunction) {
        if let owner = function.owner, owner.origin != nil, !generics.ownStandIns.contains(owner) { return }
        // The library's own is known to be right.
        if files.isLibrary(function.range) { return }
        let types = standIns(for: generic.signature)
        guard let version = try? makeInstance(of: function, generic, types) else { return }
        learnMeanings { checkBody(of: version.function, in: version.scope, selfType: function.owner) }
    }

    /// The version of a generic function for the types of a call.
    func instance(
        of function: FunctionDeclaration, _ generic: GenericFunction, _ types: [String: StaticType],
        at range: SourceRange
    ) throws -> FunctionDeclaration {
        let key = generic.signature.names.compactMap { types[$0] }
        guard key.count == generic.signature.names.count else {
            throw fail(.unresolvedGeneric(function.fullName), at: range)
        }
        if let known = generic.instances[key] { return known }
        try check(types, against: generic.signature, at: range)
        guard generic.instances.count < Self.mostInstances,
            key.reduce(0, { $0 + $1.description.utf8.count }) <= Self.longestArguments
        else {
            throw unsupported("a generic function for so many types", at: range)
        }
        let version = try makeInstance(of: function, generic, types)
        generic.instances[key] = version.function
        noteRequirement(function, generic, key)
        if let local = generic.local {
            // Now, while the function around it is being checked.
            try compareMeanings(for: completed(types)) { try add(version, to: local) }
            return version.function
        }
        pendingBodies.append { [unowned self] in
            let outer = function.owner.map { placeholders(of: $0) } ?? [:]
            let all = outer.merging(function.owner?.genericTypes ?? [:]) { $1 }
            compareMeanings(for: completed(types.merging(all) { own, _ in own })) {
                checkBody(of: version.function, in: version.scope, selfType: function.owner)
            }
        }
        return version.function
    }

    func makeInstance(
        of function: FunctionDeclaration, _ generic: GenericFunction, _ types: [String: StaticType]
    ) throws -> (function: FunctionDeclaration, scope: Scope) {
        guard let syntax = function.syntax else { throw CheckAbort() }
        let inside = Scope(.block, parent: generic.home)
        for name in generic.signature.names { if let type = types[name] { inside[name] = .type(type) } }
        let made = try makeFunction(syntax, owner: function.owner, in: inside, isInstance: true)
        made.isFixed = true
        made.isDefaultImplementation = function.isDefaultImplementation
        if let wanted = function.requirement {
            made.requirement = Requirement(
                name: wanted.name, fullName: wanted.fullName, isProperty: false, isStatic: wanted.isStatic)
        }
        return (made, inside)
    }

    /// What is called for the types that the arguments showed.
    func specialized(_ callable: Callable, _ types: [String: StaticType], at range: SourceRange) throws
        -> Callable.Target
    {
        switch callable.target {
        case .function(let function):
            if let local = function.local { return .closure(try reference(to: local, at: range)) }
            guard let generic = function.generic else { break }
            let version = try instance(of: function, generic, types, at: range)
            if let value = try localVersion(version, generic, at: range) { return .closure(value) }
            return .function(version)
        case .method(let method, let base):
            if method.isStatic, case .user(let user) = base.type, user.origin != nil,
                base.type.hasPlaceholder
            {
                return try settledStatic(method, base, types, at: range)
            }
            guard let generic = method.generic else { break }
            let version = try instance(of: method, generic, types, at: range)
            guard case .method(let settled) = self.version(of: .method(version), for: base.type)
            else { break }
            return .method(settled, base)
        case .ownSubscript(let declared, let base):
            guard let generic = declared.generic else { break }
            return .ownSubscript(try instance(of: declared, generic, types, at: range), base)
        case .creation(let initializer, let owner):
            if owner.staticType.hasPlaceholder { return try creation(initializer, owner, types, at: range) }
            guard let generic = initializer.generic else { break }
            return .creation(try instance(of: initializer, generic, types, at: range), owner)
        case .extended(let initializer, let isInherited):
            let made = try settled(initializer, of: callable.result, types, at: range)
            guard let generic = made.generic else { return .extended(made, isInherited: isInherited) }
            return .extended(try instance(of: made, generic, types, at: range), isInherited: isInherited)
        case .delegation(let initializer, let own, let isSuper):
            guard let generic = initializer.generic else { break }
            return .delegation(
                try instance(of: initializer, generic, types, at: range), own: own, isSuper: isSuper)
        case .enumCase(let type, let index):
            guard case .user(let settled) = try settle(.user(type), types, at: range) else { break }
            return .enumCase(settled, index)
        default: break
        }
        return callable.target
    }
}

extension Callable {
    /// How many requirements its placeholders have; nil when the scenario declares none.
    var constraintCount: Int? {
        switch target {
        case .function(let function): function.generic?.signature.requirements.count
        case .method(let method, _): method.generic?.signature.requirements.count
        case .ownSubscript(let declared, _): declared.generic?.signature.requirements.count
        case .creation(let made, _), .extended(let made, _), .delegation(let made, _, _):
            made.generic?.signature.requirements.count
        default: nil
        }
    }
}
