// Key-value coding knows the classes of UIKit however they are written, and the cells of an emitter by name.
let snow = CAEmitterCell()
snow.name = "snow"
snow.birthRate = 5
let emitter = CAEmitterLayer()
emitter.emitterCells = [CAEmitterCell(), snow]
emitter.setValue(2, forKey: "birthRate")
emitter.setValue(40, forKeyPath: "emitterCells.snow.birthRate")
print(emitter.birthRate, snow.birthRate, emitter.value(forKeyPath: "emitterCells.snow.birthRate")!)
print(emitter.emitterCells!.map(\.birthRate), #keyPath(CAEmitterLayer.birthRate))

let day = Date(timeIntervalSinceReferenceDate: 86_400)
let picker = UIDatePicker()
picker.setValue(day, forKey: "date")
print(picker.date == day, picker.value(forKey: "date") as? Date == day)

class Box: CALayer {
    @objc var corner: CGPoint {
        print("asked")
        return CGPoint(x: 1, y: 2)
    }
}
print(Box().value(forKeyPath: "corner.y")!)
// prints: 2.0 40.0 40
// prints: [0.0, 40.0] birthRate
// prints: true true
// prints: asked
// prints: 2
