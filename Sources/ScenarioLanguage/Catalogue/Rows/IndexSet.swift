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
        t.means("Makes one.")
        t.initializer("init()") { () in IndexSet() }
        t.initializer("init(integer:)") { (number: Int) in
            guard number >= 0, number < Int.max else {
                throw RunTrap.trap("an 'IndexSet' has no negative numbers")
            }
            return IndexSet(integer: number)
        }
        t.initializer("init(arrayLiteral:)") { (numbers: [Int]) in try indexSet(of: numbers) }
        let sequence = [NativeParameter(nil, .sequence(.int, .any))]
        t.type.add(
            NativeMember(.initializer, "init", sequence, IndexSet.staticType) { context, _, arguments in
                try indexSet(of: context.elements(of: arguments[0]).map(\.integer)).bridged
            })
        t.means("How many numbers it has.")
        t.getter("count", \.count)
        t.getter("isEmpty", \.isEmpty)
        t.means("Whether it has a number.")
        t.method("contains(_:)") { (set: IndexSet, number: Int) in set.contains(number) }
        t.means("Its smallest and its largest number.")
        t.getter("first", \.first)
        t.getter("last", \.last)
    }
}

/// - Throws: `RunTrap` for numbers that it cannot have.
private func indexSet(of numbers: [Int]) throws -> IndexSet {
    guard numbers.allSatisfy({ $0 >= 0 && $0 < Int.max }) else {
        throw RunTrap.trap("an 'IndexSet' has no negative numbers")
    }
    return IndexSet(numbers)
}
