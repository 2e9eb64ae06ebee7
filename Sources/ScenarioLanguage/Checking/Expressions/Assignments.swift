import SwiftSyntax

/// `=` and the compound assignments.
extension Checker {
    func checkAssignment(
        _ left: OperatorTree, _ token: TokenSyntax, _ right: OperatorTree, _ range: SourceRange
    ) throws -> Typed {
        guard case .leaf(let target) = left else {
            throw fail(.notAssignable("this expression", reason: "it is not a variable"), at: left.range)
        }
        if token.text != "=" { return try checkCompound(target, token, right, range) }
        if target.is(DiscardAssignmentExprSyntax.self) {
            return Typed(.void, Discard(value: try checkRight(right, nil).node), range)
        }
        if let tuple = target.as(TupleExprSyntax.self), tuple.elements.count > 1 {
            return try checkTupleAssignment(tuple, right, range)
        }
        if let initialization = try checkInitialization(target, right, range) { return initialization }
        let isSelf = target.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
        let (place, links) = try isSelf ? assumingSelf { try checkTarget(target) } : checkTarget(target)
        let value = try convert(try checkRight(right, place.type), to: place.type)
        let node = Assignment(place: try variable(place), value: value.node)
        if place.isSelf { noteSelfIsMade() }
        return effect(node, links, range)
    }

    /// An initializer that assigns `self` has given values to all that it stores.
    private func noteSelfIsMade() {
        guard let owner = context.construction?.owner else { return }
        if owner.type.kind == .enumeration { flow.isDelegated = true }
        for property in owner.stored { flow.giveValue(property) }
    }

    func checkRight(_ tree: OperatorTree, _ expected: StaticType?) throws -> Typed {
        let value = try check(tree, expected)
        if value.isBareTypeName { throw fail(.needsTypeOrValue(value.type.description), at: value.range) }
        return value
    }

    /// The thing on the left, and the links of an optional chain in front of it.
    private func checkTarget(_ syntax: ExprSyntax) throws -> (Typed, [ChainLink]) {
        let outer = chain
        chain = []
        defer { chain = outer }
        let place = try checkLink(syntax, nil)
        return (place, chain ?? [])
    }

    private func variable(_ value: Typed) throws -> any Place {
        if let place = value.place { return place }
        let immutability = value.immutability ?? Typed.value
        throw fail(
            .notAssignable(immutability.name, reason: immutability.reason, fix: immutability.fix),
            at: value.range)
    }

    private func effect(_ node: any Node, _ links: [ChainLink], _ range: SourceRange) -> Typed {
        if links.isEmpty { return Typed(.void, node, range) }
        let chain = OptionalChain(links: links, rest: Constant(value: .void))
        return Typed(.optional(.void), ChainedEffect(chain: chain, effect: node), range)
    }

    private func checkTupleAssignment(
        _ tuple: TupleExprSyntax, _ right: OperatorTree, _ range: SourceRange
    ) throws -> Typed {
        var places: [any Place] = []
        var types: [TupleElement] = []
        var first: [(binding: LocalBinding, range: SourceRange)] = []
        var properties: [(property: PropertyDeclaration, range: SourceRange)] = []
        for element in tuple.elements {
            if let made = try initialization(of: element.expression, at: range) {
                properties.append((made.property, SourceRange(element)))
                places.append(made.place)
                types.append(TupleElement(nil, made.type))
                continue
            }
            if element.expression.is(DiscardAssignmentExprSyntax.self) {
                return try checkPartialAssignment(tuple, right, range)
            }
            if let name = element.expression.as(DeclReferenceExprSyntax.self),
                case .local(let binding)? = lookUpEntry(name.baseName.text, at: range), binding.isDeferred,
                binding.context === context
            {
                first.append((binding, SourceRange(name)))
                places.append(LocalVariable(variable: binding.variable, range: SourceRange(name)))
                types.append(TupleElement(nil, binding.type))
                continue
            }
            let (place, links) = try checkTarget(element.expression)
            guard links.isEmpty else {
                throw unsupported("'?.' in an assignment to several variables", at: place.range)
            }
            places.append(try variable(place))
            types.append(TupleElement(nil, place.type))
        }
        let value = try convert(try checkRight(right, .tuple(types)), to: .tuple(types))
        for (binding, range) in first {
            try noteInitialized(binding, binding.isConstant, binding.variable.name, at: range)
        }
        for (property, range) in properties { try noteInitialized(property, at: range) }
        return Typed(.void, TupleAssignment(places: places, value: value.node), range)
    }

