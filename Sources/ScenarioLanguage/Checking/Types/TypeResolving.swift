import SwiftSyntax

/// From a type as the author wrote it to a `StaticType`.
extension Checker {
    /// The type, and whether it is written with `!`.
    func resolveDeclared(_ syntax: TypeSyntax) throws -> (type: StaticType, isImplicitlyUnwrapped: Bool) {
        if let implicit = syntax.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return (.optional(try resolve(implicit.wrappedType)), true)
        }
        let type = try resolve(syntax)
        if isProtocolOfSequences(type) {
            throw unsupported(
                "'\(type)' as a type",
                hint: "write 'any \(type)<Element>' with the elements' type, or a generic function",
                at: SourceRange(syntax))
        }
        return (type, false)
    }

    /// The type that a piece of type syntax names.
    func resolve(_ syntax: TypeSyntax) throws -> StaticType {
        try countCheck(at: SourceRange(syntax))
        let type = try resolveAnew(syntax)
        try checkSize(of: type, at: SourceRange(syntax))
        return type
    }

    private func resolveAnew(_ syntax: TypeSyntax) throws -> StaticType {
        switch syntax.as(TypeSyntaxEnum.self) {
        case .identifierType(let name): return try resolve(name)
        case .memberType(let member): return try resolve(member)
        case .optionalType(let optional):
            return .optional(try resolve(optional.wrappedType))
        case .implicitlyUnwrappedOptionalType:
            throw unsupported("'!' inside a type", hint: "use '?'", at: SourceRange(syntax))
        case .arrayType(let array): return .array(try resolve(array.element))
        case .dictionaryType(let dictionary):
            return .dictionary(try resolveHashable(dictionary.key), try resolve(dictionary.value))
        case .tupleType(let tuple): return try resolve(tuple)
        case .functionType(let function): return try resolve(function)
        case .attributedType(let attributed): return try resolve(attributed.baseType)
        case .someOrAnyType(let existential):
            if case .type(let known)? = scope.innermost(existential.nameOfPlaceholder) { return known }
            if let known = try sequenceType(existential.constraint) { return known }
            if existential.constraint.writtenName == "Sendable" { return .any }
            if existential.someOrAnySpecifier.tokenKind == .keyword(.any),
                let known = existentialType(existential.constraint)
            {
                return known
            }
            let constraint = try resolve(existential.constraint)
            // An opaque type shows nothing but its protocol, so its values are like those of `any`.
            if existential.someOrAnySpecifier.tokenKind == .keyword(.some), !isProtocol(constraint) {
                throw unsupported("'some' here", hint: "write the type itself", at: SourceRange(syntax))
            }
            return constraint
        case .metatypeType(let metatype): return .metatype(try resolve(metatype.baseType))
        case .classRestrictionType: return .anyObject
        case .compositionType(let composition): return try resolve(composition)
        default: throw unsupported("this type", at: SourceRange(syntax))
        }
    }

    private func resolve(_ syntax: IdentifierTypeSyntax) throws -> StaticType {
        let name = syntax.name.text
        let range = SourceRange(syntax)
        let arguments = try genericArguments(syntax.genericArgumentClause)
        let known = type(named: name, at: range)
        if known == nil, let kind = KeyPathType.Kind(rawValue: name) {
            guard arguments.count == 2 else { throw fail(.unresolvedGeneric(name), at: range) }
            return .keyPath(KeyPathType(kind: kind, root: arguments[0], value: arguments[1]))
        }
        if !arguments.isEmpty, catalogue.hasArguments(name) {
            // A generic type of which the catalogue has this one kind.
            let full = name + "<" + arguments.map(\.description).joined(separator: ", ") + ">"
            if let found = catalogue.type(named: full) { return found }
        }
        guard let found = known else {
            if let alias = genericAlias(named: name) {
                return try resolve(alias, arguments, at: range)
            }
            if let known = catalogue.conformance(named: name) {
                if known.isDescription, arguments.isEmpty { return existentialType(known) }
                let hint = known.comparesSelf
                    ? "write 'any \(name)', or a generic function" : "types may conform to it"
                throw unsupported("'\(name)' as a type", hint: hint, at: SourceRange(syntax.name))
            }
            if catalogue.hasKinds(of: name) {
                if arguments.isEmpty, let own = enclosingKind(of: name) { return own }
                throw arguments.isEmpty
                    ? fail(.unresolvedGeneric(name), at: range)
                    : unsupported("these arguments of '\(name)'", at: range)
            }
            try checkIsHere(name, at: SourceRange(syntax.name))
            if refused.names.contains(name) { throw CheckAbort() }
            let candidates = typeCandidates(for: name)
            throw fail(.unknownType(name, candidates: candidates), at: SourceRange(syntax.name))
        }
        if arguments.isEmpty, found.hasPlaceholder, isAlias(name, for: found) { return found }
        return try apply(arguments, to: found, name: name, at: range)
    }

    /// Whether a type around, whose placeholders are open, has this other name for a type.
    private func isAlias(_ name: String, for type: StaticType) -> Bool {
        guard aliases.names.contains(name) else { return false }
        var current: Scope? = scope
        while let here = current {
            if case .type(let owner) = here.kind, owner.hasPlaceholder,
                nestedType(named: name, in: owner) == type
            {
                return true
            }
            current = here.parent
        }
        return false
    }

    /// Puts the arguments of `Array<Int>` into its placeholders.
    func apply(
        _ arguments: [StaticType], to type: StaticType, name: String, at range: SourceRange
    ) throws -> StaticType {
        if !arguments.isEmpty, let generic = type.origin {
            return try checkedInstance(of: generic, arguments, at: range)
        }
        switch (type, arguments.count) {
        case (.array, 1): return .array(arguments[0])
        case (.set, 1): return .set(arguments[0])
        case (.dictionary, 2): return .dictionary(arguments[0], arguments[1])
        case (.optional, 1): return .optional(arguments[0])
        case (.range, 1): return .range(arguments[0])
        case (.closedRange, 1): return .closedRange(arguments[0])
        case (.sequence(_, .slice), 1): return .sequence(arguments[0], .slice)
        case (_, 0):
            if type.isParameter || type.origin != nil && isInside(type) { return type }
            guard type.hasPlaceholder else { return type }
            if let own = enclosingType(like: type) { return own }
            throw fail(.unresolvedGeneric(name), at: range)
        default: throw unsupported("arguments of the type '\(name)'", at: range)
        }
    }

    /// `Optional` inside an extension of it: the one that is extended.
    private func enclosingType(like type: StaticType) -> StaticType? {
        var current: Scope? = scope
        while let here = current {
            if case .type(let owner) = here.kind, !owner.isUserType,
                owner.hasOpaqueParts, owner.extensionKey == type.extensionKey
            {
                return owner
            }
            current = here.parent
        }
        return nil
    }

    func genericArguments(_ clause: GenericArgumentClauseSyntax?) throws -> [StaticType] {
        try clause?.arguments.map { argument in
            guard case .type(let type) = argument.argument else {
                throw unsupported("a value as a type's argument", at: SourceRange(argument))
            }
            return try resolve(type)
        } ?? []
    }

    /// `UIView & Draggable`: a protocol that inherits from all of them, and to which everything conforms that
    /// conforms to all of them.
    private func resolve(_ syntax: CompositionTypeSyntax) throws -> StaticType {
        try composition(of: try syntax.elements.map { try resolve($0.type) }, at: SourceRange(syntax))
    }

    /// What the types are together; `Any` asks for nothing.
    func composition(of types: [StaticType], at range: SourceRange) throws -> StaticType {
        var elements: [StaticType] = []
        for type in types where type != .any {
            guard isProtocol(type) || isClass(type) else {
                throw fail(.notAProtocol(type.description), at: range)
            }
            if !elements.contains(type) { elements.append(type) }
        }
        if elements.count < 2 { return elements.first ?? .any }
        let classes = elements.filter { isClass($0) && !isProtocol($0) && $0 != .anyObject }
        guard classes.count <= 1 else {
            throw unsupported("a composition of two classes", at: range)
        }
        if let known = compositions[elements] { return .user(known) }
        let made = parts.makeType(elements.map(\.description).joined(separator: " & "), kind: .protocol)
        made.superclass = classes.first
        made.protocols = elements.filter { $0 != classes.first }
        made.isComposition = true
        let inside = Scope(.type(.user(made)), parent: topLevel)
        let declaration = TypeDeclaration(
            made, range: range, scope: inside, syntax: Self.unwrittenDeclaration)
        declaration.hasNumberedMembers = true
        declarations[ObjectIdentifier(made)] = declaration
        compositions[elements] = made
        return .user(made)
    }

    private func resolve(_ syntax: MemberTypeSyntax) throws -> StaticType {
        let name = syntax.name.text
        // A module's name in front of a type says nothing that matters here.
        if let module = syntax.baseType.as(IdentifierTypeSyntax.self), isModule(module.name.text),
            let type = libraryType(named: name) ?? type(named: name, at: SourceRange(syntax))
        {
            let arguments = try genericArguments(syntax.genericArgumentClause)
            return try apply(arguments, to: type, name: name, at: SourceRange(syntax))
        }
        if let module = syntax.baseType.as(IdentifierTypeSyntax.self),
            isOwnModule(module.name.text, before: name, at: SourceRange(module)),
            case .type(let type)? = entry(named: name, in: topLevel, at: SourceRange(syntax))
        {
            return try apply(
                try genericArguments(syntax.genericArgumentClause), to: type, name: name,
                at: SourceRange(syntax))
        }
        // `Iterator.Element` is what `Element` is: it cannot be anything else.
        let isOwn = files.isLibrary(SourceRange(syntax))
        if name == "Element", !isOwn, syntax.baseType.ownText == "Iterator",
            let element = type(named: name, at: SourceRange(syntax))
        {
            return element
        }
        if name == "Element", !isOwn, let inner = syntax.baseType.as(MemberTypeSyntax.self),
            inner.name.text == "Iterator"
        {
            return try member(name, of: try resolve(inner.baseType), at: SourceRange(syntax))
        }
        return try member(
            name, of: try resolve(syntax.baseType), syntax.genericArgumentClause, at: SourceRange(syntax))
    }

    /// `Swift.Error`, whatever else goes by that name here.
    private func libraryType(named name: String) -> StaticType? {
        name == "Error" ? .user(errorType) : catalogue.type(named: name)
    }

    /// The type of the raw values of an enum, an option set or a struct that has one.
    func rawType(of type: StaticType) -> StaticType? {
        if case .user(let user) = type { return user.rawType ?? ownRawType(of: type) }
        guard catalogue.conforms(type, to: .rawRepresentable) else { return nil }
        return catalogue.members(named: "rawValue", of: type).first?.result
    }

    /// That of a struct that says by itself what its raw value is.
    private func ownRawType(of type: StaticType) -> StaticType? {
        guard conformances.conforms(type, to: .rawRepresentable),
            case .property(let property)? = members(named: "rawValue", of: type).first
        else { return nil }
        return property.type
    }

    private func member(
        _ name: String, of base: StaticType, _ clause: GenericArgumentClauseSyntax? = nil,
        at range: SourceRange
    ) throws -> StaticType {
        if name == "Type" { return .metatype(base) }
        // Which type it is depends on the placeholder's.
        if case .parameter(let placeholder) = base { return .parameter("\(placeholder).\(name)") }
        if let alias = genericAlias(named: name, in: base) {
            return try resolve(alias, try genericArguments(clause), at: range)
        }
        if let nested = nestedType(named: name, in: base) {
            let arguments = try genericArguments(clause)
            return arguments.isEmpty ? nested : try apply(arguments, to: nested, name: name, at: range)
        }
        if name == "RawValue", let raw = rawType(of: base) { return raw }
        let full = "\(base).\(name)"
        try checkIsHere(full, at: range)
        throw fail(.unknownType(full, candidates: typeCandidates(for: full)), at: range)
    }

    private func resolve(_ syntax: TupleTypeSyntax) throws -> StaticType {
        let elements = try syntax.elements.map { element in
            TupleElement(element.secondName?.text ?? element.firstName?.text, try resolve(element.type))
        }
        if elements.isEmpty { return .void }
        return elements.count == 1 ? elements[0].type : .tuple(elements)
    }

    private func resolve(_ syntax: FunctionTypeSyntax) throws -> StaticType {
        let effect = try effect(syntax.effectSpecifiers)
        let parameters = try syntax.parameters.map { try resolve($0.type) }
        let result = try resolve(syntax.returnClause.type)
        let inouts = syntax.parameters.enumerated().filter { $0.element.type.isInout }.map(\.offset)
        return .function(
            FunctionType(
                parameters, result, isThrowing: effect.errors == .throwing, isAsync: effect.isAsync,
                inouts: Set(inouts), thrown: effect.thrown))
    }

    private func resolveHashable(_ syntax: TypeSyntax) throws -> StaticType {
        let type = try resolve(syntax)
        let compare: () -> Void = { [unowned self] in
            let isKey = type == StaticType.dictionary(.int, .int).extensionKey.key
            if !type.hasPlaceholder, !isKey, !conformances.conforms(type, to: .hashable) {
                report(
                    .requirementNotMet(type: type.description, requirement: "Hashable"),
                    at: SourceRange(syntax))
            }
        }
        // What a type further down conforms to is not known before all of them have been looked at.
        if let typeWork, typeWork.step.rawValue <= TypeWork.Step.members.rawValue {
            typeWork.bodies.append(compare)
        } else {
            compare()
        }
        return type
    }

    /// The type with this name at this place; nil when there is none.
    func type(named name: String, at range: SourceRange) -> StaticType? {
        var current: Scope? = scope
        while let here = current {
            if case .type(let type)? = entry(named: name, in: here, at: range) { return type }
            if case .type(let owner) = here.kind {
                if name == "Self" {
                    return here.isOfProtocol || enclosing.leavesSelfOpen ? .parameter("Self") : owner
                }
                if case .user(let user) = owner, user.origin?.name == name { return owner }
                if let nested = nestedType(named: name, in: owner) { return nested }
                if case .user = owner {} else if let opaque = owner.placeholders[name] { return opaque }
                if let associated = associatedType(name, of: owner) { return associated }
                if case .native = owner, let argument = catalogue.record(of: owner)?.arguments[name] {
                    return argument
                }
            }
            current = here.parent
        }
        return name == "Error" ? .user(errorType) : catalogue.type(named: name)
    }

    /// A type inside another: `UIEvent.EventType`, or a nested type of the scenario.
    func nestedType(named name: String, in type: StaticType) -> StaticType? {
        var protocols: Set<StaticType> = []
        return nestedType(named: name, in: type, &protocols)
    }

    /// A class sees what its protocols declare, each of which is looked through once.
    private func nestedType(
        named name: String, in type: StaticType, _ seen: inout Set<StaticType>
    ) -> StaticType? {
        switch type {
        case .user(let user):
            if case .type(let nested)? = declaration(of: user).statics[name]?.first { return nested }
            if name == "RawValue", user.kind != .protocol, let raw = rawType(of: type) { return raw }
            if user.kind != .protocol, user.protocols.contains(where: \.isUserType),
                let found = inferredType(named: name, of: conforming(user))
            {
                return found
            }
            for inherited in user.protocols where seen.insert(inherited).inserted {
                if let nested = nestedType(named: name, in: inherited, &seen),
                    user.kind == .protocol && !user.isStandIn || !nested.isOfSelf
                {
                    return nested
                }
            }
            return user.superclass.flatMap { nestedType(named: name, in: $0, &seen) }
        case .native:
            if case .type(let nested)? = extensions.ofNative[type]?.statics[name]?.first { return nested }
            if let found = catalogue.record(of: type)?.nested[name] { return found }
            if name == "RawValue", let raw = rawType(of: type) { return raw }
            if let found = sequenceAssociation(name, of: type) { return found }
            if let found = inferredType(named: name, ofExtended: type) { return found }
            for added in conformances.protocols(addedTo: type) where seen.insert(.user(added)).inserted {
                if let nested = nestedType(named: name, in: .user(added), &seen), !nested.isOfSelf {
                    return nested
                }
            }
            return catalogue.record(of: type)?.superclass.flatMap {
                nestedType(named: name, in: .native($0), &seen)
            }
        default:
            if case .type(let nested)? = extensions.ofNative[type]?.statics[name]?.first { return nested }
            if let found = sequenceAssociation(name, of: type) { return found }
            if let found = inferredType(named: name, ofExtended: type) { return found }
            if let found = catalogue.record(of: type)?.nested[name] { return found }
            // Of an array and the like; a string's own is called `Character`.
            return type == .string ? nil : associatedType(name, of: type)
        }
    }

    /// Names that an unknown type may have been meant to be: not those of types that are declared to inherit
    /// from it.
    private func typeCandidates(for name: String) -> [String] {
        let own = declarationOrder.filter { declaration in
            let inherited = declaration.syntax.inheritanceClause?.inheritedTypes
            return inherited?.contains { $0.type.ownText == name } != true
        }
        return wantsSuggestions ? own.map(\.type.name) + catalogue.typeNames : []
    }
}

extension TypeSyntax {
    /// Whether `inout` is in front of it.
    var isInout: Bool {
        let specifiers = self.as(AttributedTypeSyntax.self)?.specifiers
        return specifiers?.contains { $0.ownText == "inout" } ?? false
    }
}
