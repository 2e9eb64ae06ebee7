import SwiftSyntax

/// Arithmetic, and operators as values.
extension Checker {
    func checkArithmetic(
        _ left: OperatorTree, _ name: String, _ right: OperatorTree, _ expected: StaticType?,
        _ range: SourceRange
    ) throws -> Typed {
        let wanted = expected?.wrapped ?? expected
        var hint = wanted?.isNumber == true ? wanted : nil
        // A hint is only for literals: `view.alpha * 2` has its own type.
        if hint == nil, let wanted, wanted.isJoinable || wanted.isNative { hint = wanted }
        if isOpen(right), !isOpen(left), hint?.isNative != true {
            return try checkDecided(left, name, right, wanted, range)
        }
        if isOpen(right) || isOpen(left) && hint?.isNative == true,
            let native = try checkNativeOperator(left, name, right, hint, range) {
            return native
        }
        if name == "+", let joined = try literalBeforePart(left, right, wanted, range) { return joined }
        let (first, second) = try checkPair(
            left, right, isLiteralTree(left) && isLiteralTree(right) ? hint : operandHint(left, right, hint)
        )
        let (a, b) = (unwrapped(first), unwrapped(second))
        if let text = joinedText(a, name, b, isOpen(left) || isOpen(right), wanted, range) { return text }
        return try joinedWhole(a, name, b, wanted, range) ?? combine(a, name, b, range)
    }

    /// `[1] + list[2...]`: an array, unless a part is wanted. Nil for other operands.
    private func literalBeforePart(
        _ left: OperatorTree, _ right: OperatorTree, _ wanted: StaticType?, _ range: SourceRange
    ) throws -> Typed? {
        guard case .leaf(let expression) = left, expression.is(ArrayExprSyntax.self), !isOpen(right) else {
            return nil
        }
        let b = unwrapped(try checkOperand(right))
        guard case .sequence(let element, .slice) = b.type, b.type != wanted else { return nil }
        return joining(try checkOperand(left, .array(element)), b, as: wanted, range)
    }

    /// `list[..<2] + rest` where an array is wanted, and the right side is one; nil for others.
    private func joinedWhole(
        _ a: Typed, _ name: String, _ b: Typed, _ wanted: StaticType?, _ range: SourceRange
    ) -> Typed? {
        guard name == "+", a.type.isPartOfWhole, b.type == wanted else { return nil }
        return joining(a, b, as: wanted, range)
    }

    /// `prefix(1) + rest`: a text joined with a part of one, which is what the left side is, or a String
    /// where that is wanted and one side is one. Nil for other operands.
    private func joinedText(
        _ a: Typed, _ name: String, _ b: Typed, _ hasLiteral: Bool, _ wanted: StaticType?,
        _ range: SourceRange
    ) -> Typed? {
        guard name == "+", a.type.isText, b.type.isText, a.type != .string || b.type != .string else {
            return nil
        }
        let mayBeWhole = hasLiteral || a.type == .string || b.type == .string
        let type = wanted == .string && mayBeWhole ? .string : a.type
        return Typed(type, Concatenation(left: a.node, right: b.node, range: range), range)
    }

    /// `a + 1`: the left side says alone what it is, and what the right side is with it.
    private func checkDecided(
        _ left: OperatorTree, _ name: String, _ right: OperatorTree, _ wanted: StaticType?,
        _ range: SourceRange
    ) throws -> Typed {
        let a = unwrapped(try checkOperand(left))
        if name == "+", a.type == .native(Substring.self) {
            let b = unwrapped(try checkOperand(right, .string))
            if let text = joinedText(a, name, b, true, wanted, range) { return text }
        }
        if a.type.isNative, let native = try checkNativeOperator(a, name, right, range) { return native }
        let isWhole = name == "+" && a.type.isPartOfWhole && wanted?.isJoinable == true
        let b = unwrapped(try checkOperand(right, isWhole ? wanted : a.type))
        return try joinedWhole(a, name, b, wanted, range) ?? combine(a, name, b, range)
    }

    private func operandHint(_ left: OperatorTree, _ right: OperatorTree, _ hint: StaticType?)
        -> StaticType?
    {
        // With an open side, the other side's own type decides, not what the whole is expected to be.
        isOpen(left) != isOpen(right) ? nil : hint
    }

