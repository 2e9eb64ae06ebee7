import SwiftSyntax

/// The cases of enums, with what they carry and their raw values.
extension Checker {
    /// Cases of one enum: each is compared with those before it.
    private static let mostCases = 1_000

    func collect(_ syntax: EnumCaseDeclSyntax, in place: MemberPlace) throws {
        guard let declaration = place.declaration, place.type.isUserEnum, !place.isExtension else {
            throw unsupported("a 'case' here", at: SourceRange(syntax))
        }
        let isIndirect = syntax.modifiers.contains { $0.name.text == "indirect" }
        for element in syntax.elements {
            do {
                try collect(element, of: declaration, in: place, isIndirect: isIndirect)
            } catch {
                // The refusal was reported; what uses the case is not.
                refused.names.insert(element.name.identifierText)
            }
        }
    }

    private func collect(
        _ element: EnumCaseElementSyntax, of declaration: TypeDeclaration, in place: MemberPlace,
        isIndirect: Bool
    ) throws {
        let type = declaration.type
        let name = element.name.identifierText
        let range = SourceRange(element.name)
        var payload: [TupleElement] = []
        var fallbacks: [Parameter.Fallback?] = []
        for parameter in element.parameterClause?.parameters ?? [] {
            let resolved = try withScope(place.scope) { try resolve(parameter.type) }
            let label = parameter.firstName?.identifierText
            payload.append(TupleElement(label == "_" ? nil : label, resolved))
            let value = parameter.defaultValue?.value
            fallbacks.append(withScope(place.scope) { value.map { fallback($0, resolved) } })
        }
        guard type.cases.count < Self.mostCases else {
            throw fail(.tooLarge("an enum", limit: Self.mostCases), at: range)
        }
        let rivals = declaration.statics[name, default: []].filter { !$0.isFunction }
        if type.cases.contains(where: { $0.name == name }) || payload.isEmpty && !rivals.isEmpty {
            report(.alreadyDeclared(name, first: nil), at: range)
        }
        let raw = try rawValue(of: element, type)
        if let raw, type.cases.contains(where: { $0.rawValue == raw }) {
            report(.badRawValue("another case has the same raw value"), at: range)
        }
        var entry = UserType.Case(name, payload: payload, rawValue: raw)
        entry.isIndirect = isIndirect
        type.cases.append(entry)
        declaration.payloadFallbacks.append(fallbacks)
        declaration.statics[name, default: []].append(.enumCase(type, type.cases.count - 1))
    }

    private func rawValue(of element: EnumCaseElementSyntax, _ type: UserType) throws -> Value? {
        guard let rawType = type.rawType else {
            if let raw = element.rawValue {
                throw fail(.badRawValue("this enum has no raw type"), at: SourceRange(raw))
            }
            return nil
        }
        if let written = element.rawValue {
            let value = try check(written.value, as: rawType)
            if let constant = value.node as? Constant { return constant.value }
            if let negation = value.node as? Negation, let constant = negation.operand as? Constant {
                switch constant.value {
                case .int(let number): return .int(-number)
                case .double(let number): return .double(-number)
                case .float(let number): return .float(-number)
                default: break
                }
            }
            throw fail(.badRawValue("a raw value must be a literal"), at: SourceRange(written))
        }
        switch rawType {
        case .string: return .string(element.name.identifierText)
        case _ where rawType.isWhole:
            guard case .int(let last)? = type.cases.last?.rawValue else { return .int(0) }
            return .int(last &+ 1)
        default: throw fail(.badRawValue("this case needs a raw value"), at: SourceRange(element))
        }
    }
}
