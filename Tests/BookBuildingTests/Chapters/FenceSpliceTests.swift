import CommonMark
import Reporting
import Testing

@testable import BookBuilding

@Suite("Filling fences")
struct FenceSpliceTests {
    private func document(_ bytes: [UInt8]) throws -> MarkdownDocument {
        try MarkdownDocument(SourceFile(path: "a.md", bytes: bytes))
    }

    /// The text with the body of one of its fences replaced.
    private func fill(_ text: String, _ index: Int = 0, with lines: [String]) throws -> String {
        let document = try document(Array(text.utf8))
        let body = Array(lines.map { $0 + "\n" }.joined().utf8)
        let result = FenceSplice.splice([(document.fences[index], body)], into: document.file)
        return String(decoding: result, as: UTF8.self)
    }

    @Test(
        "Only the body changes, whatever surrounds it",
        arguments: [
            ("a\n```log, of=x\nold\n```\nb", "a\n```log, of=x\none\n\n  two\n```\nb"),
            ("```log\n```", "```log\none\n\n  two\n```"),
            ("```log\r\nold\r\n```\r\nb\r\n", "```log\r\none\r\n\r\n  two\r\n```\r\nb\r\n"),
            ("```log\rold\r```\r", "```log\rone\r\r  two\r```\r"),
            ("\u{FEFF}```log\nold\n```\n", "\u{FEFF}```log\none\n\n  two\n```\n"),
            ("~~~~ log\n~~~\n~~~~~~ \n", "~~~~ log\none\n\n  two\n~~~~~~ \n"),
            ("> ```log\n> old\n> ```\n", "> ```log\n> one\n>\n>   two\n> ```\n"),
            (">```log\n>```\n", ">```log\n>one\n>\n>   two\n>```\n"),
            ("> > ```log\n>> ```\n", "> > ```log\n>> one\n>>\n>>   two\n>> ```\n"),
            ("1. a\n\n   ```log\n   ```\n2. b", "1. a\n\n   ```log\n   one\n\n     two\n   ```\n2. b"),
            ("- ```log\n  ```", "- ```log\n  one\n\n    two\n  ```"),
            ("-\t```log\n\t```", "-\t```log\n\tone\n\n\t  two\n\t```"),
            ("- ```log\n\told\n\t```", "- ```log\n  one\n\n    two\n\t```"),
            ("> 1. ```log\n>    ```\n", "> 1. ```log\n>    one\n>\n>      two\n>    ```\n"),
            ("  ```log\nold\n ```\n", "  ```log\n  one\n\n    two\n ```\n"),
            (">   ```log\n> ```\n", ">   ```log\n>   one\n>\n>     two\n> ```\n"),
            ("``` log\ttab \nold\n   ```\t\n\ttail\t\n", "``` log\ttab \none\n\n  two\n   ```\t\n\ttail\t\n"),
        ])
    func surroundings(text: String, expected: String) throws {
        #expect(try fill(text, with: ["one", "", "  two"]) == expected)
        #expect(try document(Array(expected.utf8)).fences[0].bodyLines == ["one", "", "  two"])
    }

    @Test(
        "A body that holds a fence makes both fences longer",
        arguments: [
            (["```"], "````log\n```\n````\n"), (["````", "x"], "`````log\n````\nx\n`````\n"),
            (["   ```  "], "````log\n   ```  \n````\n"),
            (["    ```"], "```log\n    ```\n```\n"), (["```swift"], "```log\n```swift\n```\n"),
            (["~~~"], "```log\n~~~\n```\n"), (["x ```"], "```log\nx ```\n```\n"),
        ])
    func nested(body: [String], expected: String) throws {
        #expect(try fill("```log\n```\n", with: body) == expected)
        #expect(try document(Array(expected.utf8)).fences[0].bodyLines == body)
    }

    @Test("A closing fence that is long enough stays as it is")
    func longClosing() throws {
        #expect(try fill("```log\n``````\n", with: ["````"]) == "`````log\n````\n``````\n")
    }

    @Test("Of two identical blocks the one that is meant is filled, and both at once")
    func identical() throws {
        let text = "```log\n```\n\n```log\n```\n"
        #expect(try fill(text, 1, with: ["x"]) == "```log\n```\n\n```log\nx\n```\n")
        let document = try document(Array(text.utf8))
        let edits = document.fences.reversed().map { ($0, Array("n\($0.index)\n".utf8)) }
        let both = FenceSplice.splice(edits, into: document.file)
        #expect(String(decoding: both, as: UTF8.self) == "```log\nn0\n```\n\n```log\nn1\n```\n")
    }

