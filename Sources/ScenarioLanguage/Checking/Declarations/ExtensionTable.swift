/// What extensions add to types.
struct ExtensionTable {
    /// To types of the engine and of Swift's library.
    var ofNative: [StaticType: NativeExtension] = [:]
    /// Those types in the order in which they are extended.
    var order: [StaticType] = []
    /// Extensions of many types at once, in order.
    var templates: [ExtensionTemplate] = []
    /// What extensions add to types that are not the scenario's, in order, until their overrides are known.
    var members: [(member: Member, type: StaticType)] = []
}