    /// `a + b` for checked operands.
    func combine(_ a: Typed, _ name: String, _ b: Typed, _ range: SourceRange) throws -> Typed {
        for side in [a, b] where side.type.isOptional {
            throw fail(.optionalNotUnwrapped(side.type.description), at: side.range)
        }
        if name == "+", a.type.isJoinable, let right = converted(b, to: a.type) {
            return Typed(a.type, Concatenation(left: a.node, right: right.node, range: range), range)
        }
        if name == "+", a.type.isJoinable, b.type.isJoinable, let left = converted(a, to: b.type) {
            return Typed(b.type, Concatenation(left: left.node, right: b.node, range: range), range)
        }
        if name == "+", let joined = joining(a, b, as: nil, range) { return joined }
        if let text = joinedText(a, name, b, false, nil, range) { return text }
        if let native = nativeOperator(name, a, b, range) { return native }
        guard let operation = ArithmeticOperator(rawValue: name) else { throw noOperator(name, a, b, range) }
        let type: StaticType
        switch (a.type, b.type) {
        case (.cgFloat, .double), (.double, .cgFloat):
            type = .cgFloat
            cost += 2
        case (let x, let y) where x.isWhole && y.isWhole && (x == y || operation.isShift):
            return whole(x, operation, a.node, b.node, range)
        case (let x, let y) where x == y && x.isNumber: type = x
        case (let x, let y) where x == y && isNumber(standIn: x, operation):
            return Typed(x, Constant(value: .void), range)
        default: throw noOperator(name, a, b, range)
        }
        guard operation.isForFloatingPoint else { throw noOperator(name, a, b, range) }
        if type == .float {
            return Typed(.float, FloatArithmetic(operation: operation, left: a.node, right: b.node), range)
        }
        return Typed(type, DoubleArithmetic(operation: operation, left: a.node, right: b.node), range)
    }

    /// Why an operator does not work on two operands: nothing new where one of this name was refused.
    func noOperator(_ name: String, _ a: Typed, _ b: Typed, _ range: SourceRange) -> CheckAbort {
        if refused.names.contains(name) { return CheckAbort() }
        return fail(.noOperator(name, left: a.type.description, right: b.type.description), at: range)
    }

    private func whole(
        _ type: StaticType, _ operation: ArithmeticOperator, _ left: any Node, _ right: any Node,
        _ range: SourceRange
    ) -> Typed {
        guard let bounds = IntegerBounds.of(type) else {
            let node = IntegerArithmetic(operation: operation, left: left, right: right, range: range)
            return Typed(type, node, range)
        }
        let node = SizedArithmetic(
            operation: operation, left: left, right: right, bounds: bounds, range: range)
        return Typed(type, node, range)
    }

    /// Whether generic code may reckon with a placeholder's values; it never runs with a stand-in.
    private func isNumber(standIn type: StaticType, _ operation: ArithmeticOperator) -> Bool {
        guard type.isStandIn else { return false }
        if [.add, .subtract, .multiply].contains(operation) {
            return conformances.conforms(type, to: .numeric)
        }
        return conformances.conforms(type, to: .integer)
            || operation == .divide && conformances.conforms(type, to: .floatingPoint)
    }

    /// `.now() + .milliseconds(20)`: the operators of the left side's type say what the right side may be.
    private func checkNativeOperator(
        _ left: OperatorTree, _ name: String, _ right: OperatorTree, _ hint: StaticType?,
        _ range: SourceRange
    ) throws -> Typed? {
        guard !isOpen(left) || hint?.isNative == true, catalogue.hasOperator(name),
            let tried = attempt({ unwrapped(try checkOperand(left, hint)).type }), tried.result.isNative
        else { return nil }
        return try checkNativeOperator(unwrapped(try checkOperand(left, hint)), name, right, range)
    }

    private func checkNativeOperator(
        _ left: Typed, _ name: String, _ right: OperatorTree, _ range: SourceRange
    ) throws -> Typed? {
        for member in catalogue.statics(named: name, of: left.type) where member.parameters.count == 2 {
            let type = member.parameters[1].type
            guard attempt({ try convert(try checkOperand(right, type), to: type) }) != nil else { continue }
            return nativeOperator(name, left, try convert(try checkOperand(right, type), to: type), range)
        }
        return nil
    }

