import Foundation
import Reporting
import ScenarioLanguage
import Testing

@testable import BookBuilding

/// The appendix about the language says something of every member of the catalogue, and each was seen at
/// work. With `TRACEBOOK_RECORD=1` the lines that it shows are chosen anew, to be read in the diff.
@Suite struct ReferenceTests {
    static let table = ReferenceTable.standard
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test("Each type, member and function has a meaning, and no meaning is of something else")
    func complete() {
        #expect(Self.table.unexplained(of: .standard) == [])
        #expect(Self.table.unknown == [])
    }

    @Test("What a feature prints is what its comments say", arguments: LanguageFeature.all.indices)
    func features(number: Int) {
        let feature = LanguageFeature.all[number]
        let expected = feature.program.split(separator: "\n").compactMap { line in
            line.firstRange(of: "// prints: ").map { "print: " + line[$0.upperBound...] }
        }
        let file = SourceFile(path: "feature.swift", text: feature.program)
        let run = SingleRun(file: file, name: "feature")
        #expect(run.diagnostics.map(\.message) == [])
        let log = String(decoding: run.report(isNarrow: false, figures: [.log]), as: UTF8.self)
        let lines = log.split(separator: "\n").map { $0.drop { $0 == " " } }
        let prints = lines.filter { $0.hasPrefix("print: ") }
        #expect(prints.map(String.init) == expected)
        #expect(!feature.meaning.isEmpty && !expected.isEmpty)
    }

