import SwiftSyntax

/// Functions as values: of the scenario, and of the catalogue.
extension Checker {
    /// A function of the scenario used as a value.
    func reference(
        to functions: [FunctionDeclaration], _ labels: DeclNameArgumentsSyntax?, _ expected: StaticType?,
        _ range: SourceRange
    ) throws -> Typed {
        let fitting = functions.filter { labels?.fits($0.parameters.map(\.label)) ?? true }
        guard
            let function = fitting.count == 1
                ? fitting[0]
                : fitting.first(where: { function in
                    expected.map { conversionCost(from: .function(function.functionType), to: $0) != nil }
                        ?? false
                })
        else {
            throw fail(.ambiguous(functions[0].name, functions.map(\.fullName)), at: range)
        }
        if let generic = function.generic {
            return try reference(to: function, generic, of: nil, expected, range)
        }
        if let local = function.local { return try reference(to: local, at: range) }
        let type = function.functionType
        let node = FunctionReference(
            code: function.code, receiver: nil, dispatch: nil, inouts: type.inouts.sorted(), range: range)
        return Typed(.function(type), node, range)
    }

    /// The function of the catalogue that has the expected type, with what its placeholders stand for.
    func choose(
        _ natives: [NativeMember], _ expected: StaticType?
    ) -> (native: NativeMember, types: [String: StaticType])? {
        if natives.count == 1, !natives[0].functionType.hasPlaceholder { return (natives[0], [:]) }
        guard let expected else { return nil }
        for native in natives where !native.parameters.contains(where: \.isVariadic) {
            var types: [String: StaticType] = [:]
            infer(native.functionType, from: expected.wrapped ?? expected, &types)
            let type = native.functionType.substituting(types)
            if !type.hasPlaceholder, native.requirements.allSatisfy({ isMet($0, types) }),
                conversionCost(from: type, to: expected.settled(by: type)) != nil
            {
                return (native, types)
            }
        }
        return nil
    }

    private func isMet(_ requirement: GenericRequirement, _ types: [String: StaticType]) -> Bool {
        switch requirement {
        case .conforms(let name, let conformance):
            types[name].map { conformances.conforms($0, to: conformance) } ?? false
        case .same(let name, let wanted): types[name] == wanted.substituting(types)
        case .inherits: false
        }
    }

    /// A member or function of the catalogue as a value.
    func nativeReference(
        _ member: NativeMember, receiver: (any Node)?, types: [String: StaticType], _ range: SourceRange
    ) -> Typed {
        let parameters = member.parameters.map { $0.type.substituting(types) }
        let type = StaticType.function(FunctionType(parameters, member.result.substituting(types)))
        return Typed(type, NativeReference(member: member, receiver: receiver, range: range), range)
    }
}

extension StaticType {
    /// A function type whose result is still open, with that of another one.
    fileprivate func settled(by other: StaticType) -> StaticType {
        guard case .function(var function) = self.wrapped ?? self, case .function(let own) = other,
            function.result.hasPlaceholder
        else { return self }
        function.result = own.result
        return .function(function)
    }
}

extension DeclNameArgumentsSyntax {
    /// Whether `(_:with:)` names these labels.
    func fits(_ labels: [String?]) -> Bool {
        arguments.map { $0.name.text == "_" ? nil : $0.name.text } == labels
    }
}
