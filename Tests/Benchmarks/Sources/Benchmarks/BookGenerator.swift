import Foundation

/// Writes a book of a given size: each chapter has 1,500 words of prose and five scenarios with three fences
/// each. The words come from a fixed list and a small generator of its own, so the same size is the same book
/// everywhere.
struct BookGenerator {
    private var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    private static let words = [
        "touch", "view", "window", "point", "bounds", "finger", "subview", "answer", "gate",
        "order", "first", "last", "asks", "returns", "hides", "moves", "contains", "the", "a", "of",
        "in", "and", "is", "to", "it", "that",
    ]

    /// Writes `Chapters/` into `folder`.
    mutating func write(chapters: Int, to folder: URL) throws {
        let place = folder.appendingPathComponent("Chapters")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        var summary = "# A generated book\n\n"
        for number in 1...chapters {
            let name = "chapter-\(number).md"
            summary += "- [Chapter \(number)](\(name))\n"
            let text = chapter(number)
            try Data(text.utf8).write(to: place.appendingPathComponent(name))
        }
        try Data(summary.utf8).write(to: place.appendingPathComponent("SUMMARY.md"))
    }

    private mutating func chapter(_ number: Int) -> String {
        var text = "# Chapter \(number)\n"
        for section in 1...5 {
            text += "\n## Section \(section)\n"
            for _ in 0..<3 { text += "\n" + paragraph(words: 100) + "\n" }
            text += scenario(section)
        }
        return text
    }

    private mutating func paragraph(words count: Int) -> String {
        var line = ""
        var lines: [String] = []
        for _ in 0..<count {
            let word = Self.words[Int(next() % UInt64(Self.words.count))]
            if line.count + word.count > 100 {
                lines.append(line)
                line = ""
            }
            line += line.isEmpty ? word : " " + word
        }
        return (lines + [line]).joined(separator: "\n") + "."
    }

    private mutating func scenario(_ section: Int) -> String {
        let x = 10 + next() % 60
        return """

            ```swift, scenario, name=tap-\(section)
            class CardView: UIView {
                var count = 0
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                    count += touches.count
                    super.touchesBegan(touches, with: event)
                }
            }
            let card = CardView(frame: CGRect(x: \(x), y: 100, width: 200, height: 300))
            let inner = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
            view.addSubview(card)
            card.addSubview(inner)
            hand.tap(inner)
            print("touched \\(card.count)")
            ```

            ```log, of=tap-\(section)
            ```

            ```layout, of=tap-\(section)
            ```

            ```hittest, of=tap-\(section)
            ```

            """
    }

    /// A xorshift generator: quick, and the same on every machine.
    private mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
