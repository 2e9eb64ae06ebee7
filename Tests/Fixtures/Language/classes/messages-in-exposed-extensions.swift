// A class's look sets its own properties that are messages, also those of an '@objc extension'.
class Plate: UIView {
    var kept = 0
}
@objc extension Plate {
    dynamic var depth: Int {
        get { kept }
        set { kept = newValue }
    }
}
Plate.appearance().depth = 3
let plate = Plate()
view.addSubview(plate)
print(plate.depth)  // prints: 3
