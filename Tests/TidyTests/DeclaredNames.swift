/// What the files of some folders declare, by name: enough to see which folder uses whose names.
///
/// Seen are types, functions and values at the top of a file, and members of extensions whose name nobody
/// else declares. An initializer in an extension has no name of its own, so its use is not seen.
struct DeclaredNames {
    /// The folders that declare a name at the top of a file, for others to use.
    private(set) var topLevel: [String: Set<String>] = [:]
    /// The folders that add a member of this name to a type.
    private(set) var members: [String: Set<String>] = [:]
    /// The folders that declare something of this name anywhere.
    private(set) var everything: [String: Set<String>] = [:]

    private static let types: Set<String> = [
        "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype",
    ]
    private static let values: Set<String> = ["func", "var", "let", "case"]
    private static let hidden: Set<String> = ["private", "fileprivate"]
    private static let modifiers: Set<String> = [
        "public", "package", "internal", "open", "static", "final", "mutating", "nonmutating", "override",
        "lazy", "nonisolated", "unsafe", "indirect", "set", "Sendable", "MainActor", "discardableResult",
        "TaskLocal", "inlinable", "inline", "convenience", "required", "weak", "consuming", "borrowing",
    ]

    /// Takes note of what a file declares.
    mutating func add(_ words: [SwiftWords.Word], of folder: String) {
        var isInExtension = false
        var isInHidden = false
        for (index, word) in words.enumerated() where !word.isBehindDot {
            let isHidden = DeclaredNames.isHidden(words, at: index)
            if word.depth == 0, word.text == "extension" || DeclaredNames.types.contains(word.text) {
                isInExtension = word.text == "extension"
                isInHidden = isHidden
            }
            if word.text == "each", index + 1 < words.count {
                everything[words[index + 1].text, default: []].insert(folder)
            }
            guard let name = declared(by: words, at: index) else { continue }
            everything[name, default: []].insert(folder)
            if word.text == "case" { addFurtherCases(behind: words[(index + 2)...], of: folder) }
            guard !isHidden, !isInHidden else { continue }
            if word.depth == 0 {
                topLevel[name, default: []].insert(folder)
            } else if word.depth == 1, isInExtension {
                members[name, default: []].insert(folder)
            }
        }
    }

    /// `case a(Int), b` declares `b` too.
    private mutating func addFurtherCases(behind rest: ArraySlice<SwiftWords.Word>, of folder: String) {
        for word in rest {
            if DeclaredNames.values.contains(word.text) || DeclaredNames.types.contains(word.text) { return }
            if word.isBehindComma { everything[word.text, default: []].insert(folder) }
        }
    }

    /// The name behind a word that introduces a declaration.
    private func declared(by words: [SwiftWords.Word], at index: Int) -> String? {
        let word = words[index]
        guard DeclaredNames.types.contains(word.text) || DeclaredNames.values.contains(word.text),
            index + 1 < words.count, !words[index + 1].isBehindDot
        else { return nil }
        return words[index + 1].text
    }

    /// Whether `private` stands among the modifiers before a declaration; `private(set)` hides nothing.
    private static func isHidden(_ words: [SwiftWords.Word], at index: Int) -> Bool {
        var before = index - 1
        while before >= 0, words[before].depth == words[index].depth {
            if hidden.contains(words[before].text) { return words[before + 1].text != "set" }
            guard modifiers.contains(words[before].text) else { return false }
            before -= 1
        }
        return false
    }

    /// The folders whose names a word may mean, none of them its own.
    ///
    /// - Parameters:
    ///   - folder: of the word.
    ///   - foreign: what other modules declare; a member of such a name is theirs as likely.
    func owners(of word: SwiftWords.Word, in folder: String, besides foreign: Set<String>) -> Set<String> {
        guard everything[word.text]?.contains(folder) != true else { return [] }
        guard word.isBehindDot else { return topLevel[word.text] ?? [] }
        guard let owners = members[word.text], everything[word.text] == owners, owners.count == 1,
            !foreign.contains(word.text)
        else { return [] }
        return owners
    }

    /// All names.
    var names: Set<String> { Set(everything.keys) }
}
