import SwiftSyntax

/// What placeholders and associated types of Swift's collections stand for.
extension Checker {
    /// What the placeholders stand for that an extension of many types may name.
    func placeholders(of type: StaticType) -> [String: StaticType] {
        var types = type.placeholders
        types["Self"] = type
        if let raw = rawType(of: type) { types["RawValue"] = raw }
        if let element = associatedType("Element", of: type) ?? elementType(of: type) {
            for name in ExtensionTemplate.elementNames { types[name] = element }
        }
        return completed(types)
    }

    /// What an associated type of Swift's collections is for one of them; nil for what has none.
    func associatedType(_ name: String, of type: StaticType) -> StaticType? {
        switch (name, type) {
        case ("Element", .array(let element)), ("Element", .set(let element)),
            ("Element", .range(let element)), ("Element", .closedRange(let element)),
            ("Element", .sequence(let element, _)):
            element
        case ("Element", .dictionary(let key, let value)):
            .tuple([TupleElement("key", key), TupleElement("value", value)])
        case ("Element", .string): .character
        case ("Element", .native(let id)) where id.type == Substring.self: .character
        case ("Index", .native(let id)) where id.type == Substring.self: catalogue.type(named: "String.Index")
        case ("SubSequence", .native(let id)) where id.type == Substring.self: type
        case ("SubSequence", .range(let bound)) where bound.isWhole: type
        case ("SubSequence", .set), ("SubSequence", .dictionary), ("SubSequence", .range),
            ("SubSequence", .closedRange):
            type.element.map { .sequence($0, .part) }
        case ("Index", .range(let bound)) where bound.isWhole: bound
        case ("Indices", .range(let bound)) where bound.isWhole: type
        case ("Index", .array), ("Index", .sequence(_, .slice)): .int
        case ("Indices", .array), ("Indices", .sequence(_, .slice)): .range(.int)
        case ("Index", .string): catalogue.type(named: "String.Index")
        case ("SubSequence", .array(let element)), ("SubSequence", .sequence(let element, .slice)):
            .sequence(element, .slice)
        case ("SubSequence", .string): catalogue.type(named: "Substring")
        default: nil
        }
    }

    // MARK: Places

    /// Whether a type is one of Swift's whose indices scenarios do not have.
    func lacksPlaces(_ type: StaticType) -> Bool {
        !type.isUserType && associatedType("Index", of: type) == nil
    }

    /// The members of an extension that name no place in a collection, neither themselves nor through others.
    func withoutPlaces(_ members: [DeclSyntax]) -> [DeclSyntax] {
        var names = NativeCatalogue.namesOfPlaces
        var left = members
        while case let some = left.filter({ $0.mentions(names) }), !some.isEmpty {
            names.formUnion(some.flatMap(\.memberNames))
            left.removeAll { $0.mentions(names) }
        }
        return left
    }
}

extension NativeCatalogue {
    /// The names of what collections have with places in it: `Index`, `startIndex`, `firstIndex`. A text's
    /// rows tell, for no other type has places of their own type. What changes a text is left out: extensions
    /// of collections have it of other values only, such as `insert` of a set.
    fileprivate static let namesOfPlaces: Set<String> = {
        guard let rows = standard.record(of: .string)?.members else { return [] }
        let telling = rows.filter { $0.value.allSatisfy { $0.hasPlaces && !$0.isMutating } }
        return Set(telling.keys).union(["Index", "Indices"])
    }()
}

extension NativeMember {
    /// Whether a place in a text is in its signature.
    fileprivate var hasPlaces: Bool {
        var isFound = false
        for type in parameters.map(\.type) + [result] {
            _ = type.replacing { part in
                if case .native(let id) = part, id.type == String.Index.self { isFound = true }
                return nil
            }
        }
        return isFound
    }
}

extension DeclSyntax {
    /// Whether one of the names is in it.
    fileprivate func mentions(_ names: Set<String>) -> Bool {
        tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
    }
}
