func f(_ n: Int) -> String { "int" }
func f(_ n: Double) -> String { "double" }
func f(_ n: String) -> String { "string" }
func f(n: Int) -> String { "labelled" }
print(f(1), f(1.0), f("a"), f(n: 1))  // prints: int double string labelled
class A { func g(_ v: UIView) -> String { "view" }; func g(_ v: UILabel) -> String { "label" } }
print(A().g(UILabel()), A().g(UIView()))  // prints: label view
