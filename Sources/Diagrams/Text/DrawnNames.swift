import EventEngine

/// The names of a scenario's objects as a drawing can print them: ASCII, and no longer than it has room for.
///
/// A name that is not printable ASCII becomes a key letter, and one that is too long is cut in the middle
/// (`feedC..Cell`); `explanations` says what such a name stands for, in Swift's own escapes where it must.
struct DrawnNames {
    /// What key letters are taken from, in this order: lower case, without `o` and `x`, which drawings use
    /// themselves. (Upper case is for fingers and for answers.)
    static let letters = Array("abcdefghijklmnpqrstuvwyz")

    private let objects: [Recording.Object]
    private let limit: Int
    private var keys: [ObjectID: String] = [:]
    private var keysUsed = 0
    /// The objects whose text is not their whole name, in the order of the drawing.
    private var replaced: [ObjectID] = []
    private var texts: [ObjectID: String] = [:]

    /// Names for the objects of a drawing, in the order in which key letters are handed out; none longer
    /// than `limit`.
    /// - Parameter titles: what objects are called instead of their names; printed as it is.
    init(of drawn: [ObjectID], in recording: Recording, limit: Int, titles: [ObjectID: String] = [:]) {
        objects = recording.objects
        self.limit = max(4, limit)
        var taken: Set<String> = []
        for object in drawn where texts[object] == nil {
            if let title = titles[object] {
                texts[object] = title
                continue
            }
            let whole = wholeName(of: object)
            var text = DrawnNames.cut(whole, to: self.limit)
            let isPrintable = !whole.isEmpty && whole.utf8.allSatisfy { (0x21...0x7E).contains($0) }
            if !isPrintable || (text != whole && taken.contains(text)) { text = key(for: object) ?? "?" }
            if text != whole { replaced.append(object) }
            taken.insert(text)
            texts[object] = text
        }
    }

    /// The scenario's own name; `?` for an object that the recording does not know.
    func wholeName(of object: ObjectID) -> String {
        let index = Int(object.rawValue)
        return objects.indices.contains(index) ? objects[index].name : "?"
    }

    /// The name as it is drawn.
    subscript(object: ObjectID) -> String {
        texts[object] ?? DrawnNames.escaped(DrawnNames.cut(wholeName(of: object), to: limit))
    }

    /// The key letter that the object has, if any.
    func existingKey(of object: ObjectID) -> String? { keys[object] }

    /// Hands out the next key letter, or the one that the object has; nil when all are taken.
    mutating func key(for object: ObjectID) -> String? {
        if let key = keys[object] { return key }
        guard keysUsed < DrawnNames.letters.count else { return nil }
        let key = String(DrawnNames.letters[keysUsed])
        keysUsed += 1
        keys[object] = key
        return key
    }

    /// Lets an object share a key letter with another one that has the same outline.
    mutating func share(_ key: String, with object: ObjectID) {
        if keys[object] == nil { keys[object] = key }
    }

    /// `a = \u{7EA2}\u{8272}`, `feedC..Cell = feedCollectionCell`: what key letters and cut names are
    /// for, none wider than `columns`.
    func explanations(columns: Int) -> [String] {
        replaced.map { object in
            let short = self[object]
            let whole = DrawnNames.escaped(wholeName(of: object))
            return short + " = " + DrawnNames.cut(whole, to: columns - short.columns - 3)
        }
    }

    /// A text cut in the middle to at most `limit` characters: `feedC..Cell`.
    static func cut(_ text: String, to limit: Int) -> String {
        if text.utf8.count <= limit { return text }
        let characters = Array(text)
        guard characters.count > limit else { return text }
        let kept = max(0, limit - 2)
        let tail = kept * 4 / 9
        return String(characters.prefix(kept - tail)) + ".." + String(characters.suffix(tail))
    }

    /// A text in which what is not printable ASCII is written as Swift would: `\u{7EA2}`.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if (0x20...0x7E).contains(scalar.value) {
                result.unicodeScalars.append(scalar)
            } else {
                result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            }
        }
        return result
    }
}
