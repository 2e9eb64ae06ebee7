import SwiftSyntax

/// Types where expressions are, as in front of parentheses.
extension Checker {
    /// `type(of: a)`
    func checkTypeOf(_ arguments: [Argument], _ range: SourceRange) throws -> Typed {
        guard arguments.count == 1 else {
            throw fail(.extraArgument(callee: "type(of:)"), at: arguments[1].range)
        }
        let value = try checkValue(arguments[0].expression)
        return Typed(.metatype(value.type), DynamicType(operand: value.node, type: value.type), range)
    }

    /// The element type that `[T]` in front of parentheses spells; nil when it is not a type.
    func elementType(of array: ArrayExprSyntax) throws -> StaticType? {
        guard array.elements.count == 1, let only = array.elements.first else { return nil }
        return try typeWritten(as: only.expression)
    }

    /// The type that `[K: V]` in front of parentheses spells; nil when it is not a type.
    func dictionaryType(of dictionary: DictionaryExprSyntax) throws -> StaticType? {
        guard case .elements(let elements) = dictionary.content, elements.count == 1,
            let only = elements.first, let key = try typeWritten(as: only.key)
        else { return nil }
        if let value = try typeWritten(as: only.value) { return .dictionary(key, value) }
        guard let name = only.value.as(DeclReferenceExprSyntax.self), dictionary.isCalled else { return nil }
        // Behind a type there is a type.
        let range = SourceRange(name)
        if refused.names.contains(name.baseName.text) { throw CheckAbort() }
        try checkIsHere(name.baseName.text, at: range)
        throw fail(.unknownType(name.baseName.text, candidates: []), at: range)
    }

    /// `() -> Void` as it is in `[() -> Void]()`.
    private func functionType(of sequence: SequenceExprSyntax) throws -> StaticType? {
        let parts = Array(sequence.elements)
        guard parts.count == 3, let list = parts[0].as(TupleExprSyntax.self),
            let arrow = parts[1].as(ArrowExprSyntax.self), arrow.effectSpecifiers == nil
        else { return nil }
        let parameters = try list.elements.map { try typeWritten(as: $0.expression) }
        var result = try typeWritten(as: parts[2])
        if let tuple = parts[2].as(TupleExprSyntax.self), tuple.elements.isEmpty { result = .void }
        guard let result, !parameters.contains(where: { $0 == nil }) else { return nil }
        return .function(FunctionType(parameters.compactMap { $0 }, result))
    }

    /// `UIView & Draggable` as it is in `[UIView & Draggable]()`.
    private func compositionType(of sequence: SequenceExprSyntax) throws -> StaticType? {
        let parts = Array(sequence.elements)
        var types: [StaticType] = []
        for (index, part) in parts.enumerated() {
            if index % 2 == 1 {
                guard part.as(BinaryOperatorExprSyntax.self)?.operator.text == "&" else { return nil }
            } else {
                guard let type = try typeWritten(as: part) else { return nil }
                types.append(type)
            }
        }
        return types.isEmpty ? nil : try composition(of: types, at: SourceRange(sequence))
    }

    /// `(Int, at: CGPoint?)` as it is in `[(Int, at: CGPoint?)]()`
    private func tupleType(of tuple: TupleExprSyntax) throws -> StaticType? {
        let types = try tuple.elements.map { try typeWritten(as: $0.expression) }
        let known = types.compactMap { $0 }
        guard known.count == types.count, !known.isEmpty else { return nil }
        if known.count == 1 { return known[0] }
        return .tuple(zip(tuple.elements, known).map { TupleElement($0.label?.text, $1) })
    }

    /// The type that an expression such as `Int?` or `[UIView]` spells; nil when it is not a type.
    func typeWritten(as syntax: ExprSyntax) throws -> StaticType? {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let name): return type(named: name.baseName.text, at: SourceRange(name))
        case .optionalChainingExpr(let optional):
            return try typeWritten(as: optional.expression).map { .optional($0) }
        case .arrayExpr(let array): return try elementType(of: array).map { .array($0) }
        case .dictionaryExpr(let dictionary): return try dictionaryType(of: dictionary)
        case .genericSpecializationExpr(let special): return try resolveSpecialized(special)
        case .typeExpr(let type): return try resolve(type.type)
        case .sequenceExpr(let sequence):
            return try functionType(of: sequence) ?? compositionType(of: sequence)
        case .tupleExpr(let tuple): return try tupleType(of: tuple)
        case .memberAccessExpr(let member):
            guard let base = try member.base.flatMap({ try typeWritten(as: $0) }) else { return nil }
            let name = member.declName.baseName.identifierText
            return name == "Type" ? .metatype(base) : nestedType(named: name, in: base)
        default: return nil
        }
    }

    /// `Set<Int>`, `Array<UIView>`
    func resolveSpecialized(_ special: GenericSpecializationExprSyntax) throws -> StaticType {
        let range = SourceRange(special)
        let written = special.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? special.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText
        if let name = special.expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let alias = genericAlias(named: name)
        {
            return try resolve(alias, try genericArguments(special.genericArgumentClause), at: range)
        }
        guard let name = written, let base = try typeWritten(as: special.expression) else {
            if let name = written {
                if refused.names.contains(name) { throw CheckAbort() }
                try checkIsHere(name, at: range)
            }
            throw unsupported("this generic type", at: range)
        }
        return try apply(
            try genericArguments(special.genericArgumentClause), to: base, name: name, at: range)
    }
}

extension DictionaryExprSyntax {
    /// Whether parentheses follow: `[Int: UIView]()`.
    fileprivate var isCalled: Bool {
        parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(self).id
    }
}
