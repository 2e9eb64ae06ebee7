import Reporting
import Testing

@Suite("Columns of text")
struct DisplayWidthTests {
    @Test(
        "Text takes the columns that a terminal gives it",
        arguments: [
            ("", 0), ("abc", 3), ("响应链", 6), ("（）", 4), ("ｱ", 1), ("ア", 2), ("한글", 4),
            ("\u{1112}\u{1161}\u{11AB}", 2),
            ("e\u{301}", 1), ("é", 1), ("\u{200B}", 0), ("\u{FEFF}", 0), ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2),
            ("🇩🇪", 2), ("❤️", 2), ("❤", 1),
            ("→", 1), ("─│┌", 3), ("…", 1), ("\u{20000}", 2), ("\u{AD}", 1), ("\u{1B}", 0), ("ä中b", 4),
            ("〪", 0),
        ])
    func columns(text: String, expected: Int) {
        #expect(DisplayWidth.columns(of: text) == expected)
    }

    @Test("The ends of the table's ranges are inside, their neighbours outside")
    func borders() {
        let wide: [UInt32] = [
            0x1100, 0x115F, 0x231A, 0x231B, 0x4E00, 0xA4C6, 0xAC00, 0xD7A3, 0xFF01, 0xFF60, 0x3FFFD,
        ]
        let narrow: [UInt32] = [0x10FF, 0x2319, 0x231C, 0xA4D0, 0xABFF, 0xFF61, 0x3FFFE, 0x41]
        #expect(wide.allSatisfy { Unicode.Scalar($0).map { DisplayWidth.columns(of: $0) } == 2 })
        #expect(narrow.allSatisfy { Unicode.Scalar($0).map { DisplayWidth.columns(of: $0) } == 1 })
    }
}
