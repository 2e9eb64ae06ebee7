import Foundation
import SwiftSyntax

extension Checker {
    /// The members with a name, or a report that there are none.
    func findMembers(_ name: String, in base: MemberBase, at range: SourceRange) throws -> [Member] {
        let type = base.type
        let found = base.isStatic ? statics(named: name, of: type) : members(named: name, of: type)
        if base.isStatic, case .user(let user) = type, let origin = user.origin, type.hasPlaceholder,
            !found.allSatisfy({ $0.isEnumCase || $0.isStaticFunction }), !found.isEmpty
        {
            throw fail(.unresolvedGeneric(origin.name), at: range)
        }
        if case .type(.user(let user), _) = base, user.kind == .protocol, !user.isStandIn, !isInside(type),
            !found.isEmpty, found.allSatisfy(\.isStaticMember)
        {
            throw fail(.abstractProtocol(user.name), at: range)
        }
        if case .superclass(let own, .native) = base, case .native = own.type,
            found.contains(where: \.isOfCatalogue)
        {
            throw unsupported(
                "'super.\(name)' in an extension of '\(own.type)'",
                hint: "only what other extensions declare is reached so; write it in a subclass", at: range)
        }
        if !found.isEmpty {
            return try accessible(found, named: name, at: range) + requiredMembers(named: name, in: base)
        }
        if let methods = try protocolMembers(named: name, in: base, at: range) { return methods }
        if isRefused(name, type) { throw CheckAbort() }
        if case .value(let value) = base, let inner = value.type.wrapped, value.implicitlyUnwrapped == nil,
            !members(named: name, of: inner).isEmpty
        {
            throw fail(.memberOfOptional(name, type: value.type.description), at: range)
        }
        if isOnlyExtended(name, type) { throw openRequirement(name, of: type, at: range) }
        let others = base.isStatic ? members(named: name, of: type) : statics(named: name, of: type)
        try refuseOfClass(name, base, at: range)
        if !others.isEmpty {
            throw fail(.wrongLevel(name, owner: type.description, isStatic: !base.isStatic), at: range)
        }
        if type == .anyObject, base.receiver != nil, declarationOrder.contains(where: {
            $0.members[name] != nil
        }) {
            throw unsupported(
                "'\(name)' of an object of any class",
                hint: "say which class or protocol the object is of: 'as?', or in its declaration", at: range)
        }
        // What an optional does not have either, what it holds was meant to have.
        let owner = type.unwrapped(type.optionalDepth)
        for asked in [type, owner] {
            if let absence = catalogue.absence(ofMember: name, in: asked) {
                throw fail(.absent(absence), at: range)
            }
        }
        let named = base.receiver?.implicitlyUnwrapped == nil ? type : owner
        throw fail(unknownMember(name, of: named, isStatic: base.isStatic), at: range)
    }

    /// A member as a value.
    func checkMembers(
        _ members: [Member], named name: String, on base: MemberBase,
        labels: DeclNameArgumentsSyntax? = nil,
        _ expected: StaticType?, _ range: SourceRange
    ) throws -> Typed {
        let values = members.filter { member in
            if case .method(let method) = member, members.answers(method) { return false }
            return labels?.fits(member.labels) ?? true
        }
        if values.count > 1, values.allSatisfy(\.isFunction) {
            return try chooseReference(values, named: name, on: base, expected, range)
        }
        let byName = values.first { !$0.isFunction && !$0.isCaseWithPayload }
        guard let member = byName ?? values.first(where: { !$0.isFunction }) ?? values.first else {
            throw fail(.ambiguous(name, members.map(\.fullName)), at: range)
        }
        if case .method(let method) = member, let generic = method.generic, method.requirement == nil,
            method.isStatic == base.isStatic
        {
            let receiver = base.receiver.map(unwrapped)?.node ?? Constant(value: .type(base.type))
            return try reference(to: method, generic, of: receiver, expected, range)
        }
        return try read(member, named: name, on: base, range)
    }

    private func chooseReference(
        _ members: [Member], named name: String, on base: MemberBase, _ expected: StaticType?,
        _ range: SourceRange
    ) throws -> Typed {
        for member in members {
            guard let value = attempt({ try read(member, named: name, on: base, range) })?.result else {
                continue
            }
            if let expected, conversionCost(from: value.type, to: expected) != nil { return value }
        }
        throw fail(.ambiguous(name, members.map(\.fullName)), at: range)
    }

