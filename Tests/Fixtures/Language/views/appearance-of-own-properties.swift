// Properties and methods of your own, which Objective-C has to know and Swift to call through it.
class Dial: UIView {
    @objc dynamic var ring = "thin" {
        didSet { print("ring", ring) }
    }
    @objc dynamic var needle: String? {
        get { words["needle"] }
        set { words["needle"] = newValue }
    }
    var words: [String: String] = [:]
    @objc dynamic func setMark(_ mark: String, at place: Int) { words["\(place)"] = mark }
    override func didMoveToWindow() { print("did move", ring, words.keys.sorted()) }
}
class Clock: Dial {
    override var ring: String {
        didSet { print("clock", ring) }
    }
    override func setMark(_ mark: String, at place: Int) { super.setMark(mark + "!", at: place) }
}

Dial.appearance().ring = "thick"
Dial.appearance().needle = "long"
Dial.appearance().setMark("noon", at: 12)
Dial.appearance().setMark("six", at: 6)
print(Dial.appearance().ring, Dial.appearance().needle as Any)

let clock = Clock()
view.addSubview(clock)
print(clock.words["12"] as Any, clock.words["needle"] as Any)

// What was set before the class said anything of it is not known to have been set.
class Lamp: UIView {
    @objc dynamic var watts = 0
    @objc dynamic var color: UIColor? {
        didSet { backgroundColor = color }
    }
}
let (old, new, changed) = (Lamp(), Lamp(), Lamp())
old.watts = 40
Lamp.appearance().watts = 50
Lamp.appearance().watts += 10
new.watts = 80
changed.watts += 1
for lamp in [old, new, changed] { view.addSubview(lamp) }
print(old.watts, new.watts, changed.watts)

// A setter that runs here and sets something else sets that itself.
Lamp.appearance().color = .red
Lamp.appearance().backgroundColor = .blue
let lamp = Lamp()
view.addSubview(lamp)
print(lamp.color == .red, lamp.backgroundColor == .red)

// An extension adds a property for the appearance's sake, and a function that sets several.
extension UILabel {
    @objc var lines: Int {
        get { numberOfLines }
        set { numberOfLines = newValue }
    }
    func dim() {
        alpha = 0.5
        lines = 3
    }
}
UILabel.appearance().dim()
let label = UILabel()
view.addSubview(label)
print(label.alpha, label.numberOfLines)

// Code may pass an appearance about like a view, as long as it only sets something.
class Painter {
    var label = UILabel()
    func paint(_ labels: [UILabel]) {
        for label in labels { label.tag = 9 }
        label = labels[0]
        label.isEnabled = false
    }
}
Painter().paint([UILabel.appearance()])
let painted = UILabel()
view.addSubview(painted)
print(painted.tag, painted.isEnabled)
// prints: thick Optional("long")
// prints: ring thick
// prints: clock thick
// prints: did move thick ["12", "6", "needle"]
// prints: Optional("noon!") Optional("long")
// prints: 60 80 1
// prints: true true
// prints: 0.5 3
// prints: 9 false
