import CommonMark
import EventEngine
import Reporting

/// What an editor offers at a place of a chapter.
extension ChapterInspection {
    /// Words that could be where somebody types.
    package struct Offer: Equatable, Sendable {
        package var words: [String]
        /// How many characters before the cursor they take the place of.
        package var typed: Int
    }

    // MARK: Completion

    /// - Parameters:
    ///   - before: the line up to the cursor.
    ///   - behind: the rest of the line.
    package func completions(before: String, behind: String) -> Offer? {
        if let match = before.firstMatch(of: /^[ >]*(?:`{3,}|~{3,})(.*)$/) {
            return fenceCompletions(String(match.1), behind)
        }
        if let match = before.firstMatch(of: /check:([^ "()]*)$/) {
            return offer(chapter.scenarios.map(\.name), String(match.1))
        }
        if let match = before.firstMatch(of: /check:([^ "()]+) "([^"]*)$/) {
            return claimCompletions(String(match.2), of: String(match.1))
        }
        return nil
    }

    private func fenceCompletions(_ info: String, _ behind: String) -> Offer? {
        guard info.contains(",") else {
            return offer(["swift, scenario, name="] + FenceKinds.all.map { "\($0.word), of=" }, info)
        }
        let word = String(info.prefix { $0 != "," })
        if let match = info.firstMatch(of: /([a-z-]+)=(\[[^\]]*|[^,\[\]]*)$/) {
            let typed = String(match.2.reversed().prefix { !"[, ".contains($0) }.reversed())
            return offer(values(of: String(match.1), in: info + behind), typed)
        }
        let typed = String(info.reversed().prefix { !", ".contains($0) }.reversed())
        let flags: Set<String> = ["scenario", "setup", "fails", "times", "returns"]
        return offer(FenceOptions.names(of: word).map { flags.contains($0) ? $0 : $0 + "=" }, typed)
    }

    /// What an option can be.
    private func values(of key: String, in info: String) -> [String] {
        switch key {
        case "of", "extends": return chapter.scenarios.map(\.name)
        case "select": return EntryKind.allCases.map(\.name)
        case "style": return ["objc"]
        case "pass": return ["1", "2"]
        case "only", "views":
            let scenario = info.firstMatch(of: /of=\[?([a-z0-9-]+)/).map { String($0.1) } ?? ""
            return names(of: scenario)?.receivers ?? []
        default: return []
        }
    }

    /// Receivers and words of the grammar; behind a dot the messages that the receiver can get.
    private func claimCompletions(_ title: String, of scenario: String) -> Offer? {
        guard let names = names(of: scenario) else { return nil }
        let word = String(title.reversed().prefix { !" ;,".contains($0) }.reversed())
        guard let dot = word.lastIndex(of: ".") else {
            let grammar = ["never", "always", "only", "hit", "touch", "then", "after", "at", "print"]
            return offer(names.receivers + grammar, word)
        }
        let receiver = String(word[..<dot])
        return offer(names.methods(of: receiver), String(word[dot...].dropFirst()))
    }

    private func names(of scenario: String) -> TraceNames? {
        guard case .ran(let run) = runs.outcomes[scenario] else { return nil }
        return TraceNames(run)
    }

    private func offer(_ words: [String], _ typed: String) -> Offer? {
        let fitting = words.filter { $0.hasPrefix(typed) }
        return fitting.isEmpty ? nil : Offer(words: fitting, typed: typed.count)
    }

    // MARK: Definitions

    /// Where what is at a byte of the chapter is defined: the scenario of an output or a claim, the line
    /// of code behind a line of a log; from a scenario's own line, all that shows it or claims something of
    /// it.
    package func definitions(at offset: Int) -> [SourceSpan] {
        let line = chapter.document.file.line(at: offset)
        switch place(ofLine: line, offset: offset) {
        case .claim(let index):
            guard let mark = claims.marks[index], mark.chapter == nil else { return [] }
            return scenario(mark.scenario)
        case .output(let name, let entry):
            return entry.flatMap { code(behind: $0, of: name) } ?? scenario(name)
        case .scenario(let name, nil):
            let block = chapter.scenarios.first { $0.name == name }
            if let extends = block?.extendsSpan, extends.range.contains(offset) {
                return scenario(block?.extends ?? "")
            }
            return uses(of: name)
        case .scenario, nil: return []
        }
    }

    private func scenario(_ name: String) -> [SourceSpan] {
        chapter.scenarios.filter { $0.name == name }.map(\.nameSpan)
    }

    private func code(behind entry: Int, of name: String) -> [SourceSpan]? {
        guard case .ran(let run) = runs.outcomes[name], let lines = runs.codes[name]?.text.lines,
            run.recording.entries.indices.contains(entry)
        else { return nil }
        let cause = Int(run.recording.entries[entry].line)
        guard lines.indices.contains(cause) else { return nil }
        return [SourceSpan(file: lines[cause].file, range: lines[cause].origin..<lines[cause].origin)]
    }

    private func uses(of name: String) -> [SourceSpan] {
        let outputs = chapter.outputs.filter { $0.of == name }.map(\.ofSpan)
        let document = chapter.document
        let phrases = document.links.filter { link in
            claims.marks[link.index].map { $0.chapter == nil && $0.scenario == name } ?? false
        }
        return outputs + phrases.map { document.phrase(of: $0) }
    }
}
