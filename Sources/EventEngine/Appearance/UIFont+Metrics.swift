import Foundation

// The measures of fonts are those of the one metric that text has here, whatever the font: about those of the
// system's.
extension UIFont {
    /// The height of a line in points.
    public var lineHeight: CGFloat { pointSize * EngineConstants.lineHeight }
    /// From the line that text is on to the upper edge of a row, and to the lower one, which is negative.
    public var ascender: CGFloat { pointSize * EngineConstants.baseline }
    public var descender: CGFloat { ascender - lineHeight }
    /// Of a capital letter, and of an x.
    public var capHeight: CGFloat { pointSize * 0.7 }
    public var xHeight: CGFloat { pointSize * 0.5 }
    /// Between lines.
    public var leading: CGFloat { 0 }
    public var familyName: String { face.family ?? ".AppleSystemUIFont" }
    public var fontName: String { face.name ?? ".SFUI-\(face.weight.name)" }
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face, pointSize) }

    /// A font by its name. No font is measured here, so that each name gives one; on a device names that no
    /// font has give nil.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard !fontName.isEmpty else { return nil }
        let family = fontName.split(separator: "-").first.map(String.init)
        self.init(Face(name: fontName, family: family), size: fontSize)
    }

    /// A font as it is described; a size of 0 is the one that the description has.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(descriptor.face, size: pointSize > 0 ? pointSize : descriptor.pointSize)
    }

    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }

    /// The font for a kind of text under some traits; text has its usual size here.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { preferredFont(forTextStyle: style) }

    /// What a font is beside its size.
    struct Face: Hashable {
        var name: String?
        var family: String?
        var weight = Weight.regular
        var isItalic = false
    }
}

extension UIFont.Weight {
    fileprivate var name: String {
        switch self {
        case .ultraLight: "Ultralight"
        case .thin: "Thin"
        case .light: "Light"
        case .medium: "Medium"
        case .semibold: "Semibold"
        case .bold: "Bold"
        case .heavy: "Heavy"
        case .black: "Black"
        default: "Regular"
        }
    }
}

/// What a font is, so that others can be made of it.
public final class UIFontDescriptor: NSObject, @unchecked Sendable {
    /// What letters have in common.
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
    }

    let face: UIFont.Face
    public let pointSize: CGFloat

    init(_ face: UIFont.Face, _ pointSize: CGFloat) {
        (self.face, self.pointSize) = (face, pointSize)
        super.init()
    }

    public convenience init(name fontName: String, size: CGFloat) {
        self.init(UIFont.Face(name: fontName, family: fontName), size)
    }

    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = face.isItalic ? .traitItalic : []
        if face.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        return traits
    }

    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var face = face
        face.isItalic = symbolicTraits.contains(.traitItalic)
        face.weight = symbolicTraits.contains(.traitBold) ? .bold : .regular
        return UIFontDescriptor(face, pointSize)
    }

    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(face, newPointSize) }
}

/// How fonts and lengths grow with the size of text that the reader wants. Text has its usual size here, so
/// that they stay as they are.
public final class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// Those of body text.
    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    public func scaledFont(for font: UIFont) -> UIFont { font }
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        maximumPointSize > 0 && font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
    }
    public func scaledValue(for value: CGFloat) -> CGFloat { value }

    // Where a trait collection says how large texts are: nothing is scaled here.

    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font)
    }
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize)
    }
    public func scaledValue(
        for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> CGFloat { value }
}
