import Foundation
import SwiftSyntax

/// Literals, which take their type from what is expected.
extension Checker {
    /// - Parameter form: the syntax by its kind.
    func checkLiteral(
        _ syntax: ExprSyntax, _ form: ExprSyntaxEnum, _ expected: StaticType?
    ) throws -> Typed {
        if case .integerLiteralExpr(let literal) = form {
            let digits = literal.literal.spelling
            let range = SourceRange(literal.literal, spelled: digits)
            return try checkOwnLiteral(syntax, expected, range) ?? checkInteger(digits, expected, range)
        }
        let range = SourceRange(syntax)
        if let own = try checkOwnLiteral(syntax, expected, range) { return own }
        switch form {
        case .floatLiteralExpr(let literal): return try checkFloat(literal.literal.text, expected, range)
        case .booleanLiteralExpr(let literal):
            let isTrue = literal.literal.tokenKind == .keyword(.true)
            return boxedLiteral(NSNumber(value: isTrue), expected, range)
                ?? Typed(.bool, Constant(value: .bool(isTrue)), range)
        case .nilLiteralExpr:
            guard let expected else { throw fail(.nilWithoutType, at: range) }
            guard expected.isOptional else {
                throw fail(.mismatch(expected: expected.description, found: "nil"), at: range)
            }
            return Typed(expected, Constant(value: .null), range)
        case .stringLiteralExpr(let literal): return try checkString(literal, expected, range)
        case .arrayExpr(let literal): return try checkArray(literal, expected, range)
        case .dictionaryExpr(let literal): return try checkDictionary(literal, expected, range)
        default: preconditionFailure("Only literals are checked as literals.")
        }
    }

    private func checkString(
        _ literal: StringLiteralExprSyntax, _ expected: StaticType?, _ range: SourceRange
    ) throws -> Typed {
        if let value = literal.plainText ?? (literal.isInterpolated ? nil : literal.representedLiteralValue) {
            if expected?.wrapped ?? expected == .character {
                guard value.count == 1, let character = value.first else {
                    throw fail(.mismatch(expected: "Character", found: "String"), at: range)
                }
                cost += 1
                return Typed(.character, Constant(value: .character(character)), range)
            }
            if expected?.wrapped ?? expected == .native(Unicode.Scalar.self) {
                guard let scalar = Unicode.Scalar(value) else {
                    throw fail(.mismatch(expected: "Unicode.Scalar", found: "String"), at: range)
                }
                cost += 1
                return Typed(.native(Unicode.Scalar.self), Constant(value: scalar.bridged), range)
            }
            if expected?.wrapped ?? expected == .boxedText {
                cost += 1
                return Typed(.boxedText, Constant(value: .object(NSString(string: value))), range)
            }
            if expected?.wrapped ?? expected == .native(Substring.self) {
                cost += 1
                return Typed(.native(Substring.self), Constant(value: .piece(value[...])), range)
            }
            return Typed(.string, Constant(value: .string(value)), range)
        }
        var pieces: [Interpolation.Piece] = []
        for segment in literal.segments {
            switch segment {
            case .stringSegment(let text): pieces.append(.text(try literalText(of: text, in: literal)))
            case .expressionSegment(let segment): pieces.append(try checkInterpolated(segment))
            }
        }
        let text = Interpolation(pieces: pieces, range: range)
        guard expected?.wrapped ?? expected == .native(Substring.self) else {
            return Typed(.string, text, range)
        }
        cost += 1
        return Typed(.native(Substring.self), PieceOfText(text: text), range)
    }

    private func checkInterpolated(_ segment: ExpressionSegmentSyntax) throws -> Interpolation.Piece {
        if let own = try checkOwnInterpolation(segment) { return own }
        guard let only = segment.expressions.first, only.label == nil,
            segment.expressions.count == 1 || segment.isLogged
        else {
            throw unsupported("an interpolation with options", at: SourceRange(segment))
        }
        let outer = chain
        chain = nil
        defer { chain = outer }
        let value = try checkValue(only.expression)
        return .value(value.node, value.type)
    }

    /// The text of one segment with its escapes resolved: parsed again as a literal of its own.
    private func literalText(
        of segment: StringSegmentSyntax, in literal: StringLiteralExprSyntax
    ) throws -> String {
        if let plain = literal.plainText(of: segment) { return plain }
        let single = literal.with(\.segments, [.stringSegment(segment)])
        if let value = single.representedLiteralValue { return value }
        return segment.content.text
    }

