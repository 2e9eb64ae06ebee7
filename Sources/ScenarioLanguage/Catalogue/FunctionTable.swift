/// Takes rows of global functions.
struct FunctionTable {
    let catalogue: NativeCatalogue
    let group: ReferenceGroup

    /// What the rows that follow mean, for the language reference.
    func means(_ meaning: String) { group.means(meaning) }

    /// A function with an answer.
    @_semantics("optimize.sil.specialize.generic.never")
    func function<each Argument: Bridged, Result: Bridged>(
        _ name: String, defaults: KeyValuePairs<String, Value> = [:],
        _ body: @escaping (repeat each Argument) throws -> Result
    ) {
        let signature = RowSignature(name, staticTypes(repeat (each Argument).self), defaults: defaults)
        add(NativeMember(
            .function, signature, Result.staticType
        ) { context, _, arguments in
            var reader = ArgumentReader(arguments)
            return try context.charged(body(repeat try reader.next((each Argument).self)).bridged)
        })
    }

    /// A function without an answer.
    @_semantics("optimize.sil.specialize.generic.never")
    @_disfavoredOverload
    func function<each Argument: Bridged>(
        _ name: String, defaults: KeyValuePairs<String, Value> = [:],
        _ body: @escaping (repeat each Argument) throws -> Void
    ) {
        let signature = RowSignature(name, staticTypes(repeat (each Argument).self), defaults: defaults)
        add(NativeMember(
            .function, signature, .void, isDiscardable: true
        ) { _, _, arguments in
            var reader = ArgumentReader(arguments)
            try body(repeat try reader.next((each Argument).self))
            return .void
        })
    }

    /// A function whose body works on values.
    func generic(
        _ name: String, _ parameters: [NativeParameter], _ result: StaticType,
        where requirements: [GenericRequirement] = [], isDiscardable: Bool = false,
        _ body: @escaping (_ context: RunContext, _ arguments: [Value]) throws -> Value
    ) {
        add(NativeMember(
            .function, name, parameters, result, requirements: requirements,
            isDiscardable: isDiscardable || result == .void
        ) { context, _, arguments in
            try body(context, arguments)
        })
    }

    /// A constant.
    @_semantics("optimize.sil.specialize.generic.never")
    func constant<P: Bridged>(_ name: String, _ value: P) {
        let bridged = value.bridged
        catalogue.addConstant(NativeMember(.constant, name, [], P.staticType) { _, _, _ in bridged })
        group.note(function: name)
    }

    private func add(_ member: NativeMember) {
        catalogue.addFunction(member)
        group.note(function: member.name)
    }
}
