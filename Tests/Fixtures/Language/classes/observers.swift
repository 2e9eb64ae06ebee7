class Slider {
    var value = 0.0 {
        willSet { print("from", value, "to", newValue) }
        didSet { if value > 1 { value = 1 }; changes += 1 }
    }
    var name = "a" { didSet(old) { print(old, "->", name) } }
    var changes = 0
    init() { value = 5 }
}
let slider = Slider()
print(slider.value, slider.changes)  // prints: 5.0 0
slider.value = 3  // prints: from 5.0 to 3.0
print(slider.value, slider.changes)  // prints: 1.0 1
slider.name = "b"  // prints: a -> b