    /// `(a, _) = pair`: what is assigned says the type that `_` stands for.
    private func checkPartialAssignment(
        _ tuple: TupleExprSyntax, _ right: OperatorTree, _ range: SourceRange
    ) throws -> Typed {
        let loose = try attempt { try checkRight(right, nil) }?.result ?? checkRight(right, nil)
        guard case .tuple(let elements) = loose.type else {
            throw fail(.patternMismatch(pattern: "a tuple", type: loose.type.description), at: loose.range)
        }
        guard elements.count == tuple.elements.count else {
            throw fail(.tupleSize(expected: tuple.elements.count, found: elements.count), at: loose.range)
        }
        var places: [(any Place)?] = []
        var types: [TupleElement] = []
        for (written, element) in zip(tuple.elements, elements) {
            if written.expression.is(DiscardAssignmentExprSyntax.self) {
                places.append(nil)
                types.append(TupleElement(nil, element.type))
                continue
            }
            let (place, links) = try checkTarget(written.expression)
            guard links.isEmpty else {
                throw unsupported("'?.' in an assignment to several variables", at: place.range)
            }
            places.append(try variable(place))
            types.append(TupleElement(nil, place.type))
        }
        let value = try convert(try checkRight(right, .tuple(types)), to: .tuple(types))
        return Typed(.void, TupleAssignment(places: places, value: value.node), range)
    }

    /// `swap(&a, &b)`
    func checkSwap(_ arguments: [Argument], _ range: SourceRange) throws -> Typed {
        let sides = try arguments.map { try check($0.expression, nil) }
        let places = try sides.map { try variable($0) }
        guard sides[0].type == sides[1].type else {
            throw fail(
                .mismatch(expected: sides[0].type.description, found: sides[1].type.description),
                at: sides[1].range)
        }
        return Typed(.void, Swap(first: places[0], second: places[1]), range)
    }

    // MARK: First values

    /// The first assignment to a `let` without a value, or to a stored property in an initializer.
    private func checkInitialization(_ target: ExprSyntax, _ right: OperatorTree, _ range: SourceRange)
        throws -> Typed?
    {
        if let name = target.as(DeclReferenceExprSyntax.self) {
            switch lookUpEntry(name.baseName.text, at: range) {
            case .local(let binding)? where binding.isDeferred && binding.context === context:
                let value = try convert(try checkRight(right, binding.type), to: binding.type)
                try noteInitialized(
                    binding, binding.isConstant, binding.variable.name, at: SourceRange(name))
                let place = LocalVariable(variable: binding.variable, range: SourceRange(name))
                return Typed(.void, Assignment(place: place, value: value.node), range)
            case .global(let binding)? where binding.isDeferred && context.kind == .topLevel:
                guard let type = binding.type else { throw CheckAbort() }
                let value = try convert(try checkRight(right, type), to: type)
                try noteInitialized(binding, binding.isConstant, binding.global.name, at: SourceRange(name))
                return Typed(.void, GlobalInitialization(global: binding.global, value: value.node), range)
            default: break
            }
        }
        return try checkPropertyInitialization(target, right, range)
    }

    func lookUpEntry(_ name: String, at range: SourceRange) -> Scope.Entry? {
        var current: Scope? = scope
        while let here = current {
            if let entry = entry(named: name, in: here, at: range) { return entry }
            if case .type = here.kind { return nil }
            current = here.parent
        }
        return nil
    }

