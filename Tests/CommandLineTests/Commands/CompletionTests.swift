import Foundation
import Testing
@testable import tracebook

/// What a shell offers when the tab key is pressed.
@Suite struct CompletionTests {
    private func book() throws -> TemporaryFolder {
        let place = try TemporaryFolder()
        try place.put("# Book\n\n- [One](one.md)\n- [Two](two.md)\n", at: "Chapters/SUMMARY.md")
        let scenario = { (name: String) in "```swift, scenario, name=\(name)\nprint(1)\n```\n\n" }
        try place.put("# One\n\n" + scenario("tap-red") + scenario("drag"), at: "Chapters/one.md")
        try place.put("# Two\n\n" + scenario("tap-red"), at: "Chapters/two.md")
        try place.put("print(2)\n", at: "idea.swift")
        return place
    }

    /// What bash offers for the last word of a command.
    private func offers(for words: String, in folder: String) throws -> [String] {
        let script = """
            bash --norc -c '
            source <(tracebook --generate-completion-script bash)
            COMP_WORDS=(\(words)); [[ "\(words)" == *" " ]] && COMP_WORDS+=("")
            COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMP_LINE="\(words)"; COMP_POINT=${#COMP_LINE}
            _tracebook tracebook "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
            printf "%s\\n" "${COMPREPLY[@]}"'
            """
        return try Shell.answer(to: script, in: folder).split(separator: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }.sorted()
    }

    @Test("Scenarios of the book are offered where one is meant, by their full name and by their own")
    func scenarios() throws {
        let place = try book()
        #expect(try offers(for: "tracebook run one/", in: place.path) == ["one/drag", "one/tap-red"])
        #expect(try offers(for: "tracebook run idea", in: place.path) == ["idea.swift"])
        #expect(try offers(for: "tracebook accept two", in: place.path) == ["two/tap-red"])
        let inChapter = "tracebook run Chapters/one.md --scenario ta"
        #expect(try offers(for: inChapter, in: place.path) == ["tap-red"])
    }

    @Test("Commands and the values of options are offered")
    func values() throws {
        let place = try book()
        #expect(try offers(for: "tracebook ser", in: place.path) == ["serve"])
        #expect(try offers(for: "tracebook run idea.swift --format ob", in: place.path) == ["objc"])
    }

    @Test("There are scripts for three shells", arguments: ["bash", "zsh", "fish"])
    func scripts(shell: String) throws {
        let place = try TemporaryFolder()
        let script = try Shell.answer(to: "tracebook --generate-completion-script \(shell)", in: place.path)
        #expect(script.contains("tracebook") && script.contains("serve") && !script.hasSuffix("]\n"))
        let check = "command -v \(shell) >/dev/null || exit 0; "
            + "tracebook --generate-completion-script \(shell) >s && \(shell) -n s"
        #expect(try Shell.answer(to: check, in: place.path) == "")
    }
}
