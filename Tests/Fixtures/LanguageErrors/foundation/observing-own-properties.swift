class Lamp: NSObject {
    @objc var level = 0
    @objc dynamic var color = UIColor.red
}
let lamp = Lamp()
let levels = lamp.observe(\.level) { _, _ in }  // error 6:27: observing 'level' of 'Lamp' by its key path is not supported in scenarios
let colors = lamp.observe(\.color) { _, _ in }  // error 7:27: observing a property of type 'UIColor' is not supported in scenarios
