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
            // A bare literal here makes an optional of the value now and then: the compiler's solver errs.
            options = [
                { "(\($0.value(.string, depth)).\($0.one("first", "last")) ?? Character(\"-\"))" }
            ]
        case .narrow(let name): options = narrowOptions(name, depth)
        case .array(let element): options = arrayOptions(element, depth)
        case .set(let element): options = setOptions(element, depth)
        case .dictionary(let key, let value): options = dictionaryOptions(key, value, depth)
        case .optional(let wrapped): options = optionalOptions(wrapped, depth)
        case .tuple(let elements):
            options = [
                { maker in "(\(elements.map { maker.value($0, depth) }.joined(separator: ", ")))"
                }
            ]
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
            let left = maker.value(type, depth)
            return "(\(left) \(maker.choices.one(of: operators)) \(maker.value(type, depth)))"
        }
    }

    // MARK: Numbers

    private mutating func intOptions(_ depth: Int) -> [Option] {
        [
            binary(["+", "-", "&+", "&-", "&*", "*", "&", "|", "^"], .int, depth),
            binary(["&+", "&-", "&*"], .int, depth),
            // The other side of a shift may be any whole number, and Swift has more of them than expected.
            { "(\($0.value(.int, depth)) \($0.one("/", "%", "<<", ">>")) Int(\($0.one("2", "3", "7"))))" },
            { "\($0.one("min", "max"))(\($0.value(.int, depth)), \($0.value(.int, depth)))" },
            { "abs(\($0.value(.int, depth)) % 1_000)" },
            { "\($0.value(.string, depth)).count" },
            { maker in
                let type = maker.narrowType()
                return "Int(truncatingIfNeeded: \(maker.value(type, depth)))"
            },
            { maker in
                let element = maker.simpleType()
                return "\(maker.value(.array(element), depth)).count"
            },
            {
                """
                \($0.value(.array(.int), depth)).reduce(\($0.leaf(.int)), \
                \($0.one("&+", "max", "{ $0 &* 3 &+ $1 }")))
                """
            },
            { "(Int(\($0.value(.string, depth))) ?? \($0.leaf(.int)))" },
            {
                "(\($0.value(.array(.string), depth)).firstIndex(of: \($0.value(.string, 0))) ?? -1)"
            },
            { maker in
                let type = maker.choices.one(of: [ValueType.int, .string, .bool])
                return
                    """
                    \(maker.value(.array(type), depth)).filter \
                    \(maker.transform([type], .bool, depth: depth)).count
                    """
            },
            {
                """
                Int((\($0.value(.double, 0)) * 3).rounded(.\
                \($0.one("down", "up", "toNearestOrEven", "towardZero"))))
                """
            },
            { maker in
                let raw = maker.scope.variables.filter { variable in
                    guard case .declared(let name, []) = variable.type else { return false }
                    return maker.declared(name)?.rawType == .int
                }
                return raw.isEmpty ? nil : "\(maker.choices.one(of: raw).name).rawValue"
            },
            { "\($0.value(.set(.int), depth)).count" },
            { "\($0.value(.dictionary(.string, .int), depth)).values.reduce(0, &+)" },
            {
                let count = $0.one(
                    "nonzeroBitCount", "trailingZeroBitCount", "leadingZeroBitCount", "signum()",
                    "magnitude.nonzeroBitCount")
                // Without a type, what literals make may be an Int128 for the compiler.
                return "((\($0.value(.int, depth)) as Int).\(count))"
            },
        ]
    }

    private mutating func doubleOptions(_ depth: Int) -> [Option] {
        [
            binary(["+", "-", "*", "/"], .double, depth),
            { "Double(\($0.value(.int, depth)))" },
            {
                "(\($0.value(.double, depth)) / 4).rounded(\($0.one("", ".up", ".down", ".awayFromZero")))"
            },
            { "abs(\($0.value(.double, depth))).squareRoot()" },
            { "(\($0.value(.double, depth))).truncatingRemainder(dividingBy: 3)" },
            {
                "\($0.one("min", "max"))(\($0.value(.double, depth)), \($0.value(.double, depth)))"
            },
            { "(Double(\($0.value(.string, depth))) ?? 0.5)" },
            { "\($0.value(.array(.double), depth)).reduce(0, +)" },
        ]
    }

    private mutating func narrowOptions(_ name: String, _ depth: Int) -> [Option] {
        [
            binary(["&+", "&-", "&*", "&", "|", "^", "&<<", "&>>"], .narrow(name), depth),
            { "\(name)(truncatingIfNeeded: \($0.value(.int, depth)))" },
            { "\(name)(clamping: \($0.value(.int, depth)))" },
            { "(\(name)(exactly: \($0.value(.int, depth))) ?? \(name).max)" },
            { "~(\($0.value(.narrow(name), depth)))" },
        ]
    }

    private mutating func boolOptions(_ depth: Int) -> [Option] {
        [
            { maker in
                let type = maker.choices.one(of: [
                    ValueType.int, .double, .string, .character, maker.narrowType(),
                ])
                let comparison = maker.choices.one(of: ["<", "<=", ">", ">=", "==", "!="])
                return
                    "(\(maker.value(type, depth)) \(comparison) \(maker.value(type, depth)))"
            },
            binary(["&&", "||", "==", "!="], .bool, depth),
            { "!(\($0.value(.bool, depth)))" },
            { maker in
                let type = maker.anyType(depth: 1)
                guard maker.isEquatable(type) else { return nil }
                let left = maker.value(type, depth)
                return
                    "(\(left) \(maker.one("==", "!=")) \(maker.value(type, depth)))"
            },
            {
                """
                \($0.value(.string, depth)).\($0.one("hasPrefix", "hasSuffix", "contains"))(\
                \($0.value(.string, 0)))
                """
            },
            { "\($0.value(.array(.int), depth)).contains(\($0.value(.int, 0)))" },
            { maker in
                let method = maker.choices.one(of: ["allSatisfy", "contains(where:)"])
                let closure = maker.transform([.int], .bool, depth: depth)
                let array = maker.value(.array(.int), depth)
                return method == "allSatisfy"
                    ? "\(array).allSatisfy \(closure)" : "\(array).contains(where: \(closure))"
            },
            { maker in
                let type = maker.simpleType()
                return
                    "(\(maker.value(.optional(type), depth)) \(maker.one("==", "!=")) nil)"
            },
            {
                "\($0.value(.set(.int), depth)).isSubset(of: \($0.value(.set(.int), 0)))"
            },
            { "\($0.value(.int, depth)).isMultiple(of: \($0.one("2", "3")))" },
            {
                "(\($0.one("0..<5", "1...9", "-3..<3"))).contains(\($0.value(.int, depth)))"
            },
            {
                let question = $0.one("isLetter", "isNumber", "isWhitespace", "isUppercase")
                return "\($0.value(.character, depth)).\(question)"
            },
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
                let type = maker.choices.one(of: [
                    ValueType.int, .double, .bool, .character, maker.narrowType(),
                ])
                return "String(\(maker.value(type, depth)))"
            },
            { maker in
                let type = maker.anyType(depth: 1)
                guard maker.isPrintable(type) else { return nil }
                return
                    "String(\(maker.one("describing", "reflecting")): \(maker.value(type, depth)))"
            },
            {
                let form = $0.one("uppercased()", "lowercased()", "description", "debugDescription")
                return "\($0.value(.string, depth)).\(form)"
            },
            {
                let part = $0.one(
                    "reversed()", "prefix(3)", "suffix(2)", "dropFirst()", "dropLast(2)",
                    "filter { $0 != \"a\" }")
                return "String(\($0.value(.string, depth)).\(part))"
            },
            { "\($0.value(.array(.string), depth)).joined(separator: \($0.leaf(.string)))" },
            {
                "String(repeating: \($0.value(.string, 0)), count: \($0.one("0", "2", "3")))"
            },
            {
                "String(\($0.value(.int, depth)), radix: \($0.one("2", "16", "36")))"
            },
            { "\($0.value(.array(.int), depth)).map { \"\\($0)\" }.joined()" },
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
        return
            "\"\(one("", "is ", "<"))\(parts.joined(separator: " "))\(one("", "!", ">"))\""
    }
}
