/// Structs, enums and what wraps values.
extension ProgramMaker {
    /// A type that a stored property may have.
    private mutating func fieldType() -> ValueType {
        switch choices.number(below: 8) {
        case 0: .array(simpleType())
        case 1: .optional(simpleType())
        case 2: declaredType() ?? .int
        default: simpleType()
        }
    }

    /// A struct.
    mutating func structure() -> SourcePiece {
        var type = DeclaredType(name: globalName("Shape"), kind: .struct)
        var members: [SourcePiece] = []
        var memberwise: [Parameter] = []
        for _ in 0..<1 + choices.number(below: 3) {
            let property = Property(name: name("f"), type: fieldType(), isSettable: !choices.once(in: 3))
            var parameter = Parameter(label: property.name, name: property.name, type: property.type)
            let initial: String? = choices.once(in: 3) ? leaf(property.type) : nil
            members.append(storedProperty(property, initial: initial))
            parameter.defaultValue = initial
            if property.isSettable || initial == nil { memberwise.append(parameter) }
            type.properties.append(property)
        }
        type.initializers = [memberwise]
        type.conformances = conformances(for: type.properties.map(\.type))
        if choices.once(in: 3) { members += ownInitializers(&type) }
        if choices.once(in: 2) { members.append(computedProperty(&type)) }
        for _ in 0..<1 + choices.number(below: 2) { members.append(method(&type)) }
        if choices.once(in: 3) { members.append(staticMember(&type)) }
        if choices.once(in: 3) { members += description(&type) }
        types.append(type)
        return .block("struct \(heading(type)) {", members)
    }

    /// The name with what it conforms to.
    func heading(_ type: DeclaredType) -> String {
        let inherited =
            (type.superclass.map { [$0] } ?? []) + (type.rawType.map { [$0.spelling] } ?? [])
            + type.conformances.sorted().filter {
                $0 != "Equatable" || !type.conformances.contains("Hashable")
            }
        let placeholders = type.placeholders.isEmpty ? "" : "<\(type.placeholders.joined(separator: ", "))>"
        return type.name + placeholders + (inherited.isEmpty ? "" : ": \(inherited.joined(separator: ", "))")
    }

    /// A stored property, sometimes with observers.
    mutating func storedProperty(_ property: Property, initial: String?, indentless: Bool = false)
        -> SourcePiece
    {
        let head =
            "\(property.isSettable ? "var" : "let") \(property.name): \(property.type.spelling)"
            + (initial.map { " = \($0)" } ?? "")
        guard property.isSettable, choices.once(in: 4) else { return .line(head) }
        let shown = isPrintable(property.type) ? "oldValue, \(property.name)" : "\"\(property.name)\""
        let observer =
            choices.once(in: 2)
            ? SourcePiece.block("didSet {", [.line("print(\"did\", \(shown))")])
            : .block("willSet {", [.line("print(\"will\", \"\(property.name)\")")])
        return .block(head + " {", [observer])
    }

    private mutating func conformances(for fields: [ValueType]) -> Set<String> {
        if fields.allSatisfy({ isHashable($0) }), choices.once(in: 2) { return ["Hashable", "Equatable"] }
        if fields.allSatisfy({ isEquatable($0) }), !choices.once(in: 3) { return ["Equatable"] }
        return []
    }

    /// An initializer in place of the memberwise one; or one that may fail, and one without parameters.
    private mutating func ownInitializers(_ type: inout DeclaredType) -> [SourcePiece] {
        // A constant with a value in its declaration must not be set again.
        guard type.properties.allSatisfy(\.isSettable) else { return [] }
        let parameters = parameters(of: [simpleType()])
        let list = parameters.map(\.declaration).joined(separator: ", ")
        let isFailable = choices.once(in: 2)
        let properties = type.properties
        let lines = within(
            { scope in
                scope.variables = parameters.map { Variable(name: $0.name, type: $0.type) }
            },
            { maker -> [SourcePiece] in
                let check = SourcePiece.block("if \(maker.condition(.bool)) {", [.line("return nil")])
                return (isFailable ? [check] : []) + maker.settings(of: properties)
            })
        guard isFailable else {
            type.initializers = [parameters]
            return [.block("init(\(list)) {", lines)]
        }
        type.failableInitializers = [parameters]
        type.initializers = [[]]
        let plain = within({ $0.variables = [] }, { $0.settings(of: properties) })
        return [.block("init?(\(list)) {", lines), .block("init() {", plain)]
    }

    private mutating func settings(of properties: [Property]) -> [SourcePiece] {
        properties.map { .line("self.\($0.name) = \(value($0.type, depth: 2))") }
    }

    /// What members of a type see of its properties.
    func ownVariables(_ type: DeclaredType, isMutating: Bool) -> [Variable] {
        let inherited = type.superclass.map { properties(of: $0, []) } ?? []
        return (type.properties + inherited).map { variable($0, type, isMutating) }
    }

    private func variable(_ property: Property, _ type: DeclaredType, _ isMutating: Bool) -> Variable {
        Variable(
            name: "self.\(property.name)", type: property.type,
            isSettable: property.isSettable && (isMutating || type.kind == .class),
            isFleeting: isMutating && type.kind != .class)
    }

