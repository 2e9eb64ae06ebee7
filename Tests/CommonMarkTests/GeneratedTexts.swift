/// Texts put together by a seeded generator out of everything that means something in Markdown.
struct GeneratedTexts: Sequence, IteratorProtocol {
    private var state: UInt64
    private var left: Int

    init(seed: UInt64, count: Int) {
        state = seed
        left = count
    }

    private static let pieces: [String] = [
        "a", "b c", "é", "中文，", "。", "**", "*", "_", "__", "`", "``", "```", "~~~", "````", "\n", "\n", "\n",
        "\n\n", "  \n", "\\\n", "\r\n", "\r", "> ", ">", "- ", "+ ", "* ",
        "1. ", "2) ", "    ", "  ", " ", "\t", "# ", "## ", "===", "---", "[", "]", "](", ")", "(", "![",
        "[a](b)", "[a](b \"c\")", "[r]", "\n\n[r]: /u 't'\n\n", "<", ">", "<b>", "<!--", "-->",
        "<https://a.b>", "&amp;", "&", "\\", "\\*", "\"", "'", "{#id}", "swift, scenario, name=x",
        "\n```log, of=x\n", "\n```\n", "\n> ```\n> x\n> ```\n", "\n- ```\n  x\n  ```\n", "x = 1\n",
    ]

    /// A number below `bound`.
    mutating func number(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }

    mutating func next() -> String? {
        guard left > 0 else { return nil }
        left -= 1
        var text = number(20) == 0 ? "\u{FEFF}" : ""
        for _ in 0..<(1 + number(24)) { text += GeneratedTexts.pieces[number(GeneratedTexts.pieces.count)] }
        if number(25) == 0 { text += "\u{0}*z*" }
        return text
    }
}
