/// Which types have the operators that compare.
extension Checker {
    /// Whether `==` works on two values of the type.
    func isEquatable(_ type: StaticType) -> Bool {
        switch type {
        case .tuple(let elements): elements.allSatisfy { isEquatable($0.type) }
        case .metatype: true
        case .optional(let inner): isEquatable(inner)
        default: conformances.conforms(type, to: .equatable) || type == .void
        }
    }

    /// Whether `<` works on two values of the type.
    func isComparable(_ type: StaticType) -> Bool {
        switch type {
        case .tuple(let elements): elements.allSatisfy { isComparable($0.type) }
        default: conformances.conforms(type, to: .comparable)
        }
    }
}
