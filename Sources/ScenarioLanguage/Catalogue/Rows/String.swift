import EventEngine
import Foundation

extension NativeCatalogue {
    /// Text: asking and changing.
    func stringRows(_ t: MemberTable<String>) {
        t.drawnTextRows(
            size: { $0.size(withAttributes: $1?.values) },
            room: { $0.boundingRect(with: $1, options: $2, attributes: $3?.values, context: nil) })
        t.meansTheUsual()
        t.absent(.files, "init(contentsOfFile:)", "init(contentsOf:)", "init(contentsOfFile:encoding:)",
                 "init(contentsOf:encoding:)")
        t.initializer("init()") { () in "" }
        t.getter("description", \.description)
        t.getter("debugDescription", \.debugDescription)
        hashValueRows(t)
        t.getter("capitalized", \.capitalized)
        changingTextRows(t)
    }

    /// How String and Substring change.
    func changingTextRows<S: StringProtocol & RangeReplaceableCollection & Bridged>(_ t: MemberTable<S>) {
        t.mutator("append(_:)") { (s: inout S, other: String) in s.append(contentsOf: other) }
        t.mutator("append(_:)") { (s: inout S, other: Character) in s.append(other) }
        t.mutator("append(contentsOf:)") { (s: inout S, other: String) in s.append(contentsOf: other) }
        let letters = [NativeParameter("contentsOf", .sequence(.character, .any))]
        t.type.add(
            NativeMember(.method, "append", letters, .void, isMutating: true) { context, text, arguments in
                var made = text.text
                for case .character(let letter) in try context.elements(of: arguments[0]) {
                    made.append(letter)
                }
                text = .string(made)
                return .void
            })
        t.mutator("removeAll()") { (s: inout S) in s.removeAll() }
        t.mutator("removeLast()") { (s: inout S) in
            if s.isEmpty { throw RunTrap.trap("can't remove the last element of an empty string") }
            return s.removeLast()
        }
        t.mutator("removeFirst()") { (s: inout S) in
            if s.isEmpty { throw RunTrap.trap("can't remove the first element of an empty string") }
            return s.removeFirst()
        }
        t.mutator("removeFirst(_:)") { (s: inout S, n: Int) in
            if n < 0 || n > s.count { throw RunTrap.trap("can't remove more characters than there are") }
            s.removeFirst(n)
        }
        t.mutator("removeLast(_:)") { (s: inout S, n: Int) in
            if n < 0 || n > s.count { throw RunTrap.trap("can't remove more characters than there are") }
            s.removeLast(n)
        }
    }

    /// What String and Substring share.
    func textRows<S: StringProtocol & Bridged>(_ t: MemberTable<S>) {
        t.method("uppercased()") { (s: S) in s.uppercased() }
        t.method("lowercased()") { (s: S) in s.lowercased() }
        t.method("hasPrefix(_:)") { (s: S, p: String) in s.hasPrefix(p) }
        t.method("hasSuffix(_:)") { (s: S, p: String) in s.hasSuffix(p) }
        t.method("contains(_:)", cost: .searching) { (s: S, part: String) in s.contains(part) }
        t.method("prefix(_:)") { (s: S, n: Int) in Substring(s.prefix(try positive(n))) }
        t.method("suffix(_:)") { (s: S, n: Int) in Substring(s.suffix(try positive(n))) }
        t.method("dropFirst()") { (s: S) in Substring(s.dropFirst()) }
        t.method("dropFirst(_:)") { (s: S, n: Int) in Substring(s.dropFirst(try positive(n))) }
        t.method("dropLast()") { (s: S) in Substring(s.dropLast()) }
        t.method("dropLast(_:)") { (s: S, n: Int) in Substring(s.dropLast(try positive(n))) }
        let splitting: KeyValuePairs<String, Value> = [
            "maxSplits": .int(.max), "omittingEmptySubsequences": true,
        ]
        t.method("split(separator:maxSplits:omittingEmptySubsequences:)", defaults: splitting) {
            (s: S, separator: Character, limit: Int, omitting: Bool) in
            s.split(separator: separator, maxSplits: try positive(limit), omittingEmptySubsequences: omitting)
                .map { Substring($0) }
        }
        t.method("components(separatedBy:)", cost: .searching) { (s: S, separator: String) in
            s.components(separatedBy: separator)
        }
        t.method("components(separatedBy:)") { (s: S, separators: CharacterSet) in
            s.components(separatedBy: separators)
        }
        t.method("trimmingCharacters(in:)") { (s: S, set: CharacterSet) in s.trimmingCharacters(in: set) }
        t.method("padding(toLength:withPad:startingAt:)") { (s: S, length: Int, pad: String, start: Int) in
            let places = 0..<pad.utf16.count
            guard (0...100_000).contains(length), places.contains(start) else {
                throw RunTrap.trap("this padding is not possible")
            }
            return s.padding(toLength: length, withPad: pad, startingAt: start)
        }
    }

