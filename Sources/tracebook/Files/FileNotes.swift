import BookBuilding

/// What a build keeps of files in the cache: a word for all of them, and a line for each. Whatever is damaged
/// is no answer.
struct FileNotes {
    let word: ArraySlice<UInt8>
    let lines: ArraySlice<ArraySlice<UInt8>>

    /// Nil for what is nothing of this kind.
    ///
    /// - Parameter mark: what notes of this kind begin with.
    init?(_ bytes: [UInt8], mark: String) {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let words = lines[0].split(separator: UInt8(ascii: " "))
        guard let last = words.dropLast().last, let word = String(validating: last, as: UTF8.self),
            lines[0].elementsEqual(Self.head(mark, word, lines.count - 1).utf8)
        else { return nil }
        self.word = last
        self.lines = lines.dropFirst()
    }

    /// The bytes that are kept.
    static func bytes(mark: String, word: String, lines: [some Collection<UInt8>]) -> [UInt8] {
        var bytes = Array(head(mark, word, lines.count).utf8)
        for line in lines {
            bytes.append(UInt8(ascii: "\n"))
            bytes += line
        }
        return bytes
    }

    private static func head(_ mark: String, _ word: String, _ count: Int) -> String {
        "\(mark) \(word) \(count)"
    }
}
