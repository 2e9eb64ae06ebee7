extension NativeCatalogue {
    /// What arrays, sets, dictionaries, ranges and parts of them have: a size and a first element.
    func collectionRows(_ t: GenericTable) {
        t.getter("count", .int, cost: .constant) { context, s in .int(try context.count(of: s)) }
        t.getter("isEmpty", .bool, cost: .constant) { context, s in
            if case .range(let range) = s { return .bool(try !range.hasValues) }
            return .bool(try context.count(of: s) == 0)
        }
        t.getter("first", .optional(.element), cost: .constant) { context, s in
            if let values = s.partOfList { return .optional(values.first) }
            if case .range(let range) = s { return .optional(range.first) }
            return .optional(try context.elements(of: s).first)
        }
        t.method("randomElement()", [], .optional(.element)) { context, s, _ in
            if case .range(let range) = s {
                let count = try context.count(of: s)
                if count == 0 { return .null }
                return range.number(at: UInt64(context.random.index(below: count))).inSome
            }
            let elements = try context.elements(of: s)
            return elements.isEmpty ? .null : elements[context.random.index(below: elements.count)].inSome
        }
    }

    /// What can be walked backwards.
    func bidirectionalRows(_ t: GenericTable) {
        t.getter("last", .optional(.element), cost: .constant) { context, s in
            if let values = s.partOfList { return .optional(values.last) }
            if case .range(let range) = s { return .optional(range.last) }
            return .optional(try context.elements(of: s).last)
        }
        t.method(
            "last(where:)", [.closure(.element, to: .bool)], .optional(.element)
        ) { context, s, arguments in
            let body = arguments[0].closure
            return .optional(try context.elements(of: s).last { try body.call([$0]).truth })
        }
        t.method("reversed()", [], .sequence(.element, .reversed)) { context, s, _ in
            if case .range(let range) = s, context.isTooLong(s) {
                return .lazy(LazySequence { context in
                    let next = range.stepsBackwards()
                    return {
                        try context.spend(1)
                        return next()
                    }
                })
            }
            return .array(try context.elements(of: s).reversed())
        }
        t.method("reversed()", [], .array(.element)) { context, s, _ in
            .array(try context.elements(of: s).reversed())
        }
    }

    /// Leading and trailing parts of what has no places of its own here.
    func partRows(_ t: GenericTable, part: StaticType) {
        t.method("prefix(_:)", [.int], part) { context, s, arguments in
            .array(Array(try context.elements(of: s).prefix(context.size(arguments[0]))))
        }
        t.method("suffix(_:)", [.int], part) { context, s, arguments in
            .array(try context.elements(of: s).suffix(context.size(arguments[0])))
        }
        t.method(
            "prefix(while:)", [.closure(.element, to: .bool)], part
        ) { c, s, arguments in
            let body = arguments[0].closure
            return .array(Array(try c.elements(of: s).prefix { try body.call([$0]).truth }))
        }
        t.method(
            "drop(while:)", [.closure(.element, to: .bool)], part
        ) { c, s, arguments in
            let body = arguments[0].closure
            return .array(Array(try c.elements(of: s).drop { try body.call([$0]).truth }))
        }
        t.method("dropFirst()", [], part) { context, s, _ in
            .array(Array(try context.elements(of: s).dropFirst()))
        }
        t.method("dropFirst(_:)", [.int], part) { context, s, arguments in
            .array(Array(try context.elements(of: s).dropFirst(context.size(arguments[0]))))
        }
        t.method("dropLast()", [], part) { context, s, _ in
            .array(try context.elements(of: s).dropLast())
        }
        t.method("dropLast(_:)", [.int], part) { context, s, arguments in
            .array(try context.elements(of: s).dropLast(context.size(arguments[0])))
        }
    }

    /// The pieces between some elements.
    func splitRows(_ t: GenericTable, part: StaticType) {
        let pieces = StaticType.array(part)
        let defaults: KeyValuePairs<String, Value> = [
            "maxSplits": .int(.max), "omittingEmptySubsequences": true,
        ]
        t.method(
            "split(separator:maxSplits:omittingEmptySubsequences:)", [.element, .int, .bool], pieces,
            where: .equatableElements, defaults: defaults
        ) { context, s, arguments in
            let separator = arguments[0]
            return try context.pieces(of: s, arguments[1], arguments[2]) { $0 == separator }
        }
        t.method(
            "split(maxSplits:omittingEmptySubsequences:whereSeparator:)",
            [.int, .bool, .closure(.element, to: .bool)], pieces, defaults: defaults
        ) { context, s, arguments in
            let body = arguments[2].closure
            return try context.pieces(of: s, arguments[0], arguments[1]) { try body.call([$0]).truth }
        }
    }

    /// `filter` with the answer's own type, and how to make it from the elements that stay.
    func filterRow(
        _ t: GenericTable, _ answer: StaticType, where requirements: [GenericRequirement] = [],
        _ make: @escaping ([Value]) -> Value
    ) {
        t.method(
            "filter(_:)", [.closure(.element, to: .bool)], answer, where: requirements
        ) { context, s, arguments in
            let body = arguments[0].closure
            return make(try context.elements(of: s).filter { try body.call([$0]).truth })
        }
    }
}

extension RunContext {
    /// How many elements a collection has, without walking it.
    func count(of value: Value) throws -> Int {
        switch value {
        case .array(let values): values.count
        case .slice(let values): values.count
        case .set(let set): set.count
        case .dictionary(let dictionary): dictionary.count
        case .range(let range):
            if let count = range.count { count } else { throw RunTrap.trap("arithmetic overflow") }
        default: try elements(of: value).count
        }
    }

    /// What is between the elements that separate.
    func pieces(
        of value: Value, _ limit: Value, _ omitsEmpty: Value, _ separates: (Value) throws -> Bool
    ) throws -> Value {
        let elements = try value.partOfList ?? ArraySlice(elements(of: value))
        try charge(elements: elements.count)
        let parts = try elements.split(
            maxSplits: size(limit), omittingEmptySubsequences: omitsEmpty.truth, whereSeparator: separates)
        return .array(parts.map { .slice($0) })
    }

    /// A number of elements.
    /// - Throws: `RunTrap` when it is negative.
    func size(_ value: Value) throws -> Int {
        let size = value.integer
        if size < 0 { throw RunTrap.trap("a number of elements must not be negative") }
        return size
    }
}
