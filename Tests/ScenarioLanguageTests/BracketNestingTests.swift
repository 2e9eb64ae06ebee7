import SwiftParser
import SwiftSyntax
import Testing
@testable import ScenarioLanguage

/// How deep brackets lie, beside what the parser makes of the same text.
@Suite struct BracketNestingTests {
    private let bounds = BracketNesting.Bounds(square: 2, all: 4)

    @Test(
        "Brackets that are code count",
        arguments: [
            ("[[[", 2), ("[a[b[c]]]", 4), ("\"\\([[[\"[\")]", 5), ("#\"\\([[[\"# [[[", 12),
            ("\"\"\"\n\\([[[", 8), ("\"\" [[[", 5), ("`in`[[[", 6), ("a / b [[[", 8),
            ("/* [ */ [[[", 10), ("\"a\\\"\" [[[", 8), ("({[({", 4), ("{ ) { ) { ) { ) {", 16),
            ("'[' [[[", 6), ("\"[[[\n[[[", 7), ("\"\\(\"\\(\"\\(\"\\(\"\\(", 14), ("/\"/ [[[", 6),
        ])
    func counted(text: String, offset: Int) {
        #expect(BracketNesting.firstTooDeep(in: text, bounds: bounds)?.offset == offset)
    }

    @Test(
        "Those in comments and strings, and those that are closed, do not",
        arguments: [
            "// [[[", "/* [ /* [ */ [ */ [", "\"[[[\"", "#\"\"[[[\"#", "\"\"\"\n[[[\n\"\"\"",
            "[[]] [[]] []", "\"\\([[]])[[[\"", "'[[['", "{ (a) } ({}) {[]}",
            "x(`in2`[1]) + a[2] + b[3]", "a / b + c[1]\nd/e + f[2] + g[3]",
        ])
    func notCounted(text: String) {
        #expect(BracketNesting.firstTooDeep(in: text, bounds: bounds) == nil)
    }

    @Test("No text is taken for shallower than the parser takes it", arguments: 0..<8)
    func neverShallower(part: UInt64) {
        let pieces = [
            "[", "[", "[", "]", "]", "(", "{", "}", "\"", "\"\"\"", "\\(", "(", ")", "/", "//", "/*", "*/",
            "#", "\n", "'", "`", "a", " ", "<#", "#>", "\\", "=", "<<<<<<< ", ">>>> ", "#!", "\r", "é", "_",
        ]
        var state = part &* 0x9E37_79B9_7F4A_7C15 | 1
        var tried = 0
        for _ in 0..<2_000 {
            var text = ""
            for _ in 0..<14 {
                state ^= state << 13
                state ^= state >> 7
                state ^= state << 17
                text += pieces[Int(state % UInt64(pieces.count))]
            }
            let depth = depth(of: text)
            guard depth.square > bounds.square || depth.all > bounds.all else { continue }
            tried += 1
            #expect(BracketNesting.firstTooDeep(in: text, bounds: bounds) != nil, "\(text.debugDescription)")
        }
        #expect(tried > 50)
    }

    /// The greatest number of brackets that are open at once, as the parser's tokens say.
    private func depth(of text: String) -> (square: Int, all: Int) {
        var open = [0, 0, 0]
        var greatest = (square: 0, all: 0)
        for token in Parser.parse(source: text).tokens(viewMode: .sourceAccurate) {
            switch token.tokenKind {
            case .leftSquare: open[0] += 1
            case .rightSquare: open[0] = max(0, open[0] - 1)
            case .leftParen: open[1] += 1
            case .rightParen: open[1] = max(0, open[1] - 1)
            case .leftBrace: open[2] += 1
            case .rightBrace: open[2] = max(0, open[2] - 1)
            default: break
            }
            greatest = (max(greatest.square, open[0]), max(greatest.all, open.reduce(0, +)))
        }
        return greatest
    }
}
