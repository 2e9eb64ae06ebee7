/// Expressions of the library's types: operators, members of numbers, strings and collections.
extension ProgramMaker {
    mutating func special(_ type: ValueType, depth: Int) -> String {
        let options: [Option]
        switch type {
        case .int: options = intOptions(depth)
        case .double: options = doubleOptions(depth)
        case .bool: options = boolOptions(depth)
        case .string: options = stringOptions(depth)
        case .character:
            options = [{ "(\($0.expression(.string, depth: depth)).\($0.choices.one(of: ["first", "last"])) ?? \"-\")" }]
        case .narrow(let name): options = narrowOptions(name, depth)
        case .array(let element): options = arrayOptions(element, depth)
        case .set(let element): options = setOptions(element, depth)
        case .dictionary(let key, let value): options = dictionaryOptions(key, value, depth)
        case .optional(let wrapped): options = optionalOptions(wrapped, depth)
        case .tuple(let elements):
            options = [{ maker in "(\(elements.map { maker.expression($0, depth: depth) }.joined(separator: ", ")))" }]
        case .function(let parameters, let result):
            options = [{ $0.closure(parameters, result, depth: depth) }]
        case .declared(let name, let arguments):
            options = [{ $0.instance(of: name, arguments, depth: depth) }]
        case .placeholder, .void: options = [{ $0.leaf(type) }]
        }
        return firstPossible(of: options) ?? known(type) ?? leaf(type)
    }

    private func binary(_ operators: [String], _ type: ValueType, _ depth: Int) -> Option {
        { maker in
            let left = maker.expression(type, depth: depth)
            return "(\(left) \(maker.choices.one(of: operators)) \(maker.expression(type, depth: depth)))"
        }
    }

    // MARK: Numbers

    private mutating func intOptions(_ depth: Int) -> [Option] {
        [
            binary(["+", "-", "&+", "&-", "&*", "*", "&", "|", "^"], .int, depth),
            binary(["&+", "&-", "&*"], .int, depth),
            { "(\($0.expression(.int, depth: depth)) \($0.choices.one(of: ["/", "%", "<<", ">>"])) \($0.choices.one(of: ["2", "3", "7"])))" },
            { "\($0.choices.one(of: ["min", "max"]))(\($0.expression(.int, depth: depth)), \($0.expression(.int, depth: depth)))" },
            { "abs(\($0.expression(.int, depth: depth)) % 1_000)" },
            { "\($0.expression(.string, depth: depth)).count" },
            { maker in
                let type = maker.narrowType()
                return "Int(truncatingIfNeeded: \(maker.expression(type, depth: depth)))"
            },
            { maker in
                let element = maker.simpleType()
                return "\(maker.expression(.array(element), depth: depth)).count"
            },
            { "\($0.expression(.array(.int), depth: depth)).reduce(\($0.leaf(.int)), \($0.choices.one(of: ["&+", "max", "{ $0 &* 3 &+ $1 }"])))" },
            { "(Int(\($0.expression(.string, depth: depth))) ?? \($0.leaf(.int)))" },
            { "(\($0.expression(.array(.string), depth: depth)).firstIndex(of: \($0.expression(.string, depth: 0))) ?? -1)" },
            { maker in
                let type = maker.choices.one(of: [ValueType.int, .string, .bool])
                return "\(maker.expression(.array(type), depth: depth)).filter \(maker.transform([type], .bool, depth: depth)).count"
            },
            { "Int((\($0.expression(.double, depth: 0)) * 3).rounded(.\($0.choices.one(of: ["down", "up", "toNearestOrEven", "towardZero"]))))" },
            { maker in
                let raw = maker.scope.variables.filter { variable in
                    guard case .declared(let name, []) = variable.type else { return false }
                    return maker.declared(name)?.rawType == .int
                }
                return raw.isEmpty ? nil : "\(maker.choices.one(of: raw).name).rawValue"
            },
            { "\($0.expression(.set(.int), depth: depth)).count" },
            { "\($0.expression(.dictionary(.string, .int), depth: depth)).values.reduce(0, &+)" },
            { "(\($0.expression(.int, depth: depth)).\($0.choices.one(of: ["nonzeroBitCount", "trailingZeroBitCount", "leadingZeroBitCount", "signum()", "magnitude.nonzeroBitCount"])))" },
        ]
    }

    private mutating func doubleOptions(_ depth: Int) -> [Option] {
        [
            binary(["+", "-", "*", "/"], .double, depth),
            { "Double(\($0.expression(.int, depth: depth)))" },
            { "(\($0.expression(.double, depth: depth)) / 4).rounded(\($0.choices.one(of: ["", ".up", ".down", ".awayFromZero"])))" },
            { "abs(\($0.expression(.double, depth: depth))).squareRoot()" },
            { "\($0.expression(.double, depth: depth)).truncatingRemainder(dividingBy: 3)" },
            { "\($0.choices.one(of: ["min", "max"]))(\($0.expression(.double, depth: depth)), \($0.expression(.double, depth: depth)))" },
            { "(Double(\($0.expression(.string, depth: depth))) ?? 0.5)" },
            { "\($0.expression(.array(.double), depth: depth)).reduce(0, +)" },
        ]
    }

