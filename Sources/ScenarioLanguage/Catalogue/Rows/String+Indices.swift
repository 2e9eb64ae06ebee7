import EventEngine
import Foundation

extension String.CompareOptions: BridgedOptionSet {}

extension NativeCatalogue {
    /// Places in texts, and how texts are compared.
    func addTextIndices() {
        addStructure(
            String.Index.self, named: "String.Index", conformances: [.equatable, .hashable, .comparable],
            "A place in a text.")
        addOptionSet(
            String.CompareOptions.self, named: "String.CompareOptions", "How texts are compared."
        ) { t in
            t.means("Capital letters are as good as small ones; accents do not count; from the end.")
            t.enumCase("caseInsensitive", .caseInsensitive)
            t.enumCase("diacriticInsensitive", .diacriticInsensitive)
            t.enumCase("backwards", .backwards)
            t.means("Only at the beginning; letter by letter; numbers by their size.")
            t.enumCase("anchored", .anchored)
            t.enumCase("literal", .literal)
            t.enumCase("numeric", .numeric)
            t.absent(
                Absence.Reason("texts are not searched by patterns", instead: "use 'range(of:)' with a text"),
                "regularExpression")
        }
        alias("NSString.CompareOptions", .native(String.CompareOptions.self))
        for name in ["Up", "Through", "From"] { addPartialTextRange(name) }
    }

    private func addPartialTextRange(_ name: String) {
        let (type, full): (Any.Type, String) =
            switch name {
            case "Up": (PartialRangeUpTo<String.Index>.self, "PartialRangeUpTo<String.Index>")
            case "Through": (PartialRangeThrough<String.Index>.self, "PartialRangeThrough<String.Index>")
            default: (PartialRangeFrom<String.Index>.self, "PartialRangeFrom<String.Index>")
            }
        let record = NativeType(NativeTypeID(type), name: full, kind: .structure, superclass: nil) { _ in
            false
        }
        add(record, like: "PartialRangeUpTo")
    }

    /// Where things are in a text.
    func textIndexRows(_ t: MemberTable<String>) {
        t.getter("startIndex", \.startIndex)
        t.getter("endIndex", \.endIndex)
        t.method("index(after:)") { (s: String, i: String.Index) in s.index(after: try s.place(i)) }
        t.method("index(before:)") { (s: String, i: String.Index) in try s.place(i, offsetBy: -1) }
        t.method("index(_:offsetBy:)") { (s: String, i: String.Index, n: Int) in
            try s.place(i, offsetBy: n)
        }
        t.method("index(_:offsetBy:limitedBy:)") {
            (s: String, i: String.Index, n: Int, limit: String.Index) in
            let hasLimit = n < 0 ? limit <= i : limit >= i
            guard hasLimit else { return try s.place(i, offsetBy: n) as String.Index? }
            return s.index(try s.placeOrEnd(i), offsetBy: n, limitedBy: try s.placeOrEnd(limit))
        }
        t.method("distance(from:to:)") { (s: String, from: String.Index, to: String.Index) in
            s.distance(from: try s.placeOrEnd(from), to: try s.placeOrEnd(to))
        }
        for name in ["firstIndex(of:)", "index(of:)"] {
            t.method(name) { (s: String, c: Character) in s.firstIndex(of: c) }
        }
        t.method("lastIndex(of:)") { (s: String, c: Character) in s.lastIndex(of: c) }
        t.mutator("insert(_:at:)") { (s: inout String, c: Character, i: String.Index) in
            s.insert(c, at: try s.placeOrEnd(i))
        }
        t.mutator("insert(contentsOf:at:)") { (s: inout String, more: String, i: String.Index) in
            s.insert(contentsOf: more, at: try s.placeOrEnd(i))
        }
        t.mutator("remove(at:)") { (s: inout String, i: String.Index) in s.remove(at: try s.place(i)) }
    }

    /// Parts of a text, by ranges of its indices.
    func textPartRows(_ t: GenericTable) {
        t.subscript("subscript(_:)", [.textIndex], .character) { _, s, arguments in
            let text = s.text
            guard let index = String.Index.from(arguments[0]) else { return .null }
            return .character(text[try text.place(index)])
        }
        t.getter("indices", .sequence(.textIndex, .part)) { context, s in
            try context.charge(elements: s.text.utf8.count)
            return .array(s.text.indices.map(\.bridged))
        }
        for edge in ["firstIndex(where:)", "lastIndex(where:)"] {
            let question = StaticType.closure(.character, to: .bool)
            t.method(edge, [question], .optional(.textIndex)) { _, s, arguments in
                let (text, body) = (s.text, arguments[0].closure)
                let fits: (Character) throws -> Bool = { try body.call([.character($0)]).truth }
                let found = try edge.hasPrefix("first")
                    ? text.firstIndex(where: fits) : text.lastIndex(where: fits)
                return found?.bridged ?? .null
            }
        }
        for range in StaticType.textRanges {
            t.subscript("subscript(_:)", [range], .native(Substring.self)) { context, s, arguments in
                let text = s.text
                return try context.charged(.string(String(text[try text.part(arguments[0])])))
            }
            t.method("replacingCharacters(in:with:)", [range, .string], .string) { _, s, arguments in
                let text = s.text
                let part = try text.part(arguments[0])
                return .string(text.replacingCharacters(in: part, with: arguments[1].text))
            }
            t.mutator("replaceSubrange(_:with:)", [range, .string]) { context, s, arguments in
                var text = s.text
                text.replaceSubrange(try text.part(arguments[0]), with: arguments[1].text)
                s = try context.charged(.string(text))
                return .void
            }
            t.mutator("removeSubrange(_:)", [range]) { _, s, arguments in
                var text = s.text
                text.removeSubrange(try text.part(arguments[0]))
                s = .string(text)
                return .void
            }
        }
        searchRows(t)
    }

