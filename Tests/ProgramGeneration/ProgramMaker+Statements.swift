/// Statements.
extension ProgramMaker {
    /// One statement, or a few that belong together.
    mutating func statement() -> [SourcePiece] {
        let options: [(inout ProgramMaker) -> [SourcePiece]?] = [
            { $0.variable() }, { $0.variable() }, { $0.variable() }, { $0.printing() }, { $0.printing() },
            { $0.assignment() }, { $0.assignment() }, { $0.mutation() }, { $0.mutation() },
            { $0.conditional() }, { $0.optionalBinding() }, { $0.switching() }, { $0.loop() }, { $0.loop() },
            { $0.handling() }, { $0.inoutCall() }, { $0.localFunction() }, { $0.leaving() },
            { $0.destructuring() }, { $0.deferred() }, { $0.choosing() }, { $0.elementChange() },
            { $0.lifetime() }, { $0.countingLoop() },
        ]
        for _ in 0..<3 {
            let kept = (needsTry, spent, scope)
            if affords(1), let pieces = choices.one(of: options)(&self) { return pieces }
            (needsTry, spent, scope) = kept
        }
        return []
    }

    /// Statements inside a block.
    mutating func body(_ variables: [Variable] = [], times: Int = 1, loop: String? = nil) -> [SourcePiece] {
        within(
            { scope in
                scope.variables += variables
                scope.times *= times
                if let loop { scope.loops.append(loop) }
            },
            { maker in
                let count =
                    maker.scope.depth < 4 && !maker.choices.isOver ? maker.choices.number(below: 3) : 0
                let pieces = (0..<count).flatMap { _ in maker.statement() }
                return pieces.isEmpty ? maker.printing() ?? [] : pieces
            })
    }

    /// What an expression's text needs in front of it, and the text.
    mutating func marked(_ write: (inout ProgramMaker) -> String) -> String {
        let kept = needsTry
        needsTry = false
        defer { needsTry = kept }
        let text = write(&self)
        return (needsTry ? "try " : "") + text
    }

    /// An expression in front of a brace, where a closure needs parentheses around it.
    mutating func condition(_ type: ValueType, depth: Int = 3) -> String {
        marked { maker in
            let text = maker.value(type, depth)
            return text.contains("{") ? "(\(text))" : text
        }
    }

    /// The value of a branch: a closure there would be read as a block.
    private mutating func branch(_ type: ValueType) -> SourcePiece {
        let text = value(type)
        return .line(text.hasPrefix("{") ? "(\(text))" : text)
    }

    private mutating func markedValue(_ type: ValueType) -> String { marked { $0.value(type) } }
    private mutating func markedExpression(_ type: ValueType) -> String { marked { $0.expression(type) } }

    // MARK: Variables

    private mutating func variable() -> [SourcePiece]? {
        let type = anyType()
        let isSettable = !choices.once(in: 3)
        let name = name("v")
        let keyword = isSettable ? "var" : "let"
        defer { scope.variables.append(Variable(name: name, type: type, isSettable: isSettable)) }
        switch choices.number(below: 6) {
        case 0 where !isSettable:
            let condition = condition(.bool)
            return [
                .line("let \(name): \(type.spelling)"),
                .block(
                    [
                        .init("if \(condition) {", [.line("\(name) = \(markedValue(type))")]),
                        .init("} else {", [.line("\(name) = \(markedValue(type))")]),
                    ], end: "}"),
            ]
        case 1:
            return [
                .line("\(keyword) \(name) = \(marked { "(\($0.expression(type)) as \(type.spelling))" })")
            ]
        default: return [.line("\(keyword) \(name): \(type.spelling) = \(markedValue(type))")]
        }
    }

    private mutating func destructuring() -> [SourcePiece]? {
        let types = [simpleType(), anyType(depth: 1)]
        let names = types.map { _ in name("v") }
        let value = marked { maker in
            """
            (\(maker.expression(types[0])) as \(types[0].spelling), \(maker.expression(types[1])) as\
             \(types[1].spelling))
            """
        }
        scope.variables += zip(names, types).map { Variable(name: $0, type: $1, isSettable: true) }
        return [.line("var (\(names.joined(separator: ", "))) = \(value)")]
    }

