import SwiftSyntax

/// Every kind of expression, handed to the file that knows it.
extension Checker {
    /// Checks an expression; `expected` is a hint for literals, closures and implicit members.
    func check(_ syntax: ExprSyntax, _ expected: StaticType? = nil) throws -> Typed {
        try countCheck(at: SourceRange(syntax))
        if !wrapperCreations.isEmpty, let use = wrapperCreations[syntax.id] { return try create(use) }
        let form = syntax.as(ExprSyntaxEnum.self)
        let value: Typed = switch form {
        case .functionCallExpr, .arrayExpr, .dictionaryExpr, .subscriptCallExpr, .tupleExpr, .sequenceExpr,
            .ifExpr, .switchExpr:
            try remembering(SourceRange(syntax), expected) { try checkAnew(syntax, form, expected) }
        default: try checkAnew(syntax, form, expected)
        }
        try checkSize(of: value.type, at: value.range)
        return value
    }

    /// - Parameter form: the syntax by its kind.
    private func checkAnew(
        _ syntax: ExprSyntax, _ form: ExprSyntaxEnum, _ expected: StaticType?
    ) throws -> Typed {
        switch form {
        case .sequenceExpr(let sequence): return try check(fold(sequence), expected)
        case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr,
            .stringLiteralExpr,
            .arrayExpr, .dictionaryExpr:
            return try checkLiteral(syntax, form, expected)
        case .tupleExpr(let tuple): return try check(tuple, expected)
        case .declReferenceExpr(let name): return try checkName(name, expected)
        case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr,
            .forceUnwrapExpr:
            return try checkChain(syntax, expected)
        case .prefixOperatorExpr(let prefix): return try checkPrefix(prefix, expected)
        case .postfixOperatorExpr(let postfix): return try checkPostfix(postfix)
        case .closureExpr(let closure): return try checkClosure(closure, expected)
        case .ifExpr, .switchExpr: return try checkStatementValue(syntax, expected)
        case .macroExpansionExpr(let macro): return try checkMacro(macro, expected)
        case .keyPathExpr(let path): return try checkKeyPath(path, expected)
        case .tryExpr(let mark):
            return try checkTry(mark, expected) { try check(mark.expression, $0) }
        case .awaitExpr(let mark): return try awaited { try check(mark.expression, expected) }
        case .inOutExpr(let pointed) where (expected?.wrapped ?? expected).map(isPlace) == true:
            return try checkPointer(pointed.expression, expected?.wrapped ?? expected, SourceRange(syntax))
        case .genericSpecializationExpr(let special):
            let type = try resolveSpecialized(special)
            return Typed(.metatype(type), Constant(value: .type(type)), SourceRange(syntax))
        case .typeExpr(let type):
            let resolved = try resolve(type.type)
            return Typed(.metatype(resolved), Constant(value: .type(resolved)), SourceRange(syntax))
        default: throw unsupportedExpression(syntax)
        }
    }

    /// Checks an expression and makes it usable as `type`.
    func check(_ syntax: ExprSyntax, as type: StaticType, for callee: String? = nil) throws -> Typed {
        try convert(try check(syntax, type), to: type, for: callee)
    }

    /// Checks an expression whose value is used: implicitly unwrapped optionals stay optionals.
    func checkValue(_ syntax: ExprSyntax, _ expected: StaticType? = nil) throws -> Typed {
        let value = try check(syntax, expected)
        if value.isBareTypeName {
            throw fail(.needsTypeOrValue(value.type.description), at: value.range)
        }
        return value
    }

    private func unsupportedExpression(_ syntax: ExprSyntax) -> CheckAbort {
        let range = SourceRange(syntax)
        switch syntax.as(ExprSyntaxEnum.self) {
        case .regexLiteralExpr: return unsupported("a regular expression", at: range)
        case .inOutExpr: return fail(.unexpectedInout, at: range)
        case .superExpr: return fail(.superOutsideClass, at: range)
        case .discardAssignmentExpr: return unsupported("'_' as a value", at: range)
        case .consumeExpr, .copyExpr, .borrowExpr, .unsafeExpr:
            return unsupported("ownership operators", at: range)
        case .packElementExpr, .packExpansionExpr: return unsupported("parameter packs", at: range)
        default: return unsupported("this expression", at: range)
        }
    }

    /// Operators and operands of one expression.
    private static let mostOperands = 10_000
    /// Operators whose right side is all that follows: each is checked with what may be its type.
    private static let mostAlternatives = 200
    /// Parts of a type: `[(Int, String)]` has four.
    private static let mostTypeParts = 200

