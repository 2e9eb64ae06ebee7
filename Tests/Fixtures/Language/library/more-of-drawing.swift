// What is drawn cannot be seen; that it can be written is enough.
UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 10), false, 0)
if let context = UIGraphicsGetCurrentContext() {
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.setFillColor(gray: 0.5, alpha: 1)
    context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.setStrokeColor(gray: 0.5, alpha: 1)
    context.setMiterLimit(3)
    context.setShouldAntialias(true)
    context.setAllowsAntialiasing(false)
    context.strokeLineSegments(between: [.zero, CGPoint(x: 3, y: 4)])
    context.stroke(CGRect(x: 0, y: 0, width: 4, height: 4), width: 2)
    context.fill([CGRect(x: 0, y: 0, width: 4, height: 4)])
    context.clip(to: [CGRect(x: 0, y: 0, width: 4, height: 4)])
    context.resetClip()
    context.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.replacePathWithStrokedPath()
    UIGraphicsPushContext(context)
    print(UIGraphicsGetCurrentContext() === context)  // prints: true
    print(UIGraphicsGetImageFromCurrentImageContext() == nil)  // prints: true
    UIGraphicsEndImageContext()
    UIGraphicsPopContext()
    UIGraphicsPopContext()
}
let image = UIGraphicsGetImageFromCurrentImageContext()
print(image?.size ?? .zero)  // prints: (20.0, 10.0)
UIGraphicsEndImageContext()
print(UIGraphicsGetCurrentContext() == nil)  // prints: true
if let image {
    let format = image.imageRendererFormat
    print(format.scale)  // prints: 2.0
    print(UIGraphicsImageRenderer(size: image.size, format: format).image { _ in }.scale)  // prints: 2.0
}
let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
path.fill(with: .normal, alpha: 0.5)
path.stroke(with: .multiply, alpha: 0.5)
let vibrancy = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .secondaryLabel)
print(UIVisualEffectView(effect: vibrancy).effect === vibrancy)  // prints: true
let styles: [UIVibrancyEffectStyle] = [
    .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .fill, .secondaryFill, .tertiaryFill, .separator,
]
print(styles.count)  // prints: 8

let bar = UINavigationBarAppearance()
let arrow = UIImage(systemName: "chevron.left")
bar.setBackIndicatorImage(arrow, transitionMaskImage: arrow)
print(bar.backIndicatorImage === arrow, bar.backIndicatorTransitionMaskImage === arrow)  // prints: true true
let choices = UISegmentedControl(items: ["a", "b"])
choices.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
print(choices.titleTextAttributes(for: .selected)?.count ?? 0, choices.titleTextAttributes(for: .normal) == nil)
// prints: 1 true
