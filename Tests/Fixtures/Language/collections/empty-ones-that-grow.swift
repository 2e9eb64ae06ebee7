// What is added to an empty collection in a closure says what it is a collection of.
let words = ["a", "b", "a", "c", "b", "a"]
let counts = words.reduce(into: [:]) { $0[$1, default: 0] += 1 }
print(counts.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
let c2: [String: Int] = words.reduce(into: [:]) { $0[$1, default: 0] += 1 }
print(c2["a"]!)
let groups = words.reduce(into: [:]) { result, w in result[w, default: []].append(w) } as [String: [String]]
print(groups["a"]!)
func count(_ s: String) -> [Character: Int] { s.reduce(into: [:]) { $0[$1, default: 0] += 1 } }
print(count("hello")["l"]!)
let c4 = words.reduce(into: [String: Int]()) { acc, w in acc[w, default: 0] += w.count }
print(c4["b"]!)
let c5 = words.enumerated().reduce(into: [:]) { $0[$1.element] = $1.offset }
print(c5["a"]!, type(of: c5))
let set = words.reduce(into: []) { $0.append($1) }
print(set)
let c7 = words.reduce(into: Set()) { $0.insert($1) }
print(c7.count)
let top = words.reduce(into: [:]) { $0[$1, default: 0] += 1 }.max { $0.value < $1.value }!.key
print(top)
struct S { var m: [Int: String] = [1, 2].reduce(into: [:]) { $0[$1] = "\($1)" } }
print(S().m[2]!)
let nested = [[1, 2], [3]].reduce([]) { $0 + $1 }
print(nested)
let joined = ["x": 1].reduce(into: [:]) { $0[$1.value] = $1.key }
print(joined)
let (ev, od) = [1, 2, 3].reduce(into: ([Int](), [Int]())) { r, n in if n % 2 == 0 { r.0.append(n) } else { r.1.append(n) } }
print(ev, od)
// prints: ["a3", "b2", "c1"]
// prints: 3
// prints: ["a", "a", "a"]
// prints: 2
// prints: 2
// prints: 5 Dictionary<String, Int>
// prints: ["a", "b", "a", "c", "b", "a"]
// prints: 3
// prints: a
// prints: 2
// prints: [1, 2, 3]
// prints: [1: "x"]
// prints: [2] [1, 3]
