import SwiftSyntax

/// An extension of many types at once: `extension Comparable`, `extension Array where Element == UIView`,
/// `extension P where Self: UIView`. Each type that it fits gets members from it when one of them is looked
/// up first; the extension itself is checked with stand-ins.
final class ExtensionTemplate {
    /// What it extends.
    enum Subject {
        /// `Array`, `Set`, ...: the type under which its extensions are kept.
        case family(StaticType)
        /// A protocol of Swift's library.
        case standard(Conformance, name: String)
        /// `StringProtocol`: the types that conform to it.
        case types([StaticType])
        /// A protocol of the scenario.
        case own(UserType)

        /// Whether it is a protocol with associated types.
        func isOfAssociations(_ checker: Checker) -> Bool {
            if case .own(let user) = self { !checker.associatedTypes(of: user).isEmpty } else { false }
        }
    }

    let syntax: ExtensionDeclSyntax
    let subject: Subject
    let signature: GenericSignature
    /// What it adds.
    let members: [DeclSyntax]
    /// The names of its members.
    let names: Set<String>
    var instances: [StaticType: NativeExtension] = [:]
    /// The protocols that it makes types conform to, and where it says so.
    var conformances: [(wanted: UserType, place: SourceRange)] = []
    /// The name of what it extends.
    var name: String { syntax.extendedType.ownText }
    /// The type with which it is checked for all that it is for.
    var standIn: StaticType?

    init(
        _ syntax: ExtensionDeclSyntax, _ members: [DeclSyntax], _ subject: Subject,
        _ signature: GenericSignature
    ) {
        self.syntax = syntax
        self.members = members
        self.subject = subject
        self.signature = signature
        names = Set(members.flatMap(\.memberNames))
    }

    /// The placeholders that its requirements may name.
    static let placeholders = [
        "Self", "Element", "Key", "Value", "Wrapped", "Bound", "Self.Element", "Iterator.Element", "RawValue",
    ]
    /// Those that mean the elements of a sequence.
    static let elementNames = ["Element", "Self.Element", "Iterator.Element"]

    /// The protocols of Swift's library that scenarios may extend, by name. What is asked of a type is what
    /// the catalogue knows of it.
    static let standardProtocols: [String: Conformance] = [
        "Equatable": .equatable, "Hashable": .hashable, "Comparable": .comparable,
        "AdditiveArithmetic": .numeric, "Numeric": .numeric, "SignedNumeric": .signedNumeric,
        "BinaryInteger": .integer, "FixedWidthInteger": .integer, "SignedInteger": .integer,
        "FloatingPoint": .floatingPoint, "BinaryFloatingPoint": .floatingPoint,
        "CustomStringConvertible": .stringConvertible, "CaseIterable": .caseIterable,
        "RawRepresentable": .rawRepresentable, "Sequence": .sequence, "Collection": .sequence,
        "BidirectionalCollection": .sequence, "RandomAccessCollection": .sequence,
    ]
}

extension Checker {
    /// The extension as one of many types; nil when it is that of one type, or of one with placeholders that
    /// may be anything.
    func makeTemplate(_ syntax: ExtensionDeclSyntax) -> ExtensionTemplate? {
        let members = syntax.memberBlock.members.map(\.decl).filter(\.outerRequirements.isEmpty)
        let hasCondition = syntax.genericWhereClause != nil || syntax.hasMembersForEachType
        guard let template = makeTemplate(syntax, members, [], hasCondition: hasCondition) else { return nil }
        let subject = template.subject
        if let clause = syntax.inheritanceClause, case .family(let family) = subject {
            conform(family, clause, as: template)
        } else if let clause = syntax.inheritanceClause, let name = syntax.extendedName {
            report(.inheritingExtension(of: name.name.text), at: SourceRange(clause))
        }
        for member in syntax.memberBlock.members where !member.decl.mayBeInTemplates {
            // It belongs to the protocol, and not to each type.
            if case .own = subject, member.decl.is(TypeAliasDeclSyntax.self) { continue }
            let what = "this in an extension of so many types"
            report(.unsupported(what, hint: "write it for each type"), at: SourceRange(member.decl))
        }
        return template
    }

