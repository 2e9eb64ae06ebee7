import SwiftSyntax

/// What stands in the angle brackets of a generic function or type.
final class GenericSignature {
    /// The placeholders in order: `T`, `U`.
    let names: [String]
    /// Classes and protocols, of the scenario or the engine, that the types must inherit from.
    private(set) var bounds: [(name: String, type: StaticType)] = []
    /// Protocols of Swift's library that they must conform to.
    private(set) var conformances: [(name: String, conformance: Conformance)] = []
    /// Types that a `where` clause settles.
    private(set) var settled: [(name: String, type: StaticType)] = []
    /// The placeholders of which no optional is made, so that they may stand for one.
    var mayBeOptional: Set<String> = []

    init(_ names: [String]) { self.names = names }

    /// As calls ask for them.
    var requirements: [GenericRequirement] {
        bounds.map { .inherits($0.name, $0.type) } + conformances.map { .conforms($0.name, $0.conformance) }
    }

    /// A signature with the requirements of another one besides.
    func adding(_ other: GenericSignature) -> GenericSignature {
        let both = GenericSignature(names)
        both.bounds = bounds + other.bounds
        both.conformances = conformances + other.conformances
        both.settled = settled + other.settled
        return both
    }

    func add(_ conformance: Conformance, _ name: String) {
        conformances += ([conformance] + conformance.implied).map { (name, $0) }
    }

    func add(bound type: StaticType, _ name: String) { bounds.append((name, type)) }

    func add(settled type: StaticType, _ name: String) { settled.append((name, type)) }
}

extension Conformance {
    /// What a type that conforms conforms to as well.
    fileprivate var implied: [Conformance] {
        switch self {
        case .hashable, .comparable: [.equatable]
        case .numeric: [.equatable]
        case .signedNumeric: [.numeric, .equatable]
        case .integer: [.numeric, .comparable, .hashable, .equatable]
        case .floatingPoint: [.signedNumeric, .numeric, .comparable, .hashable, .equatable]
        default: []
        }
    }
}

extension Checker {
    /// Protocols of Swift's library whose members nothing is known of here.
    private static let strangeConstraints: Set<String> = [
        "Sequence", "Collection", "MutableCollection", "BidirectionalCollection", "RandomAccessCollection",
        "RangeReplaceableCollection", "StringProtocol", "Strideable", "SignedInteger",
        "UnsignedInteger", "Identifiable", "Codable", "Decodable", "Encodable", "RawRepresentable",
        "CaseIterable", "AdditiveArithmetic", "OptionSet", "SetAlgebra", "IteratorProtocol",
        "ExpressibleByIntegerLiteral", "ExpressibleByStringLiteral", "LosslessStringConvertible",
        "CustomDebugStringConvertible", "BinaryFloatingPoint",
    ]

    /// The signature, and a scope in which its placeholders are types.
    func makeSignature(_ clause: GenericParameterClauseSyntax, _ condition: GenericWhereClauseSyntax?)
        throws -> (signature: GenericSignature, inside: Scope)
    {
        let inside = Scope(.block, parent: scope)
        for parameter in clause.parameters {
            if let word = parameter.specifier {
                throw unsupported("'\(word.text)' here", at: SourceRange(parameter))
            }
            inside[parameter.name.identifierText] = .type(.parameter(parameter.name.identifierText))
        }
        let signature = GenericSignature(clause.parameters.map(\.name.identifierText))
        try withScope(inside) {
            for parameter in clause.parameters {
                guard let inherited = parameter.inheritedType else { continue }
                try add(inherited, to: signature, parameter.name.identifierText)
            }
            if let condition { try add(condition, to: signature) }
        }
        return (signature, inside)
    }

    /// `where T: P, U == Int`
    func add(_ condition: GenericWhereClauseSyntax, to signature: GenericSignature) throws {
        for requirement in condition.requirements {
            switch requirement.requirement {
            case .conformanceRequirement(let written):
                let name = try placeholder(written.leftType.trimmedDescription, signature, at: requirement)
                try add(written.rightType, to: signature, name)
            case .sameTypeRequirement(let written):
                let name = try placeholder(written.leftType.trimmedDescription, signature, at: requirement)
                if signature.names.contains(written.rightType.trimmedDescription) {
                    throw unsupported("a requirement of two placeholders", at: SourceRange(requirement))
                }
                guard case .type(let right) = written.rightType, case let type = try resolve(right),
                    !type.hasPlaceholder
                else { throw unsupported("this requirement", at: SourceRange(requirement)) }
                signature.add(settled: type, name)
            default: throw unsupported("this requirement", at: SourceRange(requirement))
            }
        }
    }

