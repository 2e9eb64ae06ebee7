/// Texts with what GitHub adds to Markdown: samples of each construct, and generated ones.
struct GitHubTexts: Sequence, IteratorProtocol {
    static let tables: [String] = [
        "| a | b |\n|---|---|\n| 1 | 2 |", "a | b\n-|-\n1 | 2", "|a|\n|-|", "|a|\n|:-|", "|a|\n|-:|",
        "|a|\n|:-:|\n|b|", "a|b|c\n:-|-:|:-:\nd|e|f", "a\n:-:", "a\n-:\nb", "a\n:--\nb|c",
        "| a |\n| - | - |", "| a | b |\n| - |", "|a|b|\n|-|-|\n|1|\n|1|2|3|\n||\n|||", "|a|\n|-|\n|",
        "|a|\n|-|\n|b|\n|\nc", "| a \\| b | c |\n| - | - |\n| `d\\|e` | \\|f\\| |", "|a\\\\|b|\n|-|\n|\\\\|",
        "| \\ | b |\n|-|-|",
        "| *a* | **b** | `c` | [d](e \"f\") | ![g](h) |\n|-|-|-|-|-|\n| <i>j</i> | &amp; | \\* | <k:l> | m |",
        "| `a | b` |\n|-|-|\n| [c | d](e) |", "| *a | b* |\n|-|-|", "text\n| a |\n|---|\n| b |\nmore | less",
        "text\nand more\na | b\n--|--\nc | d\n\nend", "|a|\n|-|\n> q", "|a|\n|-|\n- l", "|a|\n|-|\n2. l",
        "|a|\n|-|\n# h", "|a|\n|-|\n```\ncode\n```", "|a|\n|-|\n    code", "|a|\n|-|\n***", "|a|\n|-|\n---",
        "|a|\n|-|\n===\nb", "|a|\n|-|\n<b>\nc", "|a|\n|-|\n<div>\nc", "|a|\n|-|\n+\nb", "a\n\n|-|\n|b|",
        "> |a|\n> |-|\n> |b|\nc", "> |a|\n|-|", "> x\n|a|\n> |-|\n> |b|", "- |a|\n  |-|\n  |b|\n- c",
        "- |a|\n  |-|\n\n  |b|", "-   |a|b|\n    |-|-|\n    |c|d|", "1) |a|\n   |-|\n2) |b|\n   |-|",
        "  |a|\n   |-|\n |b|", "    |a|\n    |-|", "|a|\n    |-|", "# |a|\n|-|", "|a|\n|-|\n|-|\n|b|",
        "|a|b|\n|-|-|\n|c|d|\n\n|e|\n|-|", "|a|\n|--|-|\n|b|\n|-|",
        "[r]: /u\n\n|[r]|\n|-|\n|[s]|\n\n[s]: /v", "|a|\n|-|\n[r]: /u\n\n[r]", "|a|\n|-|\n|b|\n|c|\n\nd",
        "|# a|- b|\n|-|-|\n|> c|1. d|\n|a #|### x ###|", "|a|\n|-|\n\u{E9}|中文\n|中|", "\t|a|\n|-|",
        "|\ta\t|\tb\t|\n|\t-\t|\t-\t|\n|\tc\t|\td\t|", "|a|\n|-|\n|b|\r\n|c|\r\n", "a|b\r\n-|-\r\nc|d\r\n",
        "|a|\n| |\n|b|", "||\n|-|", "|||\n|-|-|", "|a|\n|-|\n**b\nc**", "a | b\n- | -\nc | d",
        "|~a~|~~b~~|\n|-|-|\n|~c|d~|", "|a|\n|-|-\n|b|", "|a|\n|---|   \n|b|   ", "|a|\n|-|\n|-|",
        "|a|\n:-\n|b|", "|`\\|`|\n|-|", "|a|b\n-|-\nc",
    ]

    static let strikes: [String] = [
        "~a~", "~~a~~", "~~~a~~~", "~a~~", "~~a~", "a~b~c", "a ~ b ~", "~ a ~", "~~a ~b~ c~~", "~a ~~b~~ c~",
        "*a ~b* c~", "~a *b~ c*", "**~a~**", "~**a**~", "~*a*~", "*~a~*", "a~*b*~c", "~[a~](u)", "[~a~](u)",
        "[a ~b](u) c~", "`~a~`", "~`a`~", "\\~a~", "~a\\~", "~~\\~~~", "~a\nb~", "~a  \nb~", "# ~a~",
        "~a~ ~b~ ~~c~~", "![~a~](u)", "_~a~_", "~_a_~", "a~_b_~", "\"~a~\"", "~\"a\"~", "~~a~~b", "a~~b~~",
        "中~文~字", "~中~。", "<http://a~b~c>", "~<b>a</b>~", "~&amp;~", "~a~~b~", "~~a~b~~", "~a~b~c~",
        "***~a~***", "*a~b~c*d*", "**a*~b~*c**", "~*a~*", "*~a*~", "_a~b_~c_", "~a_b~c_", "a*~*b", "a~**~b",
        "x~~~~y~~~~", "~a *b **c~ d* e**",
    ]

