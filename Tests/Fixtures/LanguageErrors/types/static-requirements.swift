protocol Named { static var kind: String { get } }
struct Nail: Named { let kind = "x" }  // error 2:8: 'Nail' does not have 'kind', which 'Named' asks for
protocol Makes { static func make() -> Int }
struct Screw: Makes { func make() -> Int { 1 } }  // error 4:8: 'Screw' does not have 'make()', which 'Makes' asks for
print(Makes.make())  // error 5:13: 'Makes' is a protocol and has no instances of its own
