import EventEngine
import SwiftSyntax

/// `@NSCopying` and `@Invalidating` in front of properties of classes.
extension Checker {
    static let attributesOfAssignment: Set<String> = ["NSCopying", "Invalidating"]

    /// What the attributes of a property do when it is assigned; nil when there are none of that kind.
    func assignmentEffect(
        of property: PropertyDeclaration, _ attributes: AttributeListSyntax
    ) throws -> AssignmentEffect? {
        var effect: AssignmentEffect?
        for case .attribute(let attribute) in attributes {
            switch attribute.attributeName.ownText {
            case "NSCopying":
                let isObject = property.type.map { isClass($0.wrapped ?? $0) } ?? true
                guard isClass(property.owner), isObject else {
                    throw unsupported("'@NSCopying' here", at: SourceRange(attribute))
                }
                effect = AssignmentEffect(copies: true, invalidations: effect?.invalidations ?? [])
            case "Invalidating":
                let methods = try invalidations(attribute, of: property)
                effect = AssignmentEffect(copies: effect?.copies ?? false, invalidations: methods)
            default: continue
            }
        }
        return effect
    }

    private static let invalidating = [
        ".layout": "setNeedsLayout", ".display": "setNeedsDisplay",
        ".constraints": "setNeedsUpdateConstraints",
        ".intrinsicContentSize": "invalidateIntrinsicContentSize",
    ]

    private func invalidations(
        _ attribute: AttributeSyntax, of property: PropertyDeclaration
    ) throws -> [NativeMember] {
        let view = StaticType.native(UIView.self)
        guard isSubclass(property.owner, of: view), case .argumentList(let arguments)? = attribute.arguments
        else {
            throw unsupported("'@Invalidating' here", at: SourceRange(attribute))
        }
        return try arguments.map { argument in
            let name = argument.ownText.filter { $0 != "," && !$0.isWhitespace }
            let found = Self.invalidating[name].flatMap { method in
                catalogue.members(named: method, of: view).first { $0.parameters.isEmpty }
            }
            guard let found else {
                throw unsupported("'\(name)' of '@Invalidating'", at: SourceRange(argument.expression))
            }
            return found
        }
    }
}
