import Reporting

/// Which members of the catalogue a run has used, and where each was used first: seen by the interpreter,
/// not read in the text. A method that the engine calls, because a class of the scenario overrides it, is
/// used too.
package struct MemberUses: Sendable {
    private var places: [ObjectIdentifier: Int] = [:]

    package init() {}

    /// The identities of all of them, in no order.
    package var members: [ObjectIdentifier] { Array(places.keys) }

    /// Whether the run came to the member.
    package func contains(_ member: NativeMember) -> Bool { places[ObjectIdentifier(member)] != nil }

    /// The identity of each, and the offset in the text of all files at which it was used first; in no order.
    package var offsets: [ObjectIdentifier: Int] { places }

    mutating func note(_ member: NativeMember, at range: SourceRange) {
        let id = ObjectIdentifier(member)
        if places[id] == nil { places[id] = range.offsets.lowerBound }
    }
}
