import EventEngine
import Foundation

extension CGGradient: BridgedObject {}
extension CGColorSpace: BridgedObject {}
extension CGGradientDrawingOptions: BridgedOptionSet {}

extension NativeCatalogue {
    /// CGGradient and CGColorSpace.
    func addGradients() {
        addClass(
            CGColorSpace.self, named: "CGColorSpace", superclass: nil,
            "A way to say colors in numbers. Here it only has its name."
        ) { t in
            t.means("One of those that have names; nil for another name.")
            t.convenience("init(name:)") { (name: String) in CGColorSpace(name: name) }
            t.getter("name", \.name)
            t.means("These names.")
            t.staticGetter("sRGB") { CGColorSpace.sRGB }
            t.staticGetter("extendedSRGB") { CGColorSpace.extendedSRGB }
            t.staticGetter("displayP3") { CGColorSpace.displayP3 }
            t.staticGetter("genericGrayGamma2_2") { CGColorSpace.genericGrayGamma2_2 }
        }
        addClass(
            CGGradient.self, named: "CGGradient", superclass: nil,
            "Colors that pass into each other. Nothing is drawn here."
        ) { t in
            t.means("Makes one of colors, which are spread evenly without places; nil without colors.")
            t.convenience("init(colorsSpace:colors:locations:)") {
                (space: CGColorSpace?, colors: [AnyValue], places: [CGFloat]?) in
                CGGradient(colorsSpace: space, colors: colors, locations: places)
            }
            t.means("Makes one of the numbers of so many colors.")
            t.convenience("init(colorSpace:colorComponents:locations:count:)") {
                (space: CGColorSpace, numbers: [CGFloat], places: [CGFloat]?, count: Int) in
                CGGradient(colorSpace: space, colorComponents: numbers, locations: places, count: count)
            }
        }
        addOptionSet(
            CGGradientDrawingOptions.self, named: "CGGradientDrawingOptions",
            "Whether a gradient goes on behind its ends."
        ) { t in
            t.means("It does.")
            t.enumCase("drawsBeforeStartLocation", .drawsBeforeStartLocation)
            t.enumCase("drawsAfterEndLocation", .drawsAfterEndLocation)
        }
    }

    /// What a context draws with gradients, pictures and colours of a space.
    func gradientRows(_ t: MemberTable<CGContext>) {
        t.means("Draws a gradient where the path was clipped, along a line or between two circles.")
        t.method("drawLinearGradient(_:start:end:options:)") {
            (_: CGContext, _: CGGradient, _: CGPoint, _: CGPoint, _: CGGradientDrawingOptions) in
        }
        t.method("drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:)") {
            (_: CGContext, _: CGGradient, _: CGPoint, _: CGFloat, _: CGPoint, _: CGFloat,
                _: CGGradientDrawingOptions) in
        }
        t.means("Draws a picture.")
        t.method("draw(_:in:)") { (_: CGContext, _: CGImage, _: CGRect) in }
        t.means("Draws what follows as one picture, until the end of it.")
        t.method("beginTransparencyLayer(auxiliaryInfo:)") { (_: CGContext, _: NilOnly<String>) in }
        t.method("endTransparencyLayer()") { (_: CGContext) in }
        t.means("How the numbers of colors are meant.")
        t.method("setFillColorSpace(_:)") { (_: CGContext, _: CGColorSpace) in }
        t.method("setStrokeColorSpace(_:)") { (_: CGContext, _: CGColorSpace) in }
    }

    /// The color spaces of the device.
    func colorSpaceRows(_ t: FunctionTable) {
        t.means("Colors of the device, as red, green and blue, or in grays.")
        t.function("CGColorSpaceCreateDeviceRGB()") { () in CGColorSpaceCreateDeviceRGB() }
        t.function("CGColorSpaceCreateDeviceGray()") { () in CGColorSpaceCreateDeviceGray() }
    }
}
