// Lines below text are kept as they are asked for.
let style: NSUnderlineStyle = [.single, .patternDot, .byWord]
print(style.rawValue)  // prints: 33025
print(NSUnderlineStyle.patternDash.rawValue, NSUnderlineStyle.patternDashDot.rawValue)  // prints: 512 768
print(NSUnderlineStyle.patternDashDotDot.rawValue)  // prints: 1024
let button = UIButton(type: .roundedRect)
print(button.buttonType == .system)  // prints: true
