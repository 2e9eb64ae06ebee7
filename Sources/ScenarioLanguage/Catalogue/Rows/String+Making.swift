import EventEngine
import Foundation

extension NativeCatalogue {
    /// What the rows of String and Substring mean.
    func stringMeanings(_ group: ReferenceGroup) {
        characterMeanings(group)
        group.means("From a number, a letter, or anything that has a text.", of: "init(_:)")
        group.means("A whole number in another base.", of: "init(_:radix:)", "init(_:radix:uppercase:)")
        group.means("What `print` and `debugPrint` show.", of: "init(describing:)", "init(reflecting:)")
        group.means("The same again and again.", of: "init(repeating:count:)")
        group.means("A text with numbers in it, as C's `printf` makes it.", of: "init(format:_:)")
        group.means("The same with a list of them.", of: "init(format:arguments:)")
        group.means("The text with such a one behind it.", of: "appendingFormat(_:_:)", "appending(_:)")
        group.means("With quotes around it.", of: "debugDescription")
        group.means("In other letters.", of: "capitalized", "uppercased()", "lowercased()",
            "localizedUppercase", "localizedLowercase")
        group.means("Makes room beforehand; the text stays the same.", of: "reserveCapacity(_:)")
        group.means("Adds text.", of: "append(_:)", "append(contentsOf:)")
        group.means(
            "Takes text away.", of: "removeAll()", "removeAll(where:)", "removeLast()", "removeFirst()",
            "removeLast(_:)", "removeFirst(_:)",
            "popLast()", "popFirst()")
        group.means("Whether it begins or ends so.", of: "hasPrefix(_:)", "hasSuffix(_:)")
        group.means("Whether something is in it.", of: "contains(_:)", "contains(where:)")
        group.means(
            "A part of it.", of: "prefix(_:)", "suffix(_:)", "dropFirst()", "dropFirst(_:)", "dropLast()",
            "dropLast(_:)", "prefix(while:)", "drop(while:)", "prefix(upTo:)", "prefix(through:)",
            "suffix(from:)")
        group.means("The text of which it is a part.", of: "base")
        group.means(
            "Its pieces.", of: "split(separator:maxSplits:omittingEmptySubsequences:)",
            "split(maxSplits:omittingEmptySubsequences:whereSeparator:)",
            "components(separatedBy:)")
        group.means("Without some characters at its ends.", of: "trimmingCharacters(in:)")
        group.means("Filled to a length.", of: "padding(toLength:withPad:startingAt:)")
        group.means("With something else in the place of something.", of: "replacingOccurrences(of:with:)",
            "replacingOccurrences(of:with:options:range:)")
        group.means("Its letters.", of: "count", "isEmpty", "first", "last", "randomElement()")
        group.means("Its code units, as two encodings have them.", of: "utf16", "utf8")
        group.means("Its first place, and the place behind its last letter.", of: "startIndex", "endIndex")
        group.means(
            "Another place, so many letters away; nil beyond a limit.", of: "index(after:)", "index(before:)",
            "index(_:offsetBy:)", "index(_:offsetBy:limitedBy:)")
        group.means("How many letters are between two places.", of: "distance(from:to:)")
        group.means("All its places.", of: "indices")
        group.means("The letter at a place, or a part of it.", of: "subscript")
        group.means(
            "Where a letter is.", of: "firstIndex(of:)", "index(of:)", "firstIndex(where:)", "lastIndex(of:)",
            "lastIndex(where:)")
        group.means(
            "Where a text is in it.", of: "range(of:)", "range(of:options:)", "range(of:options:range:)")
        group.means(
            "Puts something in at a place, or takes it away.", of: "insert(_:at:)", "insert(contentsOf:at:)",
            "remove(at:)", "removeSubrange(_:)")
        group.means("Puts a text in the place of a part.", of: "replaceSubrange(_:with:)")
        group.means("With a text in the place of a part.", of: "replacingCharacters(in:with:)")
        group.means(
            "In which order two texts are.", of: "compare(_:)", "compare(_:options:)",
            "caseInsensitiveCompare(_:)")
        group.means(
            "Whether a text is in it, with capital letters or without.",
            of: "localizedCaseInsensitiveContains(_:)")
        group.means("Its letters otherwise.", of: "reversed()", "filter(_:)")
    }

