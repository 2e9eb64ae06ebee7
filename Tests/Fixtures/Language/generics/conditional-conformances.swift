protocol Listed {
    var line: String { get }
    func times(_ count: Int) -> String
}
extension Listed {
    func times(_ count: Int) -> String { Array(repeating: line, count: count).joined(separator: " ") }
    var loud: String { line.uppercased() + "!" }
}
extension Int: Listed { var line: String { "int \(self)" } }
extension CGFloat: Listed { var line: String { "float \(Int(self))" } }
extension String: Listed { var line: String { "text " + self } }
extension Array: Listed where Element: Listed {
    var line: String { "[" + map { $0.line }.joined(separator: ", ") + "]" }
}
extension Optional: Listed where Wrapped: Listed {
    var line: String { self.map { "some " + $0.line } ?? "none" }
}
extension Dictionary: Listed where Key == String, Value: Listed {
    var line: String { keys.sorted().map { $0 + "=" + self[$0]!.line }.joined(separator: ";") }
    func times(_ count: Int) -> String { "\(count) times \(self.count)" }
}
print([1, 2].line)  // prints: [int 1, int 2]
print([[1], [2, 3]].line)  // prints: [[int 1], [int 2, int 3]]
print(["a"].times(2))  // prints: [text a] [text a]
print([1].loud)  // prints: [INT 1]!
print(CGFloat(2).times(2), CGFloat(3).loud)  // prints: float 2 float 2 FLOAT 3!
let maybe: Int? = 3
print(maybe.line, Int?.none.line, maybe.loud)  // prints: some int 3 none SOME INT 3!
print(["b": 1, "a": 2].line, ["b": 1].times(3))  // prints: a=int 2;b=int 1 3 times 1

func show<T: Listed>(_ value: T) -> String { value.line + " / " + value.times(2) }
print(show([1]))  // prints: [int 1] / [int 1] [int 1]
print(show([["x"]]))  // prints: [[text x]] / [[text x]] [[text x]]

let mixed: [any Listed] = [1, "x", [1, 2], [["y"]], ["k": CGFloat(1)], CGFloat(7)]
for one in mixed { print(one.line, "|", one.loud) }
// prints: int 1 | INT 1!
// prints: text x | TEXT X!
// prints: [int 1, int 2] | [INT 1, INT 2]!
// prints: [[text y]] | [[TEXT Y]]!
// prints: k=float 1 | K=FLOAT 1!
// prints: float 7 | FLOAT 7!

let anything: [Any] = [[1, 2], [true], ["k": "v"], CGFloat(2), [[CGFloat(1)]]]
for one in anything {
    if let listed = one as? any Listed { print(listed.line) } else { print("not listed") }
}
// prints: [int 1, int 2]
// prints: not listed
// prints: k=text v
// prints: float 2
// prints: [[float 1]]
let numbers = [4, 5]
print(numbers is any Listed, [true] is any Listed)  // prints: true false
print((numbers as? any Listed)?.line ?? "none", (numbers as! any Listed).line)  // prints: [int 4, int 5] [int 4, int 5]
switch numbers {
case let listed as any Listed: print("listed", listed.line)  // prints: listed [int 4, int 5]
default: print("no")
}

protocol Growing { mutating func grow() }
extension Growing { mutating func growTwice() { grow(); grow() } }
extension Array: Growing where Element == Int { mutating func grow() { append(count) } }
extension CGFloat: Growing { mutating func grow() { self += 1 } }
var list = [7]
list.growTwice()
print(list)  // prints: [7, 1, 2]
var size: CGFloat = 1
size.growTwice()
print(size)  // prints: 3.0

protocol Named { static var word: String { get } }
extension Array: Named { static var word: String { "array" } }
extension Set: Named where Element: Named { static var word: String { "set of " + Element.word } }
extension Int: Named { static var word: String { "int" } }
func word<T: Named>(_ type: T.Type) -> String { T.word }
print([Int].word, Set<Int>.word, word([String].self), word(Set<Int>.self))  // prints: array set of int array set of int
