import SwiftSyntax

/// `"\(number, roman: true)"`: what the scenario adds to the interpolations of texts.
extension Checker {
    /// The text of an interpolation that a method of the scenario's writes; nil where none of them takes it.
    func checkOwnInterpolation(_ segment: ExpressionSegmentSyntax) throws -> Interpolation.Piece? {
        let range = SourceRange(segment)
        guard !files.isLibrary(range), case .type(.user(let user))? = topLevel[Self.interpolated],
            user.isOfLibrary
        else { return nil }
        let own = members(named: "appendInterpolation", of: .user(user)).filter { !$0.isOfLibrary(files) }
        if own.isEmpty { return nil }
        let arguments = Argument.list(of: segment.expressions, nil, [])
        if let only = segment.expressions.first, segment.expressions.count == 1, only.label == nil {
            // Swift's own takes every value: another one counts where it takes just this one.
            guard let value = attempt({ try checkValue(only.expression) })?.result,
                own.contains(where: { $0.takesJust(value.type) })
            else { return nil }
        }
        return try .value(interpolation(by: own, arguments, user, range), .string)
    }

    private static let interpolated = "DefaultStringInterpolation"

    private func interpolation(
        by own: [Member], _ arguments: [Argument], _ user: UserType, _ range: SourceRange
    ) throws -> any Node {
        let type = StaticType.user(user)
        let made = try create(type, [], nil, range, name: user.name)
        let variable = Variable("$interpolation", slot: context.reserveSlot())
        let place = Typed(
            type, LocalVariable(variable: variable, range: range), range, immutability: nil)
        let call = try call(
            own, named: "appendInterpolation", on: .value(place), arguments, nil, range, range)
        let text = try checkMembers(
            members(named: "_text", of: type), named: "_text", on: .value(place), nil, range)
        return OwnInterpolation(
            start: Declaration(pattern: BindingPattern(variable: variable), initial: made.node),
            call: call.node, text: text.node)
    }
}

extension Member {
    /// Whether the library declares it.
    fileprivate func isOfLibrary(_ files: ProgramFiles) -> Bool {
        if case .method(let method) = self { files.isLibrary(method.range) } else { true }
    }

    /// Whether it is a method that takes one value of this type without a label.
    fileprivate func takesJust(_ type: StaticType) -> Bool {
        guard case .method(let method) = self, method.generic == nil else { return false }
        let needed = method.parameters.filter { $0.fallback == nil }
        return method.parameters.first.map { $0.label == nil && $0.type == type } ?? false
            && needed.count <= 1
    }
}