    /// How a part of a text is made and changes.
    func partOfTextRows(_ t: MemberTable<Substring>) {
        t.initializer("init()") { () in Substring() }
        t.initializer("init(_:)") { (text: String) in Substring(text) }
        t.initializer("init(_:)") { (text: Substring) in text }
        changingTextRows(t)
    }

    /// A part of a text is a text of its own here, whose places would be others than Swift's.
    func textAbsences(_ t: MemberTable<Substring>) {
        let reason = Absence.Reason(
            "a part of a text is counted from its own beginning", instead: "make a 'String' of it first")
        t.absent(
            reason, "startIndex", "endIndex", "index", "distance", "firstIndex", "lastIndex", "indices",
            "range", "base")
        t.absent(
            reason, "insert", "remove", "replaceSubrange", "removeSubrange", "replacingCharacters",
            "subscript")
    }

    private func searchRows(_ t: GenericTable) {
        let found = StaticType.optional(.range(.textIndex))
        t.method("range(of:)", [.string], found, cost: .searching) { _, s, arguments in
            s.text.range(of: arguments[0].text)?.value ?? .null
        }
        let characters = StaticType.native(CharacterSet.self)
        t.method("rangeOfCharacter(from:)", [characters], found, cost: .searching) { _, s, arguments in
            CharacterSet.from(arguments[0]).flatMap { s.text.rangeOfCharacter(from: $0) }?.value ?? .null
        }
        let options = StaticType.native(String.CompareOptions.self)
        t.method(
            "rangeOfCharacter(from:options:)", [characters, options], found, cost: .searching
        ) { _, s, arguments in
            CharacterSet.from(arguments[0]).flatMap {
                s.text.rangeOfCharacter(from: $0, options: .of(arguments[1]))
            }?.value ?? .null
        }
        t.method("range(of:options:)", [.string, options], found, cost: .searching) { _, s, arguments in
            s.text.range(of: arguments[0].text, options: .of(arguments[1]))?.value ?? .null
        }
        for range in StaticType.textRanges.prefix(1) {
            t.method(
                "range(of:options:range:)", [.string, options, .optional(range)], found, cost: .searching
            ) { _, s, arguments in
                let text = s.text
                let part = arguments[2].isNull ? nil : try text.part(arguments[2])
                return text.range(of: arguments[0].text, options: .of(arguments[1]), range: part)?.value
                    ?? .null
            }
        }
    }

    /// How two texts compare, whatever their letters.
    func textComparingRows(_ t: MemberTable<String>) {
        t.method("compare(_:)") { (s: String, other: String) in s.compare(other) }
        t.method("compare(_:options:)") { (s: String, other: String, options: String.CompareOptions) in
            s.compare(other, options: options)
        }
        t.method("caseInsensitiveCompare(_:)") { (s: String, other: String) in
            s.caseInsensitiveCompare(other)
        }
        t.method("localizedCaseInsensitiveContains(_:)", cost: .searching) { (s: String, part: String) in
            s.range(of: part, options: .caseInsensitive) != nil
        }
    }

    /// From UTF-16 code units, in which UIKit counts, to indices and back.
    func addTextRangeConversions() {
        let target = StaticType.optional(.range(.textIndex))
        GenericTable(types: [record(Range<Int>.self)]).initializer(
            "init(_:in:)", [.native(NSRange.self), .string], target
        ) { _, arguments in
            guard let range = NSRange.from(arguments[0]) else { return .null }
            let text = arguments[1].text
            let count = text.utf16.count
            guard range.location >= 0, range.length >= 0, range.location <= count,
                range.length <= count - range.location
            else { return .null }
            return Range(range, in: text)?.value ?? .null
        }
        for range in StaticType.textRanges {
            GenericTable(types: [record(NSRange.self)]).initializer(
                "init(_:in:)", [range, .string], .native(NSRange.self)
            ) { _, arguments in
                let text = arguments[1].text
                return NSRange(try text.part(arguments[0]), in: text).bridged
            }
        }
        for range in [StaticType.range(.int), .closedRange(.int)] {
            GenericTable(types: [record(NSRange.self)]).initializer(
                "init(_:)", [range], .native(NSRange.self)
            ) { _, arguments in
                guard case .range(.int(let lower, let upper, let isClosed)) = arguments[0] else {
                    preconditionFailure("a range was expected")
                }
                let (length, overflows) = upper.subtractingReportingOverflow(lower)
                if lower < 0 || overflows { throw RunTrap.trap("an NSRange does not begin below zero") }
                return NSRange(location: lower, length: length + (isClosed && length < .max ? 1 : 0)).bridged
            }
        }
    }
}

extension String.CompareOptions {
    /// Those of a scenario's value; searching by patterns is none of them.
    static func of(_ value: Value) -> String.CompareOptions {
        (from(value) ?? []).subtracting(.regularExpression)
    }
}