    /// A variable whose value an `if` or `switch` chooses.
    private mutating func choosing() -> [SourcePiece]? {
        let type = anyType(depth: 1)
        let name = name("v")
        let kept = scope.handlesErrors
        scope.handlesErrors = false
        defer {
            scope.handlesErrors = kept
            scope.variables.append(Variable(name: name, type: type))
        }
        if choices.once(in: 2) {
            let condition = condition(.bool)
            return [
                .block(
                    [
                        .init("let \(name): \(type.spelling) = if \(condition) {", [branch(type)]),
                        .init("} else {", [branch(type)]),
                    ], end: "}")
            ]
        }
        return [
            .block(
                [
                    .init("let \(name): \(type.spelling) = switch \(condition(.int)) {", []),
                    .init("case \(one("0, 1", "...5", "1..<10")):", [branch(type)]),
                    .init("case let n where n % 2 == 0:", [branch(type)]),
                    .init("default:", [branch(type)]),
                ], end: "}")
        ]
    }

    // MARK: Output and changes

    mutating func printing() -> [SourcePiece]? {
        let separator = choices.once(in: 6) ? ", separator: \"|\"" : ""
        return [
            .line(
                marked { maker in
                    let values = (0..<1 + maker.choices.number(below: 3)).map { _ -> String in
                        let type = maker.anyType(depth: 2)
                        return maker.expression(maker.isPrintable(type) ? type : .int)
                    }
                    return "print(\(values.joined(separator: ", "))\(separator))"
                })
        ]
    }

    private mutating func settable(_ isFitting: (ValueType) -> Bool) -> Variable? {
        let fitting = scope.variables.filter { $0.isSettable && isFitting($0.type) }
        return fitting.isEmpty ? nil : choices.one(of: fitting)
    }

    private mutating func assignment() -> [SourcePiece]? {
        guard let variable = settable({ _ in true }) else { return nil }
        switch variable.type {
        case .int where choices.once(in: 2):
            let sign = choices.one(of: ["+=", "-=", "&+=", "&-=", "&*=", "|=", "^="])
            return [.line("\(variable.name) \(sign) \(markedExpression(.int))")]
        case .double where choices.once(in: 2), .string where choices.once(in: 2):
            return [.line("\(variable.name) += \(markedExpression(variable.type))")]
        case .array where choices.once(in: 2):
            return [.line("\(variable.name) += \(markedExpression(variable.type))")]
        case .declared(let name, let arguments) where !choices.once(in: 3):
            let settable = properties(of: name, arguments).filter(\.isSettable)
            guard !settable.isEmpty else { return nil }
            let property = choices.one(of: settable)
            guard affords(property.cost) else { return nil }
            return setting("\(variable.name).\(property.name)", markedValue(property.type))
        case .optional(.declared(let name, let arguments)) where choices.once(in: 2):
            let settable = properties(of: name, arguments).filter(\.isSettable)
            guard !settable.isEmpty else { return nil }
            let property = choices.one(of: settable)
            guard affords(property.cost) else { return nil }
            let value = markedValue(property.type)
            // What the variable holds is being changed while its new value is found.
            if value.contains(variable.name) { return nil }
            return setting("\(variable.name)?.\(property.name)", value)
        default: return setting(variable.name, markedValue(variable.type))
        }
    }

    /// Swift refuses to assign a variable to itself.
    private func setting(_ target: String, _ value: String) -> [SourcePiece]? {
        value == target ? nil : [.line("\(target) = \(value)")]
    }

