// How small text stands, and whether the app is in front.
let label = UILabel()
label.baselineAdjustment = .alignCenters
print(label.baselineAdjustment == .alignCenters, UILabel().baselineAdjustment == .alignBaselines)
// prints: true true
print([UIBaselineAdjustment.none].count, UIApplication.shared.applicationState == .active)  // prints: 1 true
let states: [UIApplication.State] = [.active, .inactive, .background]
print(states.map(\.rawValue), UIApplication.State(rawValue: 2) == .background)  // prints: [0, 1, 2] true
var hue: CGFloat = 0
var alpha: CGFloat = 0
UIColor.blue.getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
UIColor(white: 0.5, alpha: 0.25).getWhite(nil, alpha: &alpha)
print(hue > 0.66 && hue < 0.67, alpha)  // prints: true 0.25
UIColor.green.getRed(nil, green: &hue, blue: nil, alpha: &alpha)
print(hue, alpha)  // prints: 1.0 1.0
print(Set([UIAccessibilityTraits.button, .button, .link]).count)  // prints: 2
class Canvas: UIView {
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let modes: [CGBlendMode] = [
            .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
            .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .clear, .copy,
            .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut,
            .destinationAtop, .xor, .plusDarker, .plusLighter,
        ]
        for mode in modes { context.setBlendMode(mode) }
    }
}
UIGraphicsBeginImageContext(CGSize(width: 10, height: 10))
Canvas().draw(.zero)
UIGraphicsEndImageContext()