    private func checkArray(_ literal: ArrayExprSyntax, _ expected: StaticType?, _ range: SourceRange)
        throws -> Typed
    {
        let target = expected?.wrapped ?? expected
        if let target, case .native = target,
            catalogue.record(of: target)?.literals.contains(.array) == true
        {
            let options = try literal.elements.map { try check($0.expression, as: target).node }
            return Typed(target, OptionSetLiteral(type: target, options: options), range)
        }
        if let target, isMadeOfArrayLiteral(target) {
            let argument = Argument(ExprSyntax(literal), label: "arrayLiteral", range)
            return try create(target, [argument], expected, range, name: target.description)
        }
        if let target, let set = try ownOptionSet(target, at: range) {
            let nodes = try literal.elements.map { try check($0.expression, as: target).node }
            return Typed(target, OwnOptionSetLiteral(set: set, options: nodes, range: range), range)
        }
        switch target {
        case .set(let element)? where element.hasPlaceholder && !literal.elements.isEmpty:
            let own = try commonType(of: literal.elements.map(\.expression), in: ExprSyntax(literal))
            return try checkArray(literal, .set(own), range)
        case .set(let element)?:
            let nodes = try literal.elements.map { try check($0.expression, as: element).node }
            return Typed(.set(element), SetLiteral(elements: nodes, range: range), range)
        case .array(let element)? where !element.hasPlaceholder:
            return try checkElements(literal, as: element, range)
        case .sequence(let element, .slice)? where !element.hasPlaceholder:
            let made = try checkElements(literal, as: element, range)
            return Typed(.sequence(element, .slice), made.node, range)
        case .sequence(let element, _)? where !element.hasPlaceholder:
            return try checkElements(literal, as: element, range)
        default: break
        }
        if literal.elements.isEmpty { throw fail(.literalWithoutType("this empty array"), at: range) }
        let type = try commonType(of: literal.elements.map(\.expression), in: ExprSyntax(literal))
        return try checkElements(literal, as: type, range)
    }

    /// Whether it is a type of the catalogue that says how it is made of such a literal.
    private func isMadeOfArrayLiteral(_ type: StaticType) -> Bool {
        guard case .native = type else { return false }
        return catalogue.initializers(of: type).contains { $0.fullName == "init(arrayLiteral:)" }
    }

    private func checkElements(
        _ literal: ArrayExprSyntax, as element: StaticType, _ range: SourceRange
    ) throws -> Typed {
        var nodes: [any Node] = []
        var failed = false
        let before = cost
        // `[1, 2]` is rather an array of anything than anything itself.
        defer { if element.isErased { cost = min(cost, before + 1) } }
        for entry in literal.elements {
            do { nodes.append(try check(entry.expression, as: element).node) } catch { failed = true }
        }
        if failed { throw CheckAbort() }
        return Typed(.array(element), ArrayLiteral(elements: nodes, range: range), range)
    }

    private func checkDictionary(
        _ literal: DictionaryExprSyntax, _ expected: StaticType?, _ range: SourceRange
    ) throws -> Typed {
        guard case .elements(let elements) = literal.content else {
            guard case .dictionary(let key, let value)? = expected?.wrapped ?? expected else {
                throw fail(.literalWithoutType("this empty dictionary"), at: range)
            }
            return Typed(.dictionary(key, value), DictionaryLiteral(pairs: [], range: range), range)
        }
        var (keyType, valueType): (StaticType?, StaticType?) = (nil, nil)
        if case .dictionary(let key, let value)? = expected?.wrapped ?? expected {
            (keyType, valueType) = (key, value)
        }
        let key = try keyType ?? commonType(of: elements.map(\.key), in: ExprSyntax(literal))
        let value = try valueType ?? commonType(of: elements.map(\.value), in: ExprSyntax(literal))
        if !conformances.conforms(key, to: .hashable) {
            throw fail(.requirementNotMet(type: key.description, requirement: "Hashable"), at: range)
        }
        let pairs = try elements.map { entry in
            (key: try check(entry.key, as: key).node, value: try check(entry.value, as: value).node)
        }
        return Typed(.dictionary(key, value), DictionaryLiteral(pairs: pairs, range: range), range)
    }

