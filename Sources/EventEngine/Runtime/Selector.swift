import Foundation

#if !canImport(ObjectiveC)
/// The name of a message, `tap:`, as on systems with the Objective-C runtime: one colon for each argument.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    private let name: String

    /// The selector with this name.
    public init(_ name: String) { self.name = name }

    /// The selector with this name.
    public init(stringLiteral name: String) { self.init(name) }

    /// The name.
    public var description: String { name }
}

/// The selector with this name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of the selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
#endif

extension Selector {
    /// How many arguments the message has.
    package var argumentCount: Int { NSStringFromSelector(self).utf8.count { $0 == UInt8(ascii: ":") } }
}
