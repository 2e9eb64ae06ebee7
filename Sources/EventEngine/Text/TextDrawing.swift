import Foundation

/// How room for text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The text is broken into lines; without this it is measured as one.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// How text may shrink while it is drawn.
open class NSStringDrawingContext: NSObject {
    open var minimumScaleFactor: CGFloat = 0
    public override init() { super.init() }
}

/// Text is measured by the engine's one metric. Nothing is drawn.
extension NSAttributedString {
    /// The size of the text as one line, in the largest of its fonts; 12 points where it has none.
    public func size() -> CGSize { textSize(string, largestFont, .infinity) }

    /// The room that the text takes, at most as wide as a size where it is broken into lines.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        textRoom(string, largestFont, size, options)
    }

    public func draw(at point: CGPoint) {}
    public func draw(in rect: CGRect) {}
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) {}

    private var largestFont: UIFont? {
        var largest: UIFont?
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, _, _ in
            guard let font = attributes[.font] as? UIFont else { return }
            if font.pointSize > largest?.pointSize ?? 0 { largest = font }
        }
        return largest
    }
}

extension NSString {
    /// The size of the text as one line in the font among the attributes; without one, 12 points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        textSize(self as String, attrs?[.font] as? UIFont, .infinity)
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        textRoom(self as String, attributes?[.font] as? UIFont, size, options)
    }

    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {}
}

// Swift's texts have what texts as objects have.
extension String {
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        textSize(self, attrs?[.font] as? UIFont, .infinity)
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        textRoom(self, attributes?[.font] as? UIFont, size, options)
    }

    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {}
}

private func textSize(_ text: String, _ font: UIFont?, _ widest: CGFloat) -> CGSize {
    TextSize(text: text, fontSize: font?.pointSize ?? 12, lines: 0, widest: widest).size
}

private func textRoom(
    _ text: String, _ font: UIFont?, _ size: CGSize, _ options: NSStringDrawingOptions
) -> CGRect {
    let isBroken = options.contains(.usesLineFragmentOrigin) && size.width > 0
    let room = textSize(text, font, isBroken ? size.width : .infinity)
    return CGRect(origin: .zero, size: room)
}
