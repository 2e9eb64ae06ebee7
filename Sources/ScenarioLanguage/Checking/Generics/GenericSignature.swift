import SwiftSyntax

/// What is in the angle brackets of a generic function or type.
final class GenericSignature {
    /// The placeholders in order: `T`, `U`.
    let names: [String]
    /// Classes and protocols, of the scenario or the engine, that the types must inherit from.
    private(set) var bounds: [(name: String, type: StaticType)] = []
    /// Protocols of Swift's library that they must conform to.
    private(set) var conformances: [(name: String, conformance: Conformance)] = []
    /// Types that a `where` clause settles.
    private(set) var settled: [(name: String, type: StaticType)] = []
    /// Placeholders that are the same type.
    private(set) var same: [(name: String, other: String)] = []
    /// Associated types of placeholders that are asked for something: `C.Item`.
    var dependents: Set<String> = []

    /// Whether it says for which types there is something, so that two placeholders may be one type.
    let isCondition: Bool

    init(_ names: [String], isCondition: Bool = false) {
        self.names = names
        self.isCondition = isCondition
    }

    /// As calls ask for them.
    var requirements: [GenericRequirement] {
        bounds.map { .inherits($0.name, $0.type) } + conformances.map { .conforms($0.name, $0.conformance) }
            + same.map { .same($0.name, .parameter($0.other)) }
            + settled.filter { !names.contains($0.name) }.map { .same($0.name, $0.type) }
    }

    /// What another signature asks of `Self`, asked of the placeholder `name`.
    func add(_ other: GenericSignature, as name: String) {
        func renamed(_ own: String) -> String { name + own.dropFirst("Self".count) }
        func isNew(_ own: String, _ type: StaticType) -> Bool {
            !bounds.contains { $0.name == own && $0.type == type }
        }
        for bound in other.bounds where isNew(renamed(bound.name), bound.type) {
            bounds.append((renamed(bound.name), bound.type))
        }
        conformances += other.conformances.map { (renamed($0.name), $0.conformance) }
        settled += other.settled.map { (renamed($0.name), $0.type) }
        same += other.same.map { (renamed($0.name), renamed($0.other)) }
    }

    /// All placeholders that are the same type as this one, the same first one for each of them.
    func group(of name: String) -> [String] {
        var found = [name]
        var next = 0
        while next < found.count {
            for pair in same {
                if pair.name == found[next], !found.contains(pair.other) { found.append(pair.other) }
                if pair.other == found[next], !found.contains(pair.name) { found.append(pair.name) }
            }
            next += 1
        }
        return found.sorted()
    }

    /// The protocols and classes that it asks a placeholder to be.
    func bounds(of name: String) -> [StaticType] { bounds.filter { $0.name == name }.map(\.type) }

    /// Whether a placeholder must conform to a protocol of Swift's library.
    func asks(_ name: String, for wanted: Conformance) -> Bool {
        conformances.contains { $0.name == name && $0.conformance == wanted }
    }

    func add(same name: String, as other: String) {
        // What is known of its own comes first.
        let isLater = !name.contains(".") && other.contains(".")
        same.append(isLater ? (other, name) : (name, other))
    }

    /// A signature with the requirements of another one besides.
    func adding(_ other: GenericSignature) -> GenericSignature {
        let both = GenericSignature(names, isCondition: isCondition)
        both.bounds = bounds + other.bounds
        both.conformances = conformances + other.conformances
        both.settled = settled + other.settled
        both.same = same + other.same
        both.dependents = dependents.union(other.dependents)
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
        case .losslessString: [.stringConvertible]
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
        "RangeReplaceableCollection", "StringProtocol", "Strideable", "Identifiable", "Codable",
        "Decodable", "Encodable", "OptionSet", "SetAlgebra",
    ]

    /// Protocols that differ from others only by types that scenarios do not have, or by their signs.
    private static let nearConstraints: [String: Conformance] = [
        "FixedWidthInteger": .integer, "SignedInteger": .integer, "UnsignedInteger": .integer,
        "BinaryFloatingPoint": .floatingPoint,
    ]

