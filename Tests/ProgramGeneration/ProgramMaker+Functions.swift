/// Functions at the top of the program, inside others, and the objects that come and go.
extension ProgramMaker {
    /// Prints a name and returns the value that it was given.
    func noteFunction() -> SourcePiece {
        .block(
            "func note\(number)<T>(_ name: String, _ value: T) -> T {",
            [
                .line("print(\"note\", name)"), .line("return value"),
            ])
    }

    /// The program's errors.
    func failureEnum() -> SourcePiece {
        .block("enum Failure\(number): Error {", [.line("case empty, tooLarge(Int), named(String)")])
    }

    /// A function of the program: its head and what it does.
    mutating func function() -> SourcePiece {
        var function = Callee(name: globalName("make"))
        function.throwing = choices.once(in: 3)
        function.parameters = parameters()
        if choices.once(in: 3) {
            let type = choices.one(of: [ValueType.int, .string, .array(.int)])
            function.parameters.append(
                Parameter(label: "into", name: "target", type: type, isInout: true))
        }
        function.result = choices.once(in: 5) ? .void : anyType(depth: 1)
        let body = functionBody(of: &function)
        functions.append(function)
        return .block(function.head + " {", body)
    }

    /// A few parameters, the last of which may have a default value.
    mutating func parameters(of types: [ValueType]? = nil) -> [Parameter] {
        let types = types ?? (0..<choices.number(below: 4)).map { _ in anyType(depth: 1) }
        return types.enumerated().map { place, type in
            let name = name("p")
            let label: String? = choices.one(of: [nil, name, "with", "of"])
            var parameter = Parameter(label: label, name: name, type: type)
            if place == types.count - 1, choices.once(in: 4) {
                switch type {
                case .int, .string, .bool, .double: parameter.defaultValue = leaf(type)
                default: break
                }
            }
            return parameter
        }
    }

    /// What a function does; afterwards its cost is known.
    mutating func functionBody(
        of function: inout Callee, own: [Variable] = []
    ) -> [SourcePiece] {
        let (keptSpent, keptBudget) = (spent, budget)
        spent = 0
        budget = 40
        defer { (spent, budget) = (keptSpent, keptBudget) }
        let described = function
        let pieces = within(
            { scope in
                scope.variables +=
                    own
                    + described.parameters.map {
                        Variable(name: $0.name, type: $0.type, isSettable: $0.isInout, isFleeting: $0.isInout)
                    }
                scope.times = 1
                scope.handlesErrors = described.throwing
                scope.loops = []
                scope.result = described.result
            },
            { maker -> [SourcePiece] in
                let first = (0..<maker.choices.number(below: 4)).flatMap { _ in maker.statement() }
                if described.result == .void { return first.isEmpty ? maker.printing() ?? [] : first }
                return first + [.line("return \(maker.marked { $0.value(described.result) })")]
            })
        function.cost = spent + 2
        return pieces
    }

    /// A function inside the statements, which captures what stands above it.
    mutating func localFunction() -> [SourcePiece]? {
        guard scope.depth < 3 else { return nil }
        var function = Callee(name: name("local"))
        function.parameters = parameters().map { parameter in
            var parameter = parameter
            parameter.defaultValue = nil
            return parameter
        }
        function.result = simpleType()
        let kept = scope.variables
        scope.variables.removeAll(where: \.isFleeting)
        let body = functionBody(of: &function)
        scope.variables = kept
        let called = function.name + arguments(of: function, depth: 1)
        guard affords(function.cost) else { return nil }
        return [.block(function.head + " {", body), .line("print(\"\(function.name)\", \(called))")]
    }

    /// A generic function, with a protocol that its placeholder conforms to.
    mutating func genericFunction() -> SourcePiece {
        var function = Callee(name: globalName("pick"), result: .placeholder("T"), cost: 4)
        let (constraint, lines) = choices.one(of: [
            ("Comparable", ["return a < b ? b : a"]),
            ("Equatable", ["if a == b { print(\"same\") }", "return b"]),
            ("", ["let pair = (first: a, second: b)", "return pair.first"]),
            ("Comparable", ["let sorted = [b, a, b].sorted()", "return sorted[1]"]),
            ("", ["let values: [T?] = [nil, b, a]", "return values.compactMap { $0 }.first ?? a"]),
        ])
        function.constraint = constraint
        function.parameters = [
            Parameter(label: nil, name: "a", type: .placeholder("T")),
            Parameter(label: choices.one(of: [nil, "or"]), name: "b", type: .placeholder("T")),
        ]
        functions.append(function)
        return .block(function.head + " {", lines.map { .line($0) })
    }

    /// An object that is held, seen through a weak variable, and let go.
    mutating func lifetime() -> [SourcePiece]? {
        let classes = types.filter { $0.kind == .class }
        guard !classes.isEmpty else { return nil }
        let type = choices.one(of: classes)
        let (strong, weak) = (name("strong"), name("weak"))
        return [
            .line("var \(strong): \(type.name)? = \(instance(of: type.name, [], depth: 1))"),
            .line("weak var \(weak) = \(strong)"),
            .line("print(\"alive\", \(weak) != nil)"),
            .line("\(strong) = nil"),
            .line("print(\"alive\", \(weak) != nil)"),
        ]
    }
}