    private func noteInitialized(
        _ key: AnyObject, _ isConstant: Bool, _ name: String, at range: SourceRange
    ) throws {
        if isConstant, flow.mayHaveValue(key) { throw fail(.assignedTwice(name), at: range) }
        flow.giveValue(key)
    }

    private func checkPropertyInitialization(
        _ target: ExprSyntax, _ right: OperatorTree, _ range: SourceRange
    ) throws -> Typed? {
        guard let made = try initialization(of: target, at: range) else {
            noteFirstValue(of: target, at: range)
            return nil
        }
        let value = try convert(try checkRight(right, made.type), to: made.type)
        try noteInitialized(made.property, at: SourceRange(target))
        return Typed(.void, Assignment(place: made.place, value: value.node), range)
    }

    private func noteInitialized(_ property: PropertyDeclaration, at range: SourceRange) throws {
        let isPending = context.construction?.pending.contains { $0 === property } ?? false
        if property.isConstant, !isPending {
            throw fail(.notAssignable(property.name, reason: "it is a 'let' constant"), at: range)
        }
        try noteInitialized(property, property.isConstant, property.name, at: range)
    }

    /// The stored property that an initializer gives its first value; nil for other places.
    private func initialization(
        of target: ExprSyntax, at range: SourceRange
    ) throws -> (place: PropertyInitialization, property: PropertyDeclaration, type: StaticType)? {
        guard let (construction, name) = ownName(target, at: range),
            let property = construction.owner.stored.first(where: { $0.name == name })
        else { return nil }
        let type = try type(of: property, at: SourceRange(target))
        let own = try checkSelf(at: SourceRange(target))
        let access = PropertyAccess(
            base: own.node, property: property.property, dispatch: nil, isObject: isClass(own.type),
            range: SourceRange(target))
        return (PropertyInitialization(access: access), property, type)
    }

    /// Notes that a property wrapper is made with the value that its property is given.
    private func noteFirstValue(of target: ExprSyntax, at range: SourceRange) {
        guard let (construction, name) = ownName(target, at: range),
            let storage = construction.owner.stored.first(where: {
                $0.name == "_" + name && $0.wrapper?.use.isMadeWithValue == true
            })
        else { return }
        flow.giveValue(storage)
    }

    /// The name of what an initializer gives a value to in its own instance.
    private func ownName(_ target: ExprSyntax, at range: SourceRange) -> (Construction, String)? {
        guard let construction = context.construction, !construction.isConvenience, !context.isDeferring
        else { return nil }
        if let bare = target.as(DeclReferenceExprSyntax.self) {
            let name = bare.baseName.text
            return lookUpEntry(name, at: range) == nil ? (construction, name) : nil
        }
        guard let member = target.as(MemberAccessExprSyntax.self),
            member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
        else { return nil }
        return (construction, member.declName.baseName.identifierText)
    }

    // MARK: Compound assignments

    private func checkCompound(
        _ target: ExprSyntax, _ token: TokenSyntax, _ right: OperatorTree, _ range: SourceRange
    ) throws -> Typed {
        let (found, links) = try checkTarget(target)
        let place = unwrapped(found)
        let name = String(token.text.dropLast())
        func refuseOptional() throws {
            guard place.type.isOptional else { return }
            throw fail(.optionalNotUnwrapped(place.type.description), at: place.range)
        }
        if !hasOwnOperator(token.text) { try refuseOptional() }
        let storage = try variable(place)
        if let own = try checkOwnCompound(token.text, place, storage, right, range) {
            return effect(own.node, links, range)
        }
        if let sum = try checkPromisedCompound(name, place, storage, right, range) {
            return effect(sum, links, range)
        }
        try refuseOptional()
        let isPart = place.type.isPartOfWhole
        let hint = place.type.isNumber || place.type.isJoinable || isPart ? place.type : nil
        let value = try checkRight(right, hint)
        if isPart, name == "+" {
            let operand = try added(unwrapped(value), to: place.type)
            let node = CompoundAssignment(place: storage, value: operand.node) { old, new, execution in
                try append(new, to: &old, execution, at: range)
            }
            return effect(node, links, range)
        }
        // The same rules as for the operator alone, on a stand-in for the old value.
        let result = try combine(
            Typed(place.type, Constant(value: .void), place.range), name, unwrapped(value), range)
        guard conversionCost(from: result.type, to: place.type) != nil else {
            throw fail(
                .noOperator(token.text, left: place.type.description, right: value.type.description),
                at: range)
        }
        let operand = try added(unwrapped(value), to: place.type)
        let node = CompoundAssignment(
            place: storage, value: operand.node, combine: try combination(name, place.type, range))
        return effect(node, links, range)
    }

