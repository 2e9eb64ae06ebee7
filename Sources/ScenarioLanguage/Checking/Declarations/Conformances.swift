import EventEngine

/// Whether a type has what its protocols ask for, and who answers at run time.
extension Checker {
    func checkConformances(of declaration: TypeDeclaration) {
        let type = declaration.type
        guard type.kind != .protocol, !isBroken(.user(type)) else { return }
        synthesize(declaration)
        checkRedundancy(of: declaration)
        for wanted in type.protocols where !inherits(type, wanted) { check(declaration, has: wanted) }
        checkCoding(declaration)
    }

    /// Enums without payloads are equatable by themselves, which the types around them may build upon.
    func adoptEquality(_ declaration: TypeDeclaration) {
        let type = declaration.type
        if type.kind == .enumeration, type.cases.allSatisfy({ $0.payload.isEmpty }) {
            type.conformances.formUnion([.equatable, .hashable])
        }
    }

    private func check(_ declaration: TypeDeclaration, has wanted: StaticType) {
        guard case .user(let protocolType) = wanted else { return checkNative(declaration, wanted) }
        let required = self.declaration(of: protocolType)
        guard checkAssociatedTypes(of: declaration, required) else { return }
        for member in required.order {
            guard let requirement = member.requirement, !requirement.isOptional,
                !refused.names.contains(requirement.name),
                witness(
                    for: version(of: member, for: declaration.staticType), requirement,
                    in: declaration.staticType) == nil
            else { continue }
            report(
                .missingRequirement(
                    type: declaration.type.name, requirement: requirement.fullName,
                    protocol: protocolType.name),
                at: declaration.range)
        }
        for asked in required.subscripts
        where asked.isRequirement && witness(for: asked, in: declaration.staticType) == nil {
            let what = asked.isSettable ? asked.fullName + " { get set }" : asked.fullName
            report(
                .missingRequirement(
                    type: declaration.type.name, requirement: what, protocol: protocolType.name),
                at: declaration.range)
        }
        checkInitializers(of: declaration, for: required)
        if protocolType.protocols.contains(.anyObject), declaration.type.kind != .class {
            let name = declaration.type.name
            report(.notForClasses(name, protocol: protocolType.name), at: declaration.range)
        }
        if let needed = protocolType.superclass, !isSubclass(declaration.staticType, of: needed) {
            report(
                .missingRequirement(
                    type: declaration.type.name, requirement: "superclass \(needed)",
                    protocol: protocolType.name),
                at: declaration.range)
        }
        for inherited in protocolType.protocols { check(declaration, has: inherited) }
    }

    /// Whether the type has what the protocol's associated types stand for; reports what it lacks.
    private func checkAssociatedTypes(of declaration: TypeDeclaration, _ required: TypeDeclaration) -> Bool {
        let names = required.syntax.associatedTypes.map(\.name.identifierText)
        if names.isEmpty { return true }
        func missingRequirement(_ name: String?, _ asking: UserType) {
            let what = CheckProblem.missingRequirement(
                type: declaration.type.name, requirement: name ?? "", protocol: asking.name)
            report(what, at: declaration.range)
        }
        for name in names where associated(name, for: declaration.staticType) == nil {
            // What it would be found out from is missing.
            for asking in [required.type] + namedProtocols(of: declaration.staticType) {
                guard let missing = member(of: asking, thatTells: name, declaration) else { continue }
                missingRequirement(missing.requirement?.fullName, asking)
                return false
            }
            missingRequirement("associatedtype \(name)", required.type)
            return false
        }
        let signature = associatedSignature(of: required.type)
        let types = typesOfSelf(declaration.staticType)
        for requirement in signature.requirements where requirement.placeholder != "Self" {
            guard (try? check(requirement, types, at: declaration.range)) != nil else { return false }
        }
        return true
    }

