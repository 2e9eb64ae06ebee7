// Wrappers of static properties and of local variables.
@propertyWrapper
struct Clamped {
    private var value: Int
    private(set) var projectedValue = 0
    init(wrappedValue: Int) { value = min(max(wrappedValue, 0), 10) }
    var wrappedValue: Int {
        get { value }
        set {
            projectedValue += 1
            value = min(max(newValue, 0), 10)
        }
    }
}
@propertyWrapper
final class Kept<Value> {
    let key: String
    var wrappedValue: Value
    init(wrappedValue: Value, _ key: String) {
        self.key = key
        self.wrappedValue = wrappedValue
    }
}
enum Settings {
    @Clamped static var level = 30
    @Kept("name") static var name = "none"
    static func raise() { level += 2 }
}
print(Settings.level, Settings.name)  // prints: 10 none
Settings.level = 5
Settings.raise()
Settings.name += "!"
print(Settings.level, Settings.$level, Settings.name)  // prints: 7 2 none!
final class Dial: UIView {
    @Clamped static var shared = -3
    func turn() { Dial.shared += 4 }
}
Dial().turn()
print(Dial.shared)  // prints: 4
func count() {
    @Clamped var number = 20
    print(number, $number)
    number = -4
    let add = { number += 3 }
    add()
    add()
    print(number, $number, _number.wrappedValue)
    @Kept("k") var text: String = "a"
    text += "b"
    print(text, _text.key)
}
count()
// prints: 10 0
// prints: 6 3 6
// prints: ab k
