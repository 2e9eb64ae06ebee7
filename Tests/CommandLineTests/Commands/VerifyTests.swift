import BookBuilding
import Foundation
import Reporting
import Testing
@testable import tracebook

/// `tracebook verify` of a book that is not the current folder.
@Suite struct VerifyTests {
    private static let text = """
        # One

        ```swift, scenario, name=tap
        print(1)
        ```

        [Never](check:tap "never print \\"1\\"").

        ```log, of=tap
        ```

        """

    private func book(_ name: String) throws -> TemporaryFolder {
        let place = try TemporaryFolder()
        try place.put("# Book\n\n- [One](one.md)\n", at: name + "/Chapters/SUMMARY.md")
        try place.put(Self.text, at: name + "/Chapters/one.md")
        return place
    }

    @Test("The commands that it prints run as they are printed", arguments: ["docs", "my book", "it's"])
    func commands(name: String) throws {
        let place = try book(name)
        let typed = ShellWord.quoted(name)
        let said = try Shell.answer(to: "tracebook verify \(typed)", in: place.path)
        let commands = said.matches(of: /tracebook [a-z]+ .*/).map { String($0.0) }
        let accept = "tracebook accept \(typed) one/tap"
        try #require(commands.count == 4, "\(said)")
        #expect(commands[0].hasPrefix("tracebook explain one/tap#"))
        #expect(commands[0].hasSuffix(" --book \(typed)"))
        #expect(commands[1...] == [accept, accept, "tracebook build \(typed)"])
        for command in commands {
            let answer = try Shell.answer(to: "\(command) 2>&1", in: place.path)
            #expect(!answer.hasSuffix("]\n"), "\(command): \(answer)")
        }
    }

    @Test("Reports about a book whose place was given from the root hold no such place")
    func absolute() throws {
        let place = try book("docs")
        _ = try Shell.answer(to: "tracebook accept docs", in: place.path)
        let path = place.path + "/docs"
        let fine = Self.text.replacingOccurrences(of: "never print", with: "print")
        try place.put(fine, at: "docs/Chapters/one.md")
        let reports = ReportFormat.allCases.map { "--report \($0.rawValue)=\($0.rawValue).txt" }
        let command = "tracebook verify \(path) \(reports.joined(separator: " ")) >/dev/null 2>&1; true"
        for step in ["true", "tracebook accept docs", "tracebook build docs && rm docs/Output/one.html"] {
            _ = try Shell.answer(to: step, in: place.path)
            _ = try Shell.answer(to: command, in: place.path)
            for format in ReportFormat.allCases {
                let text = try place.text(of: format.rawValue + ".txt")
                #expect(!text.contains(place.path), "\(step): \(text)")
            }
        }
        #expect(try place.text(of: "json.txt").contains("\"Output/one.html is missing\""))
    }

    @Test("A report without a form names the forms")
    func forms() throws {
        let place = try book("docs")
        let answer = try Shell.answer(to: "tracebook verify docs --report x", in: place.path)
        #expect(answer.contains("the forms are text, json, github, junit") && answer.hasSuffix("[64]\n"))
    }

    @Test("A check of nothing is no success")
    func nothing() throws {
        let place = try book("docs")
        let answer = try Shell.answer(to: "tracebook verify docs --filter one --skip one", in: place.path)
        #expect(answer.hasPrefix("error: no scenario is left to look at [nothing-selected]\n"))
        #expect(answer.hasSuffix("[2]\n"))
    }
}
