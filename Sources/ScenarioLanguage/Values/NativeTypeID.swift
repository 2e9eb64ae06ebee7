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

    /// The name as an author writes it, without the module: `UIEvent.EventType`.
    package var description: String {
        let reflected = String(reflecting: type)
        guard let dot = reflected.firstIndex(of: ".") else { return reflected }
        // The arguments of a generic type have theirs in front as well.
        return String(reflected[reflected.index(after: dot)...]).replacing("<Foundation.", with: "<")
    }
}
