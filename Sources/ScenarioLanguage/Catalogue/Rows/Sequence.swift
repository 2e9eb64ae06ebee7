extension NativeCatalogue {
    /// What everything that can be walked has.
    func sequenceRows(_ t: GenericTable) {
        t.method("map(_:)", [.closure(.element, to: .result)], .array(.result)) { context, s, arguments in
            let body = arguments[0].closure
            return .array(try context.made(of: s) { try body.call([$0]) })
        }
        // `flatMap` is its old name.
        for name in ["compactMap(_:)", "flatMap(_:)"] {
            t.method(
                name, [.closure(.element, to: .optional(.result))], .array(.result)
            ) { context, s, arguments in
                let body = arguments[0].closure
                return .array(
                    try context.made(of: s) { element in
                        let made = try body.call([element])
                        return made.isNull ? Value?.none : made.fromSome
                    })
            }
        }
        t.method(
            "flatMap(_:)", [.closure(.element, to: .array(.result))], .array(.result)
        ) { context, s, arguments in
            let body = arguments[0].closure
            var result: [Value] = []
            for element in try context.elements(of: s) {
                let part = try context.elements(of: body.call([element]))
                result += part
                try context.chargeGrowth(to: result.count, by: part.count)
            }
            return .array(result)
        }
        lazyWalkingRows(t)
    }

    /// What is the same for a sequence whose elements are made while it is walked.
    func lazyWalkingRows(_ t: GenericTable) {
        t.method("forEach(_:)", [.closure(.element, to: .void)], .void) { context, s, arguments in
            let body = arguments[0].closure
            try context.walk(s) { element in
                _ = try body.call([element])
                return true
            }
            return .void
        }
        t.method(
            "reduce(_:_:)", [.result, .closure(.result, .element, to: .result)], .result
        ) { context, s, arguments in
            try context.folded(s, arguments)
        }
        let change = FunctionType([.result, .element], .void, inouts: [0])
        t.method("reduce(into:_:)", [.result, .function(change)], .result) { context, s, arguments in
            let body = arguments[1].closure
            var result = arguments[0]
            try context.walk(s) { element in
                result = try body.call([result, element]).elements[1]
                return true
            }
            return result
        }
        let numbered = StaticType.tuple([TupleElement("offset", .int), TupleElement("element", .element)])
        t.method("enumerated()", [], .sequence(numbered, .enumerated)) { context, s, _ in
            if case .lazy(let sequence) = s { return .lazy(sequence.enumerated()) }
            if context.isTooLong(s) {
                return .lazy(LazySequence { try $0.steps(through: s) }.enumerated())
            }
            return .array(try context.elements(of: s).enumerated().map { .tuple([.int($0), $1]) })
        }
    }

    /// Questions about elements.
    func searchingRows(_ t: GenericTable) {
        let question = StaticType.closure(.element, to: .bool)
        t.method(
            "contains(_:)", [.element], .bool, where: .equatableElements, cost: .constant
        ) { context, s, arguments in
            .bool(try context.contains(arguments[0], in: s))
        }
        t.method("contains(where:)", [question], .bool) { context, s, arguments in
            let body = arguments[0].closure
            return .bool(try context.first(in: s) { try body.call([$0]).truth } != nil)
        }
        t.method("first(where:)", [question], .optional(.element)) { context, s, arguments in
            let body = arguments[0].closure
            return .optional(try context.first(in: s) { try body.call([$0]).truth })
        }
        t.method("allSatisfy(_:)", [question], .bool) { context, s, arguments in
            let body = arguments[0].closure
            return .bool(try context.first(in: s) { try !body.call([$0]).truth } == nil)
        }
        t.method("count(where:)", [question], .int) { context, s, arguments in
            let body = arguments[0].closure
            return .int(try context.elements(of: s).filter { try body.call([$0]).truth }.count)
        }
        t.method(
            "elementsEqual(_:)", [.elements], .bool, where: .equatableElements
        ) { context, s, arguments in
            .bool(try context.elements(of: s) == context.elements(of: arguments[0]))
        }
        t.method("starts(with:)", [.elements], .bool, where: .equatableElements) { context, s, arguments in
            .bool(try context.begins(s, with: arguments[0], where: ==))
        }
        matchingRows(t)
    }

    /// Whether the elements of two sequences match, as a closure says.
    private func matchingRows(_ t: GenericTable) {
        let others = StaticType.sequence(.other, .any)
        let question = StaticType.closure(.element, .other, to: .bool)
        t.method("elementsEqual(_:by:)", [others, question], .bool) { context, s, arguments in
            let (own, other) = (try context.elements(of: s), try context.elements(of: arguments[0]))
            let body = arguments[1].closure
            return .bool(try own.elementsEqual(other) { try body.call([$0, $1]).truth })
        }
        t.method("starts(with:by:)", [others, question], .bool) { context, s, arguments in
            let body = arguments[1].closure
            return .bool(try context.begins(s, with: arguments[0]) { try body.call([$0, $1]).truth })
        }
    }

    /// Sorting, the smallest and the largest, and chance.
    func orderingRows(_ t: GenericTable) {
        let order = StaticType.closure(.element, .element, to: .bool)
        t.method(
            "sorted()", [], .array(.element), where: .comparableElements, cost: .sorting
        ) { context, s, _ in
            .array(try context.elements(of: s).sorted { try Value.isLess($0, $1) })
        }
        t.method("sorted(by:)", [order], .array(.element), cost: .sorting) { context, s, arguments in
            let body = arguments[0].closure
            return .array(try context.elements(of: s).sorted { try body.call([$0, $1]).truth })
        }
        t.method("min()", [], .optional(.element), where: .comparableElements) { context, s, _ in
            if case .range(let range) = s { return .optional(range.first) }
            return try context.elements(of: s).min { try Value.isLess($0, $1) } ?? .null
        }
        t.method("max()", [], .optional(.element), where: .comparableElements) { context, s, _ in
            if case .range(let range) = s { return .optional(range.last) }
            return try context.elements(of: s).max { try Value.isLess($0, $1) } ?? .null
        }
        t.method("min(by:)", [order], .optional(.element)) { context, s, arguments in
            let body = arguments[0].closure
            return .optional(try context.elements(of: s).min { try body.call([$0, $1]).truth })
        }
        t.method("max(by:)", [order], .optional(.element)) { context, s, arguments in
            let body = arguments[0].closure
            return .optional(try context.elements(of: s).max { try body.call([$0, $1]).truth })
        }
        t.method(
            "lexicographicallyPrecedes(_:)", [.elements], .bool, where: .comparableElements
        ) { context, s, arguments in
            let (a, b) = (try context.elements(of: s), try context.elements(of: arguments[0]))
            return .bool(try a.lexicographicallyPrecedes(b) { try Value.isLess($0, $1) })
        }
        t.method("lexicographicallyPrecedes(_:by:)", [.elements, order], .bool) { context, s, arguments in
            let (a, b) = (try context.elements(of: s), try context.elements(of: arguments[0]))
            let body = arguments[1].closure
            return .bool(try a.lexicographicallyPrecedes(b) { try body.call([$0, $1]).truth })
        }
        t.method("shuffled()", [], .array(.element)) { context, s, _ in
            .array(context.random.shuffled(try context.elements(of: s)))
        }
    }

    /// What sequences of texts have.
    func joiningRows(_ t: GenericTable) {
        for piece in [StaticType.string, .native(Substring.self)] {
            let texts: [GenericRequirement] = [.same("Element", piece)]
            t.method("joined()", [], .string, where: texts) { context, s, _ in
                .string(try context.joined(s, by: ""))
            }
            t.method("joined(separator:)", [.string], .string, where: texts) { context, s, arguments in
                .string(try context.joined(s, by: arguments[0].text))
            }
        }
        for list in [StaticType.array(.other), .sequence(.other, .slice)] {
            t.method("joined()", [], .sequence(.other, .part), where: [.same("Element", list)]) { c, s, _ in
                var result: [Value] = []
                for part in try c.elements(of: s) {
                    result += part.part
                    try c.chargeGrowth(to: result.count, by: part.part.count)
                }
                return .array(result)
            }
            t.method(
                "joined(separator:)", [.sequence(.other, .any)], .sequence(.other, .part),
                where: [.same("Element", list)]
            ) { context, s, arguments in
                let separator = try context.elements(of: arguments[0])
                var result: [Value] = []
                for (index, part) in try context.elements(of: s).enumerated() {
                    let before = result.count
                    if index > 0 { result += separator }
                    result += part.part
                    try context.chargeGrowth(to: result.count, by: result.count - before)
                }
                return .array(result)
            }
        }
    }
}

