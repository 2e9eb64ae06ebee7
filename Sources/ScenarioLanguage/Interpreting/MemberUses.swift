import Reporting

/// Which members of the catalogue a run has used, and where each was used first: seen by the interpreter,
/// not read in the text. A method that the engine calls, because a class of the scenario overrides it, is
/// used too.
package struct MemberUses: Sendable {
    /// By the number of the member.
    private var places: [Int: Int] = [:]

    package init() {}

    /// The numbers of all of them, sorted.
    package var members: [Int] { places.keys.sorted() }

    /// Whether the run came to the member.
    package func contains(_ member: NativeMember) -> Bool { places[member.number] != nil }

    /// The number of each, and the offset in the text of all files at which it was used first; in no order.
    package var offsets: [Int: Int] { places }

    mutating func note(_ member: NativeMember, at range: SourceRange) {
        guard member.number >= 0, places[member.number] == nil else { return }
        places[member.number] = range.offsets.lowerBound
    }
}
