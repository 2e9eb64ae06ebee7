extension RawRepresentable {
    init?(_ what: RawValue) { self.init(rawValue: what) }
    var doubled: (RawValue, RawValue) { (rawValue, rawValue) }
    func isSame(_ other: Self) -> Bool where RawValue: Equatable { rawValue == other.rawValue }
}
enum Fill: Int { case empty = 1, solid; init?(named: RawValue) { self.init(rawValue: named) } }
print(Fill(2)!, Fill(named: 1)!, Fill(9) as Any)  // prints: solid empty nil
print(Fill.solid.doubled, Fill.empty.isSame(.solid))  // prints: (2, 2) false
func f<T: RawRepresentable>(_ t: T) { print("raw", t.rawValue) }
f(Fill.solid)  // prints: raw 2
func g<T: RawRepresentable>(_ t: T) -> T.RawValue where T.RawValue == Int { t.rawValue + 1 }
print(g(Fill.empty))  // prints: 2
enum Greeting: String { case howdy }
f(Greeting.howdy)  // prints: raw howdy
struct Code: RawRepresentable { var rawValue: Int; init?(rawValue: Int) { self.rawValue = rawValue } }
f(Code(rawValue: 3)!)  // prints: raw 3
print(g(Code(rawValue: 3)!))  // prints: 4
func make<T: RawRepresentable>(_ type: T.Type, _ raw: T.RawValue) -> T? { T(rawValue: raw) }
print(make(Fill.self, 1)!, make(Greeting.self, "none") as Any)  // prints: empty nil
func same<A: RawRepresentable, B: RawRepresentable>(_ a: A, _ b: B) -> Bool where A.RawValue == B.RawValue, A.RawValue: Equatable { a.rawValue == b.rawValue }
print(same(Fill.solid, Code(rawValue: 2)!))  // prints: true
struct Setting<T: RawRepresentable> where T.RawValue == Int { var raw: Int; var value: T? { T(rawValue: raw) } }
print(Setting<Fill>(raw: 2).value!)  // prints: solid
let n: Fill.RawValue = 3
print(n, Greeting.RawValue.self)  // prints: 3 String
func h(_ x: CustomStringConvertible & CustomDebugStringConvertible) { print(x.description, x.debugDescription) }
struct S: CustomStringConvertible, CustomDebugStringConvertible { var description: String { "d" }; var debugDescription: String { "dd" } }
h(S())  // prints: d dd
h("text")  // prints: text "text"
let x: any CustomDebugStringConvertible = S()
print(x.debugDescription)  // prints: dd
func debug<T: CustomDebugStringConvertible>(_ t: T) -> String { t.debugDescription }
print(debug(S()), debug("a"), debug([1]))  // prints: dd "a" [1]
func l<T: LosslessStringConvertible>(_ t: T) -> String { t.description }
print(l(3), l("a"), l(2.5), l(true))  // prints: 3 a 2.5 true
func m<T: LosslessStringConvertible>(_ s: String, _ type: T.Type) -> T? { T(s) }
print(m("12", Int.self)!, m("x", Double.self) as Any)  // prints: 12 nil
struct Grade: LosslessStringConvertible {
    let letter: Character
    init?(_ description: String) { guard let first = description.first else { return nil }; letter = first }
    var description: String { "grade \(letter)" }
}
print(l(Grade("B")!), m("", Grade.self) == nil)  // prints: grade B true
extension Grade: Equatable {}
extension CustomStringConvertible { var loud: String { description.uppercased() } }
print(3.loud, S().loud, Grade("c")!.loud)  // prints: 3 D GRADE C
let few: [String?] = ["a", nil]
print(few[0].debugDescription, few[1].debugDescription)  // prints: Optional("a") nil

func quoted<T: CustomDebugStringConvertible>(_ value: T) -> String { value.debugDescription }
func plain<T: CustomStringConvertible>(_ value: T) -> String { value.description }
print(quoted("abc".dropFirst()), quoted(Character("a")), plain("abc".dropFirst()), plain(CGFloat(1)))
// prints: "bc" "a" bc 1.0
func isLossless<T: LosslessStringConvertible>(_ value: T) -> Bool { true }
print(isLossless("abc".dropFirst()), isLossless(Character("a")))  // prints: true true
