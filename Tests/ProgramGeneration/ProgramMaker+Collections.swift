/// Expressions of arrays, sets, dictionaries and optionals.
extension ProgramMaker {
    mutating func arrayOptions(_ element: ValueType, _ depth: Int) -> [Option] {
        let type = ValueType.array(element)
        var options: [Option] = [
            { "(\($0.list(of: element, depth: depth)) as \(type.spelling))" },
            { "(\($0.expression(type, depth: depth)) + \($0.expression(type, depth: depth)))" },
            { "Array(\($0.expression(type, depth: depth)).\($0.choices.one(of: ["reversed()", "dropFirst()", "prefix(2)", "suffix(2)", "dropLast()"])))" },
            { "\($0.expression(type, depth: depth)).filter \($0.transform([element], .bool, depth: depth))" },
            { "Array(repeating: \($0.expression(element, depth: depth)), count: \($0.choices.one(of: ["1", "2", "3"])))" },
            { maker in
                let other = maker.simpleType()
                return "\(maker.expression(.array(other), depth: depth)).map \(maker.transform([other], element, depth: depth))"
            },
            { maker in
                guard case .optional = element else {
                    let list = maker.expression(.array(.optional(element)), depth: depth)
                    return "\(list).compactMap { $0 }"
                }
                return nil
            },
            { "\($0.expression(.array(.int), depth: depth)).flatMap { _ in \($0.list(of: element, depth: 0)) as \(type.spelling) }" },
            { maker in
                let body = maker.withinClosure([]) { $0.expression(element, depth: depth) }
                return "(0..<\(maker.choices.one(of: ["0", "2", "3"]))).map { _ in \(body) }"
            },
        ]
        if element.isOrdered, element != .double {
            options.append { "\($0.expression(type, depth: depth)).sorted(\($0.choices.one(of: ["", "by: >", "by: <", "by: { $0 > $1 }"])))" }
        }
        if isHashable(element), element.isOrdered {
            options.append { "\($0.expression(.set(element), depth: depth)).sorted()" }
        }
        switch element {
        case .int:
            options.append { "Array(\($0.expression(.string, depth: depth)).utf8).map { Int($0) }" }
            options.append { "Array(stride(from: \($0.leaf(.int)), to: 9, by: \($0.choices.one(of: ["2", "3", "40"])))).prefix(4).map { $0 }" }
            options.append { "\($0.expression(.array(.string), depth: depth)).enumerated().map { $0.offset &* 10 &+ $0.element.count }" }
        case .string:
            options.append { "\($0.expression(.string, depth: depth)).split(separator: \",\").map(String.init)" }
            options.append { "\($0.expression(.dictionary(.string, .int), depth: depth)).keys.sorted()" }
            options.append { "zip(\($0.expression(.array(.string), depth: depth)), \($0.expression(.array(.int), depth: depth))).map { \"\\($0):\\($1)\" }" }
        case .character: options.append { "Array(\($0.expression(.string, depth: depth)))" }
        default: break
        }
        return options
    }

    mutating func setOptions(_ element: ValueType, _ depth: Int) -> [Option] {
        let type = ValueType.set(element)
        return [
            { "Set(\($0.expression(.array(element), depth: depth)))" },
            { maker in
                let method = maker.choices.one(of: ["union", "intersection", "subtracting", "symmetricDifference"])
                return "\(maker.expression(type, depth: depth)).\(method)(\(maker.expression(type, depth: depth)))"
            },
            { "\($0.expression(type, depth: depth)).filter \($0.transform([element], .bool, depth: depth))" },
        ]
    }

    mutating func dictionaryOptions(_ key: ValueType, _ value: ValueType, _ depth: Int) -> [Option] {
        let type = ValueType.dictionary(key, value)
        return [
            { $0.dictionary(key, value, depth: depth) },
            { "\($0.expression(type, depth: depth)).merging(\($0.expression(type, depth: depth))) { \($0.choices.one(of: ["old, _ in old", "_, new in new", "$1"])) }" },
            { "\($0.expression(type, depth: depth)).mapValues \($0.transform([value], value, depth: depth))" },
            { "\($0.expression(type, depth: depth)).filter { $0.key != \($0.leaf(key)) }" },
            { maker in
                guard value == .array(key) else { return nil }
                return "Dictionary(grouping: \(maker.expression(.array(key), depth: depth)), by: { $0 })"
            },
        ]
    }

    mutating func optionalOptions(_ wrapped: ValueType, _ depth: Int) -> [Option] {
        let type = ValueType.optional(wrapped)
        var options: [Option] = [
            { "Optional(\($0.expression(wrapped, depth: depth)))" },
            { "(\($0.expression(wrapped, depth: depth)) as \(type.spelling))" },
            { "\($0.expression(.array(wrapped), depth: depth)).\($0.choices.one(of: ["first", "last"]))" },
            { "\($0.expression(.array(wrapped), depth: depth)).first(where: \($0.transform([wrapped], .bool, depth: depth)))" },
            { "\($0.expression(.dictionary(.string, wrapped), depth: depth))[\($0.expression(.string, depth: 0))]" },
            { maker in
                let other = maker.simpleType()
                return "\(maker.expression(.optional(other), depth: depth)).map \(maker.transform([other], wrapped, depth: depth))"
            },
            { "\($0.expression(type, depth: depth)).flatMap { $0 as \(type.spelling) }" },
            { "((\($0.expression(wrapped, depth: depth)) as Any) as? \(wrapped.spelling))" },
        ]
        if wrapped.isOrdered, wrapped != .double {
            options.append { "\($0.expression(.array(wrapped), depth: depth)).\($0.choices.one(of: ["min()", "max()"]))" }
        }
        switch wrapped {
        case .int: options.append { "Int(\($0.expression(.string, depth: depth)))" }
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
            options.append { "\(name)(rawValue: \($0.expression(raw, depth: depth)))" }
        }
        if let superclass = type.superclass {
            options.append { maker in maker.known(.declared(superclass)).map { "(\($0) as? \(name))" } }
        }
        return options
    }
}
