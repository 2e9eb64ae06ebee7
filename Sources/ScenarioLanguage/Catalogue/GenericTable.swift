/// Takes rows whose types hold placeholders, so that their bodies work on values. A row goes to each of
/// `types`.
struct GenericTable {
    let types: [NativeType]
    /// What holds for all rows: the bounds of a range must be whole numbers to be walked.
    let common: [GenericRequirement]

    init(types: [NativeType], common: [GenericRequirement] = []) {
        self.types = types
        self.common = common
        for type in types { type.group?.close() }
    }

    typealias Body = NativeMember.Body
    typealias Pure = (_ context: RunContext, _ receiver: Value, _ arguments: [Value]) throws -> Value

    /// A method that leaves its receiver as it is.
    func method(
        _ name: String, _ parameters: [StaticType], _ result: StaticType,
        where requirements: [GenericRequirement] = [], defaults: KeyValuePairs<String, Value> = [:],
        isDiscardable: Bool = false, cost: NativeCost = .linear, _ body: @escaping Pure
    ) {
        let signature = RowSignature(name, parameters, defaults: defaults)
        add(NativeMember(
            .method, signature, result, requirements: common + requirements,
            isDiscardable: isDiscardable, cost: cost
        ) { context, receiver, arguments in
            try context.charged(body(context, receiver, arguments))
        })
    }

    /// A method that changes its receiver.
    func mutator(
        _ name: String, _ parameters: [StaticType], _ result: StaticType = .void,
        where requirements: [GenericRequirement] = [], defaults: KeyValuePairs<String, Value> = [:],
        isDiscardable: Bool = false, cost: NativeCost = .linear, _ body: @escaping Body
    ) {
        let signature = RowSignature(name, parameters, defaults: defaults)
        add(NativeMember(
            .method, signature, result, isMutating: true,
            requirements: common + requirements, isDiscardable: isDiscardable || result == .void,
            cost: cost
        ) { context, receiver, arguments in
            try context.chargingCopies(of: &receiver) { try body(context, &$0, arguments) }
        })
    }

    /// A property; without `set` it is only read.
    func getter(
        _ name: String, _ type: StaticType, where requirements: [GenericRequirement] = [],
        cost: NativeCost = .linear, set: NativeMember.Setter? = nil,
        _ body: @escaping (_ context: RunContext, _ receiver: Value) throws -> Value
    ) {
        add(NativeMember(
            .property, name, [], type, requirements: common + requirements, cost: cost, setter: set
        ) { context, receiver, _ in
            try body(context, receiver)
        })
    }

    /// An initializer.
    func initializer(
        _ name: String, _ parameters: [StaticType], _ result: StaticType,
        where requirements: [GenericRequirement] = [],
        _ body: @escaping (_ context: RunContext, _ arguments: [Value]) throws -> Value
    ) {
        let signature = RowSignature(name, parameters)
        add(NativeMember(
            .initializer, signature, result, requirements: common + requirements
        ) { context, _, arguments in
            try context.charged(body(context, arguments))
        })
    }

    /// `init(arrayLiteral:)`: what a literal of the type calls, with any number of arguments.
    func literalInitializer(
        _ label: String, _ element: StaticType, _ result: StaticType,
        where requirements: [GenericRequirement] = [], _ body: @escaping ([Value]) throws -> Value
    ) {
        let parameter = NativeParameter(label, element, isVariadic: true)
        add(NativeMember(
            .initializer, "init", [parameter], result, requirements: common + requirements
        ) { context, _, arguments in
            try context.charged(body(arguments[0].list))
        })
    }

    /// A static method.
    func staticMethod(
        _ name: String, _ parameters: [StaticType], _ result: StaticType,
        _ body: @escaping (_ context: RunContext, _ arguments: [Value]) throws -> Value
    ) {
        let signature = RowSignature(name, parameters)
        add(NativeMember(
            .method, signature, result, isStatic: true
        ) { context, _, arguments in
            try body(context, arguments)
        })
    }

