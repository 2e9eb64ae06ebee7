import Foundation
import Testing
@testable import tracebook

/// `tracebook accept --prune`: one decision, and one write.
@Suite struct AcceptTests {
    private static let text = """
        # One

        ```log, of=gone
        old
        ```

        ```swift, scenario, name=tap
        print(1)
        ```

        ```log, of=tap
        ```

        ```log, of=away
        old
        ```

        """

    private func book(_ text: String = Self.text) throws -> TemporaryFolder {
        let place = try TemporaryFolder()
        try place.put("# Book\n\n- [One](one.md)\n", at: "Chapters/SUMMARY.md")
        try place.put(text, at: "Chapters/one.md")
        return place
    }

    @Test("A name that is nothing keeps everything from being written, the pruning too")
    func wrongName() throws {
        let place = try book()
        let answer = try Shell.answer(to: "tracebook accept --prune gone nope", in: place.path)
        #expect(answer.contains("the book has no scenario 'nope' [unknown-scenario]\n"))
        #expect(!answer.contains("removed") && answer.hasSuffix("[2]\n"))
        #expect(try place.text(of: "Chapters/one.md") == Self.text)
    }

    @Test("Names choose what is pruned as well as what is accepted")
    func names() throws {
        let place = try book(Self.text.replacingOccurrences(of: "```log, of=away\nold\n```\n", with: ""))
        let before = try place.text(of: "Chapters/one.md")
        let dry = try Shell.answer(to: "tracebook accept --prune --dry-run one/gone", in: place.path)
        #expect(dry == "would remove the log of one/gone\n")
        #expect(try place.text(of: "Chapters/one.md") == before)
        let answer = try Shell.answer(to: "tracebook accept --prune one/gone", in: place.path)
        #expect(answer == "removed the log of one/gone\n")
        let after = try place.text(of: "Chapters/one.md")
        #expect(after == before.replacingOccurrences(of: "```log, of=gone\nold\n```\n\n", with: ""))
    }

    @Test("What a dry run shows is what is then done, at once and with the chapter's own line numbers")
    func dryRun() throws {
        let place = try book()
        let dry = try Shell.answer(to: "tracebook accept --prune --dry-run", in: place.path)
        #expect(dry.hasPrefix("would remove the log of one/gone\nwould remove the log of one/away\n"))
        #expect(dry.contains("@@ -11,0 +12 @@\n+print: 1\n"), "\(dry)")
        #expect(dry.hasSuffix("would accept the log of one/tap\n"))
        #expect(try place.text(of: "Chapters/one.md") == Self.text)
        let answer = try Shell.answer(to: "tracebook accept --prune", in: place.path)
        #expect(
            answer == "removed the log of one/gone\nremoved the log of one/away\n"
                + "accepted the log of one/tap\n")
        #expect(
            try place.text(of: "Chapters/one.md")
                == "# One\n\n```swift, scenario, name=tap\nprint(1)\n```\n\n"
                + "```log, of=tap\nprint: 1\n```\n\n")
    }

    @Test("A fence in a quote stays, is named, and nothing else is written either")
    func quoted() throws {
        let text = Self.text + "> ```log, of=lost\n> old\n> ```\n"
        let place = try book(text)
        let answer = try Shell.answer(to: "tracebook accept --prune", in: place.path)
        #expect(answer.contains("Chapters/one.md:17:14: error: the chapter has no scenario 'lost'"))
        #expect(
            answer.contains(
                "\nleft the log of one/lost, Chapters/one.md:17: it is in a quote or a list\n"))
        #expect(answer.hasSuffix("[2]\n") && !answer.contains("removed"))
        #expect(try place.text(of: "Chapters/one.md") == text)
    }
}
