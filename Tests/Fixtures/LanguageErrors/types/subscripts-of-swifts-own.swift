// A subscript of Swift's own answers a protocol for generic code, and not where only the protocol is known.
protocol Numbered { subscript(index: Int) -> Int { get } }
extension Array: Numbered where Element == Int {}
func last<List: Numbered>(of list: List) -> Int { list[1] }
print(last(of: [1, 2]))
let list: any Numbered = [1, 2]
print(list[0])  // error 7:7: 'subscript' of a value that is only known as 'Numbered' is not supported in scenarios
