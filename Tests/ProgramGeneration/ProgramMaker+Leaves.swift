extension ProgramMaker {
    /// The simplest expressions of a type.
    mutating func leaf(_ type: ValueType) -> String {
        switch type {
        case .int:
            return choices.one(of: ["0", "1", "2", "3", "5", "7", "10", "42", "100", "255", "(-1)", "(-8)"])
        case .double: return choices.one(of: ["0.0", "1.5", "2.0", "0.25", "100.0", "(-3.5)", "1e3", "0.1"])
        case .bool: return choices.one(of: ["true", "false"])
        case .string:
            let text = one(
                "", "a", "touch", "Hit Test", "été", "🇩🇪👍🏽", "a,b,,c", "12", "line\\nline")
            return choices.once(in: 10) ? "#\"raw \\n\"#" : "\"\(text)\""
        case .character: return "Character(\"\(one("a", "é", "🙂", "7", " "))\")"
        case .narrow(let name):
            return choices.one(of: [
                "\(name).max", "\(name).min", "\(name)(1)", "(7 as \(name))", "\(name)(100)",
            ])
        case .void: return "()"
        case .array(let element):
            return choices.once(in: 5)
                ? "([] as \(type.spelling))" : "(\(list(of: element, depth: 0)) as \(type.spelling))"
        case .set(let element): return "(\(list(of: element, depth: 0)) as \(type.spelling))"
        case .dictionary(let key, let value): return dictionary(key, value, depth: 0)
        case .optional(let wrapped):
            return choices.once(in: 3) ? "(nil as \(type.spelling))" : "Optional(\(leaf(wrapped)))"
        case .tuple(let elements): return "(\(elements.map { leaf($0) }.joined(separator: ", ")))"
        case .function(let parameters, let result): return closure(parameters, result, depth: 0)
        case .placeholder: return known(type) ?? "value"
        case .declared(let name, let arguments): return instance(of: name, arguments, depth: 0)
        }
    }

    /// A literal that takes its type from its surroundings.
    mutating func bareLiteral(_ type: ValueType) -> String {
        switch type {
        case .double: choices.one(of: ["1", "0", "2.5", "-4"])
        case .character: choices.one(of: ["\"x\"", "\"ß\""])
        default: choices.one(of: ["0", "1", "9", "100"])
        }
    }

    /// An array literal.
    mutating func list(of element: ValueType, depth: Int) -> String {
        let elements = (0..<1 + choices.number(below: 4)).map { _ in expression(element, depth: depth) }
        return "[\(elements.joined(separator: ", "))]"
    }

    /// A dictionary literal with keys that differ. Which of several objects in one ends first is chance.
    mutating func dictionary(_ key: ValueType, _ value: ValueType, depth: Int) -> String {
        let keys = key == .int ? ["0", "1", "2", "42"] : ["\"\"", "\"a\"", "\"touch\"", "\"12\""]
        let count = choices.number(below: holdsObjects(value) ? 2 : 4)
        let type = ValueType.dictionary(key, value).spelling
        guard count > 0 else { return "([:] as \(type))" }
        let pairs = keys.prefix(count).map { "\($0): \(expression(value, depth: depth))" }
        return "([\(pairs.joined(separator: ", "))] as \(type))"
    }

    /// Whether values of a type may be objects, or hold some.
    func holdsObjects(_ type: ValueType) -> Bool {
        switch type {
        case .declared, .placeholder, .function: true
        case .array(let inner), .optional(let inner), .set(let inner), .dictionary(_, let inner):
            holdsObjects(inner)
        case .tuple(let elements): elements.contains { holdsObjects($0) }
        default: false
        }
    }

    /// A closure with everything written out, or with as little as Swift allows.
    mutating func closure(_ parameters: [ValueType], _ result: ValueType, depth: Int) -> String {
        let variables = parameters.map { Variable(name: name("c"), type: $0) }
        let body = withinClosure(variables) { $0.value(result, depth: depth) }
        let list = variables.map { "\($0.name): \($0.type.spelling)" }.joined(separator: ", ")
        return "{ (\(list)) -> \(result.spelling) in \(choices.once(in: 2) ? "" : "return ")\(body) }"
    }

    /// A closure that is handed to a method of the library: its types are said there.
    mutating func transform(_ parameters: [ValueType], _ result: ValueType, depth: Int) -> String {
        let short = choices.once(in: 2)
        let variables = parameters.enumerated().map { place, type in
            Variable(name: short ? "$\(place)" : name("c"), type: type)
        }
        let body = withinClosure(short ? [] : variables) { $0.expression(result, depth: depth) }
        guard short else {
            return "{ \(variables.map(\.name).joined(separator: ", ")) in \(body) }"
        }
        // A closure inside would have a `$0` with another meaning, so these are short.
        let own = variables.filter { $0.type == result }.map(\.name)
        if let own = own.first, own == "$0", parameters.count == 1 { return "{ \(simpleUse(own, result)) }" }
        let ignored = parameters.map { _ in "_" }.joined(separator: ", ")
        return "{ \(ignored) in \(body) }"
    }

    private mutating func simpleUse(_ name: String, _ type: ValueType) -> String {
        switch type {
        case .int: choices.one(of: ["\(name) &+ 1", "-(\(name) / 2)", "\(name) % 3", "\(name)"])
        case .string: choices.one(of: ["\(name) + \"!\"", "\(name).uppercased()", "\"<\\(\(name))>\""])
        case .bool: "!\(name)"
        case .double: choices.one(of: ["\(name) * 2", "\(name).rounded()"])
        default: name
        }
    }

    // MARK: Values of declared types

    /// A new value of a declared type.
    mutating func instance(of name: String, _ arguments: [ValueType], depth: Int) -> String {
        guard let type = declared(name) else { return "\(name)()" }
        if type.kind == .protocol {
            let conforming = types.filter { $0.conformances.contains(name) }
            return "(\(instance(of: choices.one(of: conforming).name, [], depth: depth)) as \(name))"
        }
        let subclasses = types.filter { $0.superclass == name }
        if !subclasses.isEmpty, choices.once(in: 3) {
            return "(\(instance(of: choices.one(of: subclasses).name, [], depth: depth)) as \(name))"
        }
        let spelling = ValueType.declared(name, arguments).spelling
        if type.kind == .enum { return enumCase(of: type, spelling: spelling, depth: depth) }
        spent += scope.times
        let parameters = choices.one(of: type.initializers).map { parameter in
            var parameter = parameter
            parameter.type = parameter.type.replacing(type.types(arguments))
            return parameter
        }
        return spelling + self.arguments(for: parameters, depth: depth)
    }

    private mutating func enumCase(of type: DeclaredType, spelling: String, depth: Int) -> String {
        let (name, payload) = choices.one(of: depth > 0 ? type.cases : Array(type.cases.prefix(1)))
        let arguments = payload.isEmpty ? "" : arguments(for: payload, depth: depth)
        return "\(spelling).\(name)\(arguments)"
    }

    /// `.case` or `.init(...)`, where the type is known.
    mutating func implicitMember(_ name: String, _ arguments: [ValueType], depth: Int) -> String? {
        guard let type = declared(name) else { return nil }
        switch type.kind {
        case .enum: return enumCase(of: type, spelling: "", depth: depth)
        case .struct:
            guard type.placeholders.isEmpty else { return nil }
            return ".init" + self.arguments(for: choices.one(of: type.initializers), depth: depth)
        default: return nil
        }
    }
}
