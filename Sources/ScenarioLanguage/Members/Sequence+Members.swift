extension NativeCatalogue {
    /// What everything that can be walked has.
    func sequenceRows(_ t: GenericTable) {
        t.method("map(_:)", [.closure(.element, to: .result)], .array(.result)) { context, s, arguments in
            let body = arguments[0].closure
            return .array(try context.elements(of: s).map { try body.call([$0]) })
        }
        t.method(
            "compactMap(_:)", [.closure(.element, to: .optional(.result))], .array(.result)
        ) { c, s, arguments in
            let body = arguments[0].closure
            return .array(try c.elements(of: s).map { try body.call([$0]) }.filter { !$0.isNull })
        }
        t.method(
            "flatMap(_:)", [.closure(.element, to: .array(.result))], .array(.result)
        ) { context, s, arguments in
            let body = arguments[0].closure
            var result: [Value] = []
            for element in try context.elements(of: s) {
                result += try context.elements(of: body.call([element]))
                try context.charge(elements: result.count)
            }
            return .array(result)
        }
        t.method("forEach(_:)", [.closure(.element, to: .void)], .void) { context, s, arguments in
            let body = arguments[0].closure
            for element in try context.elements(of: s) { _ = try body.call([element]) }
            return .void
        }
        t.method(
            "reduce(_:_:)", [.result, .closure(.result, .element, to: .result)], .result
        ) { c, s, arguments in
            let body = arguments[1].closure
            return try c.elements(of: s).reduce(arguments[0]) { try body.call([$0, $1]) }
        }
        let change = FunctionType([.result, .element], .void, changesFirst: true)
        t.method("reduce(into:_:)", [.result, .function(change)], .result) { c, s, arguments in
            let body = arguments[1].closure
            return try c.elements(of: s).reduce(arguments[0]) { try body.call([$0, $1]) }
        }
        let numbered = StaticType.tuple([TupleElement("offset", .int), TupleElement("element", .element)])
        t.method("enumerated()", [], .sequence(numbered, .enumerated)) { context, s, _ in
            .array(try context.elements(of: s).enumerated().map { .tuple([.int($0), $1]) })
        }
    }

    /// Questions about elements.
    func searchingRows(_ t: GenericTable) {
        let question = StaticType.closure(.element, to: .bool)
        t.method("contains(_:)", [.element], .bool, where: .equatableElements) { context, s, arguments in
            .bool(try context.contains(arguments[0], in: s))
        }
        t.method("contains(where:)", [question], .bool) { context, s, arguments in
            let body = arguments[0].closure
            return .bool(try context.elements(of: s).contains { try body.call([$0]).truth })
        }
        t.method("first(where:)", [question], .optional(.element)) { context, s, arguments in
            let body = arguments[0].closure
            return try context.elements(of: s).first { try body.call([$0]).truth } ?? .null
        }
        t.method("allSatisfy(_:)", [question], .bool) { context, s, arguments in
            let body = arguments[0].closure
            return .bool(try context.elements(of: s).allSatisfy { try body.call([$0]).truth })
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
            .bool(try context.elements(of: s).starts(with: context.elements(of: arguments[0])))
        }
    }

    /// Sorting, the smallest and the largest, and chance.
    func orderingRows(_ t: GenericTable) {
        let order = StaticType.closure(.element, .element, to: .bool)
        t.method("sorted()", [], .array(.element), where: .comparableElements) { context, s, _ in
            .array(try context.elements(of: s).sorted { try Value.isLess($0, $1) })
        }
        t.method("sorted(by:)", [order], .array(.element)) { context, s, arguments in
            let body = arguments[0].closure
            return .array(try context.elements(of: s).sorted { try body.call([$0, $1]).truth })
        }
        t.method("min()", [], .optional(.element), where: .comparableElements) { context, s, _ in
            try context.elements(of: s).min { try Value.isLess($0, $1) } ?? .null
        }
        t.method("max()", [], .optional(.element), where: .comparableElements) { context, s, _ in
            try context.elements(of: s).max { try Value.isLess($0, $1) } ?? .null
        }
        t.method("min(by:)", [order], .optional(.element)) { context, s, arguments in
            let body = arguments[0].closure
            return try context.elements(of: s).min { try body.call([$0, $1]).truth } ?? .null
        }
        t.method("max(by:)", [order], .optional(.element)) { context, s, arguments in
            let body = arguments[0].closure
            return try context.elements(of: s).max { try body.call([$0, $1]).truth } ?? .null
        }
        t.method(
            "lexicographicallyPrecedes(_:)", [.elements], .bool, where: .comparableElements
        ) { context, s, arguments in
            let (a, b) = (try context.elements(of: s), try context.elements(of: arguments[0]))
            return .bool(try a.lexicographicallyPrecedes(b) { try Value.isLess($0, $1) })
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
        let nested: [GenericRequirement] = [.same("Element", .array(.other))]
        t.method("joined()", [], .sequence(.other, .part), where: nested) { context, s, _ in
            var result: [Value] = []
            for part in try context.elements(of: s) {
                result += part.list
                try context.charge(elements: result.count)
            }
            return .array(result)
        }
    }
}

extension RunContext {
    fileprivate func contains(_ element: Value, in sequence: Value) throws -> Bool {
        switch sequence {
        case .set(let set): set.contains(element)
        case .range(let range): range.contains(element)
        default: try elements(of: sequence).contains(element)
        }
    }

    fileprivate func joined(_ sequence: Value, by separator: String) throws -> String {
        var text = ""
        for (index, element) in try elements(of: sequence).enumerated() {
            if index > 0 { text += separator }
            text += element.text
            if text.utf8.count > maximumStringBytes { break }
        }
        try charge(stringBytes: text.utf8.count)
        return text
    }
}
