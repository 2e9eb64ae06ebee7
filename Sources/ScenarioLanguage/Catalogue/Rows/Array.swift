extension NativeCatalogue {
    /// What the rows of Array mean, and of those that share its heading.
    func arrayMeanings(_ group: ReferenceGroup) {
        group.means("From other elements, or one again and again.", of: "init(_:)", "init(repeating:count:)",
            "init(arrayLiteral:)")
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
            "removeLast(_:)", "popLast()", "popFirst()", "removeAll()", "removeAll(keepingCapacity:)",
            "removeAll(where:)", "removeSubrange(_:)")
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
            "allSatisfy(_:)", "count(where:)", "elementsEqual(_:)", "starts(with:)",
            "elementsEqual(_:by:)", "starts(with:by:)")
        group.means("The same in another order.", of: "sorted()", "sorted(by:)", "reversed()", "shuffled()")
        group.means(
            "Compares them.", of: "min()", "max()", "min(by:)", "max(by:)", "lexicographicallyPrecedes(_:)",
            "lexicographicallyPrecedes(_:by:)")
        group.means("All of them in one.", of: "joined()", "joined(separator:)")
        group.means(
            "A part of them.", of: "prefix(_:)", "suffix(_:)", "prefix(while:)", "drop(while:)",
            "prefix(upTo:)", "prefix(through:)", "suffix(from:)",
            "dropFirst()", "dropFirst(_:)", "dropLast()", "dropLast(_:)")
        group.means(
            "What is between some of them.", of: "split(separator:maxSplits:omittingEmptySubsequences:)",
            "split(maxSplits:omittingEmptySubsequences:whereSeparator:)")
        group.means("Makes a range of its ends.", of: "init(uncheckedBounds:)")
        group.means("The ends of a range.", of: "lowerBound", "upperBound")
        group.means("The part of a collection's places that a range names.", of: "relative(to:)")
        group.means("Whether two ranges have a value in common.", of: "overlaps(_:)")
        group.means("The range with its ends moved into another one.", of: "clamped(to:)")
    }

    /// Making arrays, elements by index, adding.
    func arrayRows(_ t: GenericTable) {
        t.initializer("init()", [], .array(.element)) { _, _ in .array([]) }
        t.initializer("init(_:)", [.elements], .array(.element)) { context, arguments in
            .array(try context.elements(of: arguments[0]))
        }
        t.literalInitializer("arrayLiteral", .element, .array(.element)) { .array($0) }
        t.initializer("init(repeating:count:)", [.element, .int], .array(.element)) { context, arguments in
            let count = try context.size(arguments[1])
            try context.charge(elements: count)
            return .array(Array(repeating: arguments[0], count: count))
        }
        t.subscript("subscript(_:)", [.int], .element, cost: .constant, set: { _, array, arguments, value in
            let index = arguments[0].integer
            try array.withList { list in
                try list.checkPlace(index)
                list[index] = value
            }
        }, get: { _, array, arguments in
            guard case .array(let list) = array else { preconditionFailure("an array was expected") }
            try list.checkPlace(arguments[0].integer)
            return list[arguments[0].integer]
        })
        t.getter("startIndex", .int, cost: .constant) { _, _ in .int(0) }
        t.getter("endIndex", .int, cost: .constant) { _, array in .int(array.list.count) }
        t.getter("indices", .range(.int), cost: .constant) { _, array in
            .range(.int(lower: 0, upper: array.list.count, isClosed: false))
        }
    }

    /// What changes the elements of an array, or of a part of one, and looks for places.
    func changingRows<List: ValueList>(_ t: GenericTable, of list: List.Type) {
        addingRows(t, list)
        removingRows(t, list)
        removingManyRows(t, list)
        reorderingRows(t, list)
        indexRows(t)
    }

    private func addingRows<List: ValueList>(_ t: GenericTable, _ type: List.Type) {
        t.mutator("append(_:)", [.element], cost: .constant) { context, array, arguments in
            try List.change(&array) { list in
                try context.chargeGrowth(of: list.count)
                list.append(arguments[0])
            }
            return .void
        }
        t.mutator("reserveCapacity(_:)", [.int]) { _, _, _ in .void }
        t.mutator("append(contentsOf:)", [.elements]) { context, array, arguments in
            let added = try context.elements(of: arguments[0])
            try List.change(&array) { list in
                try context.chargeGrowth(of: list.count + added.count)
                list += added
            }
            return .void
        }
        t.mutator("insert(_:at:)", [.element, .int]) { context, array, arguments in
            try context.charge(elements: array.part.count + 1)
            let index = arguments[1].integer
            try List.change(&array) { list in
                _ = try list.bounds(index, list.endIndex)
                list.insert(arguments[0], at: index)
            }
            return .void
        }
        t.mutator("insert(contentsOf:at:)", [.elements, .int]) { context, array, arguments in
            let added = try context.elements(of: arguments[0])
            try context.charge(elements: array.part.count + added.count)
            let index = arguments[1].integer
            try List.change(&array) { list in
                _ = try list.bounds(index, list.endIndex)
                list.insert(contentsOf: added, at: index)
            }
            return .void
        }
    }

    private func removingRows<List: ValueList>(_ t: GenericTable, _ type: List.Type) {
        t.mutator("remove(at:)", [.int], .element, isDiscardable: true) { context, array, arguments in
            try context.charge(elements: array.part.count)
            return try List.change(&array) { list in
                try list.checkPlace(arguments[0].integer)
                return list.remove(at: arguments[0].integer)
            }
        }
        t.mutator("removeFirst()", [], .element, isDiscardable: true) { context, array, _ in
            try context.charge(elements: array.part.count)
            return try List.change(&array) { list in
                if list.isEmpty { throw RunTrap.trap("can't remove the first element of an empty array") }
                return list.removeFirst()
            }
        }
        t.mutator(
            "removeLast()", [], .element, isDiscardable: true, cost: .constant
        ) { _, array, _ in
            try List.change(&array) { list in
                if list.isEmpty { throw RunTrap.trap("can't remove the last element of an empty array") }
                return list.removeLast()
            }
        }
        t.mutator("removeFirst(_:)", [.int]) { context, array, arguments in
            let count = try context.size(arguments[0])
            try context.charge(elements: array.part.count)
            return try List.change(&array) { list in
                if count > list.count { throw RunTrap.trap("can't remove more elements than the array has") }
                list.removeFirst(count)
                return .void
            }
        }
        t.mutator("removeLast(_:)", [.int]) { context, array, arguments in
            let count = try context.size(arguments[0])
            return try List.change(&array) { list in
                if count > list.count { throw RunTrap.trap("can't remove more elements than the array has") }
                list.removeLast(count)
                return .void
            }
        }
        t.mutator(
            "popLast()", [], .optional(.element), isDiscardable: true, cost: .constant
        ) { _, array, _ in
            List.change(&array) { .optional($0.popLast()) }
        }
    }

    private func removingManyRows<List: ValueList>(_ t: GenericTable, _ type: List.Type) {
        for range in StaticType.rangesOfPlaces {
            t.mutator("removeSubrange(_:)", [range]) { context, array, arguments in
                try context.charge(elements: array.part.count)
                return try List.change(&array) { list in
                    list.removeSubrange(try list.bounds(arguments[0]))
                    return .void
                }
            }
            t.mutator("replaceSubrange(_:with:)", [range, .elements]) { context, array, arguments in
                let added = try context.elements(of: arguments[1])
                try context.charge(elements: array.part.count + added.count)
                return try List.change(&array) { list in
                    list.replaceSubrange(try list.bounds(arguments[0]), with: added)
                    return .void
                }
            }
        }
        t.mutator("removeAll()", []) { _, array, _ in
            array = List().value
            return .void
        }
        t.mutator("removeAll(keepingCapacity:)", [.bool]) { _, array, arguments in
            List.change(&array) { $0.removeAll(keepingCapacity: arguments[0].truth) }
            return .void
        }
        t.mutator("removeAll(where:)", [.closure(.element, to: .bool)]) { context, array, arguments in
            let body = arguments[0].closure
            let kept = try context.elements(of: array).filter { try !body.call([$0]).truth }
            List.change(&array) { $0.replaceSubrange($0.startIndex..<$0.endIndex, with: kept) }
            return .void
        }
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
