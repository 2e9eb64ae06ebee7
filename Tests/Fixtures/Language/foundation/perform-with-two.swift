// A message with two arguments goes to the method that Objective-C knows by its name.
final class Adder: UIView {
    @objc func add(_ one: NSNumber, to other: NSNumber) { print(one.intValue + other.intValue) }
}
Adder().perform(#selector(Adder.add(_:to:)), with: NSNumber(value: 1), with: NSNumber(value: 2))  // prints: 3
