/// The type of a key path: `WritableKeyPath<CGRect, CGFloat>`.
package struct KeyPathType: Hashable, Sendable {
    /// What can be done with a key path, named as Swift names the type.
    package enum Kind: String, Hashable, Sendable {
        /// It can only be read.
        case readOnly = "KeyPath"
        /// It can be set in a variable.
        case writable = "WritableKeyPath"
        /// It can be set in an object, which need not be in a variable.
        case reference = "ReferenceWritableKeyPath"

        /// Whether a key path of this kind can be where one of the other is expected.
        func canBe(_ other: Kind) -> Bool {
            switch (self, other) {
            case (.reference, _), (_, .readOnly): true
            default: self == other
            }
        }
    }

    package var kind: Kind
    /// What it begins with.
    package var root: StaticType
    /// What it leads to.
    package var value: StaticType

    /// The same with both types changed.
    func map(_ change: (StaticType) -> StaticType) -> KeyPathType {
        KeyPathType(kind: kind, root: change(root), value: change(value))
    }
}