    private func placeholder(
        _ text: String, _ signature: GenericSignature, at place: GenericRequirementSyntax
    ) throws -> String {
        guard signature.names.contains(text) else {
            throw unsupported("a requirement of '\(text)'", at: SourceRange(place))
        }
        return text
    }

    private func add(_ constraint: TypeSyntax, to signature: GenericSignature, _ name: String) throws {
        if let composition = constraint.as(CompositionTypeSyntax.self) {
            for element in composition.elements { try add(element.type, to: signature, name) }
            return
        }
        let text = constraint.trimmedDescription
        let own = type(named: text, at: SourceRange(constraint))
        if own == .any { return }
        if own == nil || catalogue.conformance(named: text) != nil {
            if Self.strangeConstraints.contains(text) {
                throw unsupported("'\(text)' as a constraint", at: SourceRange(constraint))
            }
            if let known = catalogue.conformance(named: text) { return signature.add(known, name) }
            if text == "FixedWidthInteger" { return signature.add(.integer, name) }
            if ["Sendable", "Any", "Copyable"].contains(text) { return }
        }
        let type = try resolve(constraint)
        if case .user(let user) = type, user.isComposition {
            for part in user.protocols + (user.superclass.map { [$0] } ?? []) {
                signature.add(bound: part, name)
            }
            return
        }
        guard isProtocol(type) || isClass(type) else {
            throw fail(.notAProtocol(type.description), at: SourceRange(constraint))
        }
        signature.add(bound: type, name)
    }

    // MARK: Stand-ins

    /// Types of which nothing is known but what the signature says: generic code is checked with them, so
    /// that it may use nothing else.
    func standIns(for signature: GenericSignature) -> [String: StaticType] {
        var types: [String: StaticType] = [:]
        for name in signature.names { types[name] = standIn(for: name, signature) }
        return types
    }

    func standIn(for name: String, _ signature: GenericSignature) -> StaticType {
        if let settled = signature.settled.first(where: { $0.name == name }) { return settled.type }
        let own = signature.bounds.filter { $0.name == name }.map(\.type)
        let superclass = own.first { isClass($0) && !isProtocol($0) && $0 != .anyObject }
        let type = parts.makeType(name, kind: superclass == nil ? .protocol : .class)
        type.isStandIn = true
        type.superclass = superclass
        type.protocols = own.filter { isProtocol($0) || $0 == .anyObject }
        type.conformances = Set(signature.conformances.filter { $0.name == name }.map(\.conformance))
        if superclass != nil { type.conformances.formUnion([.equatable, .hashable]) }
        let inside = Scope(.type(.user(type)), parent: topLevel)
        let declaration = TypeDeclaration(
            type, range: SourceRange(0, 0), scope: inside, syntax: Self.unwrittenDeclaration)
        declaration.hasNumberedMembers = true
        declarations[ObjectIdentifier(type)] = declaration
        return .user(type)
    }

    /// Whether types are what a signature asks of them; reports the first that is not.
    func check(
        _ types: [String: StaticType], against signature: GenericSignature, at range: SourceRange
    ) throws {
        for requirement in signature.requirements { try check(requirement, types, at: range) }
        for name in signature.names {
            guard let type = types[name] else { continue }
            if type.isOptional, !signature.mayBeOptional.contains(name) {
                throw unsupported("an optional for the placeholder '\(name)'", at: range)
            }
            if type == .void || type == .never {
                throw unsupported("'\(type)' for the placeholder '\(name)'", at: range)
            }
        }
    }

    /// `T: P`, where P is no protocol of Swift's library.
    func check(_ name: String, inherits bound: StaticType, _ type: StaticType, at range: SourceRange) throws {
        // Swift's `Error` is the one protocol that conforms to itself.
        let conformsToItself = type == bound && type == .user(errorType)
        if isProtocol(type), isProtocol(bound), !type.isStandIn, type != .anyObject, !conformsToItself {
            throw unsupported(
                "a value of the protocol '\(type)' for the placeholder '\(name)'",
                hint: "take '\(bound)' itself", at: range)
        }
        guard !type.isOptional, conversionCost(from: type, to: bound) != nil else {
            throw fail(
                .requirementNotMet(type: type.description, requirement: bound.description), at: range)
        }
    }

    /// Whether types are what a signature asks of them.
    func satisfies(_ types: [String: StaticType], _ signature: GenericSignature) -> Bool {
        signature.bounds.allSatisfy { bound in
            types[bound.name].map { conversionCost(from: $0, to: bound.type) != nil } ?? false
        }
            && signature.conformances.allSatisfy { entry in
                types[entry.name].map { catalogue.conforms($0, to: entry.conformance) } ?? false
            } && signature.settled.allSatisfy { types[$0.name] == $0.type }
    }
}
