class Base { required init() {}; class var name: String { "base" } }
class Sub: Base { override class var name: String { "sub" } }
let types: [Base.Type] = [Base.self, Sub.self]
print(types.map { $0.name }, Sub.self == types[1])  // prints: ["base", "sub"] true
print(String(describing: Sub.self), Sub() is Base)  // prints: Sub true
