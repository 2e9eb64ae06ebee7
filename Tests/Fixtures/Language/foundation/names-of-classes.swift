// Classes answer with what they are, as objects do.
class Badge: UIView {
    static func bundleClass() -> AnyClass { classForCoder() }
    var own: AnyClass { classForCoder }
}
func lastName<T: UIView>(_ type: T.Type) -> String {
    T.description().components(separatedBy: ".").last ?? ""
}
print(UIView.description())  // prints: UIView
print(lastName(UILabel.self), lastName(Badge.self))  // prints: UILabel Badge
print(Badge.bundleClass() == Badge.self, Badge().own == Badge.self)  // prints: true true
// Equal numbers are equal objects.
let numbers: NSMutableArray = [1, 2, 3]
numbers.removeObjects(in: [1, 3])
numbers[1] = 4
print(numbers.compactMap { $0 as? Int }, numbers.contains(4))  // prints: [2, 4] true
