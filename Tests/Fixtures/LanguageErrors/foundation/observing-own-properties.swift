class Lamp: NSObject {
    @objc dynamic var color = UIColor.red
}
let lamp = Lamp()
let colors = lamp.observe(\.color) { _, _ in }  // error 5:27: observing a property of type 'UIColor' is not supported in scenarios
