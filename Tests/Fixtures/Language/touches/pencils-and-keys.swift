// Code that draws with a pencil runs with fingers, too: nothing of theirs is estimated.
class Canvas: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let touch = touches.first!
        print(touch.altitudeAngle == .pi / 2, touch.azimuthAngle(in: self), touch.azimuthUnitVector(in: self).dx)
        print(touch.estimatedProperties == [], touch.estimatedPropertiesExpectingUpdates.isEmpty)
        print(touch.estimatedProperties.contains(.force), touch.estimationUpdateIndex == nil)
        print(event!.buttonMask.isEmpty, event!.modifierFlags.contains(.shift))
    }
    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        super.touchesEstimatedPropertiesUpdated(touches)
        print("updated", touches.count)
    }
}
let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
view.addSubview(canvas)
hand.tap(canvas)
// prints: true 0.0 1.0
// prints: true true
// prints: false true
// prints: true false
canvas.touchesEstimatedPropertiesUpdated([])  // prints: updated 0

class Stroke: UIGestureRecognizer {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        print(modifierFlags.isEmpty, buttonMask == [])
        state = .ended
    }
    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        super.touchesEstimatedPropertiesUpdated(touches)
        print("a recognizer, too")
    }
}
let stroke = Stroke()
view.addGestureRecognizer(stroke)
hand.tap(view, at: CGPoint(x: 300, y: 500))  // prints: true true
stroke.touchesEstimatedPropertiesUpdated([])  // prints: a recognizer, too

// What a pointer and a wheel would need is kept.
let tap = UITapGestureRecognizer()
print(tap.buttonMaskRequired == .primary)  // prints: true
tap.buttonMaskRequired = [.secondary, UIEvent.ButtonMask.button(3)]
print(tap.buttonMaskRequired.rawValue, UIEvent.ButtonMask.button(0).isEmpty)  // prints: 6 true
let pan = UIPanGestureRecognizer()
pan.allowedScrollTypesMask = .all
print(pan.allowedScrollTypesMask == [.discrete, .continuous])  // prints: true
let all: UITouch.Properties = [.force, .azimuth, .altitude, .location, .roll]
print(all.rawValue)  // prints: 31
let keys: UIKeyModifierFlags = [.alphaShift, .shift, .control, .alternate, .command, .numericPad]
print(keys.rawValue)  // prints: 4128768