    /// What an extension has under conditions of its members' own, as so many extensions.
    func makeConditionalTemplates(_ syntax: ExtensionDeclSyntax) -> [ExtensionTemplate] {
        syntax.memberBlock.conditionalMembers.compactMap {
            makeTemplate(syntax, $0.members, $0.requirements, hasCondition: true)
        }
    }

    private func makeTemplate(
        _ syntax: ExtensionDeclSyntax, _ members: [DeclSyntax], _ asked: [GenericRequirementSyntax],
        hasCondition: Bool
    ) -> ExtensionTemplate? {
        let bound = boundType(of: syntax)
        let named = syntax.extendedName.flatMap { subject(named: $0, syntax, hasCondition: hasCondition) }
        guard let subject = bound.map({ .family($0.extensionKey) }) ?? named else { return nil }
        let signature = GenericSignature(
            subject.isOfAssociations(self) ? ["Self"] : ExtensionTemplate.placeholders)
        imply(subject, in: signature)
        for part in bound?.boundParts ?? [] { signature.add(settled: part.type, part.name) }
        let all = Array(syntax.genericWhereClause?.requirements ?? []) + asked
        if let last = all.last {
            let (count, place) = (problems.count, syntax.genericWhereClause.map { SourceRange($0) })
            let isKnown = withScope(topLevel) { (try? add(all, to: signature)) != nil }
            if !isKnown {
                if problems.count == count {
                    report(.unsupported("this 'where' clause", hint: nil), at: place ?? SourceRange(last))
                }
                refused.names.formUnion(members.flatMap(\.memberNames))
                return ExtensionTemplate(syntax, members, .types([]), signature)
            }
        }
        let template = ExtensionTemplate(syntax, members, subject, signature)
        template.standIn = standIn(for: template)
        return template
    }

    private func subject(
        named name: IdentifierTypeSyntax, _ syntax: ExtensionDeclSyntax, hasCondition: Bool
    ) -> ExtensionTemplate.Subject? {
        switch type(named: name.name.text, at: SourceRange(name)) {
        case nil:
            let standard = ExtensionTemplate.standardProtocols[name.name.text]
            if name.name.text == "RangeReplaceableCollection"
                || standard == .sequence && syntax.asksForNumberedElements
            {
                // Arrays. Texts conform too, but what such an extension adds is meant for lists.
                return .family(StaticType.array(.element).extensionKey)
            }
            if name.name.text == "StringProtocol" {
                return .types([.string] + [catalogue.type(named: "Substring")].compactMap { $0 })
            }
            return standard.map { .standard($0, name: name.name.text) }
        case .user(let user)? where user.kind == .protocol:
            return hasCondition || syntax.memberBlock.isForEachType || !associatedTypes(of: user).isEmpty
                ? .own(user) : nil
        case .set?, .dictionary?, .range?, .closedRange?:
            // They ask something of their placeholders, which members may use.
            return type(named: name.name.text, at: SourceRange(name)).map { .family($0.extensionKey) }
        case let found? where found.hasPlaceholder && found.origin == nil && hasCondition:
            return .family(found.opaque.extensionKey)
        default: return nil
        }
    }

    /// What is known of the placeholders without a word.
    private func imply(_ subject: ExtensionTemplate.Subject, in signature: GenericSignature) {
        switch subject {
        case .family(.set): signature.add(.hashable, "Element")
        case .family(.dictionary): signature.add(.hashable, "Key")
        case .family(.range), .family(.closedRange): signature.add(.comparable, "Bound")
        case .standard(let conformance, let name) where conformance != .sequence:
            signature.add(conformance, "Self")
            if name == "SignedInteger" { signature.add(.signedNumeric, "Self") }
        case .own(let user): signature.add(bound: .user(user), "Self")
        default: break
        }
    }

    // MARK: Members for a type

    /// Members that a type has from extensions of many types, put behind its own. They hide those that an
    /// extension of a protocol has for all types.
    func addTemplated(_ name: String, _ type: StaticType, isStatic: Bool, to found: inout [Member]) {
        var behind: [Member] = []
        for added in templated(name, type) {
            for member in (isStatic ? added.statics : added.members)[name] ?? [] {
                // Of two extensions the one that asks for more comes first.
                func hides(_ near: Member) -> Bool {
                    near.hasSameSignature(as: member) && !near.isForFewer(than: member)
                }
                if behind.contains(where: hides) || found.contains(where: { $0.isOwn && hides($0) }) {
                    continue
                }
                found.removeAll {
                    ($0.isDefault || $0.requirement != nil && !member.isDefault)
                        && $0.hasSameSignature(as: member)
                        || isConcrete(type) && $0.isAskedAsAnother(than: member)
                }
                found.append(member)
                behind.append(member)
            }
        }
    }

