// A leading dot takes its type from where it stands.
let origin: CGPoint = .zero
var frame: CGRect = .init(x: 1, y: 2, width: 3, height: 4)
frame.origin = .init(x: 5, y: 5)
print(origin == .zero, frame.minX, frame == .zero)  // prints: true 5.0 false
func phase(_ phase: UITouch.Phase = .moved) -> Bool { phase == .moved }
print(phase(), phase(.ended))  // prints: true false
let spin: CGAffineTransform = .init(rotationAngle: .pi)
print(spin.isIdentity, CGAffineTransform.identity == .identity)  // prints: false true
let half = CGFloat.pi / 2
let angles: [CGFloat] = [0, .pi, half, 2 * .pi]
print(angles.max()! > 6, angles.count)  // prints: true 4
enum Mode { case on, off }
var mode: Mode? = .on
if mode == .on { mode = .off }
print(mode == .off, mode != nil, mode!)  // prints: true true off
let modes: [Mode] = [.on, .off, .on]
print(modes.filter { $0 == .on }.count, modes.contains(.off))  // prints: 2 true
switch mode {
case .on?: print("on")
case .off?: print("off")  // prints: off
case nil: print("none")
}
struct Theme {
    var name: String
    static let plain = Theme(name: "plain")
    static func named(_ name: String) -> Theme { Theme(name: name) }
}
let themes: [Theme] = [.plain, .named("dark"), .init(name: "light")]
print(themes.map { $0.name }.joined(separator: " "))  // prints: plain dark light
let box = UIView(frame: .init(origin: .zero, size: .init(width: 10, height: 10)))
box.bounds = .init(x: 0, y: 0, width: 20, height: 20)
box.center = mode == .off ? .init(x: 50, y: 50) : .zero
view.addSubview(box)
print(box.frame.minX, window.windowLevel == .normal)  // prints: 40.0 true
hand.tap(box)
