// `Self` in a method of a class is the class of whatever it is called on.
extension UIView {
    @discardableResult
    func with(_ configure: (Self) -> Void) -> Self {
        configure(self)
        return self
    }

    func added(to parent: UIView) -> Self {
        parent.addSubview(self)
        return self
    }
}

let scroll = UIScrollView().with { $0.bounces = false }
print(scroll.bounces)  // prints: false
let label = UILabel().added(to: scroll).with { $0.text = "text" }
print(label.text ?? "none", label.superview === scroll)  // prints: text true

class Animal {
    var name = "animal"
    func named(_ name: String) -> Self {
        self.name = name
        return self
    }
    func maybe() -> Self? { name.isEmpty ? nil : self }
}
class Bird: Animal {
    var wings = 2
}
print(Bird().named("crow").wings)  // prints: 2
print(Bird().maybe()?.wings ?? 0)  // prints: 2
let animal: Animal = Bird()
print(animal.named("owl").name)  // prints: owl
