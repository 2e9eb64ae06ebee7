import CommonMark
import Foundation
import Reporting
import Testing

@Suite("What GitHub adds to Markdown, held against cmark-gfm")
struct GitHubTests {
    private func html(_ text: String) throws -> String {
        try MarkdownDocument(SourceFile(path: "a.md", text: text)).html()
    }

    /// The HTML without what cmark-gfm does otherwise for no reason of Markdown's: a list in which something
    /// follows a table is loose to it, without an empty line.
    private func comparable(_ html: String) -> String {
        guard html.contains("<table>"), html.contains("<li>") else { return html }
        return html.replacing("<p>", with: "").replacing("</p>", with: "").replacing("\n", with: "")
    }

    /// Compares all texts on which both programs agree as plain CommonMark.
    private func compare(_ texts: [String], atLeast: Int) throws {
        let expected = try GitHubReference.html(of: texts)
        let differing = try texts.indices.filter { index in
            comparable(try html(texts[index])) != comparable(expected[index])
        }
        let agrees = try GitHubReference.agreesWithLibcmark(on: differing.map { texts[$0] })
        #expect(texts.count - differing.count >= atLeast)
        for (index, agrees) in zip(differing, agrees) where agrees {
            let found = try html(texts[index])
            #expect(found == expected[index], "\(texts[index].debugDescription)")
        }
    }

    @Test("Where CI runs, cmark-gfm is installed")
    func presence() {
        let isRequired = ProcessInfo.processInfo.environment["CI"] != nil
        #expect(GitHubReference.isHere || !isRequired, ".ci/setup specification installs it")
    }

    @Test(
        "Tables, strikethrough, boxes and footnotes are those of cmark-gfm",
        .enabled(if: GitHubReference.isHere))
    func samples() throws {
        try compare(GitHubTexts.samples, atLeast: GitHubTexts.samples.count)
    }

    @Test(
        "In quotes and lists they are, too", .enabled(if: GitHubReference.isHere),
        arguments: [("> ", "> "), ("- ", "  "), ("1. a\n\n   ", "   "), ("> - ", ">   ")])
    func nested(first: String, others: String) throws {
        let texts = GitHubTexts.samples.filter { !$0.contains("[ ]") && !$0.contains("[x]") }.map { text in
            first + text.replacing("\n", with: "\n" + others)
        }
        try compare(texts, atLeast: texts.count * 3 / 4)
    }

    @Test("Pairs of them are, too", .enabled(if: GitHubReference.isHere))
    func pairs() throws {
        let all = GitHubTexts.samples
        let texts = all.indices.flatMap { index in
            let other = all[(index * 7 + 3) % all.count]
            return [all[index] + "\n" + other, all[index] + "\n\n" + other]
        }
        try compare(texts, atLeast: texts.count * 3 / 4)
    }

    @Test("Generated texts are those of cmark-gfm", .enabled(if: GitHubReference.isHere))
    func generated() throws {
        let texts = Array(GitHubTexts(seed: 3, count: 1_500))
        try compare(texts, atLeast: 1_200)
    }
}