    /// What a protocol asks for and a type lacks, if it would tell an associated type.
    private func member(
        of asking: UserType, thatTells name: String, _ declaration: TypeDeclaration
    ) -> Member? {
        self.declaration(of: asking).order.first { member in
            guard let requirement = member.requirement else { return false }
            let own = requirement.isStatic ? declaration.statics : declaration.members
            return member.holdsOpen(name) && own[requirement.name] == nil
        }
    }

    private func checkInitializers(of declaration: TypeDeclaration, for required: TypeDeclaration) {
        let types = typesOfSelf(declaration.staticType)
        for wanted in required.initializers.map({ $0.version(types) }) {
            let promised = templatedInitializers(of: declaration.staticType)
            if promised.contains(where: { $0.hasSameSignature(as: wanted) }) { continue }
            let own = declaration.initializers.first { initializer in
                initializer.hasSameSignature(as: wanted)
                    && (!initializer.isFailable || wanted.isFailable)
                    && initializer.effect.fits(wanted.effect)
            }
            let isFinal = declaration.syntax.modifiers.contains { $0.name.text == "final" }
            let isForSubclasses = declaration.type.kind != .class || isFinal || own?.isRequired == true
            if own != nil, isForSubclasses { continue }
            let name = (own == nil ? "" : "required ") + wanted.fullName
            report(
                .missingRequirement(
                    type: declaration.type.name, requirement: name, protocol: required.type.name),
                at: declaration.range)
        }
    }

    /// Protocols of the engine: few methods are required, but they are for classes of NSObject's kind.
    private func checkNative(_ declaration: TypeDeclaration, _ wanted: StaticType) {
        for row in catalogue.record(of: wanted)?.optionalMethods ?? []
        where row.isRequired && !implements(row, declaration) {
            report(
                .missingRequirement(
                    type: declaration.type.name, requirement: row.fullName, protocol: wanted.description),
                at: declaration.range)
        }
        guard case .native = wanted, let root = catalogue.type(named: "NSObject"),
            !isSubclass(declaration.staticType, of: root), !isForAnyClass(wanted, declaration)
        else { return }
        report(
            .missingRequirement(
                type: declaration.type.name, requirement: "superclass NSObject",
                protocol: wanted.description),
            at: declaration.range)
    }

    /// NSCopying asks for a class, of whatever kind; `copy()` is NSObject's.
    private func isForAnyClass(_ wanted: StaticType, _ declaration: TypeDeclaration) -> Bool {
        declaration.type.kind == .class && wanted == catalogue.type(named: "NSCopying")
    }

    /// What implements a requirement for a type; nil when it has nothing.
    func witness(for wanted: Member, _ requirement: Requirement, in type: StaticType) -> Witness? {
        if case .method(let method) = wanted, method.generic != nil {
            return genericWitness(for: method, in: type)
        }
        let found =
            requirement.isStatic
            ? statics(named: requirement.name, of: type) : members(named: requirement.name, of: type)
        for member in found {
            switch (member, wanted) {
            case (.method(let method), .method(let original))
            where method.requirement == nil && method.generic == nil:
                guard method.hasSameSignature(as: original),
                    method.result == original.result
                        || conversionCost(from: method.result, to: original.result) != nil,
                    method.effect.fits(original.effect)
                else { continue }
                return .method(method.code, isMutating: method.isMutating)
            case (.property(let property), .property(let original)) where property.requirement == nil:
                let own = try? self.type(of: property, at: property.range)
                guard own == original.type || requirement.isOptional && own == original.type?.wrapped
                    || own.map({ narrows($0, wanted, requirement, in: type) }) == true,
                    property.isSettable && !property.isConstant || !original.isSettable,
                    !property.property.getterIsMutating,
                    property.effect.fits(original.effect)
                else { continue }
                return property.global.map { .global($0) } ?? .property(property.property)
            case (.native(let native, _), .method(let original)):
                guard native.fullName == original.fullName,
                    native.parameters.map(\.type) == original.parameters.map(\.type),
                    native.result == original.result
                else { continue }
                return .native(native)
            case (.native(let native, _), .property(let original)):
                guard native.kind == .property, native.result == original.type,
                    native.isSettable || !original.isSettable
                else { continue }
                return .native(native)
            default: continue
            }
        }
        if case .method(let method) = wanted { return operatorWitness(for: method) }
        return nil
    }

