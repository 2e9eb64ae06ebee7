import SwiftSyntax

/// Types of the scenario that conform to `Sequence`: what they have from the catalogue, and what of Swift's
/// types their protocols may name.
extension Checker {
    /// What a `for` loop over a value of this type walks through; nil for types that cannot be walked.
    func elementType(of type: StaticType) -> StaticType? {
        if let known = type.element { return known }
        if type == .partialRange(from: .int) { return .int }
        if let steps = catalogue.record(of: type)?.steps { return steps.element }
        guard isOwnSequence(type) else { return nil }
        return associated("Element", for: type)
    }

    private func isOwnSequence(_ type: StaticType) -> Bool {
        guard let sequence = conformances.sequences.sequence, case .user = type else { return false }
        return conforms(type, to: sequence)
    }

    /// Whether a type conforms to `Collection`.
    func isCollection(_ type: StaticType) -> Bool {
        guard let wanted = conformances.sequences.collection else { return false }
        return conforms(type, to: wanted)
    }

    /// Whether a type is one of Swift's protocols of sequences.
    func isProtocolOfSequences(_ type: StaticType?) -> Bool {
        guard case .user(let user)? = type else { return false }
        return conformances.sequences.contains(user)
    }

    /// `any Sequence<Int>`, `some Collection<UIView>`: a sequence of which only the elements are known; nil
    /// for other types.
    func sequenceType(_ constraint: TypeSyntax) throws -> StaticType? {
        guard let written = constraint.as(IdentifierTypeSyntax.self),
            let clause = written.genericArgumentClause, clause.arguments.count == 1,
            let found = type(named: written.name.text, at: SourceRange(written)),
            isProtocolOfSequences(found), let element = try genericArguments(clause).first
        else { return nil }
        return .sequence(element, found.description == "Sequence" ? .any : .collection)
    }

    /// A sequence of the scenario's as one of the catalogue's, which asks an iterator for the elements; any
    /// other value as it is.
    func walked(_ value: Typed) -> Typed {
        if value.type == .partialRange(from: .int) {
            return Typed(.sequence(.int, .any), CountedNumbers(start: value.node), value.range)
        }
        if let steps = catalogue.record(of: value.type)?.steps {
            let node = NativeElements(collection: value.node, elements: steps.elements, range: value.range)
            return Typed(.sequence(steps.element, .any), node, value.range)
        }
        guard isOwnSequence(value.type), let element = elementType(of: value.type),
            case .functions(let functions)? = topLevel["_walking"],
            let function = functions.first, let generic = function.generic
        else { return value }
        let type = StaticType.sequence(element, .any)
        // Code with stand-ins never runs.
        if value.type.holdsStandIn { return Typed(type, Constant(value: .void), value.range) }
        guard let made = try? instance(of: function, generic, ["S": value.type], at: value.range) else {
            return Typed(type, Constant(value: .void), value.range)
        }
        let maker = FunctionCall(code: made.code, arguments: [value.node], inouts: [], range: value.range)
        return Typed(type, WalkedSequence(maker: maker), value.range)
    }

    /// What has a member: of a sequence of the scenario's, what walks through it has what all sequences have.
    func holder(_ base: MemberBase, of owner: StaticType) -> MemberBase {
        guard case .sequence(_, .any) = owner, case .value(let value) = base else { return base }
        return .value(walked(unwrapped(value)))
    }

    /// Adds what all sequences have, put behind what a type has itself.
    func addWalked(_ name: String, _ type: StaticType, to found: inout [Member]) {
        guard isOwnSequence(type) || catalogue.record(of: type)?.steps != nil,
            let element = elementType(of: type)
        else { return }
        let walked = StaticType.sequence(element, .any)
        for native in catalogue.members(named: name, of: walked) where native.kind != .initializer {
            let isHidden = found.contains { member in
                native.kind == .method ? member.isLike(native) : !member.isFunction
            }
            if !isHidden { found.append(.native(native, on: walked)) }
        }
    }

    /// What the associated types of Swift's protocols of sequences are for one of Swift's types.
    func sequenceAssociation(_ name: String, of type: StaticType) -> StaticType? {
        guard !conformances.sequences.conformed(by: type).isEmpty else { return nil }
        switch name {
        case "Iterator": return iteratorType(of: type)
        default: return associatedType(name, of: type)
        }
    }

    private func iteratorType(of type: StaticType) -> StaticType? {
        let protocols = conformances.sequences.conformed(by: type)
        let isCollection = protocols.contains { $0.name == "_NativeCollection" }
        guard let element = type.element,
            let iterator = libraryType(named: isCollection ? "IndexingIterator" : "AnyIterator")
        else { return nil }
        return .user(instance(of: iterator, [isCollection ? type : element]))
    }

    private func libraryType(named name: String) -> GenericType? {
        guard case .type(let type)? = topLevel[name] else { return nil }
        return type.origin
    }
}

extension Member {
    /// Whether it takes what a method of the catalogue takes, which it hides then.
    fileprivate func isLike(_ native: NativeMember) -> Bool {
        guard case .method(let method) = self, method.fullName == native.fullName else { return false }
        return zip(method.parameters, native.parameters).allSatisfy {
            $0.type.isFunction == $1.type.isFunction
        }
    }
}
