/// Statements that decide what runs.
extension ProgramMaker {
    mutating func conditional() -> [SourcePiece]? {
        var parts = [SourcePiece.Part("if \(condition(.bool)) {", body())]
        if choices.once(in: 3) { parts.append(.init("} else if \(condition(.bool)) {", body())) }
        if choices.once(in: 2) { parts.append(.init("} else {", body())) }
        return [.block(parts, end: "}")]
    }

    /// A condition that calls nothing that throws.
    private mutating func plainCondition(depth: Int) -> String {
        let kept = scope.handlesErrors
        scope.handlesErrors = false
        defer { scope.handlesErrors = kept }
        return condition(.bool, depth: depth)
    }

    /// `if let`, `guard let`, `if case`.
    mutating func optionalBinding() -> [SourcePiece]? {
        let type = anyType(depth: 1)
        if case .optional = type { return nil }
        let bound = name("b")
        let source = condition(.optional(type))
        let variable = Variable(name: bound, type: type)
        switch choices.number(below: 4) {
        case 0:
            guard let exit = exit() else { return nil }
            scope.variables.append(variable)
            return [.block("guard let \(bound) = \(source) else {", [.line(exit)])]
        case 1:
            let extra = within({ $0.variables.append(variable) }, { $0.plainCondition(depth: 2) })
            return [
                .block(
                    [
                        .init("if let \(bound) = \(source), \(extra) {", body([variable])),
                        .init("} else {", body()),
                    ], end: "}")
            ]
        case 2: return [.block("if case let \(bound)? = \(source) {", body([variable]))]
        default: return [.block("if let \(bound) = \(source) {", body([variable]))]
        }
    }

    /// What leaves the place: nil where nothing can be left.
    private mutating func exit() -> String? {
        var options: [String] = []
        if let loop = scope.loops.last {
            options += ["continue", "break \(loop)", "continue \(scope.loops[0])"]
        } else if let result = scope.result {
            options.append(result == .void ? "return" : "return \(leaf(result))")
        }
        if scope.handlesErrors { options.append("throw \(failure())") }
        return options.isEmpty ? nil : choices.one(of: options)
    }

    /// One of the program's errors.
    mutating func failure() -> String {
        "Failure\(number)."
            + choices.one(of: ["empty", "tooLarge(\(leaf(.int)))", "named(\(leaf(.string)))"])
    }

    /// Leaves a loop, a function or a `do` under a condition.
    mutating func leaving() -> [SourcePiece]? {
        guard let exit = exit() else { return nil }
        return [.block("if \(condition(.bool)) {", [.line(exit)])]
    }

    // MARK: Switches

    mutating func switching() -> [SourcePiece]? {
        let options: [(inout ProgramMaker) -> SourcePiece?] = [
            { $0.numberSwitch() }, { $0.tupleSwitch() }, { $0.optionalSwitch() }, { $0.enumSwitch() },
            { $0.enumSwitch() }, { $0.stringSwitch() }, { $0.typeSwitch() },
        ]
        return choices.one(of: options)(&self).map { [$0] }
    }

    private mutating func numberSwitch() -> SourcePiece? {
        let bound = Variable(name: name("n"), type: .int)
        let isFallingThrough = choices.once(in: 4)
        return .block(
            [
                .init("switch \(condition(.int)) {", []),
                .init(
                    "case 0, \(one("1", "2", "100")):",
                    body() + (isFallingThrough ? [.line("fallthrough")] : [])),
                .init("case \(one("3...9", "..<0", "5..<50", "10...")):", body()),
                .init("case let \(bound.name) where \(bound.name) % 2 == 0:", body([bound])),
                .init("default:", body()),
            ], end: "}")
    }

    private mutating func tupleSwitch() -> SourcePiece? {
        let bound = Variable(name: name("n"), type: .bool)
        return .block(
            [
                .init("switch (\(plainCondition(depth: 2)), \(plainCondition(depth: 2))) {", []),
                .init("case (\(one("true", "_")), true):", body()),
                .init("case (let \(bound.name), false) where \(bound.name):", body([bound])),
                .init("case (_, _):", body()),
            ], end: "}")
    }

    private mutating func optionalSwitch() -> SourcePiece? {
        let type = simpleType()
        let bound = Variable(name: name("n"), type: type)
        return .block(
            [
                .init("switch \(condition(.optional(type))) {", []),
                .init(
                    "case \(one("let \(bound.name)?", ".some(let \(bound.name))")):",
                    body([bound])),
                .init("case \(one("nil", ".none")):", body()),
            ], end: "}")
    }

    private mutating func stringSwitch() -> SourcePiece? {
        .block(
            [
                .init("switch \(condition(.string)) {", []),
                .init("case \"\", \"a\":", body()),
                .init(
                    "case let s where s.count > \(one("2", "5")):",
                    body([Variable(name: "s", type: .string)])),
                .init("default:", body()),
            ], end: "}")
    }

