/// What calls keep to, as overload resolution sees it. It never changes, so that all calls of a row share the
/// one of the row.
final class CallSignature {
    /// The name with labels.
    let name: String
    let parameters: [Parameter]
    let result: StaticType
    /// Whether a call may throw.
    let effect: Effect
    /// What its placeholders must be.
    let requirements: [GenericRequirement]
    /// The placeholders of what is called, by their order.
    let ownNames: [String]
    /// Whether there are placeholders in its types.
    let isGeneric: Bool
    /// Whether it takes any number of arguments.
    let isVariadic: Bool

    init(
        _ name: String, _ parameters: [Parameter], _ result: StaticType, effect: Effect = .none,
        requirements: [GenericRequirement] = [], ownNames: [String] = []
    ) {
        self.name = name
        self.parameters = parameters
        self.result = result
        self.effect = effect
        self.requirements = requirements
        self.ownNames = ownNames
        isGeneric = result.hasPlaceholder || parameters.contains { $0.type.hasPlaceholder }
        isVariadic = parameters.contains(where: \.isVariadic)
    }

    /// The same with other parameters, another result or effect.
    func with(
        parameters: [Parameter]? = nil, result: StaticType? = nil, effect: Effect? = nil
    ) -> CallSignature {
        CallSignature(
            name, parameters ?? self.parameters, result ?? self.result, effect: effect ?? self.effect,
            requirements: requirements, ownNames: ownNames)
    }

    /// The same where some placeholders are known.
    func knowing(_ types: [String: StaticType]) -> CallSignature {
        guard isGeneric, !types.isEmpty else { return self }
        return with(parameters: parameters.map { parameter in
            var parameter = parameter
            parameter.type = parameter.type.substituting(types)
            return parameter
        })
    }
}