    /// A case of an enum, with what makes it from its associated values.
    func enumCase(
        _ name: String, _ payload: [StaticType], _ result: StaticType, _ body: @escaping ([Value]) -> Value
    ) {
        let signature = RowSignature(name, payload)
        add(NativeMember(
            .enumCase, signature, result, isStatic: true
        ) { _, _, arguments in
            body(arguments)
        })
    }

    /// A subscript; `set` nil for one that is only read.
    func `subscript`(
        _ labels: String, _ parameters: [StaticType], _ result: StaticType, cost: NativeCost = .linear,
        set: NativeMember.Setter? = nil, get: @escaping Pure
    ) {
        let signature = RowSignature(labels, parameters)
        let setter = set.map { set -> NativeMember.Setter in
            { context, receiver, arguments, value in
                try context.chargingCopies(of: &receiver) { try set(context, &$0, arguments, value) }
            }
        }
        add(NativeMember(
            .subscript, "subscript", signature.parameters, result, isMutating: set != nil,
            requirements: common, cost: cost, setter: setter
        ) { context, receiver, arguments in
            try get(context, receiver, arguments)
        })
    }

    private func add(_ member: NativeMember) {
        for type in types { type.add(member) }
    }
}

extension RunContext {
    /// The same value, after the run has been charged for its size.
    func charged(_ value: Value) throws -> Value {
        switch value {
        case .array(let values): try charge(elements: values.count)
        case .set(let set): try charge(pairs: set.count)
        case .dictionary(let dictionary): try charge(pairs: dictionary.count)
        case .string(let text): try charge(stringBytes: text.utf8.count)
        default: break
        }
        return value
    }

    /// Changes a collection, and charges the run when that made a copy of its elements, as it does when
    /// another variable holds the same ones. Otherwise few steps could fill the memory with copies.
    func chargingCopies<Result>(
        of collection: inout Value, _ change: (inout Value) throws -> Result
    ) throws -> Result {
        let place = collection.elementPlace
        let result = try change(&collection)
        if collection.elementPlace == place { return result }
        if case .slice(let values) = collection { try charge(elements: values.count) }
        _ = try charged(collection)
        return result
    }
}

extension Value {
    /// Where a collection keeps its elements; another place after a change says that they were copied.
    fileprivate var elementPlace: UnsafeRawPointer? {
        switch self {
        case .array(let values): values.withUnsafeBytes(\.baseAddress)
        case .slice(let values): values.wholePlace
        case .set(let set): set.elementPlace
        case .dictionary(let dictionary): dictionary.elementPlace
        default: nil
        }
    }
}

extension ArraySlice<Value> {
    /// Where the whole is of which this is a part: it stays when the part loses its first elements.
    fileprivate var wholePlace: UnsafeRawPointer? {
        withUnsafeBytes(\.baseAddress).map { $0 - startIndex * MemoryLayout<Value>.stride }
    }
}

/// Placeholders and closure types, short enough for rows.
extension StaticType {
    static let element = StaticType.parameter("Element")
    static let result = StaticType.parameter("Result")
    static let key = StaticType.parameter("Key")
    static let value = StaticType.parameter("Value")
    static let wrappedType = StaticType.parameter("Wrapped")
    static let bound = StaticType.parameter("Bound")
    static let other = StaticType.parameter("Other")
    /// The elements of a dictionary.
    static let pair = StaticType.tuple([TupleElement("key", .key), TupleElement("value", .value)])
    /// Whatever has elements of the receiver's type.
    static let elements = StaticType.sequence(.element, .any)

    /// The type of a closure.
    static func closure(_ parameters: StaticType..., to result: StaticType) -> StaticType {
        .function(FunctionType(parameters, result))
    }
}

extension [GenericRequirement] {
    static let equatableElements: [GenericRequirement] = [.conforms("Element", .equatable)]
    static let comparableElements: [GenericRequirement] = [.conforms("Element", .comparable)]
}
