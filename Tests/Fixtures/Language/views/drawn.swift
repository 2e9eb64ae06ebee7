// Code that draws its images and measures its texts: nothing is drawn, and sizes are those of the one metric.

let font = UIFont.systemFont(ofSize: 20)
print(font.lineHeight, font.ascender, font.capHeight, font.xHeight, font.leading)
// prints: 24.0 19.2 14.0 10.0 0.0
print(font.ascender - font.descender == font.lineHeight, font.fontName, font.familyName)
// prints: true .SFUI-Regular .AppleSystemUIFont
let named = UIFont(name: "Avenir-Medium", size: 15)!
print(named.fontName, named.familyName, named.pointSize)  // prints: Avenir-Medium Avenir 15.0
print(UIFont(name: "", size: 15) == nil)  // prints: true
let bold = font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])!
print(UIFont(descriptor: bold, size: 0).pointSize, bold.symbolicTraits.contains(.traitBold))
// prints: 20.0 true
print(UIFont(descriptor: bold.withSize(9), size: 0).pointSize, bold.pointSize)  // prints: 9.0 20.0
print(UIFontDescriptor(name: "Avenir", size: 8).pointSize)  // prints: 8.0
print(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).pointSize)  // prints: 17.0
print(UIFontMetrics(forTextStyle: .title1).scaledFont(for: font) == font)  // prints: true
print(UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 18).pointSize)  // prints: 18.0
print(UIFontMetrics.default.scaledValue(for: 44))  // prints: 44.0
print(UIFont.monospacedDigitSystemFont(ofSize: 11, weight: .bold).pointSize)  // prints: 11.0
print(UIFont.monospacedSystemFont(ofSize: 12, weight: .regular).pointSize)  // prints: 12.0
print(UIFont.preferredFont(forTextStyle: .body, compatibleWith: nil).pointSize)  // prints: 17.0

print("ten chars!".size(withAttributes: [.font: font]))  // prints: (100.0, 24.0)
print("ab".size().width, ("ab" as NSString).size(withAttributes: [.font: font]).width)  // prints: 12.0 20.0
let room = "ten chars!".boundingRect(
    with: CGSize(width: 55, height: CGFloat.greatestFiniteMagnitude),
    options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font], context: nil)
print(room)  // prints: (0.0, 0.0, 50.0, 48.0)
print(("ab" as NSString).boundingRect(
    with: .zero, options: .usesDeviceMetrics, attributes: [.font: font], context: nil).height)
// prints: 24.0
let text = NSMutableAttributedString(string: "small", attributes: [.font: UIFont.systemFont(ofSize: 10)])
text.append(NSAttributedString(string: "LARGE", attributes: [.font: font]))
print(text.size())  // prints: (100.0, 24.0)
let context = NSStringDrawingContext()
context.minimumScaleFactor = 0.5
print(text.boundingRect(
    with: CGSize(width: 50, height: 100), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
    context: context).height)  // prints: 48.0

// Drawing an image.
let renderer = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20))
let dot = renderer.image { context in
    context.cgContext.setFillColor(UIColor.red.cgColor)
    context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 30, height: 20))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.stroke(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    if let mask = context.currentImage.cgImage { context.cgContext.clip(to: .zero, mask: mask) }
    "text".draw(at: .zero, withAttributes: [.font: font])
    "text".draw(in: .zero, withAttributes: nil)
    ("text" as NSString).draw(at: .zero)
    ("text" as NSString).draw(in: .zero, withAttributes: nil)
    text.draw(at: .zero)
    text.draw(in: .zero)
    text.draw(with: .zero, options: [], context: nil)
    print(context.currentImage.size, context.format.scale)  // prints: (30.0, 20.0) 2.0
}
print(dot.size, dot.scale)  // prints: (30.0, 20.0) 2.0
let format = UIGraphicsImageRendererFormat.default()
format.scale = 1
format.opaque = true
let bounds = CGRect(x: 0, y: 0, width: 5, height: 5)
print(UIGraphicsImageRenderer(bounds: bounds, format: format).image { _ in }.scale)  // prints: 1.0
print(UIGraphicsImageRenderer(bounds: bounds).format.opaque)  // prints: false
print(UIGraphicsImageRenderer(size: bounds.size, format: .preferred()).image { _ in }.size.width)
// prints: 5.0
print(UIGraphicsImageRendererFormat().scale)  // prints: 2.0

print(UIGraphicsGetCurrentContext() == nil)  // prints: true
UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 9), false, 0)
if let context = UIGraphicsGetCurrentContext() {
    context.saveGState()
    context.setStrokeColor(UIColor.red.cgColor)
    context.setLineWidth(2)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.setLineDash(phase: 0, lengths: [1, 2])
    context.setAlpha(0.5)
    context.setShadow(offset: .zero, blur: 1)
    context.setShadow(offset: .zero, blur: 1, color: nil)
    context.beginPath()
    context.move(to: .zero)
    context.addLine(to: CGPoint(x: 1, y: 1))
    context.addLines(between: [.zero])
    context.addCurve(to: .zero, control1: .zero, control2: .zero)
    context.addQuadCurve(to: .zero, control: .zero)
    context.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: true)
    context.addRect(bounds)
    context.addEllipse(in: bounds)
    context.addPath(UIBezierPath(rect: bounds).cgPath)
    context.closePath()
    context.fillPath()
    context.strokePath()
    context.fill(bounds)
    context.stroke(bounds)
    context.clear(bounds)
    context.strokeEllipse(in: bounds)
    context.clip()
    context.clip(to: bounds)
    context.translateBy(x: 1, y: 1)
    context.scaleBy(x: 2, y: 2)
    context.rotate(by: 1)
    context.concatenate(.identity)
    context.restoreGState()
    view.layer.render(in: context)
}
dot.draw(in: bounds)
dot.draw(at: .zero)
print(view.drawHierarchy(in: bounds, afterScreenUpdates: true))  // prints: true
let drawn = UIGraphicsGetImageFromCurrentImageContext()
UIGraphicsEndImageContext()
print(drawn!.size, drawn!.scale)  // prints: (8.0, 9.0) 2.0
UIGraphicsBeginImageContext(CGSize(width: 3, height: 3))
print(UIGraphicsGetImageFromCurrentImageContext()!.scale)  // prints: 1.0
UIGraphicsEndImageContext()
print(UIGraphicsGetImageFromCurrentImageContext() == nil)  // prints: true

