// Code that draws itself runs; nothing is seen.
import UIKit

class Fading: UIView {
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return print("no context") }
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
        guard let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])
        else { return print("no gradient") }
        context.addRects([rect, rect.insetBy(dx: 2, dy: 2)])
        context.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 10, y: 0), radius: 4)
        context.clip()
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: rect.maxX, y: 0), options: [])
        context.drawRadialGradient(
            gradient, startCenter: .zero, startRadius: 0, endCenter: CGPoint(x: 5, y: 5), endRadius: 10,
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        context.endTransparencyLayer()
        context.setFlatness(1)
        context.setFillColorSpace(CGColorSpaceCreateDeviceGray())
        context.setStrokeColorSpace(CGColorSpaceCreateDeviceRGB())
        let modes: [CGPathDrawingMode] = [.fill, .eoFill, .stroke, .fillStroke, .eoFillStroke]
        for mode in modes { context.drawPath(using: mode) }
        if let picture = UIImage(systemName: "star")?.cgImage { context.draw(picture, in: rect) }
        print("drawn", rect.width)
    }
}
UIGraphicsBeginImageContext(CGSize(width: 20, height: 10))
Fading(frame: CGRect(x: 0, y: 0, width: 20, height: 10)).draw(CGRect(x: 0, y: 0, width: 20, height: 10))
// prints: drawn 20.0
UIGraphicsEndImageContext()

print(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)  // prints: true
print(CGColorSpace(name: CGColorSpace.sRGB)?.name == CGColorSpace.sRGB)  // prints: true
for name in [CGColorSpace.displayP3, CGColorSpace.extendedSRGB, CGColorSpace.genericGrayGamma2_2] {
    print(CGColorSpace(name: name) != nil)
}
// prints: true
// prints: true
// prints: true
let gray = CGGradient(
    colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 1], locations: nil, count: 2)
print(gray != nil, CGColorSpace(name: "none") == nil)  // prints: true true

let square = UIImage(systemName: "star")!
print(square.imageOrientation == .up, UIImage(contentsOfFile: "star.png") == nil)  // prints: true true
UIGraphicsBeginImageContextWithOptions(CGSize(width: 40, height: 20), false, 1)
let wide = UIGraphicsGetImageFromCurrentImageContext()!
UIGraphicsEndImageContext()
let orientations: [UIImage.Orientation] = [
    .up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored,
]
for orientation in orientations {
    let turned = UIImage(cgImage: wide.cgImage!, scale: 2, orientation: orientation)
    print(turned.size, turned.imageOrientation == orientation, turned.cgImage?.width ?? 0)
}
// prints: (20.0, 10.0) true 40
// prints: (20.0, 10.0) true 40
// prints: (10.0, 20.0) true 40
// prints: (10.0, 20.0) true 40
// prints: (20.0, 10.0) true 40
// prints: (20.0, 10.0) true 40
// prints: (10.0, 20.0) true 40
// prints: (10.0, 20.0) true 40

let flipped = UIImage(cgImage: wide.cgImage!, scale: 1, orientation: .left).withHorizontallyFlippedOrientation()
print(flipped.imageOrientation == .leftMirrored, flipped.withHorizontallyFlippedOrientation().imageOrientation == .left)
// prints: true true
print(UIImage(cgImage: wide.cgImage!, scale: 0, orientation: .up).size)  // prints: (40.0, 20.0)
let black = UIColor.black.cgColor
print(black == UIColor.black.cgColor, black == UIColor.white.cgColor, Set([black, UIColor.black.cgColor]).count)
// prints: true false 1
print(CGPath(rect: .zero, transform: nil) == CGPath(rect: .zero, transform: nil))  // prints: true

let layer = CALayer()
layer.isDoubleSided = false
print(layer.isDoubleSided, UIColor.groupTableViewBackground == .systemGroupedBackground)  // prints: false true

class Field: UITextField {
    override func drawPlaceholder(in rect: CGRect) { print("placeholder") }
    override func drawText(in rect: CGRect) {
        super.drawText(in: rect)
        drawPlaceholder(in: rect)
    }
}
Field().drawText(in: .zero)  // prints: placeholder
