// Where one of several arguments of a placeholder's type may be nil, it stands for the optional.
func areEqual<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
func assertEqual<T: Equatable>(
    _ a: @autoclosure () throws -> T, _ b: @autoclosure () throws -> T, _ message: String = ""
) rethrows {
    print(try a() == b() ? "equal" : "different")
}
let child = UIView()
view.addSubview(child)
print(areEqual(view, child.superview), areEqual(child.superview, view))  // prints: true true
assertEqual(view, child.superview)  // prints: equal
assertEqual(view.superview, nil)  // prints: different
assertEqual(3, Int("3"))  // prints: equal
print(areEqual("a", nil), areEqual(2, Double("2")))  // prints: false true

// Operands have no labels, whatever the author writes, and names may stand in back quotes anywhere.
protocol Summable { static func + (rhs: Self, lhs: Self) -> Self }
struct Weight: Summable {
    nonisolated(unsafe) var grams = 1
    static func + (lhs: Weight, rhs: Weight) -> Weight { Weight(grams: lhs.grams + rhs.grams) }
}
func sum<T: Summable>(_ a: T, _ b: T) -> T { a + b }
print(sum(Weight(), Weight(grams: 2)).grams)  // prints: 3
let kind: UIKeyboardType = .`default`
print(kind == .default)  // prints: true