// Images in other looks.
let star = UIImage(systemName: "star")!
print(star.size, star.isSymbolImage, star.renderingMode == .automatic)  // prints: (20.0, 20.0) true true
print(star.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)  // prints: true
print(star.withTintColor(.red, renderingMode: .alwaysOriginal).renderingMode.rawValue)  // prints: 1
print(star.withTintColor(.red).size == star.size, dot.isSymbolImage)  // prints: true false
let large = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large)
print(UIImage(systemName: "star", withConfiguration: large)!.size)  // prints: (47.0, 47.0)
print(star.withConfiguration(UIImage.SymbolConfiguration(pointSize: 40)).size)  // prints: (48.0, 48.0)
print(star.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .small))!.size)
// prints: (16.0, 16.0)
print(dot.applyingSymbolConfiguration(large) == nil, dot.symbolConfiguration == nil)  // prints: true true
let others: [UIImage.SymbolConfiguration] = [
    UIImage.SymbolConfiguration(pointSize: 10, weight: .light), UIImage.SymbolConfiguration(weight: .black),
    UIImage.SymbolConfiguration(textStyle: .caption2), UIImage.SymbolConfiguration(font: font),
    UIImage.SymbolConfiguration(textStyle: .caption2, scale: .medium),
    UIImage.SymbolConfiguration(font: font, scale: .default),
]
print(others.map { star.withConfiguration($0).size.width })  // prints: [12.0, 20.0, 13.0, 24.0, 13.0, 24.0]
print(dot.resizableImage(withCapInsets: .zero).size, dot.alignmentRectInsets == .zero)
// prints: (30.0, 20.0) true
print(dot.withHorizontallyFlippedOrientation().size.width)  // prints: 30.0
print(dot.imageFlippedForRightToLeftLayoutDirection().size.width)  // prints: 30.0
let modes: [UIImage.RenderingMode] = [.automatic, .alwaysOriginal, .alwaysTemplate]
let weights: [UIImage.SymbolWeight] = [
    .unspecified, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
]
let scales: [UIImage.SymbolScale] = [.default, .unspecified, .small, .medium, .large]
print(modes.count, weights.map(\.rawValue), scales.map(\.rawValue))
// prints: 3 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] [-1, 0, 1, 2, 3]

// Pictures of views take touches.
let picture = dotView().snapshotView(afterScreenUpdates: false)!
print(picture.frame)  // prints: (0.0, 0.0, 40.0, 30.0)
let part = dotView().resizableSnapshotView(
    from: CGRect(x: 5, y: 5, width: 10, height: 10), afterScreenUpdates: false, withCapInsets: .zero)!
print(part.bounds.size)  // prints: (10.0, 10.0)
func dotView() -> UIView { UIView(frame: CGRect(x: 3, y: 4, width: 40, height: 30)) }

// Lines of shapes, and actions of layers.
let shape = CAShapeLayer()
shape.lineCap = .round
shape.lineJoin = CAShapeLayerLineJoin.bevel
shape.miterLimit = 2
shape.lineDashPattern = [4, 2]
shape.lineDashPhase = 1
shape.actions = ["position": NSNull(), "bounds": NSNull()]
print(shape.lineCap.rawValue, shape.lineJoin.rawValue, shape.miterLimit, shape.lineDashPhase)
// prints: round bevel 2.0 1.0
print(shape.lineDashPattern!.map { $0.intValue }, shape.actions!.count)  // prints: [4, 2] 2
print(CAShapeLayerLineCap(rawValue: "butt") == .butt, CAShapeLayerLineJoin(rawValue: "miter") == .miter)
// prints: true true
print(CAShapeLayerLineCap.square != .butt, CAShapeLayerLineJoin.round != .miter)  // prints: true true

// What a device says of itself.
print(UIApplication.shared.statusBarFrame, UIApplication.shared.isStatusBarHidden)
// prints: (0.0, 0.0, 0.0, 0.0) true
print(UIApplication.shared.statusBarOrientation == .portrait)  // prints: true
let bar = view.window!.windowScene!.statusBarManager!
print(bar.statusBarFrame.height, bar.isStatusBarHidden, bar.statusBarStyle == .default)
// prints: 0.0 true true
view.semanticContentAttribute = .forceLeftToRight
print(UIView.userInterfaceLayoutDirection(for: view.semanticContentAttribute) == .leftToRight)
// prints: true
let kinds: [UISemanticContentAttribute] = [
    .unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft,
]
print(kinds.map(\.rawValue))  // prints: [0, 1, 2, 3, 4]
print(UIActivityIndicatorView(style: .whiteLarge).frame.width)  // prints: 37.0
print(UIActivityIndicatorView(style: .gray).frame.width, UIActivityIndicatorView.Style.white.rawValue)
// prints: 20.0 1
let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
attributes.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
attributes.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
print(attributes.frame, attributes.bounds.size)  // prints: (15.0, 15.0, 10.0, 10.0) (10.0, 10.0)
