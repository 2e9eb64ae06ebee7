class Base {
    static var count = 0
    class func name() -> String { "base" }
    static func make() -> Base { count += 1; return Base() }
    final func fixed() -> String { "fixed " + type(of: self).name() }
}
final class Derived: Base { override class func name() -> String { "derived" } }
_ = Base.make()
_ = Derived.make()
print(Base.count, Derived.count, Derived.name(), Derived().fixed())  // prints: 2 2 derived fixed derived
