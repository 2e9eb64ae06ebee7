// Closures that are called where they are written, with arguments that say what they take.
let label: UILabel = {
    $0.text = "Go"
    $0.tag = 4
    return $0
}(UILabel())
print(label.text ?? "", label.tag)  // prints: Go 4
let sum = { $0 + $1 }(2, 3)
print(sum)  // prints: 5
let name = { (number: Int) -> String in "n\(number)" }(8)
print(name)  // prints: n8
