import EventEngine
import Foundation

extension UIImage.RenderingMode: BridgedEnum {}
extension UIImage.ResizingMode: BridgedEnum {}
extension UIImage.Orientation: BridgedEnum {}
extension UIImage.SymbolWeight: BridgedEnum {}
extension UIImage.SymbolScale: BridgedEnum {}

extension NativeCatalogue {
    /// UIImage, and what belongs to it.
    func addUIImage() {
        addClass(
            UIImage.self, named: "UIImage", superclass: NSObject.self,
            "A picture; of its content nothing is known here but a size."
        ) { t in
            imageRows(t)
            imageLookRows(t)
        }
        addEnumeration(
            UIImage.RenderingMode.self, named: "UIImage.RenderingMode",
            "Whether a picture is drawn, or its form in the tint color."
        ) { t in
            t.means("So.")
            t.enumCase("automatic", .automatic)
            t.enumCase("alwaysOriginal", .alwaysOriginal)
            t.enumCase("alwaysTemplate", .alwaysTemplate)
        }
        addEnumeration(
            UIImage.Orientation.self, named: "UIImage.Orientation",
            "How the pixels of a picture are turned, and whether they are mirrored."
        ) { t in
            t.means("So.")
            t.enumCase("up", .up)
            t.enumCase("down", .down)
            t.enumCase("left", .left)
            t.enumCase("right", .right)
            t.enumCase("upMirrored", .upMirrored)
            t.enumCase("downMirrored", .downMirrored)
            t.enumCase("leftMirrored", .leftMirrored)
            t.enumCase("rightMirrored", .rightMirrored)
        }
        addEnumeration(
            UIImage.ResizingMode.self, named: "UIImage.ResizingMode",
            "How a picture fills more room than it has."
        ) { t in
            t.means("So.")
            t.enumCase("tile", .tile)
            t.enumCase("stretch", .stretch)
        }
        addClass(
            UIImage.Configuration.self, named: "UIImage.Configuration", superclass: NSObject.self,
            "What a picture is like beside its content.") { _ in }
        addClass(
            UIImage.SymbolConfiguration.self, named: "UIImage.SymbolConfiguration",
            superclass: UIImage.Configuration.self, "How large a symbol is, and how heavy its lines are.",
            symbolConfigurationRows)
        addImageAsset()
        addSymbolKinds()
        addImageRenderer()
    }

    private func addSymbolKinds() {
        addEnumeration(
            UIImage.SymbolWeight.self, named: "UIImage.SymbolWeight",
            "How heavy the lines of a symbol are; that changes no size."
        ) { t in
            t.means("So.")
            t.enumCase("unspecified", .unspecified)
            t.enumCase("ultraLight", .ultraLight)
            t.enumCase("thin", .thin)
            t.enumCase("light", .light)
            t.enumCase("regular", .regular)
            t.enumCase("medium", .medium)
            t.enumCase("semibold", .semibold)
            t.enumCase("bold", .bold)
            t.enumCase("heavy", .heavy)
            t.enumCase("black", .black)
        }
        addEnumeration(
            UIImage.SymbolScale.self, named: "UIImage.SymbolScale", "How large a symbol is beside its text."
        ) { t in
            t.means("As high as a line of it, a fifth less, or three tenths more.")
            t.enumCase("default", .default)
            t.enumCase("unspecified", .unspecified)
            t.enumCase("small", .small)
            t.enumCase("medium", .medium)
            t.enumCase("large", .large)
        }
    }

    private func symbolConfigurationRows(_ t: MemberTable<UIImage.SymbolConfiguration>) {
        typealias Configuration = UIImage.SymbolConfiguration
        t.means("For text of a size or a style.")
        t.convenience("init(pointSize:)") { (size: CGFloat) in Configuration(pointSize: size) }
        t.convenience("init(pointSize:weight:)") { (size: CGFloat, weight: UIImage.SymbolWeight) in
            Configuration(pointSize: size, weight: weight)
        }
        t.convenience("init(pointSize:weight:scale:)") {
            (size: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) in
            Configuration(pointSize: size, weight: weight, scale: scale)
        }
        t.convenience("init(textStyle:)") { (style: UIFont.TextStyle) in Configuration(textStyle: style) }
        t.convenience("init(textStyle:scale:)") { (style: UIFont.TextStyle, scale: UIImage.SymbolScale) in
            Configuration(textStyle: style, scale: scale)
        }
        t.convenience("init(font:)") { (font: UIFont) in Configuration(font: font) }
        t.convenience("init(font:scale:)") { (font: UIFont, scale: UIImage.SymbolScale) in
            Configuration(font: font, scale: scale)
        }
        t.means("With lines so heavy, or so large, and the rest as it is.")
        t.convenience("init(weight:)") { (weight: UIImage.SymbolWeight) in Configuration(weight: weight) }
        t.convenience("init(scale:)") { (scale: UIImage.SymbolScale) in Configuration(scale: scale) }
        t.means("With colors, of which nothing is seen here.")
        t.convenience("init(paletteColors:)") { (colors: [UIColor]) in Configuration(paletteColors: colors) }
        t.convenience("init(hierarchicalColor:)") { (color: UIColor) in
            Configuration(hierarchicalColor: color)
        }
        t.staticMethod("preferringMulticolor()") { () in Configuration.preferringMulticolor() }
        t.staticMethod("preferringMonochrome()") { () in Configuration.preferringMonochrome() }
        t.means("One that says nothing.")
        t.staticGetter("unspecified") { Configuration.unspecified }
        t.means("What another one says, and for the rest what this says.")
        t.method("applying(_:)") { (one: Configuration, other: UIImage.Configuration?) in
            one.applying(other)
        }
    }

