extension NativeCatalogue {
    /// What the rows of Dictionary mean.
    func dictionaryMeanings(_ group: ReferenceGroup) {
        group.means(
            "From pairs, or by what elements have in common.", of: "init(uniqueKeysWithValues:)",
            "init(_:uniquingKeysWith:)", "init(grouping:by:)", "init(dictionaryLiteral:)")
        group.means("The value of a key, or nil; with `default:` never nil.", of: "subscript")
        group.means("All keys, all values.", of: "keys", "values")
        group.means("The same pairs; what is made of them is made when it is asked for.", of: "lazy")
        group.means("Changes it.", of: "updateValue(_:forKey:)", "removeValue(forKey:)", "removeAll()",
            "removeAll(keepingCapacity:)")
        group.means(
            "Makes room beforehand; what it holds stays the same.", of: "reserveCapacity(_:)",
            "init(minimumCapacity:)")
        group.means(
            "With other values.", of: "mapValues(_:)", "compactMapValues(_:)", "merging(_:uniquingKeysWith:)",
            "merge(_:uniquingKeysWith:)")
    }

    /// How dictionaries are made.
    private func dictionaryMakingRows(_ t: GenericTable) {
        let whole = StaticType.dictionary(.key, .value)
        t.initializer("init()", [], whole) { _, _ in .dictionary(OrderedValueDictionary()) }
        t.initializer("init(minimumCapacity:)", [.int], whole) { _, _ in
            .dictionary(OrderedValueDictionary())
        }
        let pair = StaticType.tuple([TupleElement(nil, .key), TupleElement(nil, .value)])
        let pairs = StaticType.sequence(pair, .any)
        t.initializer("init(uniqueKeysWithValues:)", [pairs], whole) { context, arguments in
            let pairs = try context.elements(of: arguments[0])
            let result = OrderedValueDictionary(pairs: pairs)
            guard result.count == pairs.count else { throw RunTrap.trap("duplicate values for key") }
            return .dictionary(result)
        }
        t.literalInitializer("dictionaryLiteral", pair, whole) { pairs in
            let result = OrderedValueDictionary(pairs: pairs)
            guard result.count == pairs.count else { throw RunTrap.keyTwice }
            return .dictionary(result)
        }
        let choosing = StaticType.closure(.value, .value, to: .value)
        t.initializer("init(_:uniquingKeysWith:)", [pairs, choosing], whole) { context, arguments in
            let choose = arguments[1].closure
            var result = OrderedValueDictionary()
            for pair in try context.elements(of: arguments[0]) {
                guard case .tuple(let parts) = pair else { preconditionFailure("a pair was expected") }
                result[parts[0]] = try result[parts[0]].map { try choose.call([$0, parts[1]]) } ?? parts[1]
            }
            return .dictionary(result)
        }
        let grouped = StaticType.dictionary(.key, .array(.other))
        let grouping = [StaticType.sequence(.other, .any), .closure(.other, to: .key)]
        t.initializer("init(grouping:by:)", grouping, grouped) { context, arguments in
            let body = arguments[1].closure
            var places = OrderedValueDictionary()
            var groups: [[Value]] = []
            for element in try context.elements(of: arguments[0]) {
                let key = try body.call([element])
                if let place = places[key]?.integer {
                    groups[place].append(element)
                } else {
                    places[key] = .int(groups.count)
                    groups.append([element])
                }
            }
            return .dictionary(places.mapValues { .array(groups[$0.integer]) })
        }
    }

    /// Dictionaries. They are walked in order of insertion, where Swift's order is another in every run.
    func dictionaryRows(_ t: GenericTable) {
        dictionaryMakingRows(t)
        let old = StaticType.optional(.value)
        t.subscript("subscript(_:)", [.key], old, cost: .constant, set: {
            context, dictionary, arguments, value in
            try context.chargeGrowth(of: dictionary.pairs.count)
            dictionary.withPairs { $0[arguments[0]] = value.isNull ? Value?.none : value.fromSome }
        }, get: { _, dictionary, arguments in
            .optional(dictionary.pairs[arguments[0]])
        })
        let withDefault = [StaticType.key, .value]
        t.subscript("subscript(_:default:)", withDefault, .value, cost: .constant, set: {
            context, s, arguments, value in
            try context.chargeGrowth(of: s.pairs.count)
            s.withPairs { $0[arguments[0]] = value }
        }, get: { _, dictionary, arguments in
            dictionary.pairs[arguments[0]] ?? arguments[1]
        })
        t.getter("keys", .sequence(.key, .keys)) { context, dictionary in
            try context.charged(.array(dictionary.pairs.keys))
        }
        t.getter("values", .sequence(.value, .values)) { context, dictionary in
            try context.charged(.array(dictionary.pairs.pairs.map(\.value)))
        }
        dictionaryChangingRows(t)
        dictionaryTransformingRows(t)
    }

