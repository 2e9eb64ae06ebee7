import SwiftSyntax

/// Members, calls, subscripts, `?` and `!` one behind the other.
extension Checker {
    /// A whole chain; `a?.b` is an optional, nil as soon as a link is nil.
    func checkChain(_ syntax: ExprSyntax, _ expected: StaticType?) throws -> Typed {
        let (outer, outerImplicit) = (chain, enclosing.implicitBase)
        chain = []
        enclosing.implicitBase = expected
        defer { (chain, enclosing.implicitBase) = (outer, outerImplicit) }
        return closingChain(try checkLink(syntax, expected))
    }

    /// The value of a chain that ends here.
    func closingChain(_ value: Typed) -> Typed {
        guard let links = chain, !links.isEmpty else { return value }
        // A property whose optional is written with `!` is an optional like any other at the end of a chain.
        let inner = value
        let type: StaticType = inner.type.isOptional ? inner.type : .optional(inner.type)
        var whole = Typed(type, OptionalChain(links: links, rest: inner.node), value.range)
        whole.isOptionalByChain = !inner.type.isOptional
        return whole
    }

    /// One step of a chain.
    func checkLink(_ syntax: ExprSyntax, _ expected: StaticType?) throws -> Typed {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let member): return try checkMember(member, expected)
        case .functionCallExpr(let call): return try checkCall(call, expected)
        case .subscriptCallExpr(let call): return try checkSubscript(call, expected)
        case .forceUnwrapExpr(let force):
            if let delegation = try checkForcedDelegation(force) { return delegation }
            let value = try checkLink(force.expression, expected.map { $0.isOptional ? $0 : .optional($0) })
            return try forced(value, at: SourceRange(force))
        case .optionalChainingExpr(let optional):
            let value = try checkLink(optional.expression, nil)
            if value.isBareTypeName, case .metatype(let named) = value.type {
                var result = Typed(
                    .metatype(.optional(named)), Constant(value: .type(.optional(named))),
                    SourceRange(optional))
                result.isBareTypeName = true
                return result
            }
            return try link(to: optionalChoice(value, optional.expression), at: SourceRange(optional))
        default: return try check(syntax, expected)
        }
    }

    /// `value!`
    func forced(_ value: Typed, at range: SourceRange) throws -> Typed {
        guard let inner = value.type.wrapped else {
            throw fail(.notOptional(value.type.description, use: "!"), at: value.range)
        }
        let node = ForcedUnwrapping(operand: value.node, implicitName: nil, range: range)
        return Typed(inner, node, range, immutability: value.immutability)
    }

    /// `value?` in front of what follows in a chain.
    func link(to value: Typed, at range: SourceRange) throws -> Typed {
        guard let inner = value.type.wrapped else {
            throw fail(.notOptional(value.type.description, use: "?."), at: value.range)
        }
        let link = ChainLink(
            base: value.node, slot: context.reserveSlot(), partsSlot: context.reserveSlot())
        chain?.append(link)
        return Typed(inner, link, range, immutability: value.immutability)
    }

    /// What is in front of a dot.
    func checkBase(_ syntax: ExprSyntax) throws -> MemberBase {
        if syntax.is(SuperExprSyntax.self) { return try checkSuper(at: SourceRange(syntax)) }
        // `[Int].self`, `[String: Int].word`
        if syntax.is(ArrayExprSyntax.self) || syntax.is(DictionaryExprSyntax.self),
            let type = try typeWritten(as: syntax)
        {
            return .type(type, SourceRange(syntax))
        }
        let value = try isWhole(syntax)
            ? remembering(SourceRange(syntax), nil) { try checkLink(syntax, nil) } : checkLink(syntax, nil)
        if value.isBareTypeName, case .metatype(let type) = value.type { return .type(type, value.range) }
        return .value(value)
    }

    /// Whether a call in front of a dot means the same alone, so that what is known of it may be used again:
    /// nothing in it ends the chain, and it does not begin with what the whole chain is expected to be.
    private func isWhole(_ syntax: ExprSyntax) -> Bool {
        guard speculationDepth > 0, syntax.is(FunctionCallExprSyntax.self) else { return false }
        var link = syntax
        while true {
            switch link.as(ExprSyntaxEnum.self) {
            case .functionCallExpr(let call): link = call.calledExpression
            case .subscriptCallExpr(let call): link = call.calledExpression
            case .forceUnwrapExpr(let force): link = force.expression
            case .memberAccessExpr(let member):
                guard let base = member.base else { return false }
                link = base
            case .optionalChainingExpr: return false
            default: return true
            }
        }
    }

    private func checkSuper(at range: SourceRange) throws -> MemberBase {
        let own = try checkSelf(at: range)
        let type: StaticType
        if case .metatype(let instance) = own.type { type = instance } else { type = own.type }
        if isBroken(type) { throw CheckAbort() }
        if case .user(let user) = type, let superclass = user.superclass {
            return .superclass(own, superclass)
        }
        if case .native = type, let superclass = catalogue.record(of: type)?.superclass {
            return .superclass(own, .native(superclass))
        }
        throw fail(.superOutsideClass, at: range)
    }

    private func checkMember(_ syntax: MemberAccessExprSyntax, _ expected: StaticType?) throws -> Typed {
        let range = SourceRange(syntax)
        let token = syntax.declName.baseName
        let written = token.spelling
        let (name, nameRange) = (written.identifier, SourceRange(token, spelled: written))
        guard let baseSyntax = syntax.base else {
            return try checkImplicitMember(name, expected ?? enclosing.implicitBase, range)
        }
        let module = mayBeModule(baseSyntax)
        if let module, isModule(module.baseName.text) {
            return try inModule { try checkName(syntax.declName, expected) }
        }
        if let module, isOwnModule(module, before: name) {
            return try inOwnModule { try checkName(syntax.declName, expected) }
        }
        let base = try literalBase(baseSyntax, ofMember: name, expected) ?? checkBase(baseSyntax)
        if name == "self" {
            if case .type(let type, _) = base {
                if case .user(let user) = type, let origin = user.origin, type.hasPlaceholder {
                    throw fail(.unresolvedGeneric(origin.name), at: range)
                }
                return Typed(.metatype(type), Constant(value: .type(type)), range)
            }
            if let value = base.receiver { return value }
            if case .value(var type) = base {
                type.isBareTypeName = false
                return type
            }
        }
        if base.isStatic, let nested = nestedType(named: name, in: base.type) {
            var value = Typed(.metatype(nested), Constant(value: .type(nested)), range)
            value.isBareTypeName = true
            return value
        }
        if let special = try checkSpecialMember(name, base, range) { return special }
        if case .type(let owner, _) = base, owner.isOptional, name == "none" {
            // `Optional.none` is nothing of what its place asks for.
            let wanted = expected.flatMap { owner.hasPlaceholder && $0.isOptional ? $0 : nil }
            return Typed(wanted ?? owner, Constant(value: .null), range)
        }
        if let tuple = try checkTupleMember(name, base, range, nameRange) { return tuple }
        if name == "init" {
            return try initializerReference(base, syntax.declName.argumentNames, expected, range)
        }
        let inside = memberBase(base, name)
        if let found = try dynamicMember(name, of: inside, expected, range) { return found }
        let labels = syntax.declName.argumentNames
        if let method = try unapplied(name, of: inside, labels, expected, range) { return method }
        let members = try findMembers(name, in: inside, at: nameRange)
        return try checkMembers(
            members, named: name, on: inside, labels: labels, expected, range)
    }

    /// Unwraps an implicitly unwrapped optional unless the optional itself has the member; of a generic type
    /// without its arguments takes the ones for which an extension has the member.
    func memberBase(_ base: MemberBase, _ name: String) -> MemberBase {
        if case .type(.user(let user), let range) = base, statics(named: name, of: .user(user)).isEmpty,
            let special = settledVersions(of: user).first(where: {
                !StaticType.user($0).hasPlaceholder && !statics(named: name, of: .user($0)).isEmpty
            })
        {
            return .type(.user(special), range)
        }
        guard case .value(let value) = base, value.implicitlyUnwrapped != nil else { return base }
        let inner = unwrapped(value)
        return members(named: name, of: inner.type).isEmpty ? base : .value(inner)
    }

    /// `names.map { ... }` with `names: [String]!`: what optionals have as well is theirs, if the arguments
    /// fit and nothing around asks for a list; nil for other values and names.
    func callOfOptional(
        _ syntax: MemberAccessExprSyntax, _ base: MemberBase, _ arguments: [Argument],
        _ expected: StaticType?, _ range: SourceRange
    ) throws -> Typed? {
        guard case .value(var value) = base, value.implicitlyUnwrapped != nil, syntax.isMemberOfOptionals,
            !syntax.isCalledForList
        else { return nil }
        value.implicitlyUnwrapped = nil
        let (name, whole) = (syntax.declName.baseName, MemberBase.value(value))
        let members = try findMembers(name.identifierText, in: whole, at: SourceRange(name))
        let make = { [self] in
            try call(
                members, named: name.identifierText, on: whole, arguments, expected, range, SourceRange(name))
        }
        return attempt(make) == nil ? nil : try make()
    }

    /// Members that every enum of the scenario has.
    func checkSpecialMember(_ name: String, _ base: MemberBase, _ range: SourceRange) throws
        -> Typed?
    {
        if base.type.isStandIn, base.receiver != nil, let wanted = Conformance(describing: name),
            conformances.conforms(base.type, to: wanted)
        {
            return Typed(.string, Constant(value: .void), range)
        }
        if base.type.isStandIn, name == "allCases", base.isStatic,
            conformances.conforms(base.type, to: .caseIterable)
        {
            return Typed(.array(base.type), Constant(value: .void), range)
        }
        if let value = try checkHashValue(name, base, range) { return value }
        if let value = checkDescription(name, base, range) { return value }
        guard case .user(let type) = base.type, type.kind == .enumeration else { return nil }
        if name == "rawValue", let raw = type.rawType, let receiver = base.receiver {
            return Typed(raw, RawValueAccess(base: receiver.node), range)
        }
        if name == "allCases", base.isStatic, type.conformances.contains(.caseIterable) {
            let all = type.cases.indices.map { Value.enumeration(EnumValue(type, index: $0)) }
            return Typed(.array(.user(type)), Constant(value: .array(all)), range)
        }
        return nil
    }

    /// An element of a tuple, by its label or number; nil when the base is none.
    func checkTupleMember(
        _ name: String, _ base: MemberBase, _ range: SourceRange, _ nameRange: SourceRange
    ) throws -> Typed? {
        guard let value = base.receiver, case .tuple(let elements) = unwrapped(value).type else {
            return nil
        }
        let receiver = unwrapped(value)
        guard let index = Int(name) ?? elements.firstIndex(where: { $0.label == name }),
            elements.indices.contains(index)
        else {
            let labels = elements.compactMap(\.label)
            throw fail(
                .unknownMember(name, owner: receiver.type.description, candidates: labels), at: nameRange)
        }
        let node = TupleElementAccess(base: receiver.node, index: index)
        return Typed(elements[index].type, node, range, immutability: receiver.immutability)
    }

    /// `.zero`, `.left`: the expected type says whose member it is.
    func checkImplicitMember(_ name: String, _ expected: StaticType?, _ range: SourceRange) throws -> Typed
    {
        guard let expected, expected != .any, !expected.isParameter else {
            throw fail(.implicitMemberWithoutContext(name), at: range)
        }
        if expected.isOptional, name == "none" { return Typed(expected, Constant(value: .null), range) }
        let type = ownerOfImplicitMember(name, expected)
        let found = statics(named: name, of: type)
        guard !found.isEmpty else {
            if let special = try checkSpecialMember(name, .type(type, range), range) { return special }
            throw noImplicitMember(name, of: type, at: range)
        }
        return try checkMembers(found, named: name, on: .type(type, range), expected, range)
    }

    /// The type whose member `.name` is: the expected optional itself, or what is inside.
    func ownerOfImplicitMember(_ name: String, _ expected: StaticType) -> StaticType {
        var type = expected
        while let inner = type.wrapped, name == "init" || statics(named: name, of: type).isEmpty {
            type = inner
        }
        return type
    }

    /// Reports that a type has no `.name`.
    func noImplicitMember(_ name: String, of type: StaticType, at range: SourceRange) -> CheckAbort {
        if isRefused(name, type) { return CheckAbort() }
        if let absence = catalogue.absence(ofMember: name, in: type) {
            return fail(.absent(absence), at: range)
        }
        let candidates = memberNames(of: type, isStatic: true)
        return fail(.unknownImplicitMember(name, type: type.description, candidates: candidates), at: range)
    }

    // MARK: Subscripts

    private func checkSubscript(_ syntax: SubscriptCallExprSyntax, _ expected: StaticType?) throws -> Typed
    {
        let range = SourceRange(syntax)
        let isSuper = syntax.calledExpression.is(SuperExprSyntax.self)
        let link = isSuper ? try checkBase(syntax.calledExpression) : nil
        let key = syntax.arguments.count == 1 ? syntax.arguments.first?.expression : nil
        let literal = isSuper ? nil : checkLiteral(syntax.calledExpression, giving: expected, at: key)
        var base = unwrapped(try link?.receiver ?? literal ?? checkLink(syntax.calledExpression, nil))
        // Swift takes the `reversed()` that makes an array where a number follows.
        if case .sequence(let element, .reversed) = base.type,
            syntax.calledExpression.isCall(of: "reversed")
        {
            base = Typed(.array(element), base.node, base.range)
        }
        if base.type.isOptional, ownSubscripts(of: base.type, isStatic: false).isEmpty {
            throw fail(.memberOfOptional("subscript", type: base.type.description), at: base.range)
        }
        var inside = MemberBase.value(base)
        if base.isBareTypeName, case .metatype(let type) = base.type { inside = .type(type, base.range) }
        if let link { inside = link }
        if let value = try checkKeyPathSubscript(syntax.arguments, of: inside, at: range) { return value }
        if let whole = try checkWholePart(syntax.arguments, of: inside, at: range) { return whole }
        let own = ownSubscripts(of: inside.type, isStatic: inside.isStatic)
        if case .user(let user) = inside.type, user.kind == .protocol, !user.isStandIn,
            own.contains(where: { $0.isRequirement && ($0.hasOpenTypes || isLacking($0, in: user)) })
        {
            throw openRequirement("subscript", of: base.type, at: range)
        }
        let natives = inside.isStatic ? [] : catalogue.members(named: "subscript", of: base.type)
        let candidates =
            own.map { callable($0, on: inside) }
            + natives.map { Callable($0, on: inside, receiver: base) }
        guard !candidates.isEmpty else {
            let missing = CheckProblem.unknownMember("subscript", owner: base.type.ownerName, candidates: [])
            let absent = catalogue.absence(ofMember: "subscript", in: base.type).map(CheckProblem.absent)
            throw fail(unmetCondition(of: "subscript", inside.type) ?? absent ?? missing, at: range)
        }
        let arguments = Argument.list(of: syntax.arguments, nil, [])
        let outer = chain
        chain = nil
        defer { chain = outer }
        return try resolve(candidates, arguments, named: "subscript", expected, range)
    }
}

