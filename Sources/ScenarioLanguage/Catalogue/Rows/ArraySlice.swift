extension NativeCatalogue {
    /// Leading and trailing parts of arrays and of their parts: they keep the places that they have there,
    /// and are made without a copy.
    func slicingRows(_ t: GenericTable) {
        typealias Cut = (_ list: ArraySlice<Value>, _ count: Int) -> ArraySlice<Value>
        let cuts: [(name: String, cut: Cut)] = [
            ("prefix(_:)", { $0.prefix($1) }), ("suffix(_:)", { $0.suffix($1) }),
            ("dropFirst(_:)", { $0.dropFirst($1) }), ("dropLast(_:)", { $0.dropLast($1) }),
        ]
        for (name, cut) in cuts {
            t.method(name, [.int], .slice, cost: .constant) { context, list, arguments in
                .slice(cut(list.part, try context.size(arguments[0])))
            }
        }
        t.method("dropFirst()", [], .slice, cost: .constant) { _, list, _ in .slice(list.part.dropFirst()) }
        t.method("dropLast()", [], .slice, cost: .constant) { _, list, _ in .slice(list.part.dropLast()) }
        let question = StaticType.closure(.element, to: .bool)
        t.method("prefix(while:)", [question], .slice) { _, list, arguments in
            let body = arguments[0].closure
            return .slice(try list.part.prefix { try body.call([$0]).truth })
        }
        t.method("drop(while:)", [question], .slice) { _, list, arguments in
            let body = arguments[0].closure
            return .slice(try list.part.drop { try body.call([$0]).truth })
        }
        partsByPlaceRows(t)
    }

    /// Parts that begin or end at a place.
    private func partsByPlaceRows(_ t: GenericTable) {
        t.method("prefix(upTo:)", [.int], .slice, cost: .constant) { _, list, arguments in
            .slice(try list.part.part(to: arguments[0].integer))
        }
        t.method("prefix(through:)", [.int], .slice, cost: .constant) { _, list, arguments in
            let part = list.part
            try part.checkPlace(arguments[0].integer)
            return .slice(try part.part(to: arguments[0].integer + 1))
        }
        t.method("suffix(from:)", [.int], .slice, cost: .constant) { _, list, arguments in
            let part = list.part
            return .slice(part[try part.bounds(arguments[0].integer, part.endIndex)])
        }
        for range in StaticType.rangesOfPlaces {
            t.subscript("subscript(_:)", [range], .slice, cost: .constant, set: {
                context, list, arguments, value in
                try context.replace(arguments[0], of: &list, with: value)
            }, get: { _, list, arguments in
                let part = list.part
                return .slice(part[try part.bounds(arguments[0])])
            })
        }
    }

    /// What only a part of an array has: making one, the places where it begins and ends.
    func sliceRows(_ t: GenericTable) {
        t.initializer("init()", [], .slice) { _, _ in .slice([]) }
        t.initializer("init(_:)", [.elements], .slice) { context, arguments in
            .slice(ArraySlice(try context.elements(of: arguments[0])))
        }
        t.initializer("init(repeating:count:)", [.element, .int], .slice) { context, arguments in
            let count = try context.size(arguments[1])
            try context.charge(elements: count)
            return .slice(ArraySlice(repeating: arguments[0], count: count))
        }
        t.subscript("subscript(_:)", [.int], .element, cost: .constant, set: { _, list, arguments, value in
            try ArraySlice<Value>.change(&list) { part in
                try part.checkPlace(arguments[0].integer)
                part[arguments[0].integer] = value
            }
        }, get: { _, list, arguments in
            let part = list.part
            try part.checkPlace(arguments[0].integer)
            return part[arguments[0].integer]
        })
        t.getter("startIndex", .int, cost: .constant) { _, list in .int(list.part.startIndex) }
        t.getter("endIndex", .int, cost: .constant) { _, list in .int(list.part.endIndex) }
        t.getter("indices", .range(.int), cost: .constant) { _, list in
            .range(.int(lower: list.part.startIndex, upper: list.part.endIndex, isClosed: false))
        }
        t.mutator("popFirst()", [], .optional(.element), isDiscardable: true, cost: .constant) { _, list, _ in
            ArraySlice<Value>.change(&list) { .optional($0.popFirst()) }
        }
    }
}

extension StaticType {
    /// A part of an array of such elements.
    fileprivate static let slice = StaticType.sequence(.element, .slice)

    /// What names a part of an array: ranges of whole numbers, and those that are open at one end.
    static var rangesOfPlaces: [StaticType] {
        [
            .range(.int), .closedRange(.int), .native(PartialRangeUpTo<Int>.self),
            .native(PartialRangeThrough<Int>.self), .native(PartialRangeFrom<Int>.self),
        ]
    }
}

extension Value {
    /// The elements of an array or a part of one; nil for what is none.
    var partOfList: ArraySlice<Value>? {
        switch self {
        case .array(let values): values[...]
        case .slice(let values): values
        default: nil
        }
    }
}

extension ArraySlice<Value> {
    /// What comes before a place.
    fileprivate func part(to end: Int) throws -> ArraySlice<Value> { self[try bounds(startIndex, end)] }
}

extension RunContext {
    /// Puts other elements at the place of some: what is there already of the same number stays where it is.
    fileprivate func replace(_ range: Value, of list: inout Value, with value: Value) throws {
        let added = try elements(of: value)
        let bounds = try list.part.bounds(range)
        if bounds.count != added.count { try charge(elements: list.part.count + added.count) }
        func change<List: ValueList>(_ list: inout List) {
            guard bounds.count == added.count else { return list.replaceSubrange(bounds, with: added) }
            for (place, element) in zip(bounds, added) { list[place] = element }
        }
        if case .array = list {
            [Value].change(&list) { change(&$0) }
        } else {
            ArraySlice<Value>.change(&list) { change(&$0) }
        }
    }
}
