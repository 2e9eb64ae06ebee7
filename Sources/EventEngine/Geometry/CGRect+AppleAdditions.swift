import Foundation

#if !canImport(CoreGraphics)
/// What Apple's geometry types have beyond those of Foundation on other systems. The words of
/// `debugDescription` are what `print(view.frame)` writes on an iPhone.
extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// `(1.0, 2.0)`
    public var debugDescription: String { "(\(x), \(y))" }

    /// The same as `==`.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// `(10.0, 20.0)`
    public var debugDescription: String { "(\(width), \(height))" }

    /// The same as `==`.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// `(1.0, 2.0, 10.0, 20.0)`
    public var debugDescription: String {
        "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    }

    /// The same as `==`.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
#endif
