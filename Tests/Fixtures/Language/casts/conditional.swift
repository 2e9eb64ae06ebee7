class A {}; class B: A { let b = 1 }
let list: [A] = [A(), B()]
print(list.compactMap { $0 as? B }.map(\.b), list.contains { $0 is B }, (list[1] as! B).b)  // prints: [1] true 1
let any: Any = 3
print((any as? Int ?? 0) + 1, any as? String ?? "no", type(of: any) == Int.self)  // prints: 4 no true
for case let b as B in list { print(b.b) }  // prints: 1
print(type(of: list[1]), "\(type(of: view))")  // prints: B UIView
