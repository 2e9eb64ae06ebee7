import BookBuilding
import Reporting

/// What a shell offers when somebody presses the tab key where a scenario is meant: names from the book, read
/// and not run, so that it takes no time that anybody notices.
enum ScenarioCompletion {
    /// Scenarios of the book, and files that may hold one.
    @Sendable static func filesAndScenarios(words: [String], index: Int, prefix: String) -> [String] {
        files(prefix, endings: [".swift", ".md"]) + scenarios(words: words, index: index, prefix: prefix)
    }

    /// What `explain` takes: scenarios, files, rules and codes.
    @Sendable static func explainable(words: [String], index: Int, prefix: String) -> [String] {
        let rules = RuleExplanation.ids + DiagnosticCode.allCases.map(\.rawValue)
        return rules.filter { !prefix.isEmpty && $0.hasPrefix(prefix) }
            + filesAndScenarios(words: words, index: index, prefix: prefix)
    }

    /// The last of several words with commas between them: `touches,hit-te`.
    static func listed(_ names: [String]) -> @Sendable ([String], Int, String) -> [String] {
        { _, _, prefix in
            let comma = prefix.lastIndex(of: ",")
            let head = comma.map { String(prefix[...$0]) } ?? ""
            let chosen = head.split(separator: ",").map(String.init)
            return names.filter { !chosen.contains($0) }.map { head + $0 }.filter { $0.hasPrefix(prefix) }
        }
    }

    /// Scenarios of the book: of the one that a word before names, else of the current folder.
    @Sendable static func scenarios(words: [String], index: Int, prefix: String) -> [String] {
        let earlier = words.prefix(max(0, index))
        let book = earlier.last { BookReader.isBook($0) } ?? "."
        guard let source = try? BookReader(book: Folder(path: book)).read().source else { return [] }
        // A shell drops what does not begin as the word does, so a short name is offered as it is typed.
        let names = ScenarioSearch.names(in: source)
        let short = names.compactMap { $0.split(separator: "/").last.map(String.init) }
        let unique = short.filter { name in short.count { $0 == name } == 1 }
        return (names + (prefix.isEmpty ? [] : unique)).filter { $0.hasPrefix(prefix) }
    }

    /// Scenarios of the chapter's file that a word before names.
    @Sendable static func inChapter(words: [String], index: Int, prefix: String) -> [String] {
        guard let chapter = words.prefix(max(0, index)).last(where: { $0.hasSuffix(".md") }),
            let file = try? ScenarioFile(path: chapter).read()
        else { return [] }
        return ScenarioSearch.names(inChapter: file).filter { $0.hasPrefix(prefix) }
    }

    private static func files(_ prefix: String, endings: [String]) -> [String] {
        let folder = prefix.utf8.lastIndex(of: SitePath.slash).map { String(prefix[...$0]) } ?? ""
        let names = (try? Folder(path: folder.isEmpty ? "." : folder).names(in: ".")) ?? []
        return names.filter { !$0.hasPrefix(".") }.compactMap { name in
            let path = folder + name
            guard path.hasPrefix(prefix) else { return nil }
            if NamedFile(path: path).isFolder { return path + "/" }
            return endings.contains { name.hasSuffix($0) } ? path : nil
        }
    }
}