    /// Whether a type is no protocol, so that what extensions have for it stands for what is asked of it.
    private func isConcrete(_ type: StaticType) -> Bool {
        guard case .user(let user) = type else { return !isProtocol(type) }
        return user.kind != .protocol && !user.isStandIn
    }

    /// What a type has from extensions of many types, for one name; the more an extension asks, the earlier.
    ///
    /// - Parameter isPattern: whether the type is a generic one whose arguments are to be found.
    func templated(_ name: String, _ type: StaticType, isPattern: Bool = false) -> [NativeExtension] {
        let all = extensions.templates
        guard !all.isEmpty, !type.holdsOpaque, isPattern || !type.hasPlaceholder else { return [] }
        let fitting = all.filter { $0.names.contains(name) && fits($0, type, isPattern: isPattern) }
        let sorted = fitting.map { ($0, nearness(of: $0)) }.enumerated().sorted { one, other in
            let (near, far) = (one.element.1, other.element.1)
            return near == far ? one.offset < other.offset : far.lexicographicallyPrecedes(near)
        }
        return sorted.map { instance(of: $0.element.0, for: type) }
    }

    /// Whether it extends the type itself, how much it asks for, and how special its protocol is.
    private func nearness(of template: ExtensionTemplate) -> [Int] {
        let count = template.signature.requirementCount
        return switch template.subject {
        case .family: [1, count, 0]
        case .own(let user): [0, count, depth(of: user)]
        default: [0, count, 0]
        }
    }

    /// From how many protocols one inherits.
    private func depth(of wanted: UserType) -> Int {
        var most = 0
        for case .user(let inherited) in wanted.protocols { most = max(most, depth(of: inherited) + 1) }
        return most
    }

    /// Checks extensions of many types with types of which nothing else is known.
    func checkTemplates(_ made: ArraySlice<ExtensionTemplate>) {
        for template in made {
            // The library's own is known to be right.
            guard let type = template.standIn, !files.isLibrary(SourceRange(template.syntax)) else {
                continue
            }
            generics.ownStandIns.insert(type)
            _ = instance(of: template, for: type)
            for (wanted, place) in template.conformances {
                checkConformance(of: type, named: template.name, to: wanted, at: place)
            }
        }
    }

    /// Whether a protocol's own extension has a member that its values as such do not.
    func isOnlyExtended(_ name: String, _ type: StaticType) -> Bool {
        extensions.templates.contains { template in
            guard case .own(let user) = template.subject, template.names.contains(name) else { return false }
            return conforms(type, to: user) && hidesAssociations(type, of: user)
        }
    }

    /// Whether a type is a protocol of which no value's associated types are known.
    private func hidesAssociations(_ type: StaticType, of wanted: UserType) -> Bool {
        guard case .user(let user) = type, user.kind == .protocol, !user.isStandIn else { return false }
        return !associatedTypes(of: wanted).isEmpty
    }

    private func instance(of template: ExtensionTemplate, for type: StaticType) -> NativeExtension {
        if let known = template.instances[type] { return known }
        draw(100)
        let made = NativeExtension(type, scope: Scope(.type(type), parent: topLevel))
        made.scope.standIn = template.standIn
        template.instances[type] = made
        let (work, bodies, count, refusedBefore) = (typeWork, pendingBodies, problems.count, refused.names)
        typeWork = nil
        pendingBodies = []
        let place = MemberPlace(made)
        switch template.subject {
        case .own(let user):
            place.isOfProtocol = true
            place.lacksPlaces = conformances.sequences.contains(user) && lacksPlaces(type)
        case .standard(.sequence, let name): place.lacksPlaces = name != "Sequence" && lacksPlaces(type)
        default: break
        }
        place.meetsConditions = true
        withScope(topLevel) { collectMembers(of: template.syntax, template.members, in: place) }
        typeWork = work
        let own = pendingBodies
        pendingBodies = bodies
        // What is wrong with it for all types is reported once, for the stand-ins.
        guard template.standIn != type else {
            pendingBodies += own.map { body in { [unowned self] in learnMeanings(body) } }
            return made
        }
        _ = problems.cut(to: count)
        // A type that lacks what the extension names has none of that member; others do.
        refused.names = refusedBefore
        // Code with stand-ins never runs, and the library's is known to be right.
        let isKnown = type.holdsStandIn && files.isLibrary(SourceRange(template.syntax))
        if type.hasPlaceholder || isKnown { return made }
        let types = placeholders(of: type)
        pendingBodies += own.map { body in { [unowned self] in compareMeanings(for: types, body) } }
        return made
    }

