// Where a slider has its line and its knob is asked of the slider itself.
class WideSlider: UISlider {
    override func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + 50, y: bounds.midY - 5, width: bounds.width - 100, height: 10)
    }
    override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        super.thumbRect(forBounds: bounds, trackRect: rect, value: value).insetBy(dx: -10, dy: -10)
    }
}
let plain = UISlider(frame: CGRect(x: 20, y: 50, width: 232, height: 34))
print(plain.trackRect(forBounds: plain.bounds))  // prints: (2.0, 15.0, 228.0, 4.0)
let track = plain.trackRect(forBounds: plain.bounds)
print(plain.thumbRect(forBounds: plain.bounds, trackRect: track, value: 0))
// prints: (0.0, 3.0, 28.0, 28.0)
print(plain.thumbRect(forBounds: plain.bounds, trackRect: track, value: 1).maxX)  // prints: 232.0

// Images take their room from the line, and that of the knob is as large as the knob.
plain.minimumValueImage = UIImage(systemName: "sun.min")
plain.maximumValueImage = UIImage(systemName: "sun.max")
plain.setThumbImage(UIImage(systemName: "circle.fill"), for: .normal)
plain.setMinimumTrackImage(UIImage(systemName: "minus"), for: .normal)
plain.setMaximumTrackImage(UIImage(systemName: "minus"), for: .disabled)
print(plain.minimumValueImageRect(forBounds: plain.bounds))  // prints: (0.0, 7.0, 20.0, 20.0)
print(plain.maximumValueImageRect(forBounds: plain.bounds))  // prints: (212.0, 7.0, 20.0, 20.0)
print(plain.trackRect(forBounds: plain.bounds))  // prints: (28.0, 15.0, 176.0, 4.0)
print(plain.currentThumbImage!.size, plain.thumbImage(for: .highlighted) == nil)
// prints: (20.0, 20.0) true
print(plain.minimumTrackImage(for: .normal) === plain.currentMinimumTrackImage)  // prints: true
print(plain.currentMaximumTrackImage == nil, plain.maximumTrackImage(for: .disabled) == nil)
// prints: true false

// A finger takes hold where the knob is said to be, and the knob follows it.
let wide = WideSlider(frame: CGRect(x: 20, y: 150, width: 232, height: 34))
wide.addAction(UIAction { _ in print("value", wide.value) }, for: .valueChanged)
view.addSubview(wide)
wide.isContinuous = false
hand.drag(wide, from: CGPoint(x: 10, y: 17), by: CGVector(dx: 54, dy: 0), over: 0.1)
print(wide.value)  // prints: 0.0
hand.drag(wide, from: CGPoint(x: 62, y: 17), by: CGVector(dx: 54, dy: 0), over: 0.1)
// prints: value 0.5
hand.drag(wide, from: CGPoint(x: 140, y: 17), by: CGVector(dx: 200, dy: 0), over: 0.1)
// prints: value 1.0

// Images beside the line may be elsewhere.
class LabelledSlider: UISlider {
    override func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        super.minimumValueImageRect(forBounds: bounds).offsetBy(dx: 5, dy: 0)
    }
    override func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
}
let labelled = LabelledSlider(frame: plain.frame)
labelled.minimumValueImage = plain.minimumValueImage
print(labelled.trackRect(forBounds: labelled.bounds))  // prints: (33.0, 15.0, 197.0, 4.0)