    @Test("An empty body leaves fence next to fence, an unclosed block stays")
    func empty() throws {
        #expect(try fill("> ```log\n> a\n>\n> ```\n", with: []) == "> ```log\n> ```\n")
        #expect(try fill("```log\na\n", with: ["b"]) == "```log\na\n")
    }

    @Test("A filled chapter reads back as it was filled, and nothing else has changed")
    func property() throws {
        var random = Random(state: 11)
        for _ in 0..<3_000 {
            let text = random.chapter()
            let before = try document(Array(text.utf8))
            let closed = before.fences.filter(\.isClosed)
            guard !closed.isEmpty else { continue }
            let chosen = closed.filter { _ in random.number(3) > 0 }
            let bodies = chosen.map { _ in random.body() }
            let edits = zip(chosen, bodies).map { ($0, Array($1.map { $0 + "\n" }.joined().utf8)) }
            let after = try document(FenceSplice.splice(edits, into: before.file))
            #expect(after.fences.count == before.fences.count, "\(text.debugDescription)")
            guard after.fences.count == before.fences.count else { continue }
            for (fence, body) in zip(chosen, bodies) {
                #expect(after.fences[fence.index].bodyLines == body, "\(text.debugDescription)")
            }
            for (old, new) in zip(before.fences, after.fences)
            where !chosen.contains(where: { $0.index == old.index }) {
                #expect(old.bodyLines == new.bodyLines, "\(text.debugDescription)")
            }
            #expect(
                skeleton(before, chosen.map(\.index)) == skeleton(after, chosen.map(\.index)),
                "\(text.debugDescription)")
        }
    }

    /// The bytes outside the chosen bodies, fences cut to three characters.
    private func skeleton(_ document: MarkdownDocument, _ chosen: [Int]) -> [[UInt8]] {
        var parts: [[UInt8]] = []
        var at = 0
        for index in chosen {
            let fence = document.fences[index]
            parts.append(Array(document.file.bytes[at..<fence.opening.lowerBound + 3]))
            parts.append(Array(document.file.bytes[fence.opening.upperBound..<fence.body.lowerBound]))
            let closing = fence.closing ?? fence.body.upperBound..<fence.body.upperBound
            parts.append(Array(document.file.bytes[fence.body.upperBound..<closing.lowerBound + 3]))
            at = closing.upperBound
        }
        return parts + [Array(document.file.bytes[at...])]
    }

    /// A seeded maker of chapters and bodies.
    private struct Random {
        var state: UInt64

        mutating func number(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }

        mutating func pick(_ choices: [String]) -> String { choices[number(choices.count)] }

        mutating func body() -> [String] {
            (0..<number(5)).map { _ in
                pick([
                    "", "a", "  indented", "\ttab", "```", "````", "~~~", "> quote", "- item", "é 中文",
                    "   ```", "# x", "trailing  ", "\\", "<!--",
                ])
            }
        }

        mutating func chapter() -> String {
            let end = pick(["\n", "\n", "\r\n", "\r"])
            var lines: [String] = []
            for _ in 0..<1 + number(3) {
                let mark = pick(["```", "~~~", "````", "~~~~~"])
                let (first, next) = [
                    ("", ""), ("> ", "> "), (">", ">"), ("- ", "  "), ("10. ", "    "), ("> - ", ">   "),
                    ("- > ", "  > "), ("-\t", "\t"), ("- ", "\t"), (">\t", ">\t"),
                    ("* - ", "    "), ("  ", ""), ("   ", " "), (">  ", ">  "), ("1. > - ", "   >   "),
                    ("-   ", "    "),
                ][number(16)]
                lines.append(pick(["", "text", "# heading", "    code"]))
                lines.append("")
                lines.append(first + mark + pick(["log, of=x", "", " swift "]))
                for _ in 0..<number(3) { lines.append(next + pick(["old", "", "  old", "``"])) }
                lines.append(next + mark + pick(["", "", "  ", String(mark.prefix(1))]))
            }
            return pick(["", "", "\u{FEFF}"]) + lines.joined(separator: end) + pick(["", end, end + "tail"])
        }
    }
}
