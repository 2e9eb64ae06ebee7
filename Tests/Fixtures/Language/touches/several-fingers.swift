// One view gets the first finger only, unless it wants several; two views get theirs apart.
class Pad: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print(tag, "began", touches.count, "of", event?.allTouches?.count ?? 0)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print(tag, "ended", touches.count) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { print(tag, "cancelled") }
}
let single = Pad(frame: CGRect(x: 0, y: 0, width: 150, height: 150))
let multiple = Pad(frame: CGRect(x: 0, y: 200, width: 150, height: 150))
single.tag = 1
multiple.tag = 2
multiple.isMultipleTouchEnabled = true
view.addSubview(single)
view.addSubview(multiple)
hand.tap(single, fingers: 2)
// prints: 1 began 1 of 2
// prints: 1 ended 1
hand.tap(multiple, fingers: 2)
// prints: 2 began 2 of 2
// prints: 2 ended 2
let a = hand.touch(single)  // prints: 1 began 1 of 1
let b = hand.touch(multiple)  // prints: 2 began 1 of 2
hand.together {
    a.move(by: CGVector(dx: 10, dy: 0), over: 0.05)
    b.move(by: CGVector(dx: 10, dy: 0), over: 0.05)
}
b.lift()  // prints: 2 ended 1
device.interrupt()  // prints: 1 cancelled
a.lift()
print(single.isMultipleTouchEnabled, multiple.isMultipleTouchEnabled)  // prints: false true
