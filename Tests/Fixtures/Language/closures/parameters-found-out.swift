// Closures that nothing asks for: the body says what they take.
import UIKit

protocol Judge: AnyObject {
    func judge(_ number: Int, allows move: CGVector) -> Bool
}
final class Strict: Judge {
    func judge(_ number: Int, allows move: CGVector) -> Bool { move.dx > CGFloat(number) }
}
let judge: (any Judge)? = Strict()

let isAllowed = { move in
    return judge?.judge(3, allows: move) ?? true
}
print(isAllowed(CGVector(dx: 4, dy: 0)), isAllowed(.zero))  // prints: true false

let shifted = { bounds, isVisible -> CGRect in
    isVisible ? bounds : bounds.offsetBy(dx: bounds.width, dy: 0)
}
let frame = CGRect(x: 0, y: 0, width: 10, height: 20)
print(shifted(frame, true).minX, shifted(frame, false).minX)  // prints: 0.0 10.0

func outer() {
    func double(_ number: Int) -> Int { number * 2 }
    let twice = { number in double(double(number)) }
    let next = { number in number + 1 }
    let half = { number in number / 2.0 }
    let label = { name, count in name + "s: " + "\(double(count))" }
    print(twice(3), next(4), half(5), label("view", 2))
}
outer()  // prints: 12 5 2.5 views: 4

struct Step {
    let length: CGFloat
    init(of length: CGFloat) { self.length = length }
}
let step = { length in Step(of: length) }
print(step(2.5).length)  // prints: 2.5

class Sizes {
    let twice = { number in number * 2 }
    static let isLong = { text in text == "long" }
    lazy var note = { number in print(number) }
}
let sizes = Sizes()
sizes.note(sizes.twice(4))  // prints: 8
print(Sizes.isLong("long"))  // prints: true

let word = { isOn, isLate in
    if isLate { return "late" }
    return !isOn && !isLate ? "off" : "on"
}
print(word(true, false), word(false, false), word(true, true))  // prints: on off late
