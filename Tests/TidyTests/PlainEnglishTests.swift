import Foundation
import Testing

/// The words of the book: plain modern English, and numbers that are true.
@Suite struct PlainEnglishTests {
    private static func text(_ path: String) throws -> String {
        try String(contentsOf: SourceTree.root.appendingPathComponent(path), encoding: .utf8)
    }

    private static func chapters() throws -> [(name: String, text: String)] {
        try FileManager.default
            .contentsOfDirectory(atPath: SourceTree.root.appendingPathComponent("Chapters").path)
            .filter { $0.hasSuffix(".md") }.sorted()
            .map { ($0, try text("Chapters/\($0)")) }
    }

    @Test("No chapter uses a phrase that the book does without")
    func chaptersArePlain() throws {
        for (name, text) in try Self.chapters() {
            var phrases = Array(PlainEnglish.banned.keys) + Array(PlainEnglish.bannedInChapters.keys)
            if PlainEnglish.namingArticles.contains(name) { phrases.removeAll { $0.contains("article") } }
            let prose = PlainEnglish.prose(of: text)
            for finding in PlainEnglish.findings(of: phrases, in: prose, path: "Chapters/\(name)") {
                Issue.record("\(finding)")
            }
        }
    }

    @Test("Neither the README nor a source file uses a phrase that we do without")
    func sourcesArePlain() throws {
        var texts = [("README.md", try Self.text("README.md"))]
        for file in try SourceTree.swiftFiles(under: ["Sources"]) {
            texts.append((file.path, file.lines.joined(separator: "\n")))
        }
        for (path, text) in texts {
            for finding in PlainEnglish.findings(of: PlainEnglish.banned.keys, in: text, path: path) {
                Issue.record("\(finding)")
            }
        }
    }

    @Test("A phrase is found in any case and across lines, as words, and not in the body of a fence")
    func findsPhrases() {
        let chapter = """
            It shall not, it shallow.
            ```swift, title="By the original"
            // of one's own
            ```
            A view of one's
            own.
            """
        let prose = PlainEnglish.prose(of: chapter)
        let found = PlainEnglish.findings(of: PlainEnglish.banned.keys, in: prose, path: "c.md")
        #expect(
            found.map(\.description) == [
                "c.md:1 says \"shall\"", "c.md:2 says \"by the original\"", "c.md:5 says \"of one's own\"",
            ])
    }

    @Test("The book names as many device logs as there are, and prints each line as the device did")
    func deviceLogs() throws {
        let names = ["device-logs-1.md", "device-logs-2.md"]
        let recorded = try names.flatMap {
            Self.bodies(of: "log, of=gc-", in: try Self.text("Tests/EventEngineTests/Fixtures/\($0)"))
        }
        let chapter = try Self.text("Chapters/16-device-logs.md")
        #expect(recorded.count == 9)
        #expect(Self.bodies(of: "text", in: chapter) == recorded)
        #expect(Self.bodies(of: "log, of=device-", in: chapter) == recorded)
        let first = try Self.text("Chapters/01-who-is-under-the-finger.md")
        #expect(first.contains("checked against nine call logs"))
    }

    @Test("The contents name as many symptoms as the first page has")
    func symptomCount() throws {
        let page = try Self.text("Chapters/00-my-touch-did-not-arrive.md")
        let count = page.split(separator: "\n").count { $0.hasPrefix("### ") }
        #expect(try Self.text("Chapters/SUMMARY.md").contains("and \(count) symptoms"))
    }

    @Test("Each symptom links to a run before the cure and one after it, or says what is told")
    func symptomsAreRun() throws {
        let page = try Self.text("Chapters/00-my-touch-did-not-arrive.md")
        let rows = page.components(separatedBy: "\n### ").dropFirst()
        for row in rows {
            let section = row.components(separatedBy: "\n## ")[0]
            let isRun = ["Before", "After", "](check:"].allSatisfy(section.contains)
            let isTold = section.lowercased().contains("*told")
            if !isRun, !isTold { Issue.record("\(row.prefix { $0 != "\n" })") }
            for part in ["**Test.**", "**Cure.**"] where !section.contains(part) {
                Issue.record("\(part) \(row.prefix { $0 != "\n" })")
            }
        }
    }

    /// The bodies of the fences whose info string begins so.
    private static func bodies(of info: String, in text: String) -> [[Substring]] {
        var bodies: [[Substring]] = []
        var isOpen = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if isOpen, line == "```" {
                isOpen = false
            } else if isOpen {
                bodies[bodies.count - 1].append(line)
            } else if line.hasPrefix("```\(info)") {
                bodies.append([])
                isOpen = true
            }
        }
        return bodies
    }
}
