import SwiftSyntax

/// Extensions of one of Swift's generic types with its arguments: `extension [Int]`, `extension Array<Int>`,
/// `typealias Pairs = [String: Int]` and `extension Pairs`. They are those of `Array where Element == Int`.
extension Checker {
    /// The type with its arguments; nil for other extensions.
    func boundType(of syntax: ExtensionDeclSyntax) -> StaticType? {
        let found: StaticType?
        if let name = syntax.extendedName {
            found = type(named: name.name.text, at: SourceRange(name))
        } else {
            found = attempt { try resolve(syntax.extendedType) }?.result
        }
        guard let found, found.hasOpaqueParts, !found.hasPlaceholder else { return nil }
        return found
    }
}

extension StaticType {
    /// The arguments of one of Swift's generic types, by the names of its placeholders.
    var boundParts: [(name: String, type: StaticType)] {
        switch self {
        case .array(let element), .set(let element), .sequence(let element, .slice): [("Element", element)]
        case .dictionary(let key, let value): [("Key", key), ("Value", value)]
        case .optional(let wrapped): [("Wrapped", wrapped)]
        case .range(let bound), .closedRange(let bound): [("Bound", bound)]
        default: []
        }
    }
}
