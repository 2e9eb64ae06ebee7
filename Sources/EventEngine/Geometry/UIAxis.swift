import Foundation

/// The horizontal and the vertical direction.
public struct UIAxis: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt

    /// The members whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Left and right.
    public static var horizontal: UIAxis { UIAxis(rawValue: 1) }
    /// Up and down.
    public static var vertical: UIAxis { UIAxis(rawValue: 2) }
    /// Both directions.
    public static var both: UIAxis { [.horizontal, .vertical] }
}
