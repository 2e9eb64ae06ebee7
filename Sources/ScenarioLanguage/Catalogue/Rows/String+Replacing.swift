import Foundation

extension NativeCatalogue {
    /// One text in the place of another, and what addresses write in the place of letters.
    func replacingRows(_ t: GenericTable) {
        let options = StaticType.native(String.CompareOptions.self)
        t.method(
            "replacingOccurrences(of:with:)", [.string, .string], .string, cost: .searching
        ) { context, s, arguments in
            try context.replacing(in: s.text, arguments)
        }
        for range in StaticType.textRanges.prefix(1) {
            t.method(
                "replacingOccurrences(of:with:options:range:)",
                [.string, .string, options, .optional(range)], .string,
                defaults: ["options": String.CompareOptions().bridged, "range": nil], cost: .searching
            ) { context, s, arguments in
                let text = s.text
                let part = arguments[3].isNull ? nil : try text.part(arguments[3])
                return try context.replacing(in: text, arguments, .of(arguments[2]), part)
            }
        }
        t.method("appending(_:)", [.string], .string) { context, s, arguments in
            let whole = s.text + arguments[0].text
            try context.charge(stringBytes: whole.utf8.count)
            return .string(whole)
        }
        t.method(
            "addingPercentEncoding(withAllowedCharacters:)", [.native(CharacterSet.self)], .optional(.string)
        ) { _, s, arguments in
            CharacterSet.from(arguments[0]).flatMap { allowed in
                s.text.addingPercentEncoding(withAllowedCharacters: allowed).map { .string($0) }
            } ?? .null
        }
        t.getter("removingPercentEncoding", .optional(.string)) { _, s in
            s.text.removingPercentEncoding.map { .string($0) } ?? .null
        }
    }
}

extension RunContext {
    /// What a text becomes when each occurrence of one text in it is another.
    fileprivate func replacing(
        in text: String, _ arguments: [Value], _ options: String.CompareOptions = [],
        _ part: Range<String.Index>? = nil
    ) throws -> Value {
        let (target, replacement) = (arguments[0].text, arguments[1].text)
        if target.isEmpty { return .string(text) }
        // Without regard to capitals a letter of two bytes may stand for one of one.
        let found = text.utf8.count * (options.isEmpty ? 1 : 4) / target.utf8.count
        let (most, overflows) = found.multipliedReportingOverflow(by: replacement.utf8.count)
        try charge(stringBytes: text.utf8.count)
        if overflows || most > 64 * maximumStringBytes {
            throw RunTrap.limit("a string of more than \(maximumStringBytes) bytes")
        }
        return .string(
            text.replacingOccurrences(of: target, with: replacement, options: options, range: part))
    }
}
