// Computed and observed variables at the top level.
var width = 3
var area: Int { width * width }
var half: Double {
    get { Double(width) / 2 }
    set { width = Int(newValue * 2) }
}
var count = 0 {
    willSet { print("will", newValue) }
    didSet { print("did", oldValue, count) }
}
func grow() { width += 1 }
grow()
print(area)  // prints: 16
half = 5
print(width, area, half)  // prints: 10 100 5.0
count += 2
// prints: will 2
// prints: did 0 2
