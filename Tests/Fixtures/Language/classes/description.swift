class Base: NSObject {
    let n: Int
    init(_ n: Int) { self.n = n }
    override var description: String { "base \(n)" }
}
class Derived: Base { override var description: String { "derived of " + super.description } }
class Plain: Base {}
class Badge: UIView { override var description: String { "badge \(tag)" } }
print(Base(1), Derived(2), Plain(3))  // prints: base 1 derived of base 2 base 3
let badge = Badge()
badge.tag = 4
print("\(badge)", String(describing: badge), [badge])  // prints: badge 4 badge 4 [badge 4]
print(Derived(5).description, (Derived(6) as Base).description)  // prints: derived of base 5 derived of base 6
