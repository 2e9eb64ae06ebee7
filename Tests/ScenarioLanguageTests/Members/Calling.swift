import Testing

@testable import ScenarioLanguage

/// Calls members of the catalogue by name, as the interpreter does after the checker has chosen a row.
struct Calling {
    let context = RunContext()
    let catalogue = NativeCatalogue.standard

    /// Calls the first method with this full name whose parameter types are `types`, or any when nil.
    func method(
        _ fullName: String, on receiver: Value, _ type: StaticType, _ arguments: Value...,
        types: [StaticType]? = nil
    ) throws -> Value {
        let base = String(fullName.prefix { $0 != "(" })
        let rows = catalogue.members(named: base, of: type)
        let row = try #require(rows.first { fits($0, fullName, types) }, "no row \(fullName) of \(type)")
        return try row.call(in: context, on: receiver, arguments)
    }

    /// Calls a method that changes its receiver, and answers both.
    func change(
        _ receiver: Value, _ type: StaticType, _ fullName: String, _ arguments: Value...
    ) throws -> (receiver: Value, answer: Value) {
        let base = String(fullName.prefix { $0 != "(" })
        let rows = catalogue.members(named: base, of: type)
        let row = try #require(rows.first { fits($0, fullName, nil) }, "no row \(fullName) of \(type)")
        #expect(row.isMutating)
        var receiver = receiver
        let answer = try row.body(context, &receiver, arguments)
        return (receiver, answer)
    }

    /// Calls an initializer or static member.
    func make(
        _ type: StaticType, _ fullName: String, _ arguments: Value..., types: [StaticType]? = nil
    ) throws -> Value {
        let base = String(fullName.prefix { $0 != "(" })
        let statics = catalogue.statics(named: base, of: type)
        let rows = base == "init" ? catalogue.initializers(of: type) : statics
        let row = try #require(rows.first { fits($0, fullName, types) }, "no row \(fullName) of \(type)")
        return try row.call(in: context, arguments)
    }

    /// Calls a global function.
    func function(_ fullName: String, _ arguments: Value..., types: [StaticType]? = nil) throws -> Value {
        let base = String(fullName.prefix { $0 != "(" })
        let rows = catalogue.functions(named: base)
        let row = try #require(rows.first { fits($0, fullName, types) }, "no function \(fullName)")
        return try row.call(in: context, arguments)
    }

    /// Reads a property.
    func property(_ name: String, of receiver: Value, _ type: StaticType) throws -> Value {
        try method(name, on: receiver, type)
    }

    /// A closure for a member that wants one.
    func closure(_ body: @escaping ([Value]) throws -> Value) -> Value {
        .closure(ClosureValue(in: context, body))
    }

    private func fits(_ row: NativeMember, _ fullName: String, _ types: [StaticType]?) -> Bool {
        row.fullName == fullName && (types == nil || row.parameters.map(\.type) == types)
    }
}
