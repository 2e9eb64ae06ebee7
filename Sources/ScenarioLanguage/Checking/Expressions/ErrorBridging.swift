import SwiftSyntax

/// Errors as Foundation's: `error as NSError` is one for any error.
extension Checker {
    /// What makes one of Foundation's errors of another; nil where another type is asked for.
    private func bridge(from source: StaticType, to target: StaticType, at range: SourceRange)
        -> FunctionCode?
    {
        guard case .functions(let functions)? = topLevel["_asFoundationError"],
            let function = functions.first, target == function.result, source != target,
            !files.isLibrary(range), conformances.conforms(source, to: .error)
        else { return nil }
        return function.code
    }

    /// `error as NSError`, `error as? NSError`; nil for other casts.
    func checkBridging(
        _ value: Typed, _ mark: TokenSyntax?, to target: StaticType, _ range: SourceRange
    ) -> Typed? {
        let source = value.type.wrapped ?? value.type
        guard let code = bridge(from: source, to: target.wrapped ?? target, at: range) else { return nil }
        let error = erased(value, to: value.type.isOptional ? .optional(.user(errorType)) : .user(errorType))
        let node = BridgedError(operand: error.node, code: code, range: range)
        if mark?.tokenKind == .postfixQuestionMark { return Typed(.optional(target), node, range) }
        guard value.type.isOptional else { return Typed(target, node, range) }
        if mark == nil { return target.isOptional ? Typed(target, node, range) : nil }
        return Typed(target, ForcedUnwrapping(operand: node, implicitName: nil, range: range), range)
    }

    /// `let error as NSError`, `is NSError`; nil for other patterns.
    func bridgingPattern(
        _ type: StaticType, to target: StaticType, _ inner: (any PatternNode)?, _ range: SourceRange
    ) -> (any PatternNode)? {
        bridge(from: type, to: target, at: range).map {
            BridgingPattern(code: $0, inner: inner ?? WildcardPattern(), range: range)
        }
    }
}
