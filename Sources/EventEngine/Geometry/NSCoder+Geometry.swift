import Foundation

extension NSCoder {
    /// `{x, y}`
    public class func string(for point: CGPoint) -> String { braced(point.x, point.y) }

    /// `{dx, dy}`
    public class func string(for vector: CGVector) -> String { braced(vector.dx, vector.dy) }

    /// `{width, height}`
    public class func string(for size: CGSize) -> String { braced(size.width, size.height) }

    /// `{{x, y}, {width, height}}`
    public class func string(for rect: CGRect) -> String {
        "{" + string(for: rect.origin) + ", " + string(for: rect.size) + "}"
    }

    /// `[a, b, c, d, tx, ty]`
    public class func string(for transform: CGAffineTransform) -> String {
        let t = transform
        return "[" + list([t.a, t.b, t.c, t.d, t.tx, t.ty]) + "]"
    }

    /// `{top, left, bottom, right}`
    public class func string(for insets: UIEdgeInsets) -> String {
        braced(insets.top, insets.left, insets.bottom, insets.right)
    }

    /// `{top, leading, bottom, trailing}`
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        braced(insets.top, insets.leading, insets.bottom, insets.trailing)
    }

    /// `{horizontal, vertical}`
    public class func string(for offset: UIOffset) -> String { braced(offset.horizontal, offset.vertical) }

    private static func braced(_ numbers: CGFloat...) -> String { "{" + list(numbers) + "}" }

    /// Seventeen significant digits, as UIKit writes them: a third is 0.33333333333333331.
    private static func list(_ numbers: [CGFloat]) -> String {
        numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ")
    }
}