    /// What the rows mean that are about single characters.
    private func characterMeanings(_ group: ReferenceGroup) {
        group.means("Its Unicode scalars.", of: "unicodeScalars")
        group.means(
            "Where the first of such characters is.", of: "rangeOfCharacter(from:)",
            "rangeOfCharacter(from:options:)", "rangeOfCharacter(from:options:range:)")
        group.means(
            "With `%` and a number for letters that an address may not have, and back.",
            of: "addingPercentEncoding(withAllowedCharacters:)", "removingPercentEncoding")
    }

    /// Text from other values.
    func stringMakingRows(_ t: GenericTable) {
        for type in [StaticType.string, .native(Substring.self), .character] {
            t.initializer("init(_:)", [type], .string) { _, arguments in .string(arguments[0].text) }
        }
        t.initializer("init(_:)", [.boxedText], .string) { _, arguments in
            arguments[0].unboxed(as: .string) ?? .string("")
        }
        let numbers = [StaticType.int, .double, .float, .bool] + IntegerBounds.types.map { $0.staticType }
        for type in numbers {
            t.initializer("init(_:)", [type], .string) { context, arguments in
                .string(try context.text(of: arguments[0], as: type))
            }
        }
        t.initializer("init(_:)", [.sequence(.character, .any)], .string) { context, arguments in
            .string(String(try context.elements(of: arguments[0]).map(\.text).joined()))
        }
        for type in [StaticType.int] + (IntegerBounds.types.map { $0.staticType }) {
            t.initializer("init(_:radix:)", [type, .int], .string) { _, arguments in
                .string(try inRadix(arguments[0], arguments[1].integer, isUppercase: false))
            }
            t.initializer("init(_:radix:uppercase:)", [type, .int, .bool], .string) { _, arguments in
                let isUppercase = arguments[2].truth
                return .string(
                    try inRadix(arguments[0], arguments[1].integer, isUppercase: isUppercase))
            }
        }
        t.initializer("init(describing:)", [.any], .string) { context, arguments in
            .string(try context.text(of: arguments[0], as: .any))
        }
        t.initializer("init(reflecting:)", [.any], .string) { context, arguments in
            .string(try context.debugText(of: arguments[0], as: .any))
        }
        for type in [StaticType.string, .character] {
            t.initializer("init(repeating:count:)", [type, .int], .string) { context, arguments in
                let count = try context.size(arguments[1])
                let piece = arguments[0].text
                let (bytes, overflows) = piece.utf8.count.multipliedReportingOverflow(by: count)
                try context.charge(stringBytes: overflows ? .max : bytes)
                // Swift adds one after the other.
                try context.spend(count / 2)
                return .string(String(repeating: piece, count: count))
            }
        }
        formatRows(t)
    }

    /// Text with numbers in it, by a format.
    private func formatRows(_ t: GenericTable) {
        let values = NativeParameter(nil, .any, isVariadic: true)
        let list = NativeParameter("arguments", .array(.any))
        for type in t.types {
            for given in [values, list] {
                let parameters = [NativeParameter("format", .string), given]
                type.add(NativeMember(.initializer, "init", parameters, .string) { context, _, arguments in
                    try context.charged(.string(context.format(arguments[0].text, arguments[1].list)))
                })
            }
            let more = [NativeParameter(nil, .string), values]
            type.add(NativeMember(.method, "appendingFormat", more, .string) { context, text, arguments in
                let added = try context.format(arguments[0].text, arguments[1].list)
                return try context.charged(.string(text.text + added))
            })
        }
    }
}

private func inRadix(_ number: Value, _ radix: Int, isUppercase: Bool) throws -> String {
    if !(2...36).contains(radix) { throw RunTrap.trap("a radix must be in 2...36") }
    if case .large(let large) = number { return String(large, radix: radix, uppercase: isUppercase) }
    return String(number.integer, radix: radix, uppercase: isUppercase)
}
