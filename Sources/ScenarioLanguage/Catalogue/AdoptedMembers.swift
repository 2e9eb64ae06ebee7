/// What a type of the catalogue has of its protocols, and of those that they inherit from: the checker need
/// not ask each of them for a name that none of them has.
package struct AdoptedMembers: Sendable {
    /// How many protocols there are; one that the type has in several ways counts for each of them.
    let protocolCount: Int
    /// The names of their members.
    private let names: Set<String>
    private let staticNames: Set<String>

    /// Those of a type without protocols.
    init() {
        (protocolCount, names, staticNames) = (0, [], [])
    }

    /// - Parameter record: finds the record of a type.
    init(of type: NativeType, record: (NativeTypeID) -> NativeType?) {
        var (names, staticNames): (Set<String>, Set<String>) = ([], [])
        var count = 0
        var pending = type.protocols
        while let next = pending.popLast() {
            count += 1
            guard let adopted = record(next) else { continue }
            names.formUnion(adopted.members.keys)
            staticNames.formUnion(adopted.statics.keys)
            pending += adopted.protocols
        }
        (protocolCount, self.names, self.staticNames) = (count, names, staticNames)
    }

    /// Whether a protocol has a member with this base name.
    func have(_ name: String, isStatic: Bool) -> Bool { (isStatic ? staticNames : names).contains(name) }
}