extension RunContext {
    /// What a closure makes of a first value and the elements.
    fileprivate func folded(_ sequence: Value, _ arguments: [Value]) throws -> Value {
        let body = arguments[1].closure
        var result = arguments[0]
        try walk(sequence) { element in
            result = try body.call([result, element])
            return true
        }
        return result
    }

    /// Whether a sequence begins with the elements of another one.
    fileprivate func begins(
        _ sequence: Value, with other: Value, where matches: (Value, Value) throws -> Bool
    ) throws -> Bool {
        let (own, others) = (try steps(through: sequence), try steps(through: other))
        while let wanted = try others() {
            guard let element = try own(), try matches(element, wanted) else { return false }
        }
        return true
    }

    fileprivate func contains(_ element: Value, in sequence: Value) throws -> Bool {
        switch sequence {
        case .set(let set): set.contains(element)
        case .range(let range): try range.contains(element)
        case .lazy: try first(in: sequence) { $0 == element } != nil
        default: try elements(of: sequence).contains(element)
        }
    }

    fileprivate func joined(_ sequence: Value, by separator: String) throws -> String {
        var text = ""
        for (index, element) in try elements(of: sequence).enumerated() {
            let before = text.utf8.count
            if index > 0 { text += separator }
            text += element.text
            try chargeGrowth(toBytes: text.utf8.count, by: text.utf8.count - before)
        }
        return text
    }
}
