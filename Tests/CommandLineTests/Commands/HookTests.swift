import Foundation
import Testing
@testable import tracebook

/// What other programs read in this repository: hooks of pre-commit, workflows.
@Suite struct HookTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The hooks, read as the flat list of keys and words that the file is; anything else in it is an issue.
    private static func hooks() throws -> [[String: String]] {
        var hooks: [[String: String]] = []
        for line in try text(".pre-commit-hooks.yaml").split(separator: "\n") where !line.hasPrefix("#") {
            if line.hasPrefix("- ") { hooks.append([:]) }
            let pair = try #require(line.dropFirst(2).wholeMatch(of: /([a-z_]+): (\S.*)/), "\(line)")
            #expect(line.hasPrefix("- ") || line.hasPrefix("  "), "\(line)")
            hooks[hooks.count - 1][String(pair.1)] = String(pair.2)
        }
        return hooks
    }

    @Test("Each hook says what pre-commit has to know, and no two have a name in common")
    func complete() throws {
        let hooks = try Self.hooks()
        #expect(Set(hooks.compactMap { $0["id"] }) == ["tracebook-verify", "tracebook-verify-system"])
        #expect(hooks.count == 2)
        for hook in hooks {
            for key in ["id", "name", "description", "entry", "language", "files"] {
                #expect(hook[key]?.isEmpty == false, "\(key)")
            }
            #expect(hook["pass_filenames"] == "false")
            #expect(["swift", "system"].contains(hook["language"]))
            let pattern = try Regex(hook["files"] ?? "")
            #expect("Chapters/one.md".contains(pattern) && "books/a/Output/index.html".contains(pattern))
            #expect(!"Sources/Chapters.swift".contains(pattern))
        }
    }

    @Test("What a hook runs passes in a book that is as it should be, and fails in one that is not")
    func runs() throws {
        for hook in try Self.hooks() {
            let entry = try #require(hook["entry"])
            let place = try TemporaryFolder()
            #expect(try Shell.answer(to: "tracebook init . >/dev/null", in: place.path) == "")
            #expect(try Shell.answer(to: entry, in: place.path).hasSuffix(" claims: all as written\n"))
            let damage = "sed -i.before 's/hears of it/has it/' Chapters/01-a-first-scenario.md"
            #expect(try Shell.answer(to: damage, in: place.path) == "")
            #expect(try Shell.answer(to: entry + " >/dev/null 2>&1", in: place.path) == "[1]\n")
        }
    }

    @Test("The workflow in the README is the one that init writes")
    func workflow() throws {
        let workflow = try Self.text("Sources/CBundledTexts/Starter/workflow.yml")
        #expect(try Self.text("README.md").contains("```yaml\n\(workflow)```\n"))
        #expect(workflow.contains("tracebook verify --report junit=book.xml"))
    }
}