    static let boxes: [String] = [
        "- [ ] a\n- [x] b\n- [X] c", "* [ ] a", "+ [x] a", "1. [ ] a\n2. [x] b", "- [] a", "- [ ]a",
        "- [y] a", "-   [ ]   a", "- [ ] a\n\n- [x] b", "- [ ] a\n\n  b", "- a\n  - [ ] b\n    - [x] c",
        "-\n  [ ] a", "- [ ] *a* `b`", "[ ] a", "- a [ ] b", "  - [ ] a", "- [ ]\n", "- [ ] a\n  b",
        "- [x] [a](b)", "- [ ]\ta", "1) [x] a", "- [ ] a | b\n", "- [ ] ~a~",
    ]

    static let footnotes: [String] = [
        "a[^x]\n\n[^x]: b", "[^x]: b\n\na[^x]", "a[^1] b[^2] c[^1]\n\n[^1]: one\n[^2]: two", "a[^x]",
        "[^x]: b\n\n[^y]", "[^b] [^a]\n\n[^a]: one\n[^b]: two\n[^c]: three",
        "[^x]\n\n[^x]: a\n\n    b\n\n    - c\n\n        d", "[^x]\n\n[^x]: ```\n    a\n    ```",
        "[^x]\n\n[^x]: # a", "[^x]\n\n[^x]:\n    a", "[^x]\n\n[^x]:", "[^x]\n\n[^x]: a\nb\n    c",
        "[^x]\n\n[^x]: a\n\nb", "[^x]\n\n[^x]: a\n\n  b", "[^x]\n\n[^x]: a\n    > b\n> c",
        "[^x]\n\n[^x]: a\n- b", "[^x]\n\n[^x]: a\n# b", "[^x]\n\n[^x]: a [^y]\n[^y]: b [^x]",
        "[^x]\n\n[^x]: a\n    [^y]: b\n\n[^y]", "[^x]\n\n[^x]: a\n[^x]: b", "[^X]\n\n[^x]: a",
        "*[^x]*\n\n[^x]: a", "[a[^x]b](u)\n\n[^x]: a", "![^x]\n\n[^x]: a", "[[^x]]\n\n[^x]: a",
        "[^x](u)\n\n[^x]: a", "[^x][^x]\n\n[^x]: a", "`[^x]`\n\n[^x]: a", "\\[^x]\n\n[^x]: a",
        "[^a*b*]\n\n[^a*b*]: c", "[^x y]\n\n[^x y]: a", "[^]\n\n[^]: a b c", "[^x]\n\na\n[^x]: b\nc",
        "> [^x]: a\n> b\n\n[^x]", "- [^x]: a\n\n      b\n\n[^x]", "1. a\n   [^x]: b\n   c\n\n[^x]",
        "[^x]\n\n    [^x]: a", "[^x]\n\n```\n[^x]: a\n```", "# a[^x]\n\n[^x]: b", "|a[^x]|\n|-|\n\n[^x]: b",
        "[^x]\n\n[^x]: |a|\n    |-|\n    |b|", "[^x]\n\n[^x]: /u", "[^x]: b", "[^x]: b [^x]",
        "[^\u{E9}]\n\n[^\u{E9}]: b", "[^a&b]\n\n[^a&b]: c", "[^x]:a\n\n[^x]", "[^x] :a\n\n[^x]",
        "[^x]\n\n[^x]: [a](b \"c\") *d*", "~[^x]~\n\n[^x]: ~a~", "[^x]\n\n[^x]: a\n    b\n\n\n    c\nd",
        "[^x]\n\n> a\n[^x]: b\n> c", "[^x]\n\n[^x]: > a\n    > b\n    c", "[^x]\n\n[^x]:     code",
        "[^x]\n\n[^x]: a\n\n        code", "[^x]\n\n   [^x]: a", "[^x]\n\n[^x]: - a\n    - b",
        "*a [^x* b]*\n\n[^x]: c", "[^x\n\n[^x]: a", "^x]\n\n[^x]: a", "[^x]\n\n[^x]: <b>a</b>",
    ]

    static let samples = tables + strikes + boxes + footnotes

    private var state: UInt64
    private var left: Int

    init(seed: UInt64, count: Int) {
        state = seed
        left = count
    }

    private static let pieces: [String] = [
        "a", "b c", "|", " | ", "|", "\\|", "\n", "\n", "\n|-|\n", "\n|-|-|\n", "\n:-|-:\n",
        "|a|b|\n|-|-|\n", "\n|a|\n|-|\n|b|\n", "~", "~~", "*", "**", "_", "`", "[^x]", "[^y]", "\n[^x]: ",
        "\n\n[^y]: d\n", "\n\n", "    ", "  ", "> ", "- ", "1. ", "\n- [ ] e\n- [y] f\n", "[l](m)", "[", "]",
        "# ", "---", "\n    g\n", "&amp;", "\\", "é", "中", "[^x]: h\n\n    i\n", "\n> |c|\n> |-|\n", ".",
        "\"",
    ]

    /// A number below `bound`.
    private mutating func number(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }

    mutating func next() -> String? {
        guard left > 0 else { return nil }
        left -= 1
        return (0..<(1 + number(16))).map { _ in Self.pieces[number(Self.pieces.count)] }.joined()
    }
}