    private func dictionaryChangingRows(_ t: GenericTable) {
        let old = StaticType.optional(.value)
        t.mutator(
            "updateValue(_:forKey:)", [.value, .key], old, isDiscardable: true, cost: .constant
        ) { context, s, arguments in
            try context.chargeGrowth(of: s.pairs.count)
            return s.withPairs { pairs in
                defer { pairs[arguments[1]] = arguments[0] }
                return .optional(pairs[arguments[1]])
            }
        }
        t.mutator(
            "removeValue(forKey:)", [.key], old, isDiscardable: true, cost: .constant
        ) { _, s, arguments in
            s.withPairs { pairs in
                defer { pairs[arguments[0]] = nil }
                return .optional(pairs[arguments[0]])
            }
        }
        t.mutator("reserveCapacity(_:)", [.int]) { _, _, _ in .void }
        for (name, keeping) in [("removeAll()", []), ("removeAll(keepingCapacity:)", [StaticType.bool])] {
            t.mutator(name, keeping) { _, s, _ in
                s = .dictionary(OrderedValueDictionary())
                return .void
            }
        }
    }

    private func dictionaryTransformingRows(_ t: GenericTable) {
        let mapped = StaticType.dictionary(.key, .result)
        t.method("mapValues(_:)", [.closure(.value, to: .result)], mapped) { context, s, arguments in
            try context.charge(elements: s.pairs.count)
            let body = arguments[0].closure
            var result = OrderedValueDictionary()
            for pair in s.pairs.pairs { result[pair.key] = try body.call([pair.value]) }
            return .dictionary(result)
        }
        let maybe = StaticType.closure(.value, to: .optional(.result))
        t.method("compactMapValues(_:)", [maybe], mapped) { context, s, arguments in
            try context.charge(elements: s.pairs.count)
            let body = arguments[0].closure
            var result = OrderedValueDictionary()
            for pair in s.pairs.pairs {
                let value = try body.call([pair.value])
                if !value.isNull { result[pair.key] = value.fromSome }
            }
            return .dictionary(result)
        }
        mergingRows(t)
    }

    /// With another dictionary, or with pairs.
    private func mergingRows(_ t: GenericTable) {
        let whole = StaticType.dictionary(.key, .value)
        let pair = StaticType.tuple([TupleElement(nil, .key), TupleElement(nil, .value)])
        let choice = StaticType.closure(.value, .value, to: .value)
        for others in [whole, .sequence(pair, .any)] {
            t.method("merging(_:uniquingKeysWith:)", [others, choice], whole) { context, s, arguments in
                .dictionary(try context.merge(s.pairs, arguments[0], arguments[1].closure))
            }
            t.mutator("merge(_:uniquingKeysWith:)", [others, choice]) { context, s, arguments in
                s = .dictionary(try context.merge(s.pairs, arguments[0], arguments[1].closure))
                return .void
            }
        }
    }
}

extension RunContext {
    fileprivate func merge(
        _ first: OrderedValueDictionary, _ others: Value, _ choose: ClosureValue
    ) throws -> OrderedValueDictionary {
        let pairs = try elements(of: others)
        try charge(elements: first.count + pairs.count)
        var result = first
        for case .tuple(let parts) in pairs {
            result[parts[0]] = try result[parts[0]].map { try choose.call([$0, parts[1]]) } ?? parts[1]
        }
        return result
    }
}

extension Value {
    /// Changes a dictionary in place, without a second copy of its pairs.
    @discardableResult
    fileprivate mutating func withPairs<T>(_ change: (inout OrderedValueDictionary) -> T) -> T {
        guard case .dictionary(var pairs) = self else { preconditionFailure("a dictionary was expected") }
        self = .void
        defer { self = .dictionary(pairs) }
        return change(&pairs)
    }
}
