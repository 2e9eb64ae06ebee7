import Foundation

/// `String(format:)` and `NSLog` without trust: every conversion is checked against its argument, so that a
/// wrong one is an error with a place and not undefined behaviour.
struct StringFormat {
    private let context: RunContext
    private var arguments: ArraySlice<Value>
    private var result = ""

    /// The text of `format` with `arguments` in it.
    /// - Throws: `RunTrap` when an argument is missing or of the wrong kind, or a conversion is not
    /// supported.
    static func text(_ format: String, _ arguments: [Value], in context: RunContext) throws -> String {
        var writer = StringFormat(context, arguments)
        try writer.write(format)
        return writer.result
    }

    private init(_ context: RunContext, _ arguments: [Value]) {
        self.context = context
        self.arguments = arguments[...]
    }

    private mutating func write(_ format: String) throws {
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            let flags = take(&rest) { "-+ 0#'".contains($0) }
            let width = try takeNumber(&rest)
            if rest.first == "$" { throw RunTrap.unsupported("the position %\(width)$ in a format") }
            var precision = ""
            if rest.first == "." {
                rest.removeFirst()
                precision = "." + (try takeNumber(&rest))
            }
            _ = take(&rest) { "hlqzjtL".contains($0) }
            guard let conversion = rest.popFirst() else {
                throw RunTrap.trap("the format ends in a single %")
            }
            try write(conversion, flags.filter { $0 != "'" }, width, precision)
            if result.utf8.count > context.maximumStringBytes { try context.charge(stringBytes: .max) }
        }
        result += rest
    }

    private func take(_ rest: inout Substring, _ belongs: (Character) -> Bool) -> String {
        let piece = rest.prefix(while: belongs)
        rest = rest[piece.endIndex...]
        return String(piece)
    }

    private mutating func takeNumber(_ rest: inout Substring) throws -> String {
        if rest.first == "*" {
            rest.removeFirst()
            guard case .int(let number)? = arguments.popFirst() else {
                throw RunTrap.trap("the format's * needs an Int argument")
            }
            return try checked(String(number))
        }
        return try checked(take(&rest) { $0.isASCII && $0.isNumber })
    }

    private func checked(_ number: String) throws -> String {
        if number.count > 4 { throw RunTrap.limit("a width of more than 9999 characters") }
        return number
    }

    private mutating func write(
        _ conversion: Character, _ flags: String, _ width: String, _ precision: String
    ) throws {
        if conversion == "%" {
            result += "%"
            return
        }
        guard let argument = arguments.popFirst() else {
            throw RunTrap.trap("the format has more conversions than there are arguments")
        }
        let value = if case .existential(let typed) = argument { typed.value } else { argument }
        let place = "%" + flags + width + precision
        switch (conversion, value) {
        case ("d", .int(let number)), ("i", .int(let number)):
            result += String(format: place + "ld", number)
        case ("u", .int(let number)), ("x", .int(let number)), ("X", .int(let number)),
            ("o", .int(let number)):
            result += String(format: place + "l" + String(conversion), UInt(bitPattern: number))
        case ("d", .large(let number)), ("i", .large(let number)):
            result += String(format: place + "ld", Int(bitPattern: UInt(number)))
        case ("u", .large(let number)), ("x", .large(let number)), ("X", .large(let number)),
            ("o", .large(let number)):
            result += String(format: place + "l" + String(conversion), UInt(number))
        case ("f", .double(let number)), ("F", .double(let number)), ("e", .double(let number)),
            ("E", .double(let number)), ("g", .double(let number)), ("G", .double(let number)):
            result += String(format: place + String(conversion), number)
        case ("f", .float(let number)), ("e", .float(let number)), ("g", .float(let number)):
            result += String(format: place + String(conversion), Double(number))
        case ("@", _):
            result += try objectText(argument)
        case ("c", _), ("s", _), ("p", _), ("a", _):
            throw RunTrap.unsupported("the conversion %\(conversion) in a format")
        default:
            throw RunTrap.trap("the argument for %\(conversion) is of the wrong type")
        }
    }

    private func objectText(_ value: Value) throws -> String {
        switch value {
        case .bool(let truth): truth ? "1" : "0"
        case .double(let number) where number == number.rounded() && abs(number) < 1e15: String(Int(number))
        case .null: "(null)"
        default: try context.text(of: value, as: .any)
        }
    }
}

extension RunContext {
    /// The text of a format, as `String(format:)` and `NSLog` make it.
    package func format(_ format: String, _ arguments: [Value]) throws -> String {
        try StringFormat.text(format, arguments, in: self)
    }
}
