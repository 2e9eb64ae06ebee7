import Foundation

/// A font, by its name and size. Kept, without effect on events; only its size is measured with.
public class UIFont: NSObject, @unchecked Sendable {
    /// How heavy the strokes are, from −1 to 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// From −1 to 1; regular is 0.
        public let rawValue: CGFloat

        /// A weight from −1 to 1.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// −0.8
        public static let ultraLight = Weight(rawValue: -0.8)
        /// −0.6
        public static let thin = Weight(rawValue: -0.6)
        /// −0.4
        public static let light = Weight(rawValue: -0.4)
        /// 0
        public static let regular = Weight(rawValue: 0)
        /// 0.23
        public static let medium = Weight(rawValue: 0.23)
        /// 0.3
        public static let semibold = Weight(rawValue: 0.3)
        /// 0.4
        public static let bold = Weight(rawValue: 0.4)
        /// 0.56
        public static let heavy = Weight(rawValue: 0.56)
        /// 0.62
        public static let black = Weight(rawValue: 0.62)
    }

    /// The size in points.
    public let pointSize: CGFloat
    let face: Face

    init(_ face: Face, size: CGFloat) {
        (self.face, pointSize) = (face, size)
        super.init()
    }

    /// A regular font of 0 points.
    public convenience override init() { self.init(size: 0, weight: .regular) }

    private convenience init(size: CGFloat, weight: Weight, isItalic: Bool = false) {
        self.init(Face(weight: weight, isItalic: isItalic), size: size)
    }

    /// The system's font.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .regular)
    }

    /// The system's font in a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight)
    }

    /// The system's font in bold.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .bold)
    }

    /// The system's font in italics.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .regular, isItalic: true)
    }

    /// The font for a kind of text, in the size that readers have who never changed it.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(size: style.pointSize, weight: style == .headline ? .semibold : .regular)
    }

    /// The font in another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(face, size: fontSize)
    }

    /// 17 points.
    public class var labelFontSize: CGFloat { 17 }
    /// 18 points.
    public class var buttonFontSize: CGFloat { 18 }
    /// 14 points.
    public class var systemFontSize: CGFloat { 14 }
    /// 12 points.
    public class var smallSystemFontSize: CGFloat { 12 }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return pointSize == other.pointSize && face == other.face
    }

    public override var hash: Int { pointSize.hashValue }
}
