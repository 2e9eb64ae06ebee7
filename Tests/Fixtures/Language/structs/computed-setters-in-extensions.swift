// What a setter in an extension of a value type does to `self` is there afterwards.
extension Int { var isEven: Bool { get { self % 2 == 0 } set { if newValue != isEven { self += 1 } } } }
var number = 3
number.isEven = true
print(number)  // prints: 4
enum Lamp {
    case on, off
    var isOn: Bool { get { self == .on } set { self = newValue ? .on : .off } }
}
var lamp = Lamp.off
lamp.isOn = true
print(lamp)  // prints: on
lamp.isOn.toggle()
print(lamp)  // prints: off
extension Array { var firstOne: Element { get { self[0] } set { self[0] = newValue } } }
var list = [1, 2]
list.firstOne = 9
list.firstOne += 1
print(list)  // prints: [10, 2]
extension String { var isLoud: Bool { get { hasSuffix("!") } set { if newValue { self += "!" } } } }
struct Words { var said = "hello"; var lamps = [Lamp.off, .off] }
class Speaker { var words = Words() { didSet { print("spoke", oldValue.said, words.said) } } }
let speaker = Speaker()
speaker.words.said.isLoud = true  // prints: spoke hello hello!
speaker.words.lamps[1].isOn = true  // prints: spoke hello! hello!
print(speaker.words.lamps.map(\.isOn))  // prints: [false, true]
protocol Switchable { var isOn: Bool { get set } }
extension Lamp: Switchable {}
var things: [any Switchable] = [Lamp.on, Lamp.off]
things[0].isOn = false
print(things[0].isOn, things[1].isOn)  // prints: false false