    /// A call that changes a collection, a text or a Boolean value.
    private mutating func mutation() -> [SourcePiece]? {
        guard
            let variable = settable({ type in
                switch type {
                case .array, .set, .dictionary, .string, .bool: true
                default: false
                }
            })
        else { return nil }
        let name = variable.name
        switch variable.type {
        case .array(let element): return arrayMutation(name, element).map { [.line($0)] }
        case .set(let element):
            return [
                .line(
                    choices.one(of: [
                        "\(name).insert(\(expression(element, depth: 1)))",
                        "_ = \(name).remove(\(leaf(element)))",
                        "\(name).formUnion(\(leaf(.set(element))))",
                        "print(\(name).insert(\(leaf(element))).inserted)",
                    ]))
            ]
        case .dictionary(let key, let value):
            let place = expression(key, depth: 1)
            let less = ["\(name)[\(place)] = nil", "\(name).removeValue(forKey: \(place))"]
            // Which of several objects in it ends first would be chance.
            let more =
                holdsObjects(value)
                ? ["\(name) = \(dictionary(key, value, depth: 1))"]
                : [
                    "\(name)[\(place)] = \(expression(value, depth: 1))",
                    "_ = \(name).updateValue(\(expression(value, depth: 1)), forKey: \(place))",
                ]
            return [.line(choices.one(of: less + more))]
        case .string:
            return [
                .line(
                    choices.one(of: [
                        "\(name).append(\(expression(.string, depth: 1)))",
                        "\(name) = \(name).isEmpty ? \"e\" : \(name)",
                        "\(name).insert(\"_\", at: \(name).startIndex)",
                        "\(name).removeAll(where: { $0 == \"a\" })",
                    ]))
            ]
        default: return [.line("\(name).toggle()")]
        }
    }

    private mutating func arrayMutation(_ name: String, _ element: ValueType) -> String? {
        var options = [
            "\(name).append(\(expression(element, depth: 2)))",
            "\(name).insert(\(expression(element, depth: 1)), at: 0)",
            "if !\(name).isEmpty { \(name).removeLast() }", "_ = \(name).popLast()", "\(name).reverse()",
            "\(name).append(contentsOf: \(expression(.array(element), depth: 1)))",
            "if \(name).count > 1 { \(name).swapAt(0, \(name).count - 1) }",
            "if \(name).count > 2 { \(name).removeSubrange(1..<2) }", "\(name).removeAll()",
        ]
        if element.isOrdered, element != .double { options.append("\(name).sort()") }
        return choices.one(of: options)
    }

    /// A change through a subscript, a chain or a tuple's element.
    private mutating func elementChange() -> [SourcePiece]? {
        guard
            let variable = settable({ type in
                switch type {
                case .array, .tuple, .dictionary(_, .int), .dictionary(_, .array): true
                default: false
                }
            })
        else { return nil }
        let name = variable.name
        switch variable.type {
        case .array(let element):
            let index = choices.one(of: ["0", "\(name).count - 1", "\(name).count / 2"])
            return [.block("if !\(name).isEmpty {", [.line("\(name)[\(index)] = \(markedValue(element))")])]
        case .tuple(let elements):
            let place = choices.number(below: elements.count)
            return [.line("\(name).\(place) = \(markedValue(elements[place]))")]
        case .dictionary(let key, .int):
            return [
                .line("\(name)[\(expression(key, depth: 1)), default: 0] &+= \(expression(.int, depth: 1))")
            ]
        case .dictionary(let key, .array(let element)):
            return [
                .line(
                    """
                    \(name)[\(expression(key, depth: 1)), default: []].append(\
                    \(expression(element, depth: 1)))
                    """
                )
            ]
        default: return nil
        }
    }

    private mutating func inoutCall() -> [SourcePiece]? {
        let fitting = functions.filter { function in
            function.parameters.contains(where: \.isInout) && (!function.throwing || scope.handlesErrors)
        }
        guard !fitting.isEmpty else { return nil }
        let function = choices.one(of: fitting)
        guard affords(function.cost) else { return nil }
        var used: Set<String> = []
        var written: [String] = []
        for parameter in function.parameters {
            let label = parameter.label.map { $0 + ": " } ?? ""
            if parameter.isInout {
                guard let variable = settable({ $0 == parameter.type }), used.insert(variable.name).inserted
                else { return nil }
                written.append("\(label)&\(variable.name)")
            } else {
                written.append(label + leaf(parameter.type))
            }
        }
        let call = "\(function.throwing ? "try " : "")\(function.name)(\(written.joined(separator: ", ")))"
        return [.line(function.result == .void ? call : "_ = \(call)")]
    }
}