    private mutating func narrowOptions(_ name: String, _ depth: Int) -> [Option] {
        [
            binary(["&+", "&-", "&*", "&", "|", "^", "&<<", "&>>"], .narrow(name), depth),
            { "\(name)(truncatingIfNeeded: \($0.expression(.int, depth: depth)))" },
            { "\(name)(clamping: \($0.expression(.int, depth: depth)))" },
            { "(\(name)(exactly: \($0.expression(.int, depth: depth))) ?? \(name).max)" },
            { "~(\($0.expression(.narrow(name), depth: depth)))" },
        ]
    }

    private mutating func boolOptions(_ depth: Int) -> [Option] {
        [
            { maker in
                let type = maker.choices.one(of: [ValueType.int, .double, .string, .character, maker.narrowType()])
                let comparison = maker.choices.one(of: ["<", "<=", ">", ">=", "==", "!="])
                return "(\(maker.expression(type, depth: depth)) \(comparison) \(maker.expression(type, depth: depth)))"
            },
            binary(["&&", "||", "==", "!="], .bool, depth),
            { "!(\($0.expression(.bool, depth: depth)))" },
            { maker in
                let type = maker.anyType(depth: 1)
                guard maker.isEquatable(type) else { return nil }
                let left = maker.expression(type, depth: depth)
                return "(\(left) \(maker.choices.one(of: ["==", "!="])) \(maker.expression(type, depth: depth)))"
            },
            { "\($0.expression(.string, depth: depth)).\($0.choices.one(of: ["hasPrefix", "hasSuffix", "contains"]))(\($0.expression(.string, depth: 0)))" },
            { "\($0.expression(.array(.int), depth: depth)).contains(\($0.expression(.int, depth: 0)))" },
            { maker in
                let method = maker.choices.one(of: ["allSatisfy", "contains(where:)"])
                let closure = maker.transform([.int], .bool, depth: depth)
                let array = maker.expression(.array(.int), depth: depth)
                return method == "allSatisfy" ? "\(array).allSatisfy \(closure)" : "\(array).contains(where: \(closure))"
            },
            { maker in
                let type = maker.simpleType()
                return "(\(maker.expression(.optional(type), depth: depth)) \(maker.choices.one(of: ["==", "!="])) nil)"
            },
            { "\($0.expression(.set(.int), depth: depth)).isSubset(of: \($0.expression(.set(.int), depth: 0)))" },
            { "\($0.expression(.int, depth: depth)).isMultiple(of: \($0.choices.one(of: ["2", "3"])))" },
            { "(\($0.choices.one(of: ["0..<5", "1...9", "-3..<3"]))).contains(\($0.expression(.int, depth: depth)))" },
            { "\($0.expression(.character, depth: depth)).\($0.choices.one(of: ["isLetter", "isNumber", "isWhitespace", "isUppercase"]))" },
            { $0.typeTest() },
        ]
    }

    /// `object is Subclass`.
    private mutating func typeTest() -> String? {
        let objects = scope.variables.compactMap { variable -> (String, [String])? in
            guard case .declared(let name, []) = variable.type else { return nil }
            let kin = types.filter { $0.superclass == name || $0.conformances.contains(name) }.map(\.name)
            return kin.isEmpty ? nil : (variable.name, kin)
        }
        guard !objects.isEmpty else { return nil }
        let (object, kin) = choices.one(of: objects)
        return "(\(object) is \(choices.one(of: kin)))"
    }

    // MARK: Strings

    private mutating func stringOptions(_ depth: Int) -> [Option] {
        [
            binary(["+"], .string, depth),
            { $0.interpolation(depth: depth) },
            { $0.interpolation(depth: depth) },
            { maker in
                let type = maker.choices.one(of: [ValueType.int, .double, .bool, .character, maker.narrowType()])
                return "String(\(maker.expression(type, depth: depth)))"
            },
            { maker in
                let type = maker.anyType(depth: 1)
                guard maker.isPrintable(type) else { return nil }
                return "String(\(maker.choices.one(of: ["describing", "reflecting"])): \(maker.expression(type, depth: depth)))"
            },
            { "\($0.expression(.string, depth: depth)).\($0.choices.one(of: ["uppercased()", "lowercased()", "description", "debugDescription"]))" },
            { "String(\($0.expression(.string, depth: depth)).\($0.choices.one(of: ["reversed()", "prefix(3)", "suffix(2)", "dropFirst()", "dropLast(2)", "filter { $0 != \"a\" }"])))" },
            { "\($0.expression(.array(.string), depth: depth)).joined(separator: \($0.leaf(.string)))" },
            { "String(repeating: \($0.expression(.string, depth: 0)), count: \($0.choices.one(of: ["0", "2", "3"])))" },
            { "String(\($0.expression(.int, depth: depth)), radix: \($0.choices.one(of: ["2", "16", "36"])))" },
            { "\($0.expression(.array(.int), depth: depth)).map { \"\\($0)\" }.joined()" },
        ]
    }

    private mutating func interpolation(depth: Int) -> String {
        let kept = scope.handlesErrors
        scope.handlesErrors = false
        defer { scope.handlesErrors = kept }
        let parts = (0..<1 + choices.number(below: 2)).map { _ -> String in
            let type = anyType(depth: 1)
            return "\\(\(expression(isPrintable(type) ? type : .int, depth: depth)))"
        }
        return "\"\(choices.one(of: ["", "is ", "<"]))\(parts.joined(separator: " "))\(choices.one(of: ["", "!", ">"]))\""
    }
}
