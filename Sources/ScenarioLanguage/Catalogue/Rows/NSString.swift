import EventEngine
import Foundation

extension NativeCatalogue {
    /// NSString.
    func addNSString() {
        addClass(
            NSString.self, named: "NSString", superclass: NSObject.self,
            "A text as an object, in UTF-16 code units: what delegates of text fields count in."
        ) { t in
            t.type.protocols.append(NativeTypeID((any NSCopying).self))
            t.means("Makes one.")
            t.initializer("init(string:)") { (text: String) in NSString(string: text) }
            formatRows(t)
            t.means("How long it is in UTF-16 code units.")
            t.getter("length", \.length)
            t.means("A text with a part replaced, or a part of it.")
            t.method("replacingCharacters(in:with:)") { (text: NSString, range: NSRange, new: String) in
                try check(range, text)
                return text.replacingCharacters(in: range, with: new)
            }
            t.method("replacingOccurrences(of:with:)") { (text: NSString, old: String, new: String) in
                (text as String).replacingOccurrences(of: old, with: new)
            }
            t.method("substring(with:)") { (text: NSString, range: NSRange) in
                try check(range, text)
                return text.substring(with: range)
            }
            t.method("substring(from:)") { (text: NSString, start: Int) in
                try check(NSRange(location: start, length: 0), text)
                return text.substring(from: start)
            }
            t.method("substring(to:)") { (text: NSString, end: Int) in
                try check(NSRange(location: 0, length: end), text)
                return text.substring(to: end)
            }
            t.method("appending(_:)") { (text: NSString, more: String) in text.appending(more) }
            t.method("trimmingCharacters(in:)") { (text: NSString, set: CharacterSet) in
                (text as String).trimmingCharacters(in: set)
            }
            t.method("components(separatedBy:)") { (text: NSString, separator: String) in
                (text as String).components(separatedBy: separator)
            }
            t.means("The parts of a path: what is behind the last slash, its ending, and the rest.")
            t.getter("lastPathComponent", \.lastPathComponent)
            t.getter("pathExtension", \.pathExtension)
            t.getter("deletingPathExtension", \.deletingPathExtension)
            searchingRows(t)
            t.drawnTextRows(
                size: { $0.size(withAttributes: $1?.values) },
                room: { $0.boundingRect(with: $1, options: $2, attributes: $3?.values, context: nil) })
            partRows(t)
            t.means("The text in other letters.")
            t.getter("uppercased", reading: { (text: NSString) in (text as String).uppercased() })
            t.getter("lowercased", reading: { (text: NSString) in (text as String).lowercased() })
            t.means("The number that it begins with; 0 or false where it begins with none.")
            t.getter("integerValue", reading: { (text: NSString) in NumberAtStart(text).whole })
            t.getter("intValue", reading: { (text: NSString) in
                Int(Int32(clamping: NumberAtStart(text).whole))
            })
            t.getter("doubleValue", reading: { (text: NSString) in NumberAtStart(text).fraction })
            t.getter("floatValue", reading: { (text: NSString) in Float(NumberAtStart(text).fraction) })
            t.getter("boolValue", reading: { (text: NSString) in NumberAtStart(text).isTrue })
        }
    }

    /// One with numbers in it, by a format.
    private func formatRows(_ t: MemberTable<NSString>) {
        t.means("Makes one with numbers in it, as C's `printf` does.")
        let values = NativeParameter(nil, .any, isVariadic: true)
        let parameters = [NativeParameter("format", .string), values]
        t.type.add(NativeMember(
            .initializer, "init", parameters, NSString.staticType
        ) { context, _, arguments in
            let text = try context.format(arguments[0].text, arguments[1].list)
            try context.charge(stringBytes: text.utf8.count)
            return NSString(string: text).bridged
        })
    }

    private func partRows(_ t: MemberTable<NSString>) {
        t.means("Whether it is, begins with, ends with or has another text.")
        t.method("isEqual(to:)") { (text: NSString, other: String) in (text as String) == other }
        t.method("hasPrefix(_:)") { (text: NSString, part: String) in (text as String).hasPrefix(part) }
        t.method("hasSuffix(_:)") { (text: NSString, part: String) in (text as String).hasSuffix(part) }
        t.method("contains(_:)") { (text: NSString, part: String) in (text as String).contains(part) }
    }

    private func searchingRows(_ t: MemberTable<NSString>) {
        t.means("Where it has another text; `NSNotFound` where it has not.")
        t.method("range(of:)") { (text: NSString, part: String) in text.range(of: part) }
        t.method("range(of:options:)") { (text: NSString, part: String, options: String.CompareOptions) in
            text.range(of: part, options: options)
        }
    }
}

/// Foundation raises an exception for a range that the text does not have.
private func check(_ range: NSRange, _ text: NSString) throws {
    let isInside = range.location >= 0 && range.length >= 0 && range.location <= text.length
        && range.length <= text.length - range.location
    if !isInside {
        throw RunTrap.trap("the range is out of bounds: the text has \(text.length) UTF-16 code units")
    }
}
