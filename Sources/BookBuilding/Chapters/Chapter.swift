import CommonMark
import Reporting

/// A chapter: its document, the scenarios in it, and the fences that show what they do.
package struct Chapter: Sendable {
    package var document: MarkdownDocument
    /// Inside Chapters: `advanced/hit.md`.
    package var path: String
    /// In reading order, each name once.
    package private(set) var scenarios: [ScenarioBlock] = []
    /// In reading order; those of scenarios that do not exist are not among them.
    package private(set) var outputs: [OutputFence] = []
    /// Outputs of scenarios that nobody wrote, which is reported.
    private(set) var orphans: [OutputFence] = []
    /// Everything that is wrong with the chapter's blocks, in reading order of the blocks.
    package private(set) var diagnostics: [Diagnostic] = []

    /// A chapter may have so many scenarios and outputs; it bounds what a stranger's chapter can cost.
    static let mostFences = 2_000

    /// Finds scenarios and outputs among the document's fences. Every problem is reported, and what is sound
    /// around it is kept.
    package init(_ document: MarkdownDocument, path: String) {
        self.document = document
        self.path = path
        var problems: [FenceProblem] = []
        var found: [OutputFence] = []
        readFences(&problems, &found)
        for problem in DisguisedFence.paragraphs(of: document) + DisguisedFence.indented(in: document) {
            report(problem, &problems)
        }
        keep(found, &problems)
        diagnostics = problems.map(\.diagnostic) + Chapter.remarks(on: document)
    }

    /// A chapter as commands take it: `01-who-is-hit`.
    static func name(ofPath path: String) -> String {
        SitePath.ends(path, with: ".md") ? String(Substring(path.utf8.dropLast(3))) : path
    }

    /// Names of blocks that could not be read; their outputs are no orphans.
    private var brokenNames: Set<String> = []

    /// Whether there is a block of this name that could not be read, which is reported.
    func isBroken(_ name: String) -> Bool { brokenNames.contains(name) }

    private mutating func readFences(_ problems: inout [FenceProblem], _ found: inout [OutputFence]) {
        var firstUse: [String: SourceSpan] = [:]
        for fence in document.fences {
            let info = FenceInfo(fence)
            let role = FenceRole(info)
            if !fence.isClosed {
                let opening = SourceSpan(file: fence.file, range: fence.opening)
                let shorter = fence.shorterClosing
                problems.append(
                    .unclosedFence(opening, shorter: shorter, end: shorter == nil ? fence.likelyEnd : nil))
                brokenNames.formUnion(info.word("name").map { [$0] } ?? [])
                continue
            }
            if role != .plain || DisguisedFence.meaning(of: fence.infoString) != nil,
                let odd = DisguisedFence.fullWidth(in: fence)
            {
                problems.append(.fullWidth(odd.span, meant: odd.meant))
                let name = DisguisedFence.meaning(of: fence.infoString).flatMap(DisguisedFence.name)
                brokenNames.formUnion(name.map { [$0] } ?? [])
                continue
            }
            if role != .plain, scenarios.count + found.count == Chapter.mostFences {
                problems.append(.tooManyFences(fence.infoSpan, limit: Chapter.mostFences))
                return
            }
            switch role {
            case .plain:
                if let meaning = DisguisedFence.meaning(of: fence.infoString) {
                    report(.disguised(fence.infoSpan, meaning: meaning), &problems)
                }
            case .meantAsScenario(let index):
                problems.append(.missingScenario(info.options[index].key))
                brokenNames.formUnion(info.word("name").map { [$0] } ?? [])
            case .output:
                if let output = OutputFence(fence, info, problems: &problems) { found.append(output) }
            case .scenario:
                guard let block = ScenarioBlock(fence, info, problems: &problems) else {
                    brokenNames.formUnion(info.word("name").map { [$0] } ?? [])
                    continue
                }
                if let first = firstUse[block.name] {
                    let word = FenceInfo.Word(text: block.name, span: block.nameSpan)
                    problems.append(.duplicateName(word, first: first))
                } else {
                    firstUse[block.name] = block.nameSpan
                    scenarios.append(block)
                }
            }
        }
    }

    /// Notes what reads like a block of ours; its outputs, if it is a scenario, are no orphans.
    private mutating func report(_ problem: FenceProblem, _ problems: inout [FenceProblem]) {
        problems.append(problem)
        switch problem {
        case .disguised(_, let meaning), .indented(_, let meaning):
            brokenNames.formUnion(DisguisedFence.name(in: meaning).map { [$0] } ?? [])
        default: break
        }
    }

    /// Keeps the outputs of scenarios that exist, and reports those of scenarios that nobody wrote.
    private mutating func keep(_ found: [OutputFence], _ problems: inout [FenceProblem]) {
        let names = scenarios.map(\.name)
        let known = Dictionary(scenarios.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        for fence in found {
            let shown = [(fence.of, fence.ofSpan)] + (fence.other.map { [($0.name, $0.span)] } ?? [])
            for (name, span) in shown where known[name] == nil && !brokenNames.contains(name) {
                problems.append(.unknownScenario(FenceInfo.Word(text: name, span: span), known: names))
                if orphans.last?.fence.index != fence.fence.index { orphans.append(fence) }
            }
            guard let scenario = known[fence.of], fence.other.map({ known[$0.name] != nil }) ?? true else {
                continue
            }
            var fence = fence
            fence.kind = fence.kind.ofScenario(titled: scenario.title)
            let other = fence.other.flatMap { known[$0.name] }
            if scenario.isBroken || other?.isBroken == true { fence.isBroken = true }
            outputs.append(fence)
        }
    }

    /// What is said about the text itself.
    private static func remarks(on document: MarkdownDocument) -> [Diagnostic] {
        if document.nodes.isEmpty {
            let start = SourceSpan(file: document.file, range: 0..<0)
            return [
                Diagnostic(
                    code: .emptyChapter, "the chapter is empty", at: start, hint: "begin with a heading")
            ]
        }
        return emptyHeadings(in: document) + document.leftoverEmphasis.map { span in
            Diagnostic(
                .warning, code: .leftoverAsterisks,
                "these asterisks make nothing bold and are shown in the text", at: span,
                hint: "beside punctuation Markdown sees no bold: move the punctuation out of the asterisks"
            )
        } + OtherMarkdown.remarks(on: document) + rawMarkup(in: document).prefix(1)
    }

    /// Headings that would be links without words in the contents.
    private static func emptyHeadings(in document: MarkdownDocument) -> [Diagnostic] {
        document.headings.filter { $0.text.allSatisfy(\.isWhitespace) }.map { heading in
            Diagnostic(
                code: .missingText, "the heading has no words",
                at: SourceSpan(file: document.file, range: document.nodes[heading.node].range))
        }
    }

    /// Tags of the author's own, comments apart; pages leave them out, since nobody checks them.
    private static func rawMarkup(in document: MarkdownDocument) -> some Sequence<Diagnostic> {
        document.nodes.lazy.filter { node in
            guard node.kind == .htmlBlock || node.kind == .htmlInline else { return false }
            return !document.file.bytes[node.range].starts(with: "<!--".utf8)
        }.map { node in
            Diagnostic(
                .warning, code: .rawHTML, "pages leave out HTML, here and wherever else the chapter has it",
                at: SourceSpan(file: document.file, range: node.range),
                hint: "Markdown and the fences of scenarios are all that a chapter needs")
        }
    }
}
