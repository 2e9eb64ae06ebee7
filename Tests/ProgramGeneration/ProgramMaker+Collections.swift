/// Expressions of arrays, sets, dictionaries and optionals.
extension ProgramMaker {
    mutating func arrayOptions(_ element: ValueType, _ depth: Int) -> [Option] {
        let type = ValueType.array(element)
        var options: [Option] = [
            { "(\($0.list(of: element, depth: depth)) as \(type.spelling))" },
            { "(\($0.value(type, depth)) + \($0.value(type, depth)))" },
            {
                let part = $0.one("reversed()", "dropFirst()", "prefix(2)", "suffix(2)", "dropLast()")
                return "Array(\($0.value(type, depth)).\(part))"
            },
            { "\($0.value(type, depth)).filter \($0.transform([element], .bool, depth: depth))" },
            {
                "Array(repeating: \($0.value(element, depth)), count: \($0.one("1", "2", "3")))"
            },
            { maker in
                let other = maker.simpleType()
                return
                    """
                    \(maker.value(.array(other), depth)).map \
                    \(maker.transform([other], element, depth: depth))
                    """
            },
            { maker in
                guard case .optional = element else {
                    let list = maker.expression(.array(.optional(element)), depth: depth)
                    return "\(list).compactMap { $0 }"
                }
                return nil
            },
            {
                """
                \($0.value(.array(.int), depth)).flatMap { _ in \($0.list(of: element, depth: 0)) as\
                 \(type.spelling) }
                """
            },
            { maker in
                let body = maker.withinClosure([]) { $0.value(element, depth) }
                return "(0..<\(maker.one("0", "2", "3"))).map { _ in \(body) }"
            },
        ]
        if element.isOrdered, element != .double {
            options.append {
                "\($0.value(type, depth)).sorted(\($0.one("", "by: >", "by: <", "by: { $0 > $1 }")))"
            }
        }
        if isHashable(element), element.isOrdered {
            options.append { "\($0.value(.set(element), depth)).sorted()" }
        }
        return options + arrayOptionsOfPlainElements(element, depth)
    }

    private func arrayOptionsOfPlainElements(_ element: ValueType, _ depth: Int) -> [Option] {
        switch element {
        case .int:
            return [
                { "Array(\($0.value(.string, depth)).utf8).map { Int($0) }" },
                {
                    let steps = "from: \($0.leaf(.int)), to: 9, by: \($0.one("2", "3", "40"))"
                    return "Array(stride(\(steps))).prefix(4).map { $0 }"
                },
                {
                    let texts = $0.value(.array(.string), depth)
                    return "\(texts).enumerated().map { $0.offset &* 10 &+ $0.element.count }"
                },
            ]
        case .string:
            return [
                { "\($0.value(.string, depth)).split(separator: \",\").map(String.init)" },
                { "\($0.value(.dictionary(.string, .int), depth)).keys.sorted()" },
                {
                    let both = "\($0.value(.array(.string), depth)), \($0.value(.array(.int), depth))"
                    return "zip(\(both)).map { \"\\($0):\\($1)\" }"
                },
            ]
        case .character: return [{ "Array(\($0.value(.string, depth)))" }]
        default: return []
        }
    }

    mutating func setOptions(_ element: ValueType, _ depth: Int) -> [Option] {
        let type = ValueType.set(element)
        return [
            { "Set(\($0.value(.array(element), depth)))" },
            { maker in
                let method = maker.choices.one(of: [
                    "union", "intersection", "subtracting", "symmetricDifference",
                ])
                return
                    "\(maker.value(type, depth)).\(method)(\(maker.value(type, depth)))"
            },
            { "\($0.value(type, depth)).filter \($0.transform([element], .bool, depth: depth))" },
        ]
    }

    mutating func dictionaryOptions(_ key: ValueType, _ value: ValueType, _ depth: Int) -> [Option] {
        let type = ValueType.dictionary(key, value)
        return [
            { $0.dictionary(key, value, depth: depth) },
            {
                """
                \($0.value(type, depth)).merging(\($0.value(type, depth))) { \
                \($0.one("old, _ in old", "_, new in new", "$1")) }
                """
            },
            {
                "\($0.value(type, depth)).mapValues \($0.transform([value], value, depth: depth))"
            },
            { "\($0.value(type, depth)).filter { $0.key != \($0.leaf(key)) }" },
            { maker in
                guard value == .array(key) else { return nil }
                return "Dictionary(grouping: \(maker.value(.array(key), depth)), by: { $0 })"
            },
        ]
    }

    mutating func optionalOptions(_ wrapped: ValueType, _ depth: Int) -> [Option] {
        let type = ValueType.optional(wrapped)
        var options: [Option] = [
            { "Optional(\($0.value(wrapped, depth)))" },
            { "(\($0.value(wrapped, depth)) as \(type.spelling))" },
            { "\($0.value(.array(wrapped), depth)).\($0.one("first", "last"))" },
            {
                """
                \($0.value(.array(wrapped), depth)).first(where: \
                \($0.transform([wrapped], .bool, depth: depth)))
                """
            },
            {
                "\($0.value(.dictionary(.string, wrapped), depth))[\($0.value(.string, 0))]"
            },
            { maker in
                let other = maker.simpleType()
                return
                    """
                    \(maker.value(.optional(other), depth)).map \
                    \(maker.transform([other], wrapped, depth: depth))
                    """
            },
            { "\($0.value(type, depth)).flatMap { $0 as \(type.spelling) }" },
            // Without a type, `3 &* 3` is an Int128 for the compiler.
            { "((\($0.value(wrapped, depth)) as \(wrapped.spelling) as Any) as? \(wrapped.spelling))" },
        ]
        if wrapped.isOrdered, wrapped != .double {
            options.append {
                "\($0.value(.array(wrapped), depth)).\($0.one("min()", "max()"))"
            }
        }
        switch wrapped {
        case .int: options.append { "Int(\($0.value(.string, depth)))" }
        case .declared(let name, let arguments): options += declaredOptions(name, arguments, depth)
        default: break
        }
        return options
    }

    /// Failable initializers, raw values and casts to subclasses.
    private func declaredOptions(_ name: String, _ arguments: [ValueType], _ depth: Int) -> [Option] {
        guard let type = declared(name) else { return [] }
        var options: [Option] = []
        for parameters in type.failableInitializers {
            options.append { "\(name)\($0.arguments(for: parameters, depth: depth))" }
        }
        if let raw = type.rawType {
            options.append { "\(name)(rawValue: \($0.value(raw, depth)))" }
        }
        if let superclass = type.superclass {
            options.append { maker in maker.known(.declared(superclass)).map { "(\($0) as? \(name))" } }
        }
        return options
    }
}
