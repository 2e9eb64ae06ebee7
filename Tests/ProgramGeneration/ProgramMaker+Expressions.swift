extension ProgramMaker {
    /// The same, shorter to write inside strings.
    mutating func value(_ type: ValueType, _ depth: Int) -> String { expression(type, depth: depth) }

    /// One of several texts.
    mutating func one(_ texts: String...) -> String { choices.one(of: texts) }

    /// An expression of a type that needs no context to have it.
    mutating func expression(_ type: ValueType, depth: Int = 3) -> String {
        if depth <= 0 || choices.isOver { return known(type) ?? leaf(type) }
        switch choices.number(below: 8) {
        case 0, 1: return known(type) ?? leaf(type)
        case 2: return leaf(type)
        case 3: return composed(type, depth: depth - 1) ?? leaf(type)
        default: return special(type, depth: depth - 1)
        }
    }

    /// An expression whose type is said by what stands around it.
    mutating func value(_ type: ValueType, depth: Int = 3) -> String {
        switch type {
        case .narrow, .double, .character:
            if choices.once(in: 4) { return bareLiteral(type) }
        case .optional(let wrapped):
            if choices.once(in: 6) { return "nil" }
            if choices.once(in: 2) { return expression(wrapped, depth: depth) }
        case .array(let element):
            if choices.once(in: 3) { return list(of: element, depth: depth - 1) }
        case .declared(let name, let arguments):
            if choices.once(in: 3), let short = implicitMember(name, arguments, depth: depth - 1) {
                return short
            }
        default: break
        }
        return expression(type, depth: depth)
    }

    // MARK: Names

    /// A variable, or a property of one, that has the type.
    mutating func known(_ type: ValueType) -> String? {
        let fitting = sources(of: type)
        return fitting.isEmpty ? nil : choices.one(of: fitting)
    }

    /// Names and members that have a type, without calls.
    private func sources(of type: ValueType) -> [String] {
        scope.variables.flatMap { variable -> [String] in
            if variable.type == type { return [variable.name, variable.name, variable.name] }
            switch variable.type {
            case .tuple(let elements):
                return elements.indices.filter { elements[$0] == type }.map { "\(variable.name).\($0)" }
            case .declared(let name, let arguments):
                return properties(of: name, arguments).filter { $0.type == type && $0.cost == 1 }
                    .map { "\(variable.name).\($0.name)" }
            case .optional(.declared(let name, let arguments)):
                guard case .optional(let wrapped) = type else { return [] }
                return properties(of: name, arguments).filter { $0.type == wrapped && $0.cost == 1 }
                    .map { "(\(variable.name)?.\($0.name))" }
            default: return []
            }
        }
    }

    /// The properties of a declared type and its superclasses.
    func properties(of name: String, _ arguments: [ValueType]) -> [Property] {
        guard let type = declared(name) else { return [] }
        let types = type.types(arguments)
        let own = type.properties.map { property in
            var property = property
            property.type = property.type.replacing(types)
            return property
        }
        let inherited = type.superclass.map { properties(of: $0, []) } ?? []
        return own + inherited.filter { old in !own.contains { $0.name == old.name } }
    }

    /// The methods of a declared type and its superclasses.
    func methods(of name: String, _ arguments: [ValueType]) -> [Callee] {
        guard let type = declared(name) else { return [] }
        let types = type.types(arguments)
        let own = type.methods.map { $0.replacing(types) }
        let inherited = type.superclass.map { methods(of: $0, []) } ?? []
        return own + inherited.filter { old in !own.contains { $0.name == old.name } }
    }

    // MARK: Composed of others, for any type

    private mutating func composed(_ type: ValueType, depth: Int) -> String? {
        let options: [Option] = [
            { $0.call(type, depth: depth) },
            { $0.call(type, depth: depth) },
            { $0.methodCall(type, depth: depth) },
            { $0.methodCall(type, depth: depth) },
            { maker in
                let condition = maker.expression(.bool, depth: depth)
                return "(\(condition) ? \(maker.expression(type, depth: depth))"
                    + " : \(maker.expression(type, depth: depth)))"
            },
            { maker in
                if case .optional = type { return nil }
                return "(\(maker.expression(.optional(type), depth: depth))"
                    + " ?? \(maker.expression(type, depth: depth)))"
            },
            { maker in
                guard let array = maker.known(.array(type)) else { return nil }
                let index = maker.expression(.int, depth: 0)
                return "(\(array).isEmpty ? \(maker.leaf(type)) : \(array)[abs(\(index) % \(array).count)])"
            },
            { maker in
                let key: ValueType = maker.choices.once(in: 2) ? .int : .string
                guard let table = maker.known(.dictionary(key, type)) else { return nil }
                return "\(table)[\(maker.expression(key, depth: 0)), default: \(maker.leaf(type))]"
            },
            { maker in
                let body = maker.withinClosure([]) { $0.expression(type, depth: depth) }
                return "{ () -> \(type.spelling) in return \(body) }()"
            },
            { maker in
                let parameter = maker.simpleType()
                guard let function = maker.known(.function([parameter], type)), maker.affords(3) else {
                    return nil
                }
                return "\(function)(\(maker.expression(parameter, depth: depth)))"
            },
            { maker in maker.note(type, depth: depth) },
            { maker in
                guard let function = maker.thrower(of: type) else { return nil }
                let kept = (maker.scope.handlesErrors, maker.needsTry)
                maker.scope.handlesErrors = true
                defer { (maker.scope.handlesErrors, maker.needsTry) = kept }
                let call = maker.arguments(of: function, depth: depth)
                return "((try? \(function.name)\(call)) ?? \(maker.leaf(type)))"
            },
        ]
        return firstPossible(of: options)
    }

    /// A call of the function that prints a value's name and returns the value: it shows the order in which
    /// Swift evaluates.
    private mutating func note(_ type: ValueType, depth: Int) -> String? {
        guard affords(1) else { return nil }
        return "note\(number)(\"\(name("n"))\", \(expression(type, depth: depth)))"
    }

    /// A function that returns the type and may throw.
    private mutating func thrower(of type: ValueType) -> Callee? {
        let fitting = functions.filter {
            $0.throwing && $0.result == type && !$0.parameters.contains(where: \.isInout)
        }
        guard !fitting.isEmpty else { return nil }
        let function = choices.one(of: fitting)
        return affords(function.cost) ? function : nil
    }

    /// A call of one of the program's functions.
    private mutating func call(_ type: ValueType, depth: Int) -> String? {
        let fitting = functions.filter { function in
            (function.result == type || function.result == .placeholder("T") && function.accepts(type, self))
                && (!function.throwing || scope.handlesErrors)
                && !function.parameters.contains(where: \.isInout)
        }
        guard !fitting.isEmpty else { return nil }
        var function = choices.one(of: fitting)
        guard affords(function.cost) else { return nil }
        function = function.replacing(["T": type])
        if function.throwing { needsTry = true }
        return function.name + arguments(of: function, depth: depth)
    }

    /// A call of a method of a variable's type.
    private mutating func methodCall(_ type: ValueType, depth: Int) -> String? {
        var fitting: [(receiver: String, method: Callee)] = []
        for variable in scope.variables {
            guard case .declared(let name, let arguments) = variable.type else { continue }
            for method in methods(of: name, arguments) where method.result == type {
                guard !method.isMutating || variable.isSettable && !variable.isFleeting,
                    !method.throwing || scope.handlesErrors
                else { continue }
                fitting.append((variable.name, method))
            }
        }
        guard !fitting.isEmpty else { return nil }
        let (receiver, method) = choices.one(of: fitting)
        guard affords(method.cost) else { return nil }
        if method.throwing { needsTry = true }
        return "\(receiver).\(method.name)\(arguments(of: method, depth: depth))"
    }

    /// The arguments of a call, in parentheses.
    mutating func arguments(of callee: Callee, depth: Int) -> String {
        arguments(for: callee.parameters, depth: depth, areSpelledOut: callee.constraint != nil)
    }

    /// Arguments for parameters, in parentheses; those with a default value are sometimes left out. A generic
    /// function's are spelled out: nothing else says their type.
    mutating func arguments(
        for parameters: [Parameter], depth: Int, areSpelledOut: Bool = false
    ) -> String {
        var written: [String] = []
        for parameter in parameters {
            if parameter.defaultValue != nil, choices.once(in: 2) { continue }
            let label = parameter.label.map { $0 + ": " } ?? ""
            written.append(
                label
                    + (areSpelledOut
                        ? expression(parameter.type, depth: depth - 1)
                        : value(parameter.type, depth: depth - 1)))
        }
        return "(\(written.joined(separator: ", ")))"
    }
}

extension Callee {
    /// With other types for its placeholders.
    func replacing(_ types: [String: ValueType]) -> Callee {
        var callee = self
        callee.result = result.replacing(types)
        callee.parameters = parameters.map { parameter in
            var parameter = parameter
            parameter.type = parameter.type.replacing(types)
            return parameter
        }
        return callee
    }

    /// Whether a type can be the argument for the placeholder.
    func accepts(_ type: ValueType, _ maker: ProgramMaker) -> Bool {
        switch constraint {
        case nil: false
        case "Comparable": type.isOrdered
        case "Equatable": maker.isEquatable(type)
        default: true
        }
    }
}