    /// Whether a property may have another type than a requirement, because it overrides one of a superclass
    /// that has what is asked for.
    private func narrows(
        _ own: StaticType, _ wanted: Member, _ requirement: Requirement, in type: StaticType
    ) -> Bool {
        guard case .property(let original) = wanted, let asked = original.type,
            conversionCost(from: own, to: asked) != nil, let parent = superclass(of: type)
        else { return false }
        return witness(for: wanted, requirement, in: parent) != nil
    }

    /// Conformances that Swift writes itself.
    private func synthesize(_ declaration: TypeDeclaration) {
        let type = declaration.type
        let hasOwnEquality = declaration.statics["=="] != nil
        if type.kind == .class, type.superclass == nil {
            if catalogue.declares(type, .equatable), !hasOwnEquality {
                missing("==", "Equatable", declaration)
            }
        } else if catalogue.declares(type, .equatable), !hasOwnEquality, type.kind != .class {
            let parts =
                declaration.stored.compactMap { try? self.type(of: $0, at: $0.range) }
                + type.cases.flatMap { $0.payload.map(\.type) }
            if !parts.allSatisfy({ isEquatable($0) }) { missing("==", "Equatable", declaration) }
        }
        let hasOrderOfCases =
            type.kind == .enumeration && type.rawType == nil
            && type.cases.allSatisfy { $0.payload.allSatisfy { isComparable($0.type) } }
        if catalogue.declares(type, .comparable), declaration.statics["<"] == nil, !hasOrderOfCases {
            missing("<", "Comparable", declaration)
        }
        if catalogue.declares(type, .stringConvertible),
            members(named: "description", of: .user(type)).isEmpty
        {
            missing("description", "CustomStringConvertible", declaration)
        }
        if catalogue.declares(type, .debugStringConvertible),
            members(named: "debugDescription", of: .user(type)).isEmpty
        {
            missing("debugDescription", "CustomDebugStringConvertible", declaration)
        }
        if catalogue.declares(type, .losslessString), type.kind != .protocol,
            !declaration.initializers.contains(where: {
                $0.parameters.count == 1 && $0.parameters[0].label == nil && $0.parameters[0].type == .string
            })
        {
            missing("init(_:)", "LosslessStringConvertible", declaration)
        }
        if catalogue.declares(type, .caseIterable),
            type.kind != .enumeration || !type.cases.allSatisfy({ $0.payload.isEmpty })
        {
            missing("allCases", "CaseIterable", declaration)
        }
    }

    /// `func == (a: Card, b: Card) -> Bool` outside the type.
    func freeOperator(_ name: String, of type: StaticType) -> FunctionDeclaration? {
        guard case .functions(let functions)? = topLevel[name] else { return nil }
        return functions.first {
            $0.generic == nil && $0.result == .bool && $0.parameters.map(\.type) == [type, type]
        }
    }

    private func missing(_ requirement: String, _ name: String, _ declaration: TypeDeclaration) {
        // Functions outside of types are known later.
        pendingBodies.append { [unowned self] in
            if freeOperator(requirement, of: declaration.staticType) != nil { return }
            report(
                .missingRequirement(type: declaration.type.name, requirement: requirement, protocol: name),
                at: declaration.range)
        }
    }
}

extension Member {
    /// Whether an associated type of its protocol is in its types.
    fileprivate func holdsOpen(_ name: String) -> Bool {
        let types: [StaticType] = switch self {
        case .method(let method): method.parameters.map(\.type) + [method.result]
        case .property(let property): property.type.map { [$0] } ?? []
        default: []
        }
        let wanted = "Self.\(name)"
        return types.contains { $0.substituting([wanted: .int]) != $0 }
    }
}
