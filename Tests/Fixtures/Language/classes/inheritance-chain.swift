class A {
    var log: [String] = []
    init() { log.append("A.init"); setUp() }
    func setUp() { log.append("A.setUp") }
    func run() -> String { "A" }
}
class B: A {
    let extra: Int
    override init() { extra = 1; super.init(); log.append("B.init") }
    override func setUp() { super.setUp(); log.append("B.setUp \(extra)") }
    override func run() -> String { "B" + super.run() }
}
class C: B { override func run() -> String { "C" + super.run() } }
print(C().log)  // prints: ["A.init", "A.setUp", "B.setUp 1", "B.init"]
print(C().run(), (C() as A).run(), [A(), B(), C()].map { $0.run() })  // prints: CBA CBA ["A", "BA", "CBA"]
