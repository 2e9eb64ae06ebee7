import Reporting

/// The grammar of scenario names: `tap-red`, also an id on the page.
enum ScenarioName {
    /// Letters of a name.
    private static let longest = 64

    /// Whether a name is made of lower-case letters, digits and hyphens.
    static func isValid(_ name: String) -> Bool {
        (1...longest).contains(name.utf8.count)
            && name.utf8.allSatisfy {
                switch $0 {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                    UInt8(ascii: "-"):
                    true
                default: false
                }
            }
    }

    /// The problem of a word that is no name, with a name like it as a hint.
    static func problem(_ word: FenceInfo.Word) -> FenceProblem {
        var hint = "use lower-case letters, digits and hyphens"
        let likeIt = hyphenated(word.text)
        if isValid(likeIt) { hint += ": \(likeIt)" }
        return .badValue(word, why: "cannot name a scenario", hint: hint)
    }

    /// `tapRed Twice` as `tap-red-twice`.
    private static func hyphenated(_ text: String) -> String {
        var name = ""
        var previous: Character?
        for character in text.prefix(longest) {
            let isWord = character.isASCII && (character.isLetter || character.isNumber)
            let beginsWord = isWord && character.isUppercase && (previous?.isLowercase ?? false)
            if !isWord || beginsWord, !name.isEmpty, name.last != "-" { name += "-" }
            if isWord { name += character.lowercased() }
            previous = character
        }
        return name.last == "-" ? String(name.dropLast()) : name
    }
}