    /// What `+=` adds to an array may be any sequence of its elements, and to a text a part of one.
    private func added(_ value: Typed, to type: StaticType) throws -> Typed {
        if type.isText, value.type.isText { return Typed(type, value.node, value.range) }
        switch type {
        case .array(let element), .sequence(let element, .slice):
            if conversionCost(from: value.type, to: type) != nil { break }
            return try convert(value, to: .sequence(element, .any))
        default: break
        }
        return try convert(value, to: type)
    }

    private func combination(
        _ name: String, _ type: StaticType, _ range: SourceRange
    ) throws -> (inout Value, Value, Execution) throws -> Void {
        if type.isJoinable {
            return { old, new, execution in try append(new, to: &old, execution, at: range) }
        }
        guard let operation = ArithmeticOperator(rawValue: name) else {
            throw unsupported("the operator '\(name)='", at: range)
        }
        if let bounds = IntegerBounds.of(type) {
            return { old, new, _ in
                old = try bounds.apply(operation, old, new, at: range)
            }
        }
        return { old, new, _ in
            switch (old, new) {
            case (.int(let a), _): old = .int(try operation.apply(a, new.distance, at: range))
            case (.double(let a), .double(let b)): old = .double(operation.apply(a, b))
            case (.float(let a), .float(let b)): old = .float(operation.apply(a, b))
            default: preconditionFailure("The checker let values through that \(name)= does not know.")
            }
        }
    }
}

/// `+=` of strings and arrays, in place: the old value is held nowhere else while it grows.
private func append(_ new: Value, to old: inout Value, _ execution: Execution, at range: SourceRange) throws
{
    if try appendToPart(new, to: &old, execution, at: range) { return }
    switch new.wholeText {
    case .string(let more):
        guard case .string(var text) = old else { break }
        old = .void
        let place = text.textPlace
        text += more
        let (count, isCopied) = (text.utf8.count, text.textPlace != place)
        old = .string(text)
        return try execution.chargeGrowth(ofBytes: count, by: more.utf8.count, isCopied, at: range)
    default:
        guard case .array(var values) = old else { break }
        let more: [Value] =
            if case .array(let more) = new { more } else {
                try execution.located(at: range) { try execution.context.elements(of: new) }
            }
        old = .void
        let place = values.withUnsafeBytes(\.baseAddress)
        values += more
        let (count, isCopied) = (values.count, values.withUnsafeBytes(\.baseAddress) != place)
        old = .array(values)
        return try execution.chargeGrowth(of: count, by: more.count, isCopied, at: range)
    }
    preconditionFailure("The checker let values through that cannot be joined.")
}

/// `+=` of a part of an array or of a text; false for anything else.
private func appendToPart(
    _ new: Value, to old: inout Value, _ execution: Execution, at range: SourceRange
) throws -> Bool {
    if case .piece = old {
        var text = old.piece
        text += new.piece
        old = .piece(text)
        try execution.charge(stringBytes: text.utf8.count, at: range)
        return true
    }
    guard case .slice = old else { return false }
    try execution.located(at: range) {
        let more = try execution.context.elements(of: new)
        try execution.context.chargingCopies(of: &old) { old in
            try execution.context.chargeGrowth(of: old.part.count + more.count)
            ArraySlice<Value>.change(&old) { $0 += more }
        }
    }
    return true
}

extension Value {
    /// A part of a text as a text of its own; other values as they are.
    fileprivate var wholeText: Value {
        if case .piece(let text) = self { .string(String(text)) } else { self }
    }
}