    private func imageLookRows(_ t: MemberTable<UIImage>) {
        t.means("A symbol of the system, as high as a line of text of its size.")
        t.convenience("init(systemName:withConfiguration:)") {
            (name: String, configuration: UIImage.Configuration?) in
            UIImage(systemName: name, withConfiguration: configuration)
        }
        t.means("How it is drawn; only kept here.")
        t.getter("renderingMode", \.renderingMode)
        t.means("Whether it is a symbol, and which size it has.")
        t.getter("isSymbolImage", \.isSymbolImage)
        t.getter("symbolConfiguration", \.symbolConfiguration)
        t.means("The same picture, drawn in another way.")
        t.method("withRenderingMode(_:)") { (image: UIImage, mode: UIImage.RenderingMode) in
            image.withRenderingMode(mode)
        }
        t.method("withTintColor(_:)") { (image: UIImage, color: UIColor) in image.withTintColor(color) }
        t.method("withTintColor(_:renderingMode:)") {
            (image: UIImage, color: UIColor, mode: UIImage.RenderingMode) in
            image.withTintColor(color, renderingMode: mode)
        }
        t.method("withHorizontallyFlippedOrientation()") { (image: UIImage) in
            image.withHorizontallyFlippedOrientation()
        }
        t.method("imageFlippedForRightToLeftLayoutDirection()") { (image: UIImage) in
            image.imageFlippedForRightToLeftLayoutDirection()
        }
        t.method("resizableImage(withCapInsets:)") { (image: UIImage, insets: UIEdgeInsets) in
            image.resizableImage(withCapInsets: insets)
        }
        t.method("resizableImage(withCapInsets:resizingMode:)") {
            (image: UIImage, insets: UIEdgeInsets, mode: UIImage.ResizingMode) in
            image.resizableImage(withCapInsets: insets, resizingMode: mode)
        }
        t.means("What of it keeps its size where it is stretched, and how the rest fills the room.")
        t.getter("capInsets", \.capInsets)
        t.getter("resizingMode", \.resizingMode)
        t.means("A symbol in another size; other pictures stay, or give nil.")
        t.method("withConfiguration(_:)") { (image: UIImage, configuration: UIImage.Configuration) in
            image.withConfiguration(configuration)
        }
        t.method("applyingSymbolConfiguration(_:)") {
            (image: UIImage, configuration: UIImage.SymbolConfiguration) in
            image.applyingSymbolConfiguration(configuration)
        }
        t.means("Draws it; nothing is seen here.")
        t.method("draw(in:)") { (image: UIImage, rect: CGRect) in image.draw(in: rect) }
        t.method("draw(at:)") { (image: UIImage, point: CGPoint) in image.draw(at: point) }
        t.method("draw(in:blendMode:alpha:)") {
            (image: UIImage, rect: CGRect, mode: CGBlendMode, alpha: CGFloat) in
            image.draw(in: rect, blendMode: mode, alpha: alpha)
        }
        t.method("draw(at:blendMode:alpha:)") {
            (image: UIImage, point: CGPoint, mode: CGBlendMode, alpha: CGFloat) in
            image.draw(at: point, blendMode: mode, alpha: alpha)
        }
    }

    /// The rows of UIImage.
    private func imageRows(_ t: MemberTable<UIImage>) {
        t.convenience("init()") { () in UIImage() }
        t.means("A picture by its name: there are none, so nil.")
        t.convenience("init(named:)") { (name: String) in UIImage(named: name) }
        t.convenience("init(named:in:compatibleWith:)") {
            (name: String, bundle: Bundle?, traits: UITraitCollection?) in
            UIImage(named: name, in: bundle, compatibleWith: traits)
        }
        t.means("A picture of a file: there are none, so nil.")
        t.convenience("init(contentsOfFile:)") { (path: String) in UIImage(contentsOfFile: path) }
        t.means("A symbol of the system, 20 points wide and high.")
        t.convenience("init(systemName:)") { (name: String) in UIImage(systemName: name) }
        t.means("Its size in points.")
        t.getter("size", \.size)
        t.means("Its pixels for each point.")
        t.getter("scale", \.scale)
        t.means("The same in pixels, and back; nil without a size.")
        t.getter("cgImage", \.cgImage)
        t.convenience("init(cgImage:)") { (image: CGImage) in UIImage(cgImage: image) }
        t.means("The same, turned; a quarter turn exchanges width and height.")
        t.convenience("init(cgImage:scale:orientation:)") {
            (image: CGImage, scale: CGFloat, orientation: UIImage.Orientation) in
            UIImage(cgImage: image, scale: scale, orientation: orientation)
        }
        t.getter("imageOrientation", \.imageOrientation)
        t.means("How a renderer makes pictures like it.")
        t.getter("imageRendererFormat", \.imageRendererFormat)
        t.absent(.drawing, "ciImage", "init(ciImage:)", "jpegData", "pngData", "images", "animatedImage")
        imagePreparingRows(t)
        t.absent(.files, "init(data:)", "init(data:scale:)")
    }
}