    /// One member as a value.
    func read(_ member: Member, named name: String, on base: MemberBase, _ range: SourceRange) throws
        -> Typed
    {
        switch member {
        case .property(let property): return try read(property, on: base, range)
        case .method(let method): return try reference(to: method, on: base, range)
        case .enumCase(let type, let index): return try enumCase(type, index, range)
        case .type(let type):
            var value = Typed(.metatype(type), Constant(value: .type(type)), range)
            value.isBareTypeName = true
            return value
        case .native(let native, let owner):
            return try read(native, of: owner, on: holder(base, of: owner), range)
        }
    }

    private func enumCase(_ type: UserType, _ index: Int, _ range: SourceRange) throws -> Typed {
        let entry = type.cases[index]
        if let origin = type.origin, StaticType.user(type).hasPlaceholder {
            throw fail(.unresolvedGeneric(origin.name), at: range)
        }
        if entry.payload.isEmpty {
            return Typed(.user(type), Constant(value: .enumeration(EnumValue(type, index: index))), range)
        }
        // Without arguments it is the function that makes the case.
        let code = parts.makeCode(entry.name)
        let parameters = entry.payload.indices.map { Variable("$\($0)", slot: $0) }
        code.parameters = parameters
        code.slotCount = parameters.count
        let payload = parameters.map { LocalVariable(variable: $0, range: range) as any Node }
        let made = EnumCreation(type: type, index: index, payload: payload)
        code.body = [StatementLine(line: line(of: range), range: range, statement: Return(value: made))]
        let node = FunctionReference(code: code, receiver: nil, dispatch: nil, range: range)
        return Typed(.function(FunctionType(entry.payload.map(\.type), .user(type))), node, range)
    }

    private func reference(to method: FunctionDeclaration, on base: MemberBase, _ range: SourceRange) throws
        -> Typed
    {
        if method.generic != nil {
            throw unsupported("a generic method as a value here", hint: "write a closure", at: range)
        }
        if method.isMutating { throw unsupported("a mutating method as a value", at: range) }
        if waitsForActor(method, on: base) {
            throw unsupported("an actor's method as a value", hint: "write a closure", at: range)
        }
        if method.parameters.contains(where: \.isVariadic) {
            throw unsupported(
                "a function that takes any number of values as a value", hint: "write a closure", at: range)
        }
        if !method.isStatic, base.isStatic {
            throw fail(.wrongLevel(method.name, owner: base.type.description, isStatic: false), at: range)
        }
        if method.isStatic, case .user(let user) = base.type, let origin = user.origin,
            base.type.hasPlaceholder
        {
            throw fail(.unresolvedGeneric(origin.name), at: range)
        }
        let receiver = base.receiver.map(unwrapped)?.node ?? Constant(value: .type(base.type))
        if let requirement = method.requirement {
            return try reference(to: method, requirement, of: receiver, base, range)
        }
        let node = FunctionReference(
            code: method.code, receiver: receiver, dispatch: base.isSuper ? nil : method.dispatch,
            inouts: method.functionType.inouts.sorted(), range: range)
        return Typed(.function(method.functionType), node, range)
    }

