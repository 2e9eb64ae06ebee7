/// The identity of a type that the engine (or Swift's library) declares, as scenarios see it: the Swift
/// type itself.
///
/// Two IDs are equal exactly when they stand for the same Swift type; nothing needs to be registered first.
package struct NativeTypeID: Hashable, Sendable, CustomStringConvertible {
    /// The Swift type.
    package let type: Any.Type

    /// The identity of `type`.
    package init(_ type: Any.Type) { self.type = type }

    package static func == (a: NativeTypeID, b: NativeTypeID) -> Bool {
        ObjectIdentifier(a.type) == ObjectIdentifier(b.type)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }

    /// Types that authors know by another name.
    private static let otherNames = [
        "_NSRange": "NSRange", "StableHasher": "Hasher", "VariablePlace": "UnsafeRawPointer",
        "MutableVariablePlace": "UnsafeMutableRawPointer",
        "AccessibilitySettings": "UIAccessibility",
    ]

    /// The name as an author writes it, without the module: `UIEvent.EventType`.
    package var description: String {
        // What String(reflecting:) gives, which looks through a dozen protocols first.
        let qualified = _typeName(type)
        guard let dot = qualified.utf8.firstIndex(of: UInt8(ascii: ".")) else { return qualified }
        let name = String(qualified[qualified.index(after: dot)...])
        // A type inside a private one has that one's place in memory in its name.
        if name.utf8.contains(UInt8(ascii: "$")), let placeholder = placeholderName { return placeholder }
        // The arguments of a generic type have their module in front as well.
        guard name.utf8.contains(UInt8(ascii: "<")) else { return Self.otherNames[name] ?? name }
        return ["Foundation", "Swift", "EventEngine"].reduce(name) { $0.replacing("<\($1).", with: "<") }
    }
}
