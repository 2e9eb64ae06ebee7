/// A type of the catalogue: its place among types, and its members by name.
package final class NativeType: @unchecked Sendable {
    package enum Kind: Sendable { case `class`, structure, enumeration, optionSet, `protocol` }

    /// Literals that can stand for a value of the type.
    package struct Literals: OptionSet, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        package static let integer = Literals(rawValue: 1)
        package static let float = Literals(rawValue: 2)
        package static let string = Literals(rawValue: 4)
        package static let array = Literals(rawValue: 8)
    }

    package let id: NativeTypeID
    /// The name as authors write it: `UIEvent.EventType`.
    package let name: String
    package let kind: Kind
    /// The native superclass; nil for none.
    package let superclass: NativeTypeID?
    @exclusivity(unchecked) package internal(set) var conformances: Set<Conformance> = []
    package internal(set) var literals: Literals = []
    /// Native protocols that the type conforms to.
    @exclusivity(unchecked) package internal(set) var protocols: [NativeTypeID] = []
    /// What a protocol's objects may implement, for the engine to call; overloads in order of declaration.
    /// Those with `isRequired` they must.
    package internal(set) var optionalMethods: [NativeMember] = []
    /// Full names of a protocol's methods that UIKit calls and the engine does not.
    package internal(set) var unsentMethods: Set<String> = []
    /// The rows that the type itself declares, in their order.
    package private(set) var rows: [NativeMember] = []
    /// Members of instances, inherited ones included, by base name (`subscript` for those); those of the
    /// nearest class first, overloads in order of declaration. Those that a nearer one overrides are
    /// left out.
    @exclusivity(unchecked) package private(set) var members: [String: [NativeMember]] = [:]
    /// Static and class members and enum cases, by base name; `init` has the initializers.
    @exclusivity(unchecked) package private(set) var statics: [String: [NativeMember]] = [:]
    /// The initializers of the type; none for what scenarios cannot make.
    @exclusivity(unchecked) package private(set) var initializers: [NativeMember] = []
    /// Whether it is NSObject or inherits from it.
    @exclusivity(unchecked) package internal(set) var isObject = false
    /// What its protocols add to them.
    @exclusivity(unchecked) package internal(set) var adopted = AdoptedMembers()
    /// Types declared inside this one, by their own name: `EventType` of UIEvent.
    package internal(set) var nested: [String: StaticType] = [:]
    /// Members that the type has elsewhere and not in scenarios, with the reason where it is not the usual
    /// one.
    package internal(set) var absences: [String: Absence.Reason] = [:]
    /// Of a kind of a generic class: the class without arguments, `NSLayoutAnchor`; nil for other types.
    package internal(set) var origin: String?
    /// The arguments of such a kind, by the names of the class's placeholders.
    package internal(set) var arguments: [String: StaticType] = [:]
    /// What a loop over a value of the type goes through; nil for what is no sequence.
    package internal(set) var steps: (element: StaticType, elements: (RunContext, Value) throws -> [Value])?
    /// Where the language reference shows the type.
    package internal(set) var group: ReferenceGroup?
    /// Whether a value is of this type (for `is`, `as?`); subclasses are.
    package let holds: (Value) -> Bool

    init(
        _ id: NativeTypeID, name: String, kind: Kind, superclass: NativeTypeID?,
        holds: @escaping (Value) -> Bool
    ) {
        self.id = id
        self.name = name
        self.kind = kind
        self.superclass = superclass
        self.holds = holds
    }

    /// Members with this base name: static members, enum cases and initializers, or those of instances.
    func members(named name: String, isStatic: Bool) -> [NativeMember] {
        (isStatic ? statics : members)[name] ?? []
    }

    /// The type as a static type.
    package var staticType: StaticType { .native(id) }

    /// Adds a row. UIKit's objects keep the closures that they are given; Swift's library calls them.
    func add(_ member: NativeMember) {
        member.keepsClosures = kind == .class
        rows.append(member)
        ownGroup?.note(member.fullName)
        if member.isOfType {
            statics[member.name, default: []].append(member)
            if member.name == "init" { initializers.append(member) }
        } else {
            members[member.name, default: []].append(member)
        }
    }

    /// The heading, for the type whose rows speak for all that share it.
    var ownGroup: ReferenceGroup? { group?.types.first == name ? group : nil }

    /// Adds a method that a protocol asks for.
    func ask(for member: NativeMember) {
        optionalMethods.append(member)
        group?.note(member.fullName)
    }

    /// Adds the members of the superclass, without its initializers: those make objects of its own class.
    func inherit(_ superclass: NativeType) {
        members = superclass.members.merging(members, uniquingKeysWith: NativeType.overridden)
        var inherited = superclass.statics
        inherited["init"] = nil
        statics = inherited.merging(statics, uniquingKeysWith: NativeType.overridden)
    }

    private static func overridden(_ inherited: [NativeMember], by own: [NativeMember]) -> [NativeMember] {
        own + inherited.filter { far in !own.contains { $0.overrides(far) } }
    }
}

extension NativeMember {
    /// Whether it has the name and the types of an inherited member, so that nobody sees that one.
    fileprivate func overrides(_ inherited: NativeMember) -> Bool {
        self === inherited
            || fullName == inherited.fullName && result == inherited.result
                && parameters.map(\.type) == inherited.parameters.map(\.type)
    }
}
