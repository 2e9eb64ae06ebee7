/// Declarations that belong together: protocols with what conforms to them, classes with their subclasses,
/// generic types.
extension ProgramMaker {
    /// A protocol, a default in an extension, and a struct and an enum that conform.
    mutating func protocolWithDefaults() -> [SourcePiece] {
        let result = simpleType()
        let proto = DeclaredType(
            name: globalName("Acting"), kind: .protocol,
            properties: [Property(name: "size", type: .int, isSettable: false, cost: 3)],
            methods: [
                Callee(name: "perform", result: result, cost: 6),
                Callee(name: "extra", result: .string, cost: 4),
            ])
        types.append(proto)
        var pieces: [SourcePiece] = [
            .block(
                "protocol \(proto.name) {",
                [
                    .line("var size: Int { get }"), .line("func perform() -> \(result.spelling)"),
                ]),
            .block(
                "extension \(proto.name) {",
                [
                    .line("func perform() -> \(result.spelling) { \(leaf(result)) }"),
                    .line("func extra() -> String { \"default \\(size)\" }"),
                ]),
        ]
        for _ in 0..<1 + choices.number(below: 2) { pieces.append(conforming(to: proto, result)) }
        return pieces
    }

    /// A struct or class that conforms; its own `extra` is not a requirement, so the protocol's is called
    /// through the protocol.
    private mutating func conforming(to proto: DeclaredType, _ result: ValueType) -> SourcePiece {
        let isClass = choices.once(in: 3)
        var type = DeclaredType(name: globalName("Actor"), kind: isClass ? .class : .struct)
        type.conformances = [proto.name]
        type.properties = [Property(name: "size", type: .int, isSettable: true)]
        type.initializers = [[]]
        var members: [SourcePiece] = [.line("var size: Int = \(leaf(.int))")]
        if choices.once(in: 2) {
            var perform = Callee(name: "perform", result: result)
            members.append(
                .block(
                    perform.head + " {",
                    functionBody(of: &perform, own: ownVariables(type, isMutating: false))))
        }
        if choices.once(in: 2) { members.append(.line("func extra() -> String { \"own \\(size)\" }")) }
        type.methods = [
            Callee(name: "perform", result: result, cost: 40),
            Callee(name: "extra", result: .string, cost: 4),
        ]
        types.append(type)
        return .block("\(isClass ? "class" : "struct") \(heading(type)) {", members)
    }

    // MARK: Classes

    /// A class, and one or two that inherit.
    mutating func classFamily() -> [SourcePiece] {
        var base = DeclaredType(name: globalName("Node"), kind: .class)
        let shared = Parameter(label: choices.one(of: ["id", nil]), name: "id", type: simpleType())
        var members: [SourcePiece] = [.line("let id: \(shared.type.spelling)")]
        base.properties.append(Property(name: "id", type: shared.type, isSettable: false))
        let extra = Property(name: name("f"), type: simpleType(), isSettable: true)
        members.append(storedProperty(extra, initial: leaf(extra.type)))
        base.properties.append(extra)
        base.initializers = [[shared]]
        members.append(
            .block(
                "init(\(shared.declaration)) {",
                [
                    .line("self.id = id"), .line("print(\"init\", \"\(base.name)\")"),
                ]))
        var overridable = Callee(name: name("act"), parameters: parameters(), result: simpleType())
        overridable.parameters = overridable.parameters.map { parameter in
            var parameter = parameter
            parameter.defaultValue = nil
            return parameter
        }
        members.append(
            .block(
                overridable.head + " {",
                functionBody(of: &overridable, own: ownVariables(base, isMutating: false))))
        overridable.cost = 80
        base.methods.append(overridable)
        members.append(computedProperty(&base))
        let isSaying = choices.once(in: 2)
        if isSaying { members.append(.block("deinit {", [.line("print(\"deinit\", id)")])) }
        if choices.once(in: 3) {
            members.append(
                .line("lazy var \(name("lazy")): Int = { print(\"lazy\"); return \(leaf(.int)) }()"))
        }
        types.append(base)
        var pieces: [SourcePiece] = [.block("class \(base.name) {", members)]
        for _ in 0..<choices.number(below: 3) { pieces.append(subclass(of: base, overriding: overridable)) }
        return pieces
    }

