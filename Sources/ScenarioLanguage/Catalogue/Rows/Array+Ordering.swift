extension NativeCatalogue {
    /// Changing the order of an array's elements.
    func reorderingRows<List: ValueList>(_ t: GenericTable, _ type: List.Type) {
        t.mutator("sort()", [], where: .comparableElements, cost: .sorting) { context, array, _ in
            try context.reorder(&array, type) { try $0.sorted { try Value.isLess($0, $1) } }
        }
        t.mutator(
            "sort(by:)", [.closure(.element, .element, to: .bool)], cost: .sorting
        ) { context, array, arguments in
            let body = arguments[0].closure
            return try context.reorder(&array, type) { try $0.sorted { try body.call([$0, $1]).truth } }
        }
        t.mutator("reverse()", []) { context, array, _ in
            try context.reorder(&array, type) { $0.reversed() }
        }
        t.mutator("shuffle()", []) { context, array, _ in
            try context.reorder(&array, type) { context.random.shuffled($0) }
        }
        t.mutator("swapAt(_:_:)", [.int, .int], cost: .constant) { _, array, arguments in
            let (i, j) = (arguments[0].integer, arguments[1].integer)
            try List.change(&array) { list in
                try list.checkPlace(i)
                try list.checkPlace(j)
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
                try context.part(of: s).firstIndex(of: arguments[0]).map { .int($0) } ?? .null
            }
        }
        for name in ["firstIndex(where:)", "index(where:)"] {
            t.method(name, [question], .optional(.int)) { context, s, arguments in
                let body = arguments[0].closure
                let index = try context.part(of: s).firstIndex { try body.call([$0]).truth }
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
            try context.part(of: s).lastIndex(of: arguments[0]).map { .int($0) } ?? .null
        }
        t.method("lastIndex(where:)", [question], .optional(.int)) { context, s, arguments in
            let body = arguments[0].closure
            let index = try context.part(of: s).lastIndex { try body.call([$0]).truth }
            return index.map { .int($0) } ?? .null
        }
    }
}

extension RunContext {
    /// The elements of an array or a part of one, at their places; charges the run for them.
    fileprivate func part(of list: Value) throws -> ArraySlice<Value> {
        let part = try list.partOfList ?? ArraySlice(elements(of: list))
        try charge(elements: part.count)
        return part
    }

    /// Puts the elements of an array or a part of one into another order.
    fileprivate func reorder<List: ValueList>(
        _ value: inout Value, _ type: List.Type, _ order: ([Value]) throws -> [Value]
    ) throws -> Value {
        let ordered = try order(try elements(of: value))
        List.change(&value) { list in
            for (place, element) in zip(list.indices, ordered) { list[place] = element }
        }
        return .void
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
