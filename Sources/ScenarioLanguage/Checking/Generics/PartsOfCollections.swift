/// What placeholders and associated types of Swift's collections stand for.
extension Checker {
    /// What the placeholders stand for that an extension of many types may name.
    func placeholders(of type: StaticType) -> [String: StaticType] {
        var types = type.placeholders
        types["Self"] = type
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
        case ("SubSequence", .set), ("SubSequence", .dictionary), ("SubSequence", .range):
            type.element.map { .sequence($0, .part) }
        case ("Index", .array), ("Index", .range(.int)), ("Index", .sequence(_, .slice)): .int
        case ("Indices", .array), ("Indices", .range(.int)), ("Indices", .sequence(_, .slice)): .range(.int)
        case ("Index", .string): catalogue.type(named: "String.Index")
        case ("SubSequence", .array(let element)), ("SubSequence", .sequence(let element, .slice)):
            .sequence(element, .slice)
        case ("SubSequence", .string): catalogue.type(named: "Substring")
        default: nil
        }
    }
}
