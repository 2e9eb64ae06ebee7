import EventEngine

/// Swift's `ObjectIdentifier`: which object it is, or which type. It does not keep the object alive.
package struct ObjectIdentity: BridgedStruct, Hashable, CustomStringConvertible {
    private enum Subject: Hashable {
        case object(ObjectIdentifier)
        case type(StaticType)
    }

    private let subject: Subject

    init(_ object: AnyObject) { subject = .object(ObjectIdentifier(object)) }

    init(_ type: StaticType) { subject = .type(type) }

    /// Without the address, which is another one in each run.
    package var description: String { "ObjectIdentifier" }
}

extension NativeCatalogue {
    /// ObjectIdentifier.
    func addObjectIdentifier() {
        addStructure(
            ObjectIdentity.self, named: "ObjectIdentifier", conformances: [.equatable, .hashable],
            "Which object it is, or which type: for dictionaries by objects.", objectIdentifierRows)
    }

    private func objectIdentifierRows(_ t: MemberTable<ObjectIdentity>) {
        t.means("Of an object, or of a type.")
        let result = ObjectIdentity.staticType
        let object = [NativeParameter(nil, .anyObject)]
        t.type.add(NativeMember(.initializer, "init", object, result) { _, _, arguments in
            ObjectIdentity(try arguments[0].heldObject).bridged
        })
        let type = [NativeParameter(nil, .metatype(.any))]
        t.type.add(NativeMember(.initializer, "init", type, result) { _, _, arguments in
            guard case .type(let type) = arguments[0].unerased else { throw RunTrap.trap("this is no type") }
            return ObjectIdentity(type).bridged
        })
    }

    /// Hasher, and the `hashValue` of what sets and dictionaries can hold.
    func addHasher() {
        addStructure(
            StableHasher.self, named: "Hasher", conformances: [],
            "Makes one number of the values that decide whether two things are equal. Here it gives the same "
                + "number in every run.", hasherRows)
    }

    private func hasherRows(_ t: MemberTable<StableHasher>) {
        t.means("Makes one.")
        t.initializer("init()") { () in StableHasher() }
        t.means("Adds a value.", of: "combine(_:)")
        GenericTable(types: [t.type]).mutator(
            "combine(_:)", [.parameter("H")], where: [.conforms("H", .hashable)]
        ) { _, receiver, arguments in
            guard var hasher = StableHasher.from(receiver) else { return .void }
            hasher.combine(arguments[0])
            receiver = hasher.bridged
            return .void
        }
        t.means("The number for what was added.")
        t.method("finalize()") { (hasher: StableHasher) in hasher.finalize() }
    }

    /// The `hashValue` of numbers and texts.
    func hashValueRows<Owner: Bridged>(_ t: MemberTable<Owner>) {
        t.getter("hashValue", reading: { value in
            var hasher = StableHasher()
            hasher.combine(value.bridged)
            return hasher.finalize()
        })
    }
}
