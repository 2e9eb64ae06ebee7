/// Structs and enums that would have to hold themselves, which no memory has room for.
extension Checker {
    /// Reports each struct that contains itself, and each such enum that is not marked `indirect`.
    func refuseRecursiveTypes() {
        var search = ContainmentSearch(self)
        for declaration in declarationOrder where !declaration.staticType.holdsStandIn {
            search.visit(declaration.type)
        }
    }

    /// What a value of a type has inside itself, and where that is written.
    fileprivate func parts(of type: UserType) -> [(type: StaticType, range: SourceRange)] {
        let declaration = declaration(of: type)
        switch type.kind {
        case .structure:
            return declaration.stored.compactMap { property in
                guard let type = try? self.type(of: property, at: property.range) else { return nil }
                return property.property.ownership == .strong ? (type, property.range) : nil
            }
        case .enumeration:
            if declaration.syntax.modifiers.contains(where: { $0.name.text == "indirect" }) { return [] }
            return type.cases.filter { !$0.isIndirect }.flatMap { entry in
                entry.payload.map { ($0.type, declaration.range) }
            }
        case .class, .protocol: return []
        }
    }
}

/// Walks from types to those that are inside them, each once.
private struct ContainmentSearch {
    private let checker: Checker
    private var visited: Set<UserType> = []
    /// The types around the present one, the outermost first, with the place of the part that leads on.
    private var path: [(type: UserType, part: SourceRange)] = []
    private var places: [UserType: Int] = [:]
    private var reported: Set<UserType> = []

    init(_ checker: Checker) { self.checker = checker }

    mutating func visit(_ type: UserType) {
        if let place = places[type] { return report(path[place]) }
        guard visited.insert(type).inserted else { return }
        places[type] = path.count
        defer { places[type] = nil }
        for part in checker.parts(of: type) {
            path.append((type, part.range))
            follow(part.type)
            path.removeLast()
        }
    }

    /// Comes to the types of the scenario that a value of this type holds without a reference between.
    private mutating func follow(_ type: StaticType) {
        switch type {
        case .user(let user): visit(user)
        case .optional(let inner): follow(inner)
        case .tuple(let elements): for element in elements { follow(element.type) }
        default: break
        }
    }

    private mutating func report(_ found: (type: UserType, part: SourceRange)) {
        guard reported.insert(found.type).inserted else { return }
        checker.report(
            .recursiveValue(found.type.name, isEnum: found.type.kind == .enumeration), at: found.part)
    }
}
