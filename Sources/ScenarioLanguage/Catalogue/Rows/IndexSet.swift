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
        for name in ["init(_:)", "init(arrayLiteral:)"] {
            t.initializer(name) { (numbers: [Int]) in
                guard numbers.allSatisfy({ $0 >= 0 && $0 < Int.max }) else {
                    throw RunTrap.trap("an 'IndexSet' has no negative numbers")
                }
                return IndexSet(numbers)
            }
        }
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