    /// What both have as collections of characters, and `replacingOccurrences`.
    func characterRows(_ t: GenericTable) {
        t.getter("count", .int) { context, s in .int(try context.elements(of: s).count) }
        t.getter("isEmpty", .bool, cost: .constant) { _, s in .bool(s.text.isEmpty) }
        t.getter("utf16", .sequence(UInt16.staticType, .part)) { context, s in
            try context.charge(elements: s.text.utf8.count)
            return .array(s.text.utf16.map { .int(Int($0)) })
        }
        t.getter("utf8", .sequence(UInt8.staticType, .part)) { context, s in
            try context.charge(elements: s.text.utf8.count)
            return .array(s.text.utf8.map { .int(Int($0)) })
        }
        t.getter("unicodeScalars", .scalars) { context, s in
            try context.charge(elements: s.text.utf8.count)
            return .array(s.text.unicodeScalars.map(\.bridged))
        }
        t.getter("first", .optional(.character)) { _, s in s.text.first.map { .character($0) } ?? .null }
        t.getter("last", .optional(.character)) { _, s in s.text.last.map { .character($0) } ?? .null }
        t.method("randomElement()", [], .optional(.character)) { context, s, _ in
            let elements = try context.elements(of: s)
            return elements.isEmpty ? .null : elements[context.random.index(below: elements.count)]
        }
        t.method("reversed()", [], .sequence(.character, .reversed)) { context, s, _ in
            .array(try context.elements(of: s).reversed())
        }
        t.method("reversed()", [], .array(.character)) { context, s, _ in
            .array(try context.elements(of: s).reversed())
        }
        t.mutator("popLast()", [], .optional(.character), isDiscardable: true) { _, s, _ in
            var text = s.text
            defer { s = .string(text) }
            return text.popLast().map { .string(String($0)) } ?? .null
        }
        chosenCharacterRows(t)
        replacingRows(t)
    }

    /// Parts that a closure chooses.
    private func chosenCharacterRows(_ t: GenericTable) {
        t.method(
            "split(maxSplits:omittingEmptySubsequences:whereSeparator:)",
            [.int, .bool, .closure(.character, to: .bool)], .array(.native(Substring.self)),
            defaults: ["maxSplits": .int(.max), "omittingEmptySubsequences": true]
        ) { context, s, arguments in
            let body = arguments[2].closure
            let pieces = try context.pieces(of: s, arguments[0], arguments[1]) { try body.call([$0]).truth }
            return .array(
                try context.elements(of: pieces).map { piece in
                    Substring(try context.elements(of: piece).map(\.text).joined()).bridged
                })
        }
        t.method("filter(_:)", [.closure(.character, to: .bool)], .string) { context, s, arguments in
            let body = arguments[0].closure
            let kept = try context.elements(of: s).filter { try body.call([$0]).truth }
            return .string(kept.map(\.text).joined())
        }
        t.mutator("removeAll(where:)", [.closure(.character, to: .bool)]) { context, s, arguments in
            let body = arguments[0].closure
            let kept = try context.elements(of: s).filter { try !body.call([$0]).truth }
            s = .string(kept.map(\.text).joined())
            return .void
        }
        t.method(
            "prefix(while:)", [.closure(.character, to: .bool)], .native(Substring.self)
        ) { c, s, arguments in
            let body = arguments[0].closure
            let kept = try c.elements(of: s).prefix { try body.call([$0]).truth }
            return Substring(kept.map(\.text).joined()).bridged
        }
        t.method(
            "drop(while:)", [.closure(.character, to: .bool)], .native(Substring.self)
        ) { c, s, arguments in
            let body = arguments[0].closure
            let kept = try c.elements(of: s).drop { try body.call([$0]).truth }
            return Substring(kept.map(\.text).joined()).bridged
        }
    }

    /// Single characters.
    func singleCharacterRows(_ t: MemberTable<Character>) {
        t.getter("description", \.description)
        t.means("From a text of one letter.")
        t.initializer("init(_:)") { (c: Character) in c }
        t.initializer("init(_:)") { (s: String) in
            guard s.count == 1, let c = s.first else {
                throw RunTrap.trap("can't form a Character from a string of \(s.count) characters")
            }
            return c
        }
        t.initializer("init(_:)") { (scalar: Unicode.Scalar) in Character(scalar) }
        t.means("The scalars that it is made of.", of: "unicodeScalars")
        GenericTable(types: [record(Character.self)]).getter("unicodeScalars", .scalars) { context, c in
            try context.charge(elements: c.text.utf8.count)
            return .array(c.text.unicodeScalars.map(\.bridged))
        }
        t.means("Whether it is so.")
        t.getter("isLetter", \.isLetter)
        t.getter("isNumber", \.isNumber)
        t.getter("isWholeNumber", \.isWholeNumber)
        t.getter("isWhitespace", \.isWhitespace)
        t.getter("isNewline", \.isNewline)
        t.getter("isUppercase", \.isUppercase)
        t.getter("isLowercase", \.isLowercase)
        t.getter("isPunctuation", \.isPunctuation)
        t.getter("isASCII", \.isASCII)
        t.getter("isHexDigit", \.isHexDigit)
        t.getter("isSymbol", \.isSymbol)
        t.means("The number that it stands for, in base ten or 16, and its number in ASCII.")
        t.getter("wholeNumberValue", \.wholeNumberValue)
        t.getter("hexDigitValue", \.hexDigitValue)
        t.getter("asciiValue", \.asciiValue)
        t.means("In other letters.")
        t.method("uppercased()") { (c: Character) in c.uppercased() }
        t.method("lowercased()") { (c: Character) in c.lowercased() }
    }
}

/// The number of characters.
/// - Throws: `RunTrap` when it is negative, as Swift stops.
private func positive(_ count: Int) throws -> Int {
    if count < 0 { throw RunTrap.trap("a number of characters must not be negative") }
    return count
}
