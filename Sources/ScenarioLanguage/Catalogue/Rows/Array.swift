extension NativeCatalogue {
    /// What the rows of Array mean, and of those that share its heading.
    func arrayMeanings(_ group: ReferenceGroup) {
        group.means("From other elements, or one again and again.", of: "init(_:)", "init(repeating:count:)")
        group.means("The element at a place, or those of a range of places; may be set.", of: "subscript")
        group.means(
            "The places, and those beside one.", of: "startIndex", "endIndex", "indices", "index(after:)",
            "index(before:)", "index(_:offsetBy:)", "index(_:offsetBy:limitedBy:)", "distance(from:to:)")
        group.means("A part of a text, from UTF-16 code units; nil beyond the text.", of: "init(_:in:)")
        group.means(
            "How many there are, and some of them.", of: "count", "isEmpty", "first", "last",
            "randomElement()")
        group.means(
            "Adds elements.", of: "append(_:)", "append(contentsOf:)", "insert(_:at:)",
            "insert(contentsOf:at:)")
        group.means(
            "Makes room beforehand; what it holds stays the same.", of: "reserveCapacity(_:)")
        group.means(
            "Takes elements out.", of: "remove(at:)", "removeFirst()", "removeLast()", "removeFirst(_:)",
            "removeLast(_:)", "popLast()", "removeAll()", "removeAll(keepingCapacity:)", "removeAll(where:)",
            "removeSubrange(_:)")
        group.means("Puts others at the place of some.", of: "replaceSubrange(_:with:)")
        group.means(
            "Puts them into another order.", of: "sort()", "sort(by:)", "reverse()", "shuffle()",
            "swapAt(_:_:)")
        group.means(
            "The place of one.", of: "firstIndex(of:)", "firstIndex(where:)", "lastIndex(of:)",
            "lastIndex(where:)", "index(of:)", "index(where:)")
        group.means(
            "Other elements made of them.", of: "map(_:)", "compactMap(_:)", "flatMap(_:)", "filter(_:)")
        group.means(
            "Walks through them.", of: "forEach(_:)", "reduce(_:_:)", "reduce(into:_:)", "enumerated()")
        group.means("The same elements; what is made of them is made when it is asked for.", of: "lazy")
        group.means(
            "Looks for some.", of: "contains(_:)", "contains(where:)", "first(where:)", "last(where:)",
            "allSatisfy(_:)", "count(where:)", "elementsEqual(_:)", "starts(with:)")
        group.means("The same in another order.", of: "sorted()", "sorted(by:)", "reversed()", "shuffled()")
        group.means(
            "Compares them.", of: "min()", "max()", "min(by:)", "max(by:)", "lexicographicallyPrecedes(_:)")
        group.means("All of them in one.", of: "joined()", "joined(separator:)")
        group.means(
            "A part of them.", of: "prefix(_:)", "suffix(_:)", "prefix(while:)", "drop(while:)",
            "prefix(upTo:)", "prefix(through:)", "suffix(from:)",
            "dropFirst()", "dropFirst(_:)", "dropLast()", "dropLast(_:)")
        group.means(
            "What is between some of them.", of: "split(separator:maxSplits:omittingEmptySubsequences:)",
            "split(maxSplits:omittingEmptySubsequences:whereSeparator:)")
        group.means("The ends of a range.", of: "lowerBound", "upperBound")
        group.means("Whether two ranges have a value in common.", of: "overlaps(_:)")
        group.means("The range with its ends moved into another one.", of: "clamped(to:)")
    }

    /// Making arrays, elements by index, adding.
    func arrayRows(_ t: GenericTable) {
        t.initializer("init()", [], .array(.element)) { _, _ in .array([]) }
        t.initializer("init(_:)", [.elements], .array(.element)) { context, arguments in
            .array(try context.elements(of: arguments[0]))
        }
        t.initializer("init(repeating:count:)", [.element, .int], .array(.element)) { context, arguments in
            let count = try context.size(arguments[1])
            try context.charge(elements: count)
            return .array(Array(repeating: arguments[0], count: count))
        }
        t.subscript("subscript(_:)", [.int], .element, cost: .constant, set: { _, array, arguments, value in
            let index = arguments[0].integer
            try array.withList { list in
                try check(index, in: list)
                list[index] = value
            }
        }, get: { _, array, arguments in
            guard case .array(let list) = array else { preconditionFailure("an array was expected") }
            try check(arguments[0].integer, in: list)
            return list[arguments[0].integer]
        })
        for range in StaticType.rangesOfPlaces {
            t.subscript("subscript(_:)", [range], .sequence(.element, .slice), set: {
                context, array, arguments, value in
                let added = try context.elements(of: value)
                try context.charge(elements: array.list.count + added.count)
                try array.withList { $0.replaceSubrange(try $0.bounds(arguments[0]), with: added) }
            }, get: { context, array, arguments in
                let list = array.list
                let part = try list.bounds(arguments[0])
                try context.charge(elements: part.count)
                return .array(Array(list[part]))
            })
        }
        t.getter("startIndex", .int, cost: .constant) { _, _ in .int(0) }
        t.getter("endIndex", .int, cost: .constant) { _, array in .int(array.list.count) }
        t.getter("indices", .range(.int), cost: .constant) { _, array in
            .range(.int(lower: 0, upper: array.list.count, isClosed: false))
        }
        addingRows(t)
        removingRows(t)
        removingManyRows(t)
        reorderingRows(t)
        indexRows(t)
    }

    private func addingRows(_ t: GenericTable) {
        t.mutator("append(_:)", [.element], cost: .constant) { context, array, arguments in
            try array.withList { list in
                try context.chargeGrowth(of: list.count)
                list.append(arguments[0])
            }
            return .void
        }
        t.mutator("reserveCapacity(_:)", [.int]) { _, _, _ in .void }
        t.mutator("append(contentsOf:)", [.elements]) { context, array, arguments in
            let added = try context.elements(of: arguments[0])
            try array.withList { list in
                try context.chargeGrowth(of: list.count + added.count)
                list += added
            }
            return .void
        }
        t.mutator("insert(_:at:)", [.element, .int]) { context, array, arguments in
            try context.charge(elements: array.list.count + 1)
            let index = arguments[1].integer
            try array.withList { list in
                if index < 0 || index > list.count { throw RunTrap.outOfRange("array index is out of range") }
                list.insert(arguments[0], at: index)
            }
            return .void
        }
        t.mutator("insert(contentsOf:at:)", [.elements, .int]) { context, array, arguments in
            let added = try context.elements(of: arguments[0])
            try context.charge(elements: array.list.count + added.count)
            let index = arguments[1].integer
            try array.withList { list in
                if index < 0 || index > list.count { throw RunTrap.outOfRange("array index is out of range") }
                list.insert(contentsOf: added, at: index)
            }
            return .void
        }
    }

    private func removingRows(_ t: GenericTable) {
        t.mutator("remove(at:)", [.int], .element, isDiscardable: true) { context, array, arguments in
            try context.charge(elements: array.list.count)
            return try array.withList { list in
                try check(arguments[0].integer, in: list)
                return list.remove(at: arguments[0].integer)
            }
        }
        t.mutator("removeFirst()", [], .element, isDiscardable: true) { context, array, _ in
            try context.charge(elements: array.list.count)
            return try array.withList { list in
                if list.isEmpty { throw RunTrap.trap("can't remove the first element of an empty array") }
                return list.removeFirst()
            }
        }
        t.mutator(
            "removeLast()", [], .element, isDiscardable: true, cost: .constant
        ) { _, array, _ in
            try array.withList { list in
                if list.isEmpty { throw RunTrap.trap("can't remove the last element of an empty array") }
                return list.removeLast()
            }
        }
        t.mutator("removeFirst(_:)", [.int]) { context, array, arguments in
            let count = try context.size(arguments[0])
            try context.charge(elements: array.list.count)
            return try array.withList { list in
                if count > list.count { throw RunTrap.trap("can't remove more elements than the array has") }
                list.removeFirst(count)
                return .void
            }
        }
        t.mutator("removeLast(_:)", [.int]) { context, array, arguments in
            let count = try context.size(arguments[0])
            return try array.withList { list in
                if count > list.count { throw RunTrap.trap("can't remove more elements than the array has") }
                list.removeLast(count)
                return .void
            }
        }
        t.mutator(
            "popLast()", [], .optional(.element), isDiscardable: true, cost: .constant
        ) { _, array, _ in
            array.withList { .optional($0.popLast()) }
        }
    }

    /// Parts that begin or end at a place.
    private func partsByPlaceRows(_ t: GenericTable) {
        let slice = StaticType.sequence(.element, .slice)
        t.method("prefix(upTo:)", [.int], slice) { context, array, arguments in
            try context.part(of: array, 0, arguments[0].integer)
        }
        t.method("prefix(through:)", [.int], slice) { context, array, arguments in
            try context.part(of: array, 0, arguments[0].integer, isClosed: true)
        }
        t.method("suffix(from:)", [.int], slice) { context, array, arguments in
            try context.part(of: array, arguments[0].integer, array.list.count)
        }
    }

    private func removingManyRows(_ t: GenericTable) {
        for range in StaticType.rangesOfPlaces {
            t.mutator("removeSubrange(_:)", [range]) { context, array, arguments in
                try context.charge(elements: array.list.count)
                return try array.withList { list in
                    list.removeSubrange(try list.bounds(arguments[0]))
                    return .void
                }
            }
            t.mutator("replaceSubrange(_:with:)", [range, .elements]) { context, array, arguments in
                let added = try context.elements(of: arguments[1])
                try context.charge(elements: array.list.count + added.count)
                return try array.withList { list in
                    list.replaceSubrange(try list.bounds(arguments[0]), with: added)
                    return .void
                }
            }
        }
        partsByPlaceRows(t)
        t.mutator("removeAll()", []) { _, array, _ in
            array = .array([])
            return .void
        }
        t.mutator("removeAll(keepingCapacity:)", [.bool]) { _, array, _ in
            array = .array([])
            return .void
        }
        t.mutator("removeAll(where:)", [.closure(.element, to: .bool)]) { context, array, arguments in
            let body = arguments[0].closure
            array = .array(try context.elements(of: array).filter { try !body.call([$0]).truth })
            return .void
        }
    }
}