extension StaticType {
    var isParameter: Bool { if case .parameter = self { true } else { false } }
}

extension MemberAccessExprSyntax {
    /// Whether it names what optionals have and lists as well.
    fileprivate var isMemberOfOptionals: Bool {
        ["map", "flatMap"].contains(declName.baseName.identifierText)
    }

    /// Whether what its call gives is gone through, or asked for what optionals do not have.
    fileprivate var isCalledForList: Bool {
        guard let call = parent?.as(FunctionCallExprSyntax.self) else { return false }
        let place = ExprSyntax(call).outsideParentheses.parent
        if let outer = place?.as(MemberAccessExprSyntax.self) { return !outer.isMemberOfOptionals }
        return place?.is(ForStmtSyntax.self) ?? false || place?.is(SubscriptCallExprSyntax.self) ?? false
    }
}

extension ExprSyntax {
    /// Whether it calls a method of this name.
    fileprivate func isCall(of name: String) -> Bool {
        let called = self.as(FunctionCallExprSyntax.self)?.calledExpression
        return called?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == name
    }

    /// The expression with the parentheses around it.
    fileprivate var outsideParentheses: ExprSyntax {
        guard let list = parent?.parent?.as(LabeledExprListSyntax.self), list.count == 1,
            let tuple = list.parent?.as(TupleExprSyntax.self)
        else { return self }
        return ExprSyntax(tuple).outsideParentheses
    }
}