    private mutating func enumSwitch() -> SourcePiece? {
        let enums = types.filter { $0.kind == .enum && $0.placeholders.isEmpty }
        guard !enums.isEmpty else { return nil }
        let type = choices.one(of: enums)
        var parts = [SourcePiece.Part("switch \(condition(type.type)) {", [])]
        for (name, payload) in type.cases {
            let bound = payload.map { Variable(name: self.name("n"), type: $0.type) }
            let list = bound.map(\.name).joined(separator: ", ")
            let pattern =
                payload.isEmpty
                ? ".\(name)"
                : choices.one(of: [
                    "let .\(name)(\(list))",
                    ".\(name)(\(bound.map { "let \($0.name)" }.joined(separator: ", ")))",
                ])
            if !payload.isEmpty, choices.once(in: 4) {
                let condition = within({ $0.variables += bound }, { $0.plainCondition(depth: 1) })
                parts.append(.init("case let .\(name)(\(list)) where \(condition):", body(bound)))
            }
            parts.append(.init("case \(pattern):", body(bound)))
        }
        if choices.once(in: 3), parts.count > 2 {
            parts.removeLast()
            parts.append(.init("default:", body()))
        }
        return .block(parts, end: "}")
    }

    private mutating func typeSwitch() -> SourcePiece? {
        let type = choices.one(of: [ValueType.int, .string, .array(.int), .double, .optional(.int)])
        return .block(
            [
                .init("switch (\(expression(type))) as \(type.spelling) as Any {", []),
                .init("case let n as Int:", body([Variable(name: "n", type: .int)])),
                .init("case let s as String:", body([Variable(name: "s", type: .string)])),
                .init("case is [Int]:", body()),
                .init("default:", body()),
            ], end: "}")
    }

    // MARK: Loops

    mutating func loop() -> [SourcePiece]? {
        guard scope.times <= 30 else { return nil }
        let element = name("e")
        let kept = scope.handlesErrors
        scope.handlesErrors = false
        let label = choices.once(in: 2) ? name("loop") : nil
        let head = label.map { "\($0): " } ?? ""
        let (source, type): (String, ValueType) = {
            switch choices.number(below: 6) {
            case 0: return (choices.one(of: ["0..<3", "1...3", "(0..<3).reversed()"]), .int)
            case 1:
                return (
                    "stride(from: \(one("0", "10")), through: 6, by: \(one("3", "-2")))",
                    .int
                )
            case 2: return ("(\(expression(.string, depth: 1))).prefix(4)", .character)
            default:
                let type = anyType(depth: 1)
                return ("(\(expression(.array(type), depth: 2))).prefix(4)", type)
            }
        }()
        scope.handlesErrors = kept
        let variable = Variable(name: element, type: type)
        let filter =
            choices.once(in: 4)
            ? " where " + within({ $0.variables.append(variable) }, { $0.plainCondition(depth: 1) }) : ""
        // A loop without a label is left by `break` too, which needs a name in this writer's book.
        let inside =
            label.map { body([variable], times: 4, loop: $0) } ?? bodyWithoutLeaving([variable], times: 4)
        return [.block("\(head)for \(element) in \(source)\(filter) {", inside)]
    }

    private mutating func bodyWithoutLeaving(_ variables: [Variable], times: Int) -> [SourcePiece] {
        within({ $0.loops = [] }, { $0.body(variables, times: times) })
    }

    /// `while` and `repeat`, with a number that grows.
    mutating func countingLoop() -> [SourcePiece]? {
        guard scope.times <= 30 else { return nil }
        let counter = name("i")
        let variable = Variable(name: counter, type: .int)
        let step = SourcePiece.line("\(counter) += 1")
        let rounds = choices.one(of: ["2", "3"])
        let inside = [step] + bodyWithoutLeaving([variable], times: 3)
        let start = SourcePiece.line("var \(counter) = 0")
        if choices.once(in: 2) {
            return [start, .block("repeat {", inside, end: "} while \(counter) < \(rounds)")]
        }
        return [start, .block("while \(counter) < \(rounds) {", inside)]
    }

    // MARK: Errors

    mutating func handling() -> [SourcePiece]? {
        let inside = within(
            { scope in
                scope.handlesErrors = true
            },
            { maker in
                maker.body() + (maker.choices.once(in: 3) ? [.line("throw \(maker.failure())")] : [])
            })
        var parts = [SourcePiece.Part("do {", inside)]
        if choices.once(in: 2) {
            parts.append(
                .init(
                    "} catch Failure\(number).tooLarge(let n) where n > 1 {",
                    body([Variable(name: "n", type: .int)])))
        }
        if choices.once(in: 3) {
            parts.append(.init("} catch let error as Failure\(number) {", [.line("print(\"own\", error)")]))
        }
        parts.append(.init("} catch {", [.line("print(\"caught\", error)")] + body()))
        return [.block(parts, end: "}")]
    }

    mutating func deferred() -> [SourcePiece]? {
        guard scope.depth > 0 else { return nil }
        let text = within(
            { scope in
                scope.handlesErrors = false
                scope.loops = []
                scope.result = nil
            }, { $0.printing() ?? [] })
        return [.block("defer {", text)]
    }
}
