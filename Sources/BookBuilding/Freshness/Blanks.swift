/// How a line differs from another that has the same words: in what nobody sees.
struct Blanks {
    /// What follows the number of the line: `ends with a tab, which the output does not have`.
    let sentence: String

    /// Nil when the lines differ in more than spaces and tabs.
    init?(_ line: String, instead other: String) {
        guard line != other, Self.words(line) == Self.words(other) else { return nil }
        let (start, otherStart) = (line.prefix(while: Self.isBlank), other.prefix(while: Self.isBlank))
        let (end, otherEnd) = (Self.tail(line), Self.tail(other))
        if end != otherEnd, !end.isEmpty {
            sentence = "ends with \(Self.named(end)) that nobody sees: take it away"
        } else if start.contains("\t") {
            sentence = "begins with \(Self.named(String(start))): write \(Self.named(String(otherStart)))"
        } else if start != otherStart {
            let now = start.isEmpty ? "no spaces" : Self.named(String(start))
            let then = otherStart.isEmpty ? "none" : Self.named(String(otherStart))
            sentence = "begins with \(now): write \(then)"
        } else {
            sentence = "has other spaces or tabs between its words than the output"
        }
    }

    private static func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }

    private static func words(_ line: String) -> [Substring] {
        line.split(whereSeparator: isBlank)
    }

    private static func tail(_ line: String) -> String {
        String(line.reversed().prefix(while: isBlank).reversed())
    }

    /// `a tab`, `2 spaces`, `spaces and tabs`
    private static func named(_ blanks: String) -> String {
        let tabs = blanks.count { $0 == "\t" }
        guard tabs == 0 || tabs == blanks.count else { return "spaces and tabs" }
        let noun = tabs == 0 ? "space" : "tab"
        return blanks.count == 1 ? "a \(noun)" : "\(blanks.count) \(noun)s"
    }
}