    /// Refuses a type that is larger than anybody reads: types are compared part by part, and each can be
    /// twice in the next.
    func checkSize(of type: StaticType, at range: @autoclosure () -> SourceRange) throws {
        var left = Self.mostTypeParts
        if !type.isSmaller(than: &left) {
            throw fail(.tooLarge("a type", limit: Self.mostTypeParts), at: range())
        }
    }

    private func checkSize(of sequence: SequenceExprSyntax, _ elements: [ExprSyntax]) throws {
        draw(elements.count)
        if elements.count > Self.mostOperands {
            throw fail(.tooLarge("an expression", limit: Self.mostOperands), at: SourceRange(sequence))
        }
        guard elements.count > Self.mostAlternatives else { return }
        let alternatives = elements.lazy.filter { element in
            element.is(UnresolvedTernaryExprSyntax.self)
                || element.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
        }
        if alternatives.count > Self.mostAlternatives {
            throw fail(.tooLarge("a choice", limit: Self.mostAlternatives), at: SourceRange(sequence))
        }
    }

    /// Folds operators by precedence.
    func fold(_ sequence: SequenceExprSyntax) throws -> OperatorTree {
        let elements = sequence.elements.list
        try checkSize(of: sequence, elements)
        do {
            return try OperatorFolding.fold(elements, declared: declaredOperators.precedences)
        } catch OperatorFolding.Failure.unknownOperator(let token) {
            throw unsupported("the operator '\(token.text)'", at: SourceRange(token))
        } catch OperatorFolding.Failure.notAssociative(let token) {
            throw unsupported(
                "'\(token.text)' twice in a row", hint: "use parentheses", at: SourceRange(token))
        } catch OperatorFolding.Failure.markOnTheRight(let mark) {
            throw fail(.markOnTheRight(mark.text), at: SourceRange(mark))
        } catch OperatorFolding.Failure.malformed(let expression) {
            throw unsupportedExpression(expression)
        }
    }

    /// `(a)` and `(a, b)`
    private func check(_ tuple: TupleExprSyntax, _ expected: StaticType?) throws -> Typed {
        let range = SourceRange(tuple)
        if tuple.elements.count == 1, let only = tuple.elements.first {
            var inner = try check(only.expression, expected)
            inner.range = range
            return inner
        }
        if tuple.elements.isEmpty { return Typed(.void, Constant(value: .void), range) }
        var hints: [TupleElement] = []
        if case .tuple(let elements)? = expected?.wrapped ?? expected,
            elements.count == tuple.elements.count
        {
            hints = elements
        }
        var elements: [TupleElement] = []
        var nodes: [any Node] = []
        for (index, element) in tuple.elements.enumerated() {
            let hint = index < hints.count ? hints[index].type : nil
            var value = unwrappedKeepingHint(try checkValue(element.expression, hint), hint)
            if let hint, let done = converted(value, to: hint) { value = done }
            elements.append(TupleElement(element.label?.text, value.type))
            nodes.append(value.node)
        }
        return Typed(.tuple(elements), TupleLiteral(elements: nodes), range)
    }

    private func unwrappedKeepingHint(_ value: Typed, _ hint: StaticType?) -> Typed {
        var value = value
        if let hint, !hint.isOptional { value = unwrapped(value) }
        return value
    }

    /// What code says about the place where it is written.
    func value(of asked: Parameter.CallPlace, at range: SourceRange) -> Value {
        let place = text.span(of: range.offsets)
        return switch asked {
        case .line: .int(place?.start.line ?? 1)
        case .column: .int(place?.start.column ?? 1)
        case .function: .string(context.name)
        case .file:
            .string("Scenario/" + (place?.file.path.split(separator: "/").last.map(String.init) ?? ""))
        }
    }

    /// `#selector`, `#function`, `#line`
    private func checkMacro(_ macro: MacroExpansionExprSyntax, _ expected: StaticType?) throws -> Typed {
        let range = SourceRange(macro)
        switch macro.macroName.text {
        case "line", "column":
            let asked: Parameter.CallPlace = macro.macroName.text == "line" ? .line : .column
            let wanted = expected?.wrapped ?? expected
            let type = wanted.flatMap { $0.isWhole ? $0 : nil } ?? .int
            return Typed(type, Constant(value: value(of: asked, at: range)), range)
        case "function": return Typed(.string, Constant(value: value(of: .function, at: range)), range)
        case "file", "fileID", "filePath":
            return Typed(.string, Constant(value: value(of: .file, at: range)), range)
        case "selector": return try checkSelector(macro)
        case "keyPath": return try checkKeyPathName(macro)
        case "imageLiteral": return try checkImageLiteral(macro, expected)
        case "colorLiteral": return try checkColorLiteral(macro, expected)
        default: throw unsupported("'#\(macro.macroName.text)'", at: range)
        }
    }
}
