import SwiftSyntax

/// Which types have the operators that compare.
extension Checker {
    /// The keys of a dictionary as the set that they are; other values as they are.
    func comparable(_ value: Typed) -> Typed {
        guard case .sequence(let key, .keys) = value.type,
            let make = catalogue.initializers(of: .set(key)).first(where: {
                $0.parameters.count == 1 && $0.parameters[0].label == nil
            })
        else { return value }
        let node = NativeCall(
            receiver: nil, member: make, arguments: [value.node], message: nil, range: value.range)
        return Typed(.set(key), node, value.range)
    }

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

extension OperatorTree {
    /// `some` of `.some(true)`, or `none`: the case that it may be of an optional.
    var caseOfOptional: String? {
        guard case .leaf(let expression) = self else { return nil }
        let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
        guard let member = called.as(MemberAccessExprSyntax.self), member.base == nil else { return nil }
        let name = member.declName.baseName.identifierText
        return name == "some" || name == "none" ? name : nil
    }
}
