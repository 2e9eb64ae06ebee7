// Layers with particles, and backgrounds of headers: what they are like is kept.
import UIKit

let spark = CAEmitterCell()
spark.birthRate = 5
spark.lifetime = 1.5
spark.emissionRange = .pi
spark.color = UIColor.red.cgColor
spark.name = "spark"
let emitter = CAEmitterLayer()
emitter.emitterPosition = CGPoint(x: 30, y: 100)
emitter.emitterShape = .line
emitter.renderMode = .additive
emitter.emitterCells = [spark]
view.layer.addSublayer(emitter)
print(emitter.emitterCells?.first === spark, spark.birthRate, spark.scale, emitter.birthRate)
print(emitter.emitterShape == .line, emitter.emitterMode == .volume, emitter.superlayer === view.layer)

let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
header.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
var background = UIBackgroundConfiguration.listPlainHeaderFooter()
let plate = UIView()
background.customView = plate
header.backgroundConfiguration = background
view.addSubview(header)
header.layoutIfNeeded()
print(header.backgroundConfiguration?.customView === plate, plate.superview?.frame.width ?? 0)
// prints: true 5.0 1.0 1.0
// prints: true true true
// prints: true 100.0
