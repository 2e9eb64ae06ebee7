import SwiftSyntax

/// From where a member may be used.
struct Access {
    enum Level {
        case everywhere
        /// In the file of its declaration.
        case file
        /// Inside the type, and inside its extensions in the same file.
        case type
    }

    var level = Level.everywhere
    /// That of a property's setter.
    var setter = Level.everywhere

    init() {}

    /// - Parameter usual: the level of members without a word of their own.
    init(_ modifiers: DeclModifierListSyntax, usual: Level) {
        level = usual
        setter = usual
        for modifier in modifiers {
            let found: Level
            switch modifier.name.text {
            case "private": found = .type
            case "fileprivate": found = .file
            case "public", "internal", "package", "open": found = .everywhere
            default: continue
            }
            if modifier.detail == nil { level = found }
            setter = modifier.detail == nil && setter != usual ? setter : found
        }
    }
}

extension Access.Level {
    /// The word in front of a declaration.
    var word: String {
        switch self {
        case .everywhere: "internal"
        case .file: "fileprivate"
        case .type: "private"
        }
    }
}

extension Checker {
    /// Whether something may be used at a place.
    ///
    /// - Parameters:
    ///   - owner: the type whose member it is.
    ///   - declared: where it is declared.
    func isAccessible(
        _ level: Access.Level, of owner: StaticType?, _ declared: SourceRange, at range: SourceRange
    ) -> Bool {
        guard level != .everywhere else { return true }
        guard files.number(of: declared) == files.number(of: range) else { return false }
        // Outside of types, what is private belongs to its file.
        guard level == .type, let owner, owner != .void else { return true }
        var current: Scope? = scope
        while let here = current {
            if case .type(let type) = here.kind, type.isSameDeclaration(as: owner) { return true }
            current = here.parent
        }
        return false
    }

    /// Whether a member may be used at a place.
    func isAccessible(_ member: Member, at range: SourceRange) -> Bool {
        guard let (access, owner, declared) = member.access else { return true }
        return isAccessible(access.level, of: owner, declared, at: range)
    }

    /// Those of some members that may be used at a place.
    ///
    /// - Throws: when there are members, and all of them are for other places.
    func accessible(_ members: [Member], named name: String, at range: SourceRange) throws -> [Member] {
        let found = known(members, at: range)
        guard found.isEmpty, let level = members.first?.access?.access.level else { return found }
        throw fail(.inaccessible(name, level: level.word), at: range)
    }

    /// Those of some members that may be used at a place, and that no other one of them hides there.
    func known(_ members: [Member], at range: SourceRange) -> [Member] {
        guard members.contains(where: { $0.isRestricted }) else { return members }
        var found: [Member] = []
        for member in members where isAccessible(member, at: range) {
            if !found.contains(where: { hides($0, member, at: range) }) { found.append(member) }
        }
        return found
    }

    /// Those of some initializers that may be used at a place.
    ///
    /// - Throws: when there are initializers, and all of them are for other places.
    func accessible(
        _ initializers: [InitializerDeclaration], of owner: StaticType, at range: SourceRange
    ) throws -> [InitializerDeclaration] {
        guard initializers.contains(where: { $0.access.level != .everywhere }) else { return initializers }
        let found = initializers.filter {
            isAccessible($0.access.level, of: owner, $0.range, at: range)
        }
        guard found.isEmpty, let first = initializers.first else { return found }
        throw fail(.inaccessible(first.fullName, level: first.access.level.word), at: range)
    }

    /// Whether two declarations of one name keep out of each other's way, because each is for its own file.
    func areForOwnFiles(
        _ first: (access: Access, range: SourceRange), _ second: (access: Access, range: SourceRange)
    ) -> Bool {
        first.access.level != .everywhere && second.access.level != .everywhere
            && files.number(of: first.range) != files.number(of: second.range)
    }

    /// Whether a subclass knows a member of its superclass, so that it can override it.
    func isKnown(_ member: Member, to declaration: TypeDeclaration) -> Bool {
        withScope(declaration.scope) { isAccessible(member, at: declaration.range) }
    }
}

extension Member {
    /// From where it may be used, whose member it is, and where it is declared; nil for what has no level.
    fileprivate var access: (access: Access, owner: StaticType?, declared: SourceRange)? {
        switch self {
        case .property(let property): (property.access, property.owner, property.range)
        case .method(let method): (method.access, method.owner, method.range)
        default: nil
        }
    }

    fileprivate var isRestricted: Bool { access.map { $0.access.level != .everywhere } ?? false }

    /// Whether it is for fewer places than another one of the scenario's, which it hides only there.
    func isForFewer(than other: Member) -> Bool {
        isRestricted && other.access != nil && !other.isRestricted && other.requirement == nil
    }
}

extension StaticType {
    /// Whether both are the same type, or made of one generic type.
    fileprivate func isSameDeclaration(as other: StaticType) -> Bool {
        if self == other { return true }
        if let origin { return origin === other.origin }
        if case .user = self { return false }
        return extensionKey == other.extensionKey
    }
}