    @Test("Each row was seen at work in a program, and the line that is shown is one that did it")
    func used() throws {
        let seen = try observed()
        var lines: [String: String] = [:]
        for (key, row, members) in Self.named {
            let found = members.flatMap { seen[$0.number] ?? [] }
            #expect(!row.isNeverUsed || found.isEmpty, "\(key) is used after all")
            guard !row.isNeverUsed else { continue }
            guard let best = found.min(by: { Self.rank($0, key) < Self.rank($1, key) }) else {
                if !row.isCommon || !Self.isSeenElsewhere(members[0].fullName, seen) {
                    Issue.record("\(key) is used by no program of Tests/Fixtures/Language")
                }
                continue
            }
            let recorded = MemberExamples.standard.lines[key] ?? ""
            lines[key] = found.contains(recorded) ? recorded : best
        }
        let text = lines.sorted { $0.key < $1.key }.map { "\($0.key)  \($0.value)\n" }.joined()
        if ProcessInfo.processInfo.environment["TRACEBOOK_RECORD"] == "1" {
            let file = Self.root.appendingPathComponent("Sources/CBundledTexts/Reference/examples.txt")
            return try text.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(lines == MemberExamples.standard.lines)
    }

    @Test("A member that a scenario of the book uses leads there, and another one shows a line")
    func pages() throws {
        let scenario = "```swift, scenario, name=faint\nview.alpha = 0.5\n```\n"
        var source = BookSource(summary: SourceFile(path: "Chapters/SUMMARY.md", text: "- [A](a.md)\n"))
        source.chapters["a.md"] = SourceFile(path: "Chapters/a.md", text: "# A\n\n" + scenario)
        let build = BookPipeline.build(source, scheduler: SerialScheduler())
        let site = try #require(build.site)
        let page = try #require(site.files.first { $0.path == "language-views.html" })
        let text = String(decoding: page.bytes, as: UTF8.self)
        #expect(text.contains("<code>var alpha: CGFloat</code>"))
        #expect(text.contains("Used by <a href=\"a.html#faint\">faint</a>"))
        let overview = try #require(site.files.first { $0.path == "language.html" })
        #expect(String(decoding: overview.bytes, as: UTF8.self).contains("href=\"language-views.html\""))
        for page in site.files where page.path.hasPrefix("language") {
            #expect(page.bytes.count < 160_000, "\(page.path) is too heavy")
        }
    }

    // MARK: What programs do

    /// All rows, once for each name, with the members of that name.
    private static let named: [(key: String, row: ReferenceTable.Row, members: [NativeMember])] =
        table.pages.flatMap(\.groups).flatMap { group in
            group.rows.flatMap { row in
                Set(row.members.map(\.fullName)).sorted().map { name in
                    (group.key(of: name), row, row.members.filter { $0.fullName == name })
                }
            }
        }

    /// The lines that came first to each member, a line for each program.
    private func observed() throws -> [Int: [String]] {
        var seen: [Int: [String]] = [:]
        for program in try programs() {
            let text = EmbeddedText(wholeOf: SourceFile(path: "program.swift", text: program))
            let line = program.split(separator: "\n").first { $0.hasPrefix("// screen: ") }
            let screen = line.flatMap { ScreenSize.read(String($0.dropFirst("// screen: ".count))) }
            let code = ScenarioCode(
                name: "program", text: text, screen: screen ?? BookSettings.usualScreen)
            let run = ScenarioRunner().run(code)
            // What is written in Swift of Swift's library stands in front of the program.
            let start = code.text.text.utf8.count - text.text.utf8.count
            for (member, offset) in run.uses.offsets {
                guard let index = text.lineIndex(at: offset - start) else { continue }
                seen[member, default: []].append(Self.code(from: index, of: text))
            }
        }
        return seen
    }

    private func programs() throws -> [String] {
        let folder = Self.root.appendingPathComponent("Tests/Fixtures/Language")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return try paths.filter { $0.hasSuffix(".swift") }.sorted().map {
            try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
        } + LanguageFeature.all.map(\.program)
    }

    /// The code of a line without its comment, and of the next ones until its brackets are closed.
    private static func code(from index: Int, of text: EmbeddedText) -> String {
        var code = line(index, of: text)
        for next in (index + 1)..<min(index + 8, text.lineStarts.count) where isOpen(code) {
            let more = line(next, of: text)
            let isTight = "([".contains(code.last ?? " ") || ")]".contains(more.first ?? " ")
            code += (isTight ? "" : " ") + more
        }
        return code
    }

    /// Whether a bracket of the code is not closed; a closure that begins is left to the reader.
    private static func isOpen(_ code: String) -> Bool {
        func count(_ bracket: Character) -> Int { code.count { $0 == bracket } }
        return !code.hasSuffix("{") && (count("(") > count(")") || count("[") > count("]"))
    }

    private static func line(_ index: Int, of text: EmbeddedText) -> String {
        let end = index + 1 < text.lineStarts.count ? text.lineStarts[index + 1] : text.text.utf8.count
        let bytes = Array(text.text.utf8)[text.lineStarts[index]..<end]
        let line = String(decoding: bytes, as: UTF8.self)
        let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line[...]
        return code.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Short lines that name the member come first.
    private static func rank(_ line: String, _ key: String) -> (Int, Int, String) {
        let name = key.prefix { $0 != "(" }.split(separator: ".").last ?? ""
        return (line.contains(name) ? 0 : 1, line.count, line)
    }

    /// Whether any type's member of this name was seen: what all option sets have is shown once for all.
    private static func isSeenElsewhere(_ name: String, _ seen: [Int: [String]]) -> Bool {
        named.contains { entry in
            entry.members.contains { $0.fullName == name && seen[$0.number] != nil }
        }
    }
}

extension ReferenceTable {
    /// Types and members of a catalogue that no line is about: `UIView.alpha`.
    fileprivate func unexplained(of catalogue: NativeCatalogue) -> [String] {
        let explained = Set(pages.flatMap(\.groups).flatMap(\.rows).flatMap(\.members).map(\.number))
        let isUnexplained = { (member: NativeMember) in
            !explained.contains(member.number) && !member.name.isOfLibrary
        }
        let types = Set(catalogue.pages.flatMap(\.groups).flatMap(\.types))
        let ofTypes = catalogue.records.filter { !$0.name.isOfLibrary }.flatMap { record -> [String] in
            let members = record.ownMembers.filter(isUnexplained)
            return (types.contains(record.name) ? [] : [record.name])
                + members.map { "\(record.name).\($0.fullName)" }
        }
        let globals = catalogue.functionNames.filter { !$0.isOfLibrary }.flatMap(catalogue.globals)
        return ofTypes + globals.filter(isUnexplained).map(\.fullName)
    }
}
