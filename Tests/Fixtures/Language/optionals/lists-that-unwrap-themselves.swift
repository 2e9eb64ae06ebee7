// What optionals and lists both have is the optional's, where nothing asks for a list.
let names: [Int]! = [1, 2]
func count(_ list: [Int]) -> Int { list.count }
let whole = names.map { _ in 4 }
print(whole as Any, names.map { $0 }.map { $0 } as Any)  // prints: Optional(4) Optional([1, 2])
func text() -> String? { names.map { "\($0)" } }
print(text() ?? "")  // prints: [1, 2]

let each: [Int] = names.map { _ in 1 }
print(each, count(names.map { _ in 3 }))  // prints: [1, 1] 2
func texts() -> [String] { names.map { "\($0)" } }
print(texts())  // prints: ["1", "2"]

for number in names.map({ _ in 5 }) { print(number) }  // prints: 5
// prints: 5
print(names.map { _ in 6 }.count, (names.map { _ in 7 })[0], names.map { _ in 8 }[1])  // prints: 2 7 8
