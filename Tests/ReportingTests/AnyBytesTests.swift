import Reporting
import Testing

/// Chapters come from strangers: whatever their bytes are, and whatever stretch of them a diagnostic is
/// about, it is shown, and within bounds.
@Suite("Diagnostics of any bytes")
struct AnyBytesTests {
    private static let pieces: [[UInt8]] = [
        [0x80], [0xBF], [0x93], [0xC3], [0xE2, 0x80], [0xF0, 0x9F], [0xFF], [0x00], [0x0A], [0x0D],
        [0x0D, 0x0A], [0x09], [0x1B, 0x5B], [0x7F], [0xEF, 0xBB, 0xBF], Array("a".utf8), Array("中".utf8),
        Array("e\u{301}".utf8), Array("👩‍👩‍👧".utf8), Array("🇩🇪".utf8),
        Array("\u{202E}".utf8), Array("\u{2028}".utf8), Array("\u{200B}".utf8),
        [UInt8](repeating: 0x80, count: 500), [UInt8](repeating: 0x61, count: 500),
        Array(repeatElement("\u{301}", count: 300).joined().utf8),
    ]

    private static func render(_ file: SourceFile, _ range: Range<Int>, width: Int = 100) -> String {
        let diagnostic = Diagnostic(code: .syntax, "no", at: SourceSpan(file: file, range: range))
        return DiagnosticRenderer(sourceWidth: width).render(diagnostic)
    }

    @Test("A line that begins with the quotation mark of Windows-1252 is shown")
    func strayContinuation() {
        let file = SourceFile(path: "a.md", bytes: [0x61, 0x0A, 0x93, 0x68, 0x69, 0x94, 0x0A])
        #expect(Self.render(file, 2..<3) == "a.md:2:1: error: no [syntax]\n 2 | �hi�\n   | ^\n")
        #expect(Self.render(file, 5..<6) == "a.md:2:4: error: no [syntax]\n 2 | �hi�\n   |    ^\n")
    }

    @Test("Random bytes and random stretches are shown in a few lines of bounded width")
    func randomBytes() {
        var chance = Chance(state: 0x9E37_79B9_7F4A_7C15)
        for _ in 0..<1_500 {
            let bytes = (0..<chance.below(12)).flatMap { _ in Self.pieces[chance.below(Self.pieces.count)] }
            let file = SourceFile(path: "a.md", bytes: bytes)
            let lower = chance.below(bytes.count + 4) - 2
            let range = lower..<lower + chance.below(bytes.count + 4)
            let width = [1, 2, 7, 30, 100][chance.below(5)]
            let text = Self.render(file, range, width: width)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.count == 4, "\(bytes) \(range)")
            #expect(text.utf8.count < 12_000, "\(bytes) \(range)")
            #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 }, "\(bytes) \(range)")
        }
    }

    @Test("In a line of megabytes a place costs what its neighbourhood costs, and its column is right")
    func longLines() {
        let text = "\u{FEFF}" + String(repeating: "中e\u{301}👩‍👩‍👧 x", count: 100_000)
        let file = SourceFile(path: "a.md", text: text)
        let piece = "中e\u{301}👩‍👩‍👧 x".utf8.count
        for number in stride(from: 0, to: 100_000, by: 97) {
            let offset = 3 + number * piece + 3
            #expect(file.position(at: offset).column == 5 * number + 2)
        }
        let inside = 3 + 50_000 * piece + 3
        let shown = Self.render(file, inside..<inside + 3)
        #expect(shown.contains("a.md:1:250002: error") && shown.utf8.count < 2_000)
        let stray = SourceFile(path: "a.md", bytes: [UInt8](repeating: 0x80, count: 2 << 20))
        #expect(Self.render(stray, 5..<6).utf8.count < 2_000)
    }

    @Test("A sentence with a name of megabytes is cut")
    func longSentences() {
        let name = String(repeating: "名", count: 500_000)
        let diagnostic = Diagnostic(code: .syntax, "no '\(name)'", at: nil, hint: "not '\(name)'")
        let text = DiagnosticRenderer().render(diagnostic)
        #expect(text.utf8.count < 9_000 && text.contains("名…") && !text.contains("�"))
    }

    /// The same numbers on every machine.
    private struct Chance {
        var state: UInt64

        mutating func below(_ bound: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(max(bound, 1)))
        }
    }
}