    private func fits(_ template: ExtensionTemplate, _ type: StaticType, isPattern: Bool) -> Bool {
        if template.instances[type] != nil { return true }
        guard isSubject(type, of: template) else { return false }
        // The type that the arguments show is asked again.
        return isPattern || satisfies(placeholders(of: type), template.signature)
    }

    /// Whether an extension is for a type, as far as its `where` clause is not looked at.
    func isSubject(_ type: StaticType, of template: ExtensionTemplate) -> Bool {
        switch template.subject {
        case .family(let family): guard type.extensionKey == family else { return false }
        case .types(let types): guard types.contains(type) else { return false }
        case .own(let user):
            // What the library's extensions say Swift's own types have in their rows.
            let isForOwn = conformances.sequences.contains(user) && !conformances.sequences.isNative(user)
            if !type.isUserType, isForOwn, files.isLibrary(SourceRange(template.syntax)) { return false }
            guard conforms(type, to: user), !hidesAssociations(type, of: user) else { return false }
        case .standard(let wanted, _):
            if case .user(let user) = type, user.kind == .protocol, !user.isStandIn { return false }
            guard conformances.conforms(type, to: wanted) else { return false }
        }
        return true
    }

    /// The type with which an extension is checked for all that it is for.
    private func standIn(for template: ExtensionTemplate) -> StaticType? {
        let signature = template.signature
        func some(_ name: String) -> StaticType { standIn(for: name, signature) }
        var element: StaticType {
            let asked = ExtensionTemplate.elementNames.first { signature.asks($0) }
            return some(asked ?? "Element")
        }
        switch template.subject {
        // A sequence that is no collection has no count and no subscript.
        case .standard(.sequence, name: "Sequence"): return .sequence(element, .any)
        case .standard(.sequence, _): return .array(element)
        case .standard, .own: return some("Self")
        case .types(let types): return types.first
        case .family(.array): return .array(element)
        case .family(.set): return .set(element)
        case .family(.optional): return .optional(some("Wrapped"))
        case .family(.dictionary): return .dictionary(some("Key"), some("Value"))
        case .family(.range): return .range(some("Bound"))
        case .family(.closedRange): return .closedRange(some("Bound"))
        case .family: return nil
        }
    }
}

extension GenericSignature {
    /// How much it asks.
    fileprivate var requirementCount: Int { requirements.count + settled.count * 2 }

    /// Whether it asks anything of a placeholder.
    fileprivate func asks(_ name: String) -> Bool {
        bounds.contains { $0.name == name } || conformances.contains { $0.name == name }
            || settled.contains { $0.name == name }
    }
}

extension Member {
    /// Whether it is what a protocol's extension has for all types.
    var isDefault: Bool {
        switch self {
        case .method(let method): method.isDefaultImplementation
        case .property(let property): property.isDefaultImplementation
        default: false
        }
    }

    /// Whether a type itself declares it.
    fileprivate var isOwn: Bool {
        if case .type = self { return true }
        return !isDefault && requirement == nil
    }

    /// Whether it asks for a property that another member is with another type: `tools` of a class is what
    /// the protocol's extension has for that class, and not what its superclass has.
    fileprivate func isAskedAsAnother(than other: Member) -> Bool {
        guard case .property(let asked) = self, case .property(let given) = other else { return false }
        return asked.requirement != nil && given.type != nil && asked.type != given.type
    }

    fileprivate func hasSameSignature(as other: Member) -> Bool {
        switch (self, other) {
        case (.method(let one), .method(let two)): one.hasSameSignature(as: two)
        case (.property, .property): true
        default: false
        }
    }
}
