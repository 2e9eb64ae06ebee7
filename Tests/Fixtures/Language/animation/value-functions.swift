// Numbers that an animation makes transforms of.
import UIKit

let layer = CALayer()
layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
view.layer.addSublayer(layer)
func turn() -> String {
    let seen = layer.presentation()!.affineTransform()
    return "\((atan2(seen.b, seen.a) * 100).rounded()) \((seen.a * 100).rounded()) \(seen.ty.rounded())"
}

let spin = CABasicAnimation(keyPath: "transform")
spin.valueFunction = CAValueFunction(name: .rotateZ)
spin.fromValue = 0
spin.toValue = CGFloat.pi / 2
spin.duration = 1
layer.add(spin, forKey: "spin")
let shift = CAKeyframeAnimation(keyPath: "transform")
shift.values = [[0, 0, 0], [0, 40, 0]]
shift.valueFunction = CAValueFunction(name: .translate)
shift.isAdditive = true
shift.duration = 1
layer.add(shift, forKey: "shift")
print(spin.valueFunction?.name == .rotateZ, CAValueFunction(name: CAValueFunctionName(rawValue: "x")) == nil)
DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { print(turn()) }
DispatchQueue.main.asyncAfter(deadline: .now() + 2) { print(turn()) }

let names: [CAValueFunctionName] = [
    .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY, .translateZ,
]
print(names.allSatisfy { CAValueFunction(name: $0) != nil }, CAValueFunctionName.scaleX.rawValue)
// prints: true true
// prints: true scaleX
// prints: 79.0 71.0 14.0
// prints: 0.0 100.0 0.0
