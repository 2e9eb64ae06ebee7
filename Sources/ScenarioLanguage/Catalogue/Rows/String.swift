import EventEngine
import Foundation

extension NativeCatalogue {
    /// Text: asking and changing.
    func stringRows(_ t: MemberTable<String>) {
        t.drawnTextRows(
            size: { $0.size(withAttributes: $1?.values) },
            room: { $0.boundingRect(with: $1, options: $2, attributes: $3?.values, context: nil) })
        t.meansTheUsual()
        t.absent(.patterns, "firstMatch", "wholeMatch", "prefixMatch", "matches")
        t.initializer("init()") { () in "" }
        hashValueRows(t)
        t.getter("capitalized", \.capitalized)
        t.mutator("removeFirst()") { (s: inout String) in
            if s.isEmpty { throw RunTrap.trap("can't remove the first element of an empty string") }
            return s.removeFirst()
        }
        changingTextRows(t)
    }

    /// How String and Substring change.
    func changingTextRows<S: Text>(_ t: MemberTable<S>) {
        t.mutator("append(_:)") { (s: inout S, other: String) in s.append(contentsOf: other) }
        t.mutator("append(_:)") { (s: inout S, other: Character) in s.append(other) }
        t.mutator("append(contentsOf:)") { (s: inout S, other: String) in s.append(contentsOf: other) }
        let letters = [NativeParameter("contentsOf", .sequence(.character, .any))]
        t.type.add(
            NativeMember(.method, "append", letters, .void, isMutating: true) { context, text, arguments in
                let letters = try context.elements(of: arguments[0])
                return try context.changeText(&text) { made in
                    for case .character(let letter) in letters { made.append(letter) }
                }
            })
        t.mutator("removeAll()") { (s: inout S) in s.removeAll() }
        t.mutator("removeLast()") { (s: inout S) in
            if s.isEmpty { throw RunTrap.trap("can't remove the last element of an empty string") }
            return s.removeLast()
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
        t.getter("description", \.description)
        t.getter("debugDescription", reading: { (s: S) in String(s).debugDescription })
        t.method("uppercased()") { (s: S) in s.uppercased() }
        t.getter("localizedUppercase", reading: { (s: S) in s.uppercased() })
        t.getter("localizedLowercase", reading: { (s: S) in s.lowercased() })
        t.method("lowercased()") { (s: S) in s.lowercased() }
        t.method("hasPrefix(_:)") { (s: S, p: String) in s.hasPrefix(p) }
        t.method("hasSuffix(_:)") { (s: S, p: String) in s.hasSuffix(p) }
        t.method("contains(_:)", cost: .searching) { (s: S, part: String) in s.contains(part) }
        t.method("prefix(_:)") { (s: S, n: Int) in s.whole.prefix(try positive(n)) }
        t.method("suffix(_:)") { (s: S, n: Int) in s.whole.suffix(try positive(n)) }
        t.method("dropFirst()") { (s: S) in s.whole.dropFirst() }
        t.method("dropFirst(_:)") { (s: S, n: Int) in s.whole.dropFirst(try positive(n)) }
        t.method("dropLast()") { (s: S) in s.whole.dropLast() }
        t.method("dropLast(_:)") { (s: S, n: Int) in s.whole.dropLast(try positive(n)) }
        let splitting: KeyValuePairs<String, Value> = [
            "maxSplits": .int(.max), "omittingEmptySubsequences": true,
        ]
        t.method("split(separator:maxSplits:omittingEmptySubsequences:)", defaults: splitting) {
            (s: S, separator: Character, limit: Int, omitting: Bool) in
            s.whole.split(
                separator: separator, maxSplits: try positive(limit), omittingEmptySubsequences: omitting)
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
        t.getter("isEmpty", .bool, cost: .constant) { _, s in .bool(s.piece.isEmpty) }
        t.getter("utf16", .sequence(UInt16.staticType, .part)) { context, s in
            try context.charge(elements: s.text.utf8.count)
            return .array(s.text.utf16.map { .int(Int($0)) })
        }
        t.getter("utf8", .sequence(UInt8.staticType, .part)) { context, s in
            try context.charge(elements: s.text.utf8.count)
            return .array(s.text.utf8.map { .int(Int($0)) })
        }
        t.getter("unicodeScalars", .scalars, set: setScalars) { context, s in
            try context.charge(elements: s.text.utf8.count)
            return .array(s.text.unicodeScalars.map(\.bridged))
        }
        for (name, end) in [("first", \Substring.first), ("last", \Substring.last)] {
            t.getter(name, .optional(.character), cost: .constant) { context, s in
                guard let letter = s.piece[keyPath: end] else { return .null }
                try context.spend(letter.utf8.count)
                return .character(letter)
            }
        }
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
        t.mutator("popLast()", [], .optional(.character), isDiscardable: true) { context, s, _ in
            var last: Character?
            _ = try context.changeText(&s) { last = $0.popLast() }
            return last.map { .character($0) } ?? .null
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
            let (limit, omitsEmpty, body) = (arguments[0], arguments[1].truth, arguments[2].closure)
            let pieces = try s.piece.split(
                maxSplits: context.size(limit), omittingEmptySubsequences: omitsEmpty
            ) { try body.call([.character($0)]).truth }
            return .array(pieces.map { .piece($0) })
        }
        t.method("filter(_:)", [.closure(.character, to: .bool)], .string) { context, s, arguments in
            let body = arguments[0].closure
            let kept = try context.elements(of: s).filter { try body.call([$0]).truth }
            return .string(kept.map(\.text).joined())
        }
        t.mutator("removeAll(where:)", [.closure(.character, to: .bool)]) { context, s, arguments in
            let body = arguments[0].closure
            return try context.changeText(&s) { text in
                try text.removeAll { try body.call([.character($0)]).truth }
            }
        }
        t.method(
            "prefix(while:)", [.closure(.character, to: .bool)], .native(Substring.self)
        ) { _, s, arguments in
            let body = arguments[0].closure
            return .piece(try s.piece.prefix { try body.call([.character($0)]).truth })
        }
        t.method(
            "drop(while:)", [.closure(.character, to: .bool)], .native(Substring.self)
        ) { _, s, arguments in
            let body = arguments[0].closure
            return .piece(try s.piece.drop { try body.call([.character($0)]).truth })
        }
    }

    /// Single characters.
    func singleCharacterRows(_ t: MemberTable<Character>) {
        t.getter("description", \.description)
        t.means("With quotes around it.")
        t.getter("debugDescription", \.debugDescription)
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

extension StringProtocol {
    /// All of it as a part of the whole.
    fileprivate var whole: Substring { self as? Substring ?? Substring(self) }
}

/// The number of characters.
/// - Throws: `RunTrap` when it is negative, as Swift stops.
private func positive(_ count: Int) throws -> Int {
    if count < 0 { throw RunTrap.trap("a number of characters must not be negative") }
    return count
}