    /// The signature, and a scope in which its placeholders are types.
    ///
    /// - Parameters:
    ///   - opaque: types such as `some P` that may stand for placeholders without a name.
    ///   - isMember: whether what the clause asks of placeholders around it is asked elsewhere.
    func makeSignature(
        _ clause: GenericParameterClauseSyntax?, _ condition: GenericWhereClauseSyntax?,
        opaque: [SomeOrAnyTypeSyntax] = [], isMember: Bool = false
    ) throws -> (signature: GenericSignature, inside: Scope) {
        let inside = Scope(.block, parent: scope)
        for parameter in clause?.parameters ?? [] {
            if let word = parameter.specifier {
                throw unsupported("'\(word.text)' here", at: SourceRange(parameter))
            }
            inside[parameter.name.identifierText] = .type(.parameter(parameter.name.identifierText))
        }
        let opaque = opaque.filter { isForEachType($0.constraint) || $0.isChanged }
        for parameter in opaque {
            inside[parameter.nameOfPlaceholder] = .type(.parameter(parameter.nameOfPlaceholder))
        }
        let signature = GenericSignature(
            (clause?.parameters.map(\.name.identifierText) ?? []) + opaque.map(\.nameOfPlaceholder))
        try withScope(inside) {
            for parameter in opaque {
                try add(parameter.constraint, to: signature, parameter.nameOfPlaceholder)
            }
            for parameter in clause?.parameters ?? [] {
                guard let inherited = parameter.inheritedType else { continue }
                try add(inherited, to: signature, parameter.name.identifierText)
            }
            let own = Set(clause?.parameters.map(\.name.identifierText) ?? [])
            let requirements = condition?.requirements.filter { !isMember || $0.mentions(own) } ?? []
            try add(requirements, to: signature)
        }
        return (signature, inside)
    }

    /// `where T: P, U == Int`
    func add(_ condition: GenericWhereClauseSyntax, to signature: GenericSignature) throws {
        try add(Array(condition.requirements), to: signature)
    }

    func add(_ requirement: GenericRequirementSyntax, to signature: GenericSignature) throws {
        switch requirement.requirement {
        case .conformanceRequirement(let written):
            let name = try placeholder(written.leftType.ownText, signature, at: requirement)
            try add(written.rightType, to: signature, name)
        case .sameTypeRequirement(let written) where written.holdsOfEveryCollection: break
        case .sameTypeRequirement(let written)
        where written.asksForNumberedElements && knownPlaceholder("Index", signature) == nil
            && signature.names.contains("Element"):
            break
        case .sameTypeRequirement(let written) where isSettled(by: written, signature):
            // `Element == S.Element`, where it is known what `Element` is.
            let name = try placeholder(written.rightType.ownText, signature, at: requirement)
            guard case .type(let left) = written.leftType else { break }
            signature.add(settled: try resolve(left), name)
        case .sameTypeRequirement(let written):
            let name = try placeholder(written.leftType.ownText, signature, at: requirement)
            if let other = knownPlaceholder(written.rightType.ownText, signature) {
                let isOfBoth = signature.names.contains(name) && signature.names.contains(other)
                if isOfBoth, !signature.isCondition {
                    throw unsupported("a requirement of two placeholders", at: SourceRange(requirement))
                }
                return signature.add(same: name, as: other)
            }
            guard case .type(let right) = written.rightType, case let type = try resolve(right),
                isSettled(type, beside: signature)
            else { throw unsupported("this requirement", at: SourceRange(requirement)) }
            signature.add(settled: type, name)
        default: throw unsupported("this requirement", at: SourceRange(requirement))
        }
    }

    /// Whether only what is on the right is a placeholder.
    private func isSettled(
        by written: SameTypeRequirementSyntax, _ signature: GenericSignature
    ) -> Bool {
        knownPlaceholder(written.leftType.ownText, signature) == nil
            && knownPlaceholder(written.rightType.ownText, signature) != nil
            && type(named: written.leftType.ownText, at: SourceRange(written)) != nil
    }

    /// Whether a type says which one it is, or a generic type around says it later.
    private func isSettled(_ type: StaticType, beside signature: GenericSignature) -> Bool {
        var isOpen = false
        _ = type.replacing { part in
            guard case .parameter(let name) = part else { return nil }
            if signature.names.contains(name) || name.contains(".") || name == "Self" { isOpen = true }
            return nil
        }
        return !isOpen
    }

    private func placeholder(
        _ text: String, _ signature: GenericSignature, at place: GenericRequirementSyntax
    ) throws -> String {
        if let known = knownPlaceholder(text, signature) { return known }
        throw unsupported("a requirement of '\(text)'", at: SourceRange(place))
    }

    /// `T`, `T.Item`, or `Item` where a protocol is extended that has it; nil for anything else.
    /// `Iterator.Element` counts as `Element`.
    private func knownPlaceholder(_ text: String, _ signature: GenericSignature) -> String? {
        let short = text.replacing("Iterator.Element", with: "Element")
        return known(text, signature) ?? (short == text ? nil : known(short, signature))
    }