    /// A property with a getter, and sometimes a setter.
    mutating func computedProperty(_ type: inout DeclaredType) -> SourcePiece {
        var getter = Callee(name: name("f"), result: simpleType())
        let body = functionBody(of: &getter, own: ownVariables(type, isMutating: false))
        let target = type.properties.first { $0.isSettable && $0.type == getter.result }
        type.properties.append(
            Property(name: getter.name, type: getter.result, isSettable: target != nil, cost: getter.cost + 1)
        )
        let head = "var \(getter.name): \(getter.result.spelling) {"
        guard let target else { return .block(head, body) }
        return .block(
            head,
            [
                .block("get {", body),
                .block("set {", [.line("print(\"set\", newValue)"), .line("\(target.name) = newValue")]),
            ])
    }

    /// A method, which may change the value.
    mutating func method(_ type: inout DeclaredType) -> SourcePiece {
        var method = Callee(name: name("act"))
        method.isMutating = type.kind == .struct && choices.once(in: 2)
        method.throwing = choices.once(in: 5)
        method.parameters = parameters()
        method.result = choices.once(in: 3) ? .void : anyType(depth: 1)
        let body = functionBody(of: &method, own: ownVariables(type, isMutating: method.isMutating))
        type.methods.append(method)
        return .block(method.head + " {", body)
    }

    private mutating func staticMember(_ type: inout DeclaredType) -> SourcePiece {
        let property = Property(name: name("shared"), type: simpleType(), isSettable: true)
        type.staticProperties.append(property)
        return .line("static var \(property.name): \(property.type.spelling) = \(leaf(property.type))")
    }

    /// A description in the program's words.
    mutating func description(_ type: inout DeclaredType) -> [SourcePiece] {
        let parts = type.properties.filter { $0.cost == 1 && isPrintable($0.type) }.prefix(2)
            .map { "\\(self.\($0.name))" }
        type.conformances.insert("CustomStringConvertible")
        return [.line("var description: String { \"<\(parts.joined(separator: ","))>\" }")]
    }

    // MARK: Enums

    /// An enum with raw values, or with payloads.
    mutating func enumeration() -> SourcePiece {
        var type = DeclaredType(
            name: globalName("Kind"), kind: .enum, conformances: ["Equatable", "Hashable"])
        var members: [SourcePiece] = []
        if choices.once(in: 2) {
            let raw = choices.one(of: [ValueType.int, .string])
            type.rawType = raw
            type.conformances.insert("CaseIterable")
            type.cases = ["left", "right", "up"].map { ($0, []) }
            members.append(
                .line(
                    choices.one(of: [
                        "case left, right, up",
                        raw == .int ? "case left = 3, right, up = -1" : "case left = \"L\", right, up",
                    ])))
        } else {
            let first = simpleType()
            let second = Parameter(label: choices.one(of: [nil, "by"]), name: "by", type: simpleType())
            type.cases = [("idle", []), ("moved", [Parameter(label: nil, name: "x", type: first), second])]
            let label = second.label.map { $0 + ": " } ?? ""
            members.append(.line("case idle"))
            members.append(.line("case moved(\(first.spelling), \(label)\(second.type.spelling))"))
            if choices.once(in: 2) {
                type.cases.append(("nested", [Parameter(label: nil, name: "x", type: type.type)]))
                members.append(.line("indirect case nested(\(type.name))"))
            }
        }
        types.append(type)
        members.append(selfMethod(&type))
        types[types.count - 1] = type
        return .block("enum \(heading(type)) {", members)
    }

    /// A method of an enum, which looks at `self`.
    private mutating func selfMethod(_ type: inout DeclaredType) -> SourcePiece {
        var method = Callee(name: name("act"), result: simpleType())
        let parts = type.cases.map { entry -> SourcePiece.Part in
            let bound = entry.payload.map { Variable(name: name("n"), type: $0.type) }
            let list = bound.isEmpty ? "" : "(\(bound.map(\.name).joined(separator: ", ")))"
            let result = method.result
            let text = within({ $0.variables = bound }, { $0.value(result, depth: 2) })
            return .init(
                "case \(bound.isEmpty ? "" : "let ").\(entry.name)\(list):", [.line("return \(text)")])
        }
        method.cost = 6
        type.methods.append(method)
        return .block(method.head + " {", [.block([.init("switch self {", [])] + parts, end: "}")])
    }

    /// A property wrapper's kin: a struct that keeps a number within bounds, used for a property of another.
    mutating func wrapper() -> SourcePiece {
        var type = DeclaredType(name: globalName("Clamped"), kind: .struct, conformances: ["Equatable"])
        type.properties = [Property(name: "wrappedValue", type: .int, isSettable: true, cost: 2)]
        type.initializers = [[Parameter(label: "wrappedValue", name: "wrappedValue", type: .int)]]
        types.append(type)
        return .block(
            "@propertyWrapper struct \(type.name): Equatable {",
            [
                .line("private var stored: Int"),
                .line("var wrappedValue: Int { get { stored } set { stored = min(max(newValue, -9), 9) } }"),
                .line("init(wrappedValue: Int) { stored = min(max(wrappedValue, -9), 9) }"),
            ])
    }
}
