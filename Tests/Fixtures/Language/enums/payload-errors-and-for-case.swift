enum E: Error { case a(Int), b(String, code: Int), c }
enum Raw: String, CaseIterable { case one, two = "zwei" }
func f(_ i: Int) throws { switch i { case 0: throw E.a(3); case 1: throw E.b("x", code: 9); default: throw E.c } }
for i in 0..<3 {
    do { try f(i) }
    catch E.a(let n) where n > 5 { print("big") }
    catch E.a(let n) { print("a", n) }
    catch let E.b(s, code) { print(s, code) }
    catch { print("other", error) }
}
// prints: a 3
// prints: x 9
// prints: other c
print(Raw.allCases.map(\.rawValue), Raw(rawValue: "zwei")!, Raw(rawValue: "x") as Any)  // prints: ["one", "zwei"] two nil
let pairs: [(Int?, Raw)] = [(1, .one), (nil, .two), (3, .two)]
for case (let n?, .two) in pairs { print(n) }  // prints: 3
for case let (n?, r) in pairs where n < 2 { print(n, r) }  // prints: 1 one
if case let (n?, _) = pairs[0], n == 1 { print("yes") }  // prints: yes