    /// An operator that the catalogue has a row for: `DispatchTime + Double`.
    private func nativeOperator(_ name: String, _ a: Typed, _ b: Typed, _ range: SourceRange) -> Typed? {
        for member in catalogue.statics(named: name, of: a.type) where member.parameters.count == 2 {
            guard let x = converted(a, to: member.parameters[0].type),
                let y = converted(b, to: member.parameters[1].type)
            else { continue }
            let node = NativeCall(
                receiver: nil, member: member, arguments: [x.node, y.node], message: nil, range: range)
            return Typed(member.result, node, range)
        }
        return nil
    }

    /// `+`, `>` as a value: a function of two arguments.
    func checkOperatorReference(_ name: String, _ expected: StaticType?, _ range: SourceRange) throws
        -> Typed
    {
        guard case .function(let whole)? = expected?.wrapped ?? expected,
            case let function = whole.spread, function.parameters.count == 2,
            !function.parameters.contains(where: \.hasPlaceholder)
        else {
            throw unsupported("the operator '\(name)' as a value here", hint: "write a closure", at: range)
        }
        let code = parts.makeCode(name)
        let sides = function.parameters.enumerated().map { index, type in
            let variable = Variable("$\(index)", slot: index)
            code.parameters.append(variable)
            return Typed(type, LocalVariable(variable: variable, range: range), range)
        }
        code.slotCount = 2
        if !function.inouts.isEmpty {
            return try checkChangingOperator(name, function, sides, code, range)
        }
        let value: Typed
        if let own = ownOperators(named: name).first(where: {
            $0.parameters.map(\.type) == function.parameters
        }) {
            let owner = own.owner.map { [Constant(value: .type($0)) as any Node] } ?? []
            let call = FunctionCall(
                code: own.code, arguments: owner + sides.map(\.node), inouts: [], range: range)
            value = Typed(own.result, call, range)
        } else {
            value = try binary(name, sides[0], sides[1], range)
        }
        code.body = [
            StatementLine(line: line(of: range), range: range, statement: Return(value: value.node))
        ]
        let type = StaticType.function(FunctionType(whole.parameters, value.type))
        if whole.parameters.count == 1 {
            let node = ClosureLiteral(
                code: code, captures: CaptureList(), presets: [], spread: 2, range: range)
            return Typed(type, node, range)
        }
        return Typed(
            type, FunctionReference(code: code, receiver: nil, dispatch: nil, range: range), range)
    }

    /// `+=` as a value: a function that changes its first argument.
    private func checkChangingOperator(
        _ name: String, _ function: FunctionType, _ sides: [Typed], _ code: FunctionCode,
        _ range: SourceRange
    ) throws -> Typed {
        let type = FunctionType(function.parameters, .void, inouts: [0])
        if let own = ownOperators(named: name).first(where: { $0.functionType == type }) {
            let owner = own.owner.map { Constant(value: .type($0)) }
            return Typed(
                .function(type),
                FunctionReference(code: own.code, receiver: owner, dispatch: nil, inouts: [0], range: range),
                range)
        }
        guard name.count > 1, name.hasSuffix("="), let place = sides[0].node.asPlace else {
            throw unsupported("the operator '\(name)' as a value here", hint: "write a closure", at: range)
        }
        let sum = try combine(sides[0], String(name.dropLast()), sides[1], range)
        let value = try convert(sum, to: function.parameters[0])
        let change = ExpressionStatement(expression: Assignment(place: place, value: value.node))
        code.body = [StatementLine(line: line(of: range), range: range, statement: change)]
        let node = ClosureLiteral(
            code: code, captures: CaptureList(), presets: [], spread: 0, inouts: [0], range: range)
        return Typed(.function(type), node, range)
    }
}

extension FunctionType {
    /// The function of a tuple's elements, where it takes only a tuple.
    fileprivate var spread: FunctionType {
        guard parameters.count == 1, case .tuple(let elements) = parameters[0] else { return self }
        var made = self
        made.parameters = elements.map(\.type)
        return made
    }
}
