extension NativeCatalogue {
    /// Changing the order of an array's elements.
    func reorderingRows(_ t: GenericTable) {
        t.mutator("sort()", [], where: .comparableElements, cost: .sorting) { context, array, _ in
            array = .array(try context.elements(of: array).sorted { try Value.isLess($0, $1) })
            return .void
        }
        t.mutator(
            "sort(by:)", [.closure(.element, .element, to: .bool)], cost: .sorting
        ) { context, array, arguments in
            let body = arguments[0].closure
            array = .array(try context.elements(of: array).sorted { try body.call([$0, $1]).truth })
            return .void
        }
        t.mutator("reverse()", []) { context, array, _ in
            array = .array(try context.elements(of: array).reversed())
            return .void
        }
        t.mutator("shuffle()", []) { context, array, _ in
            array = .array(context.random.shuffled(try context.elements(of: array)))
            return .void
        }
        t.mutator("swapAt(_:_:)", [.int, .int], cost: .constant) { _, array, arguments in
            let (i, j) = (arguments[0].integer, arguments[1].integer)
            try array.withList { list in
                guard list.indices.contains(i), list.indices.contains(j) else {
                    throw RunTrap.outOfRange("index out of range")
                }
                list.swapAt(i, j)
            }
            return .void
        }
    }

    /// Looking for indices.
    func indexRows(_ t: GenericTable) {
        let question = StaticType.closure(.element, to: .bool)
        // Swift still has the names that it had until 4.2.
        for name in ["firstIndex(of:)", "index(of:)"] {
            t.method(
                name, [.element], .optional(.int), where: .equatableElements
            ) { context, s, arguments in
                try context.elements(of: s).firstIndex(of: arguments[0]).map { .int($0) } ?? .null
            }
        }
        for name in ["firstIndex(where:)", "index(where:)"] {
            t.method(name, [question], .optional(.int)) { context, s, arguments in
                let body = arguments[0].closure
                let index = try context.elements(of: s).firstIndex { try body.call([$0]).truth }
                return index.map { .int($0) } ?? .null
            }
        }
        // The place itself is a number; an element that is not there is found out by the subscript.
        t.method("index(after:)", [.int], .int) { _, _, arguments in .int(arguments[0].number(plus: 1)) }
        t.method("index(before:)", [.int], .int) { _, _, arguments in .int(arguments[0].number(plus: -1)) }
        t.method("index(_:offsetBy:)", [.int, .int], .int) { _, _, arguments in
            .int(arguments[0].number(plus: arguments[1].integer))
        }
        t.method("index(_:offsetBy:limitedBy:)", [.int, .int, .int], .optional(.int)) { _, _, arguments in
            let (step, limit) = (arguments[1].integer, arguments[2].integer)
            let (place, found) = (arguments[0].integer, arguments[0].number(plus: arguments[1].integer))
            let isBeyond = step < 0 ? limit <= place && found < limit : limit >= place && found > limit
            return isBeyond ? .null : .int(found)
        }
        t.method("distance(from:to:)", [.int, .int], .int) { _, _, arguments in
            let (start, end) = (arguments[0].integer, arguments[1].integer)
            let (distance, overflows) = end.subtractingReportingOverflow(start)
            if overflows { throw RunTrap.trap("arithmetic overflow") }
            return .int(distance)
        }
        t.method(
            "lastIndex(of:)", [.element], .optional(.int), where: .equatableElements
        ) { context, s, arguments in
            try context.elements(of: s).lastIndex(of: arguments[0]).map { .int($0) } ?? .null
        }
        t.method("lastIndex(where:)", [question], .optional(.int)) { context, s, arguments in
            let body = arguments[0].closure
            let index = try context.elements(of: s).lastIndex { try body.call([$0]).truth }
            return index.map { .int($0) } ?? .null
        }
    }
}

extension Value {
    /// A whole number with another one added, at most the largest or smallest that there is.
    fileprivate func number(plus step: Int) -> Int {
        guard case .int(let number) = self else { preconditionFailure("the checker let no number pass") }
        let (sum, overflows) = number.addingReportingOverflow(step)
        return overflows ? number : sum
    }
}