    /// A property of the scenario.
    func read(_ property: PropertyDeclaration, on base: MemberBase, _ range: SourceRange) throws -> Typed {
        noteMeaning(of: property, at: range)
        note(property.effect, of: property.name, at: range)
        let type = try type(of: property, at: range).withoutOpaque(base.type.placeholders)
        if property.requirement != nil, type.hasPlaceholder {
            throw openRequirement(property.name, of: base.type, at: range)
        }
        if let global = property.global {
            let node = GlobalVariable(
                global: global, range: range, isSilent: context.observes === property)
            var value = Typed(type, node, range, immutability: immutability(of: property, at: range))
            if property.isImplicitlyUnwrapped { value.implicitlyUnwrapped = property.name }
            return value
        }
        let isOwn = property.isStatic || base.isSuper || context.observes === property
        if let native = property.overriddenNative, !isOwn {
            var value = try read(.native(native, on: base.type), named: property.name, on: base, range)
            // A narrower override: the engine's member gives the same values.
            if !native.isImplicitlyUnwrapped { value.type = type }
            return value
        }
        let receiver: Typed
        if property.isStatic {
            let isOpen = property.dispatch != nil || property.requirement != nil || isProtocol(base.type)
            let owner = isOpen ? metatype(base) : Constant(value: .type(base.type))
            receiver = Typed(.metatype(base.type), owner, range)
        } else if let own = base.receiver {
            receiver = shown(unwrapped(own), to: property.owner)
        } else {
            throw fail(.wrongLevel(property.name, owner: base.type.description, isStatic: false), at: range)
        }
        try checkIsInitialized(property, of: receiver, at: range)
        let isReference = isClass(receiver.type) || receiver.type.isMetatype
        if property.changesWhenRead, !isReference { try checkMayChange(receiver, property.name, at: range) }
        let isObject = isReference || property.isNonmutating && !property.changesWhenRead
        var node: any Place
        if let requirement = property.requirement {
            node = RequirementProperty(
                base: receiver.node, requirement: requirement, isObject: isObject, range: range)
        } else {
            node = PropertyAccess(
                base: receiver.node, property: property.property,
                dispatch: base.isSuper ? nil : property.dispatch,
                isObject: isObject, range: range, versions: base.isSuper ? nil : property.versions)
        }
        let owner = context.isDeferring ? nil : context.construction?.owner ?? context.destroyed
        let isStored =
            context.observes === property || owner?.stored.contains { $0 === property } ?? false
        if isStored, receiver.isSelf, property.isStored, let access = node as? PropertyAccess {
            node = PropertyInitialization(access: access)
        }
        var immutability = immutability(of: property, at: range)
        if immutability == nil, !isObject, let outer = receiver.immutability { immutability = outer }
        var value = Typed(type, node, range, immutability: immutability)
        if property.isImplicitlyUnwrapped { value.implicitlyUnwrapped = property.name }
        return waitsForActor(property, on: base) ? waiting(for: value, property.name, at: range) : value
    }

    private func immutability(
        of property: PropertyDeclaration, at range: SourceRange
    ) -> Typed.Immutability? {
        let level = property.access.setter
        if !isAccessible(level, of: property.owner, property.range, at: range) {
            return Typed.Immutability(name: property.name, reason: "its setter is '\(level.word)'")
        }
        if property.isSettable, !property.isConstant { return nil }
        let reason = property.isConstant ? "it is a 'let' constant" : "it can only be read"
        let fix = property.isConstant ? "change 'let' to 'var'" : nil
        return Typed.Immutability(name: property.name, reason: reason, fix: fix)
    }

    /// A property or method of the catalogue.
    private func read(
        _ member: NativeMember, of owner: StaticType, on base: MemberBase, _ range: SourceRange
    ) throws -> Typed {
        let member = base.isSuper ? member.plain ?? member : member
        let receiver = base.receiver.map(unwrapped)
        if let receiver, let construction = context.construction, receiver.isSelf, construction.needsSuper,
            !flow.isDelegated
        {
            throw fail(.selfBeforeSuperInit("'\(member.name)' of the superclass"), at: range)
        }
        let types = base.type.placeholders.merging(owner.placeholders) { own, _ in own }
        let type = member.result.substituting(types)
        switch member.kind {
        case .enumCase where member.parameters.isEmpty:
            return Typed(type, Constant(value: try constant(member, range), origin: (member, range)), range)
        case .property:
            let messages = superMessages(member, base)
            let isObject = receiver.map { isClass($0.type) } ?? true
            let mayHear = member.isKept || !observedNames.isEmpty && observedNames.contains(member.name)
            let node = NativeProperty(
                base: receiver?.node, member: member, isObject: isObject,
                asksOverride: mayHear && !base.isSuper, getter: messages.getter,
                setter: messages.setter, range: range)
            var immutability: Typed.Immutability?
            if !member.isSettable {
                immutability = Typed.Immutability(name: member.name, reason: "it can only be read")
            } else if !isObject {
                immutability = receiver?.immutability
            }
            var value = Typed(type, node, range, immutability: immutability)
            if member.isImplicitlyUnwrapped { value.implicitlyUnwrapped = member.name }
            return value
        default:
            if member.isMutating { throw unsupported("a mutating method as a value", at: range) }
            if member.asksClass { throw unsupported("'\(member.fullName)' as a value", at: range) }
            return nativeReference(member, receiver: receiver?.node, types: types, range)
        }
    }

    private func constant(_ member: NativeMember, _ range: SourceRange) throws -> Value {
        do {
            return try member.call(in: RunContext())
        } catch {
            throw unsupported("'\(member.name)'", at: range)
        }
    }
}
