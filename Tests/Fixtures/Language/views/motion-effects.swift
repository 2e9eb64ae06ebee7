// Effects of tilting the device are kept. Nobody tilts it.
let sideways = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
sideways.minimumRelativeValue = -10
sideways.maximumRelativeValue = 10
let group = UIMotionEffectGroup()
group.motionEffects = [
    sideways, UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis),
]
let box = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
box.addMotionEffect(group)
box.addMotionEffect(sideways)
print(box.motionEffects.count, group.motionEffects?.count ?? 0)  // prints: 2 2
print(sideways.keyPath, sideways.type == .tiltAlongHorizontalAxis)  // prints: center.x true
print(sideways.minimumRelativeValue as? Int ?? 0, sideways.maximumRelativeValue as? Int ?? 0)  // prints: -10 10
box.removeMotionEffect(group)
print(box.motionEffects.count, box.motionEffects.first === sideways)  // prints: 1 true
box.restorationIdentifier = "box"
print(box.restorationIdentifier ?? "none", view.restorationIdentifier ?? "none")  // prints: box none