    private mutating func subclass(of base: DeclaredType, overriding method: Callee) -> SourcePiece {
        var type = DeclaredType(name: globalName("Node"), kind: .class)
        type.superclass = base.name
        let own = Property(name: name("f"), type: simpleType(), isSettable: true)
        type.properties = [own]
        var members: [SourcePiece] = []
        if choices.once(in: 2) {
            members.append(.line("var \(own.name): \(own.type.spelling) = \(leaf(own.type))"))
            type.initializers = base.initializers
        } else {
            let parameter = Parameter(label: own.name, name: own.name, type: own.type)
            let id = base.initializers[0][0]
            members.append(.line("var \(own.name): \(own.type.spelling)"))
            members.append(
                .block(
                    "init(\(parameter.declaration)) {",
                    [
                        .line("self.\(own.name) = \(own.name)"),
                        .line("super.init(\(id.label.map { $0 + ": " } ?? "")\(leaf(id.type)))"),
                        .line("print(\"init\", \"\(type.name)\")"),
                    ]))
            type.initializers = [[parameter]]
        }
        if choices.once(in: 2) {
            var overriding = method
            let passed = method.parameters.map { ($0.label.map { $0 + ": " } ?? "") + $0.name }.joined(
                separator: ", ")
            let body = functionBody(of: &overriding, own: ownVariables(type, isMutating: false))
            let called = SourcePiece.line("print(\"super\", super.\(method.name)(\(passed)))")
            members.append(.block("override " + method.head + " {", [called] + body))
        }
        types.append(type)
        if choices.once(in: 3) {
            let computed = types.first { $0.name == base.name }?.properties.first {
                $0.cost > 1 && !$0.isSettable
            }
            if let computed {
                members.append(
                    .line(
                        "override var \(computed.name): \(computed.type.spelling) { \(leaf(computed.type)) }")
                )
            }
        }
        return .block("\(choices.once(in: 4) ? "final " : "")class \(heading(type)) {", members)
    }

    // MARK: Generic types

    /// A stack of any type, with what an extension adds where its elements can be compared.
    mutating func genericStructure() -> [SourcePiece] {
        var type = DeclaredType(name: globalName("Stack"), kind: .struct, placeholders: ["T"])
        let element = ValueType.placeholder("T")
        type.properties = [
            Property(name: "items", type: .array(element), isSettable: true),
            Property(name: "top", type: .optional(element), isSettable: false),
            Property(name: "count", type: .int, isSettable: false),
        ]
        type.methods = [
            Callee(
                name: "push", parameters: [Parameter(label: nil, name: "item", type: element)],
                isMutating: true, cost: 2),
            Callee(name: "pop", result: .optional(element), isMutating: true, cost: 2),
            Callee(
                name: "has", parameters: [Parameter(label: nil, name: "item", type: element)], result: .bool,
                cost: 3),
        ]
        type.initializers = [[Parameter(label: "items", name: "items", type: .array(element))]]
        type.conformances = ["Equatable"]
        types.append(type)
        return [
            .block(
                "struct \(type.name)<T> {",
                [
                    .line("var items: [T]"),
                    .line("var top: T? { items.last }"),
                    .line("var count: Int { items.count }"),
                    .line("mutating func push(_ item: T) { items.append(item) }"),
                    .line("mutating func pop() -> T? { items.popLast() }"),
                ]),
            .block(
                "extension \(type.name): Equatable where T: Equatable {",
                [
                    .line("func has(_ item: T) -> Bool { items.contains(item) }")
                ]),
        ]
    }
}
