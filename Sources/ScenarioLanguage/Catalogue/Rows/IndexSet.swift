import EventEngine
import Foundation

extension IndexSet: BridgedStruct {}

extension NativeCatalogue {
    /// IndexSet.
    func addIndexSet() {
        addStructure(
            IndexSet.self, named: "IndexSet", conformances: [.equatable, .hashable],
            "Numbers of sections.", indexSetRows)
    }

    private func indexSetRows(_ t: MemberTable<IndexSet>) {
        t.type.steps = (
            .int,
            { context, value in
                let set = try IndexSet.unwrapping(value)
                try context.charge(elements: set.count)
                return set.map { .int($0) }
            }
        )
        t.means("Makes one.")
        t.initializer("init()") { () in IndexSet() }
        t.initializer("init(integer:)") { (number: Int) in try indexSet(of: [number]) }
        t.initializer("init(arrayLiteral:)") { (numbers: [Int]) in try indexSet(of: numbers) }
        let sequence = [NativeParameter(nil, .sequence(.int, .any))]
        t.type.add(
            NativeMember(.initializer, "init", sequence, IndexSet.staticType) { context, _, arguments in
                try indexSet(of: context.elements(of: arguments[0]).map(\.integer)).bridged
            })
        t.means("How many numbers it has.")
        t.getter("count", \.count)
        t.getter("isEmpty", \.isEmpty)
        t.means("Whether it has a number, or all of another.")
        t.method("contains(_:)") { (set: IndexSet, number: Int) in set.contains(number) }
        t.method("isSuperset(of:)") { (set: IndexSet, other: IndexSet) in set.isSuperset(of: other) }
        t.means("Its smallest and its largest number.")
        t.getter("first", \.first)
        t.getter("last", \.last)
        changeRows(t)
        neighbourRows(t)
        rangeRows(t)
        combinationRows(t)
    }

    private func changeRows(_ t: MemberTable<IndexSet>) {
        t.type.group?.means("Adds and takes out.", of: "insert(_:)", "remove(_:)", "removeAll()")
        let inserted = StaticType.tuple([
            TupleElement("inserted", .bool), TupleElement("memberAfterInsert", .int),
        ])
        GenericTable(types: [t.type]).mutator("insert(_:)", [.int], inserted, isDiscardable: true) {
            context, receiver, arguments in
            var set = try IndexSet.unwrapping(receiver)
            try context.chargeGrowth(of: set.count)
            let result = set.insert(try validIndex(arguments[0].integer))
            receiver = set.bridged
            return .tuple([.bool(result.inserted), .int(result.memberAfterInsert)])
        }
        t.mutator("remove(_:)") { (set: inout IndexSet, number: Int) in set.remove(number) }
        t.mutator("removeAll()") { (set: inout IndexSet) in set.removeAll() }
    }

    private func neighbourRows(_ t: MemberTable<IndexSet>) {
        t.means("The nearest number on one side.")
        t.method("integerGreaterThan(_:)") { (set: IndexSet, number: Int) in set.integerGreaterThan(number) }
        t.method("integerLessThan(_:)") { (set: IndexSet, number: Int) in set.integerLessThan(number) }
        t.method("integerGreaterThanOrEqualTo(_:)") { (set: IndexSet, number: Int) in
            set.integerGreaterThanOrEqualTo(number)
        }
        t.method("integerLessThanOrEqualTo(_:)") { (set: IndexSet, number: Int) in
            set.integerLessThanOrEqualTo(number)
        }
    }

    private func rangeRows(_ t: MemberTable<IndexSet>) {
        let table = GenericTable(types: [t.type])
        let group = t.type.group
        group?.means("Makes one of all numbers of a range.", of: "init(integersIn:)")
        group?.means(
            "Adds and takes out all numbers of a range.", of: "insert(integersIn:)", "remove(integersIn:)")
        group?.means(
            "Whether it has all of a range, or one of it.", of: "contains(integersIn:)",
            "intersects(integersIn:)")
        for range in [StaticType.range(.int), .closedRange(.int)] {
            table.initializer("init(integersIn:)", [range], IndexSet.staticType) { _, arguments in
                try indexSet(in: arguments[0]).bridged
            }
            table.mutator("insert(integersIn:)", [range]) { _, receiver, arguments in
                let set = try IndexSet.unwrapping(receiver)
                receiver = set.union(try indexSet(in: arguments[0])).bridged
                return .void
            }
            table.mutator("remove(integersIn:)", [range]) { _, receiver, arguments in
                let set = try IndexSet.unwrapping(receiver)
                receiver = set.subtracting(try indexSet(in: arguments[0])).bridged
                return .void
            }
            table.method("contains(integersIn:)", [range], .bool) { _, receiver, arguments in
                .bool(try IndexSet.unwrapping(receiver).isSuperset(of: try indexSet(in: arguments[0])))
            }
            table.method("intersects(integersIn:)", [range], .bool) { _, receiver, arguments in
                let shared = try IndexSet.unwrapping(receiver).intersection(try indexSet(in: arguments[0]))
                return .bool(!shared.isEmpty)
            }
        }
    }

    private func combinationRows(_ t: MemberTable<IndexSet>) {
        let operations: [(pure: String, changing: String, (IndexSet, IndexSet) -> IndexSet)] = [
            ("union(_:)", "formUnion(_:)", { $0.union($1) }),
            ("subtracting(_:)", "subtract(_:)", { $0.subtracting($1) }),
            ("intersection(_:)", "formIntersection(_:)", { $0.intersection($1) }),
            ("symmetricDifference(_:)", "formSymmetricDifference(_:)", { $0.symmetricDifference($1) }),
        ]
        for (pure, changing, combined) in operations {
            t.means("The numbers of two sets together, without each other, in both, in only one.")
            t.method(pure) { (set: IndexSet, other: IndexSet) in combined(set, other) }
            t.mutator(changing) { (set: inout IndexSet, other: IndexSet) in set = combined(set, other) }
        }
    }
}

/// - Throws: `RunTrap` for numbers that it cannot have.
private func indexSet(of numbers: [Int]) throws -> IndexSet { IndexSet(try numbers.map(validIndex)) }

private func validIndex(_ number: Int) throws -> Int {
    guard number >= 0, number < Int.max else {
        throw RunTrap.trap("an 'IndexSet' has no negative numbers")
    }
    return number
}

private func indexSet(in range: Value) throws -> IndexSet {
    guard case .range(.int(let lower, let upper, let isClosed)) = range else {
        preconditionFailure("a range of whole numbers was expected")
    }
    if lower == upper, !isClosed { return IndexSet() }
    return IndexSet(integersIn: try validIndex(lower)...validIndex(isClosed ? upper : upper - 1))
}
