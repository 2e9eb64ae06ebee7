// A variable that is a tuple of optionals begins as a tuple of nil.
class Selection {
    var ends: (first: Int?, last: String?)
    var deep: (Int?, (Int?, Int?))
    static var shared: (Int?, Int?)
    init() {}
    convenience init(from first: Int) {
        self.init()
        ends.first = first
    }
}
print(Selection().ends.first == nil, Selection(from: 3).ends.first ?? 0, Selection().deep.1.0 == nil)
// prints: true 3 true
Selection.shared.1 = 2
print(Selection.shared.0 == nil, Selection.shared.1 ?? 0) // prints: true 2

struct Range2 {
    var ends: (Int?, Int?)
    var step = 1
}
print(Range2().ends.0 == nil, Range2(ends: (1, 2)).ends.1 ?? 0, Range2(step: 4).step) // prints: true 2 4

var global: (Int?, Int?)
global.0 = 4
print(global.0 ?? 0, global.1 == nil) // prints: 4 true
func inside() -> Int? {
    var local: (a: Int?, b: Int?)
    local.a = 3
    return local.b ?? local.a
}
print(inside() ?? 0) // prints: 3