/// - Throws: `RunTrap` when there is no such element.
private func check(_ index: Int, in list: [Value]) throws {
    if !list.indices.contains(index) { throw RunTrap.outOfRange("index out of range") }
}

extension StaticType {
    /// What names a part of an array: ranges of whole numbers, and those that are open at one end.
    fileprivate static var rangesOfPlaces: [StaticType] {
        [
            .range(.int), .closedRange(.int), .native(PartialRangeUpTo<Int>.self),
            .native(PartialRangeThrough<Int>.self), .native(PartialRangeFrom<Int>.self),
        ]
    }
}

extension [Value] {
    /// The indices that a range value means.
    /// - Throws: `RunTrap` when it reaches beyond the array.
    fileprivate func bounds(_ range: Value) throws -> Range<Int> {
        guard case .range(.int(let lower, let upper, let isClosed)) = range else {
            preconditionFailure("a range was expected")
        }
        // The open ends of `..<2` and `2...` are as far away as numbers go.
        let start = lower == .min ? 0 : lower
        let end = upper == .max && isClosed ? count : isClosed ? upper &+ 1 : upper
        guard 0 <= start, start <= end, end <= count else {
            throw RunTrap.outOfRange("array index is out of range")
        }
        return start..<end
    }
}

extension Value {
    /// Changes an array in place, without a second copy of its elements.
    mutating func withList<T>(_ change: (inout [Value]) throws -> T) rethrows -> T {
        guard case .array(var list) = self else { preconditionFailure("an array was expected") }
        self = .void
        defer { self = .array(list) }
        return try change(&list)
    }
}

extension RunContext {
    /// The elements of an array between two places.
    fileprivate func part(of array: Value, _ start: Int, _ end: Int, isClosed: Bool = false) throws -> Value {
        let list = array.list
        guard start >= 0, end >= start, isClosed ? end < list.count : end <= list.count else {
            throw RunTrap.outOfRange("array index is out of range")
        }
        try charge(elements: end - start + 1)
        return .array(Array(isClosed ? list[start...end] : list[start..<end]))
    }
}
