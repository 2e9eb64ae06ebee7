struct Countdown: Sequence, IteratorProtocol { var n = 3 }  // error 1:8: 'Countdown' does not have 'next()', which 'IteratorProtocol' asks for
struct Open: Sequence { let items = [1] }  // error 2:8: 'Open' does not have 'makeIterator()', which 'Sequence' asks for
struct Shelf: Collection {  // error 3:8: 'Shelf' does not have 'index(after:)', which 'Collection' asks for
    let items = [1]
    var startIndex: Int { 0 }
    var endIndex: Int { items.count }
    subscript(i: Int) -> Int { items[i] }
}
struct Row: Collection {  // error 9:8: 'Row' does not have 'subscript(_:)', which 'Collection' asks for
    typealias Element = String
    var startIndex: Int { 0 }
    var endIndex: Int { 0 }
    func index(after i: Int) -> Int { i + 1 }
}
struct Two: Sequence {
    func makeIterator() -> IndexingIterator<[Int]> { [1, 2].makeIterator() }
}

print(Two()[0])  // error 19:7: 'Two' has no member 'subscript'
for x in Two() { let y: String = x }  // error 20:34: a value of type 'String' is needed here, and this is 'Int'
func total<S: Sequence>(_ s: S) -> Int where S.Element == Int { s.reduce(0, +) }
print(total(["a"]))  // error 22:7: a value of type 'Int' is needed here, and this is 'S.Element = String'
print(total(3))  // error 23:7: 'Int' does not conform to 'Sequence'
func first<S: Sequence>(_ s: S) -> S.Element? { s.first }  // error 24:49: a value of type 'S.Element?' is needed here, and this is '((S.Element) -> Bool) -> S.Element?'
var numbers: Sequence = [1]  // error 25:14: 'Sequence' as a type is not supported in scenarios
let it = Two().makeIterator()
it.next()  // error 27:1: 'it' cannot be changed, but this call changes it
func each(_ names: some Collection<String>) {}
each([1])  // error 29:1: a value of type 'String' is needed here, and this is 'Element = Int'
protocol Store { associatedtype Key; subscript(key: Key) -> Int { get } }
func look(in store: any Store) -> Int { store["a"] }  // error 31:41: 'subscript' of a value that is only known as 'Store' is not supported in scenarios