    /// The type that the elements of a collection literal share.
    private func commonType(
        of expressions: [ExprSyntax], in literal: ExprSyntax
    ) throws -> StaticType {
        var common: StaticType?
        var sawNil = false
        var seen: [ExprSyntax] = []
        for expression in fromDecisive(expressions) {
            if expression.is(NilLiteralExprSyntax.self) {
                sawNil = true
                continue
            }
            let saved = problems.count
            let found = attempt { try checkValue(expression, common) }?.result
            guard let found else {
                precondition(problems.count == saved, "A failed attempt left problems behind.")
                common = try wider(of: expression, than: common, seen)
                seen.append(expression)
                continue
            }
            // What is written with `!` is an optional, unless what is called on the literal asks for more.
            let type = literals.forced.contains(literal.id) ? unwrapped(found).type : found.type
            defer { seen.append(expression) }
            guard let known = common else {
                common = type
                continue
            }
            if conversionCost(from: type, to: known) != nil { continue }
            if conversionCost(from: known, to: type) != nil || isSpelled(seen, as: type) {
                common = type
            } else if let ancestor = commonAncestor(known, type) {
                common = ancestor
            } else {
                throw fail(.branchesDiffer(known.description, type.description), at: found.range)
            }
        }
        guard let common else { throw fail(.nilWithoutType, at: SourceRange(expressions[0])) }
        return sawNil && !common.isOptional ? .optional(common) : common
    }

    /// Literals follow the others, and what has no type by itself comes last: in `[1, x]` the variable
    /// decides, in `[.nan, 1.5]` the number.
    private func fromDecisive(_ expressions: [ExprSyntax]) -> [ExprSyntax] {
        let literals = expressions.filter(isLiteral)
        let others = expressions.filter { !isLiteral($0) }
        return others.filter { !needsContext($0) } + literals + others.filter(needsContext)
    }

    /// The type of an expression that is not of the type that those before it share, if they can be of its
    /// type as well: in `[[1], [2.5]]` the first is an array of Doubles.
    private func wider(
        of expression: ExprSyntax, than common: StaticType?, _ seen: [ExprSyntax]
    ) throws -> StaticType {
        if common != nil, let alone = attempt({ try checkValue(expression) })?.result,
            isSpelled(seen, as: unwrapped(alone).type)
        {
            return unwrapped(alone).type
        }
        if let common, needsContext(expression) {
            // `[.pi, 1]` are Doubles, `[.some(1), 2]` optionals.
            let fitting = [.double, .optional(common)].first { isSpelled(seen + [expression], as: $0) }
            if let fitting { return fitting }
        }
        return try checkValue(expression, common).type
    }

    /// Whether expressions can be of a type as well: in `[1, 2.5]` the `1` is a Double.
    private func isSpelled(_ expressions: [ExprSyntax], as type: StaticType) -> Bool {
        expressions.allSatisfy { expression in
            attempt { _ = try check(expression, as: type) } != nil
        }
    }

    /// The nearest class that both inherit from, or an optional of it where one of them may be nil.
    private func commonAncestor(_ a: StaticType, _ b: StaticType) -> StaticType? {
        let found = commonSuperclass(a.wrapped ?? a, b.wrapped ?? b)
        return a.isOptional || b.isOptional ? found.map { .optional($0) } : found
    }

    /// The nearest class that both inherit from.
    func commonSuperclass(_ a: StaticType, _ b: StaticType) -> StaticType? {
        guard isClass(a), isClass(b) else { return nil }
        var current: StaticType? = a
        while let type = current {
            if isSubclass(b, of: type) { return type }
            current = superclass(of: type)
        }
        return nil
    }

    /// The class that a class inherits from.
    func superclass(of type: StaticType) -> StaticType? {
        switch type {
        case .user(let user): user.superclass
        case .native: catalogue.record(of: type)?.superclass.map { .native($0) }
        default: nil
        }
    }
}

extension StringLiteralExprSyntax {
    fileprivate var isInterpolated: Bool { segments.contains { $0.is(ExpressionSegmentSyntax.self) } }

    /// The text between the quotes, when it stands for itself: one segment on one line, without escapes.
    fileprivate var plainText: String? {
        guard segments.count == 1, case .stringSegment(let segment)? = segments.first else { return nil }
        return plainText(of: segment)
    }

    /// The text of a segment, when it stands for itself.
    fileprivate func plainText(of segment: StringSegmentSyntax) -> String? {
        guard openingQuote.tokenKind == .stringQuote, openingPounds == nil else { return nil }
        let text = segment.content.text
        return text.utf8.contains(UInt8(ascii: "\\")) ? nil : text
    }
}

extension ExpressionSegmentSyntax {
    /// Whether it says how the system's log shows a value, `"\(name, privacy: .public)"`, which is the same
    /// to a scenario.
    fileprivate var isLogged: Bool {
        let options: Set<String> = ["privacy", "format", "align", "attributes"]
        guard expressions.dropFirst().allSatisfy({ options.contains($0.label?.text ?? "") }),
            let argument = parent?.parent?.parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
            let method = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        else { return false }
        return [
            "log", "trace", "debug", "info", "notice", "warning", "error", "critical", "fault",
        ].contains(method)
    }
}
