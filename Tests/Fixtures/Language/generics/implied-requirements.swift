protocol Mark { var word: String { get } }
extension Int: Mark { var word: String { "int" } }
struct Pair<A: Mark, B: Hashable> {
    let first: A
    let second: B
}
func words<A, B>(_ pair: Pair<A, B>) -> String { "\(pair.first.word) \(pair.second == pair.second)" }
func both<A>(_ pairs: [Pair<A, A>]) -> Int { Set(pairs.map { $0.second }).count }
func sizes<T>(_ set: Set<T>, _ lists: [T: Int]) -> Int { set.filter { lists[$0] != nil }.count }
func == <A, B>(left: Pair<A, B>, right: Pair<A, B>) -> Bool { left.second == right.second }
print(words(Pair(first: 1, second: "x")))  // prints: int true
print(both([Pair(first: 1, second: 2), Pair(first: 3, second: 2)]))  // prints: 1
let (few, lists): (Set<Int>, [Int: Int]) = ([1, 2, 3], [1: 1, 3: 0])
print(sizes(few, lists))  // prints: 2
print(Pair(first: 1, second: true) == Pair(first: 2, second: true))  // prints: true
