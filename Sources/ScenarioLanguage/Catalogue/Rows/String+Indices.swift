import EventEngine
import Foundation

extension String.CompareOptions: BridgedOptionSet {}

extension NativeCatalogue {
    /// Places in texts, and how texts are compared.
    func addTextIndices() {
        addStructure(
            String.Index.self, named: "String.Index", conformances: [.equatable, .hashable, .comparable],
            "A place in a text."
        ) { placeRows($0) }
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
            t.absent(.patterns, "regularExpression")
        }
        alias("NSString.CompareOptions", .native(String.CompareOptions.self))
        for name in ["Up", "Through", "From"] { addPartialTextRange(name) }
    }

    private func placeRows(_ t: MemberTable<String.Index>) {
        let generic = GenericTable(types: [t.type])
        t.means("How many UTF-16 code units are in front of it, and the place behind so many of them.")
        for text in [StaticType.string, .native(Substring.self)] {
            generic.method("utf16Offset(in:)", [text], .int) { context, place, arguments in
                let text = arguments[0].piece
                let end = try text.placeOrEnd(String.Index.of(place))
                try context.spend(walking: text, text.startIndex, end)
                return .int(end.utf16Offset(in: text))
            }
            generic.initializer("init(utf16Offset:in:)", [.int, text], .textIndex) { context, arguments in
                let text = arguments[1].piece
                try context.spend(walking: text, text.startIndex, text.endIndex)
                // Behind the end it is a place that no text has, and using it stops the run.
                return String.Index(utf16Offset: arguments[0].integer, in: text).bridged
            }
        }
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

    /// Where things are in a text, or in a part of one.
    func textIndexRows(_ t: GenericTable) {
        let place = StaticType.textIndex
        t.getter("startIndex", place, cost: .constant) { _, s in s.piece.startIndex.bridged }
        t.getter("endIndex", place, cost: .constant) { _, s in s.piece.endIndex.bridged }
        for (name, step) in [("index(after:)", 1), ("index(before:)", -1)] {
            t.method(name, [place], place, cost: .constant) { context, s, arguments in
                try context.place(in: s.piece, arguments[0], step)
            }
        }
        t.method("index(_:offsetBy:)", [place, .int], place, cost: .constant) { context, s, arguments in
            try context.place(in: s.piece, arguments[0], arguments[1].integer)
        }
        t.method(
            "index(_:offsetBy:limitedBy:)", [place, .int, place], .optional(place), cost: .constant
        ) { context, s, arguments in
            let (text, count) = (s.piece, arguments[1].integer)
            let (start, limit) = (String.Index.of(arguments[0]), String.Index.of(arguments[2]))
            guard count < 0 ? limit <= start : limit >= start else {
                return try context.place(in: text, arguments[0], count)
            }
            let found = text.index(
                try text.placeOrEnd(start), offsetBy: count, limitedBy: try text.placeOrEnd(limit))
            try context.spend(walking: text, start, found ?? limit)
            return found?.bridged ?? .null
        }
        t.method("distance(from:to:)", [place, place], .int, cost: .constant) { context, s, arguments in
            let text = s.piece
            let start = try text.placeOrEnd(String.Index.of(arguments[0]))
            let end = try text.placeOrEnd(String.Index.of(arguments[1]))
            try context.spend(walking: text, start, end)
            return .int(text.distance(from: start, to: end))
        }
        for name in ["firstIndex(of:)", "index(of:)"] {
            t.method(name, [.character], .optional(place), cost: .constant) { context, s, arguments in
                let text = s.piece
                let found = text.firstIndex(of: arguments[0].letter)
                try context.spend(walking: text, text.startIndex, found ?? text.endIndex)
                return found?.bridged ?? .null
            }
        }
        t.method("lastIndex(of:)", [.character], .optional(place)) { _, s, arguments in
            s.piece.lastIndex(of: arguments[0].letter)?.bridged ?? .null
        }
        textPlaceRows(t)
    }

    /// What changes a text at a place, and parts that begin or end there.
    private func textPlaceRows(_ t: GenericTable) {
        let (place, part) = (StaticType.textIndex, StaticType.native(Substring.self))
        t.mutator("insert(_:at:)", [.character, place]) { context, s, arguments in
            try context.changeText(&s) {
                $0.insert(arguments[0].letter, at: try $0.placeOrEnd(.of(arguments[1])))
            }
        }
        t.mutator("insert(contentsOf:at:)", [.string, place]) { context, s, arguments in
            try context.changeText(&s) {
                $0.insert(contentsOf: arguments[0].text, at: try $0.placeOrEnd(.of(arguments[1])))
            }
        }
        t.mutator("remove(at:)", [place], .character, isDiscardable: true) { context, s, arguments in
            var removed: Value = .null
            _ = try context.changeText(&s) {
                removed = .character($0.remove(at: try $0.place(.of(arguments[0]))))
            }
            return removed
        }
        t.method("prefix(upTo:)", [place], part, cost: .constant) { _, s, arguments in
            let text = s.piece
            return .piece(text[..<(try text.placeOrEnd(.of(arguments[0])))])
        }
        t.method("prefix(through:)", [place], part, cost: .constant) { _, s, arguments in
            let text = s.piece
            return .piece(text[...(try text.place(.of(arguments[0])))])
        }
        t.method("suffix(from:)", [place], part, cost: .constant) { _, s, arguments in
            let text = s.piece
            return .piece(text[(try text.placeOrEnd(.of(arguments[0])))...])
        }
    }

    /// Parts of a text, by ranges of its indices.
    func textPartRows(_ t: GenericTable) {
        t.subscript("subscript(_:)", [.textIndex], .character, cost: .constant) { _, s, arguments in
            let text = s.piece
            guard let index = String.Index.from(arguments[0]) else { return .null }
            return .character(text[try text.place(index)])
        }
        t.getter("indices", .sequence(.textIndex, .part)) { context, s in
            let text = s.piece
            try context.charge(elements: text.utf8.count)
            return .array(text.indices.map(\.bridged))
        }
        t.mutator("reserveCapacity(_:)", [.int], cost: .constant) { _, _, _ in .void }
        for edge in ["firstIndex(where:)", "lastIndex(where:)"] {
            let question = StaticType.closure(.character, to: .bool)
            t.method(edge, [question], .optional(.textIndex)) { _, s, arguments in
                let (text, body) = (s.piece, arguments[0].closure)
                let fits: (Character) throws -> Bool = { try body.call([.character($0)]).truth }
                let found = try edge.hasPrefix("first")
                    ? text.firstIndex(where: fits) : text.lastIndex(where: fits)
                return found?.bridged ?? .null
            }
        }
        for range in StaticType.textRanges { rangeRows(t, range) }
        searchRows(t)
    }

    private func rangeRows(_ t: GenericTable, _ range: StaticType) {
        t.subscript("subscript(_:)", [range], .native(Substring.self), cost: .constant) { _, s, arguments in
            let text = s.piece
            return .piece(text[try text.part(arguments[0])])
        }
        t.method("replacingCharacters(in:with:)", [range, .string], .string) { _, s, arguments in
            let text = s.piece
            let part = try text.part(arguments[0])
            return .string(text.replacingCharacters(in: part, with: arguments[1].text))
        }
        t.mutator("replaceSubrange(_:with:)", [range, .string]) { context, s, arguments in
            try context.changeText(&s) {
                $0.replaceSubrange(try $0.part(arguments[0]), with: arguments[1].text)
            }
        }
        t.mutator("removeSubrange(_:)", [range]) { context, s, arguments in
            try context.changeText(&s) { $0.removeSubrange(try $0.part(arguments[0])) }
        }
    }

    /// What a part of a text loses at its beginning: the rest stays where it is.
    func shrinkingTextRows(_ t: GenericTable) {
        t.mutator("popFirst()", [], .optional(.character), isDiscardable: true, cost: .constant) {
            context, s, _ in
            var text = s.piece
            guard let first = text.popFirst() else { return .null }
            try context.spend(first.utf8.count)
            s = .piece(text)
            return .character(first)
        }
        t.mutator("removeFirst()", [], .character, isDiscardable: true, cost: .constant) { context, s, _ in
            var text = s.piece
            guard let first = text.popFirst() else {
                throw RunTrap.trap("can't remove the first element of an empty string")
            }
            try context.spend(first.utf8.count)
            s = .piece(text)
            return .character(first)
        }
    }

    /// How a part of a text is made and changes.
    func partOfTextRows(_ t: MemberTable<Substring>) {
        t.initializer("init()") { () in Substring() }
        t.initializer("init(_:)") { (text: String) in Substring(text) }
        t.initializer("init(_:)") { (text: Substring) in text }
        t.getter("base") { (text: Substring) in text.base }
        changingTextRows(t)
    }

    private func searchRows(_ t: GenericTable) {
        let found = StaticType.optional(.range(.textIndex))
        t.method("range(of:)", [.string], found, cost: .searching) { _, s, arguments in
            s.piece.range(of: arguments[0].text)?.value ?? .null
        }
        let characters = StaticType.native(CharacterSet.self)
        t.method("rangeOfCharacter(from:)", [characters], found, cost: .searching) { _, s, arguments in
            CharacterSet.from(arguments[0]).flatMap { s.piece.rangeOfCharacter(from: $0) }?.value ?? .null
        }
        let options = StaticType.native(String.CompareOptions.self)
        t.method(
            "rangeOfCharacter(from:options:)", [characters, options], found, cost: .searching
        ) { _, s, arguments in
            CharacterSet.from(arguments[0]).flatMap {
                s.piece.rangeOfCharacter(from: $0, options: .of(arguments[1]))
            }?.value ?? .null
        }
        t.method("range(of:options:)", [.string, options], found, cost: .searching) { _, s, arguments in
            s.piece.range(of: arguments[0].text, options: .of(arguments[1]))?.value ?? .null
        }
        for range in StaticType.textRanges.prefix(1) {
            t.method(
                "range(of:options:range:)", [.string, options, .optional(range)], found, cost: .searching
            ) { _, s, arguments in
                let text = s.piece
                let part = arguments[2].isNull ? nil : try text.part(arguments[2])
                return text.range(of: arguments[0].text, options: .of(arguments[1]), range: part)?.value
                    ?? .null
            }
            t.method(
                "rangeOfCharacter(from:options:range:)", [characters, options, .optional(range)], found,
                cost: .searching
            ) { _, s, arguments in
                guard let letters = CharacterSet.from(arguments[0]) else { return .null }
                let text = s.piece
                let part = arguments[2].isNull ? nil : try text.part(arguments[2])
                return text.rangeOfCharacter(from: letters, options: .of(arguments[1]), range: part)?.value
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

extension String.Index {
    /// The place that a value is.
    fileprivate static func of(_ value: Value) -> String.Index {
        guard let index = from(value) else { preconditionFailure("the checker let \(value) pass as a place") }
        return index
    }
}

extension Value {
    /// The letter.
    fileprivate var letter: Character {
        guard case .character(let letter) = self else {
            preconditionFailure("the checker let \(self) pass as a letter")
        }
        return letter
    }
}

extension RunContext {
    /// The place so many letters away.
    fileprivate func place(in text: Substring, _ start: Value, _ count: Int) throws -> Value {
        let start = String.Index.of(start)
        let found = try count == 1 ? text.index(after: text.place(start)) : text.place(start, offsetBy: count)
        try spend(walking: text, start, found)
        return found.bridged
    }

    /// Charges the run for the letters between two places.
    fileprivate func spend(walking text: Substring, _ a: String.Index, _ b: String.Index) throws {
        let part = a < b ? text[a..<b] : text[b..<a]
        try spend(part.utf8.count <= String.shortText ? part.utf8.count : String(part).walkingUnits)
    }

    /// Changes a text, or a part of one, and charges the run for the new one.
    func changeText(_ value: inout Value, _ change: (inout Substring) throws -> Void) throws -> Value {
        var text = value.piece
        try change(&text)
        if case .string = value { value = .string(String(text)) } else { value = .piece(text) }
        try charge(stringBytes: text.utf8.count)
        return .void
    }
}

extension String.CompareOptions {
    /// Those of a scenario's value; searching by patterns is none of them.
    static func of(_ value: Value) -> String.CompareOptions {
        (from(value) ?? []).subtracting(.regularExpression)
    }
}
