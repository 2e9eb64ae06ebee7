struct Config { let id: Int; var name = "n"; var size: CGSize = .zero; private(set) var used = false; var note: String? }
let c = Config(id: 1, size: CGSize(width: 2, height: 2), note: "x")
print(c.id, c.name, c.size.width, c.note ?? "")  // prints: 1 n 2.0 x
