/// Associated types of the scenario's protocols, and the types that they are.
struct Associations {
    /// Whether a protocol of the scenario has one.
    var areDeclared = false
    /// What was found for those that types do not declare.
    var inferred: [AssociationKey: StaticType] = [:]
    /// The protocols of which a witness is `some P`.
    var opaque: Set<StaticType> = []
    /// Those that are being looked for.
    var open: Set<AssociationKey> = []
    /// Requirements of protocols, for the types that conform.
    var requirements: [VersionKey: Member] = [:]
}