    private func known(_ text: String, _ signature: GenericSignature) -> String? {
        if signature.names.contains(text) || signature.dependents.contains(text) { return text }
        // Extensions of many types know it by its short name.
        if text == "Self.RawValue", signature.names.contains("RawValue") { return "RawValue" }
        let parts = text.split(separator: ".").map(String.init)
        for start in signature.names {
            let path = parts.first == start ? Array(parts.dropFirst()) : start == "Self" ? parts : []
            let isRawValue = path == ["RawValue"] && signature.asks(start, for: .rawRepresentable)
            guard !path.isEmpty, isRawValue || hasPath(path, signature.bounds(of: start)) else { continue }
            let name = ([start] + path).joined(separator: ".")
            signature.dependents.insert(name)
            return name
        }
        return nil
    }

    /// Whether types with these bounds have the associated type of an associated type, and so on.
    private func hasPath(_ path: [String], _ bounds: [StaticType]) -> Bool {
        for case .user(let user) in bounds {
            for syntax in associatedTypes(of: user) where syntax.name.identifierText == path[0] {
                if path.count == 1 { return true }
                let own = associatedSignature(of: user).bounds(of: "Self.\(path[0])")
                if hasPath(Array(path.dropFirst()), own) { return true }
            }
        }
        return false
    }

    func add(_ constraint: TypeSyntax, to signature: GenericSignature, _ name: String) throws {
        if let composition = constraint.as(CompositionTypeSyntax.self) {
            for element in composition.elements { try add(element.type, to: signature, name) }
            return
        }
        let text = constraint.ownText
        let own = type(named: text, at: SourceRange(constraint))
        if own == .any { return }
        if own == nil || catalogue.conformance(named: text) != nil && !isProtocolOfSequences(own) {
            if Self.strangeConstraints.contains(text) {
                throw unsupported("'\(text)' as a constraint", at: SourceRange(constraint))
            }
            if let known = catalogue.conformance(named: text) {
                // It has an associated type: that of the raw values.
                if known == .rawRepresentable { associations.areDeclared = true }
                return signature.add(known, name)
            }
            if let near = Self.nearConstraints[text] { return signature.add(near, name) }
            if ["Sendable", "Any", "Copyable"].contains(text) { return }
        }
        if let (wanted, arguments) = try primaryArguments(of: constraint) {
            signature.add(bound: .user(wanted), name)
            for (associated, argument) in arguments {
                signature.dependents.insert("\(name).\(associated)")
                if case .parameter(let other) = argument {
                    signature.add(same: "\(name).\(associated)", as: other)
                } else {
                    signature.add(settled: argument, "\(name).\(associated)")
                }
            }
            return
        }
        let type = try resolve(constraint)
        if type == .any { return }
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

    /// The protocol and the types of its first associated types in `Container<Int>`; nil for other types.
    private func primaryArguments(
        of constraint: TypeSyntax
    ) throws -> (UserType, [(name: String, type: StaticType)])? {
        guard let written = constraint.as(IdentifierTypeSyntax.self),
            let clause = written.genericArgumentClause,
            case .user(let wanted)? = type(named: written.name.text, at: SourceRange(written)),
            wanted.kind == .protocol,
            let syntax = declaration(of: wanted).syntax.as(ProtocolDeclSyntax.self)
        else { return nil }
        let names = syntax.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.text) ?? []
        let arguments = try genericArguments(clause)
        guard names.count == arguments.count else {
            throw unsupported(
                "this number of arguments of the type '\(wanted.name)'", at: SourceRange(clause))
        }
        return (wanted, Array(zip(names, arguments)))
    }

    /// Whether code for a value of `some P` is other code for each type.
    private func isForEachType(_ constraint: TypeSyntax) -> Bool {
        if let composition = constraint.as(CompositionTypeSyntax.self) {
            return composition.elements.contains { isForEachType($0.type) }
        }
        guard let written = constraint.as(IdentifierTypeSyntax.self) else { return false }
        let name = written.name.text
        switch type(named: name, at: SourceRange(written)) {
        case .user(let wanted)?: return !associatedTypes(of: wanted).isEmpty
        case nil: return catalogue.conformance(named: name) != nil || Self.nearConstraints[name] != nil
        default: return false
        }
    }
}

extension SomeOrAnyTypeSyntax {
    /// The name of the placeholder that stands for it, which no author can write.
    var nameOfPlaceholder: String { "some \(SourceRange(self).lower)" }
}
