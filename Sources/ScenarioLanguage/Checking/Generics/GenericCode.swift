/// Generic code of the scenario, and what was made of it for particular types.
struct GenericCode {
    /// In order of declaration.
    var types: [GenericType] = []
    /// Functions and initializers with versions. Each leads to the scope that leads to it.
    var functions: [FunctionDeclaration] = []
    var initializers: [InitializerDeclaration] = []
    var subscripts: [SubscriptDeclaration] = []
    /// What calls ask of generic methods and subscripts of protocols, in order.
    var wantedVersions: [WantedVersion] = []
    /// What types have for those, by the requirement.
    var witnesses: [StaticType: [ObjectIdentifier: Witness]] = [:]
    /// Generic types with the stand-ins for their placeholders.
    var ownStandIns: Set<StaticType> = []
    /// Whether generic code is checked with stand-ins anywhere.
    var haveStandIns = false

    /// Ends what leads back to itself, and would never be freed.
    func takeApart() {
        for function in functions { function.generic = nil }
        for initializer in initializers { initializer.generic = nil }
        for declared in subscripts { declared.generic = nil }
    }
}
