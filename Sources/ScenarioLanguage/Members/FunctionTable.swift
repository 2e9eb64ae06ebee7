/// Takes rows of global functions.
struct FunctionTable {
    let catalogue: NativeCatalogue

    /// A function with an answer.
    func function<each Argument: Bridged, Result: Bridged>(
        _ name: String, defaults: KeyValuePairs<String, Value> = [:],
        _ body: @escaping (repeat each Argument) throws -> Result
    ) {
        let signature = RowSignature(name, staticTypes(repeat (each Argument).self), defaults: defaults)
        catalogue.addFunction(NativeMember(
            .function, signature.name, signature.parameters, Result.staticType
        ) { context, _, arguments in
            var reader = ArgumentReader(arguments)
            return try context.charged(body(repeat try reader.next((each Argument).self)).bridged)
        })
    }

    /// A function whose body works on values.
    func generic(
        _ name: String, _ parameters: [NativeParameter], _ result: StaticType,
        where requirements: [GenericRequirement] = [], isDiscardable: Bool = false,
        _ body: @escaping (_ context: RunContext, _ arguments: [Value]) throws -> Value
    ) {
        catalogue.addFunction(NativeMember(
            .function, name, parameters, result, requirements: requirements,
            isDiscardable: isDiscardable || result == .void
        ) { context, _, arguments in
            try body(context, arguments)
        })
    }

    /// A constant.
    func constant<P: Bridged>(_ name: String, _ value: P) {
        let bridged = value.bridged
        catalogue.addConstant(NativeMember(.constant, name, [], P.staticType) { _, _, _ in bridged })
    }
}
