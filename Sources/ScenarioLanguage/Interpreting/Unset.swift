/// What is in a slot that has no value to read: none yet (a lazy property, a variable before its initial
/// value), or one that something changes right now.
final class Unset: Sendable {
    private static let marker = Unset()
    private static let changeMarker = Unset()

    /// The value that stands for "none yet".
    static var value: Value { .object(marker) }

    /// The value that stands for one that is being changed, and lives elsewhere meanwhile.
    static var changing: Value { .object(changeMarker) }

    /// Whether `value` stands for "none yet".
    static func isUnset(_ value: Value) -> Bool {
        if case .object(let object) = value { object === marker } else { false }
    }

    /// Lets a value pass that can be read.
    /// - Throws: a `SourceTrap` when there is none yet, or something changes it.
    static func checkRead(_ stored: Value, _ name: String, at range: SourceRange) throws {
        guard case .object(let object) = stored else { return }
        if object === marker { throw SourceTrap(problem: .usedBeforeInitialized(name), range: range) }
        try checkWrite(over: stored, name, at: range)
    }

    /// Lets a write pass, also the first one.
    /// - Throws: a `SourceTrap` when something changes the value that is there.
    static func checkWrite(over stored: Value, _ name: String, at range: SourceRange) throws {
        guard case .object(let object) = stored, object === changeMarker else { return }
        throw SourceTrap(problem: .overlappingAccess(name), range: range)
    }
}
