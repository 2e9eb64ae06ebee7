// Properties that are '@objc dynamic' tell observers of each change, whoever makes it.
class Lamp: NSObject {
    @objc dynamic var isOn = false
    @objc dynamic var level = 0 { didSet { print("level is set", level) } }
    @objc dynamic var title: String?
    deinit { print("lamp is gone") }
}
class DoubleLamp: Lamp {
    override var level: Int {
        get { super.level }
        set { super.level = newValue * 2 }
    }
}
var lamp: Lamp? = Lamp()
var tokens = Set<NSKeyValueObservation>()
let both: NSKeyValueObservingOptions = [.old, .new]
tokens.insert(
    lamp!.observe(\.isOn, options: both) { object, change in
        print(object === lamp, change.oldValue!, change.newValue!)
    })
lamp?.isOn = true
lamp?.isOn.toggle()
lamp?.setValue(true, forKey: "isOn")
var token: NSKeyValueObservation? = lamp?.observe(\.level, options: [.initial, .new, .prior]) { _, change in
    print("level", change.newValue as Any, change.isPrior)
}
lamp?.level += 1
token = nil
lamp?.level = 9
let other = DoubleLamp()
let levels = other.observe(\.level, options: [.new]) { _, change in print("doubled", change.newValue!) }
other.level = 4
let titles = other.observe(\.title, options: both) { _, change in
    print(change.oldValue as Any, change.newValue as Any)
}
other.title = "a"
titles.invalidate()
other.title = "b"
lamp = nil

class Meter: UIView {
    @objc dynamic var fill: CGFloat = 0
}
let meter = Meter()
let fills = meter.observe(\.fill) { meter, change in print(meter.fill, change.newValue as Any) }
meter.fill = 3
let frames = meter.observe(\.frame, options: .new) { _, change in print(change.newValue!) }
meter.frame.size.width = 5
// prints: true false true
// prints: true true false
// prints: true false true
// prints: level Optional(0) false
// prints: level nil true
// prints: level is set 1
// prints: level Optional(1) false
// prints: level is set 9
// prints: level is set 8
// prints: doubled 8
// prints: Optional(nil) Optional(Optional("a"))
// prints: lamp is gone
// prints: 3.0 nil
// prints: (0.0, 0.0, 5.0, 0.0)
