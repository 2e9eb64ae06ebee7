import CommonMark
import EventEngine
import Reporting
import ScenarioLanguage

/// What a chapter's sentences claim about scenarios, by `check:` links, and whether it is true.
struct ChapterClaims: Sendable {
    /// A phrase that makes claims, as its page marks it.
    struct Mark: Sendable {
        /// The chapter of the scenario, inside Chapters; nil for the page's own.
        var chapter: String?
        var scenario: String
        /// The log rows that the other page shows of the scenario; empty for the page's own chapter.
        var rows: Set<Int> = []
        /// The claims as their author wrote them.
        var words: String
        /// The numbers of the entries that show that the claims are true (or that one is false), best
        /// first.
        var proof: [Int]
        /// The rule behind the first of these entries, and what makes it less than sure: `B-06`;
        /// `H-30, inferred`.
        var evidence: String?
        /// Why it is false; nil when all is true.
        var refutation: String?
    }

    /// By the index of the link in the document.
    private(set) var marks: [Int: Mark] = [:]
    /// In reading order.
    private(set) var falseClaims: [FalseClaim] = []
    /// How many claims the chapter makes of each scenario, by `chapter/name`.
    private(set) var counts: [String: Int] = [:]
    /// What is wrong with claims as they are written.
    private(set) var diagnostics: [Diagnostic] = []

    /// The other chapters, by their path inside Chapters, that were looked into.
    var consulted: Set<String> { others.consulted }

    /// The sources of the scenarios in them.
    var usedSources: Set<String> { others.usedSources }

    private let chapter: Chapter
    private let strings: SiteStrings
    private let runs: ScenarioRuns
    private lazy var definitions = LinkDefinitions(of: chapter.document)
    private var others: OtherChapters
    private var names: [String: TraceNames] = [:]
    private var count = 0

    /// A chapter may make so many claims; it bounds what a stranger's chapter can cost.
    static let mostClaims = 2_000

    init(_ chapter: Chapter, runs: ScenarioRuns, book: BookContext) {
        self.chapter = chapter
        strings = book.strings
        self.runs = runs
        others = OtherChapters(book)
        for link in chapter.document.links where LinkTarget(link.destination) == .claim {
            read(link)
            if count > ChapterClaims.mostClaims { return }
        }
    }

    private mutating func read(_ link: Link) {
        let title = ClaimTitle(link, in: chapter.document, definitions: definitions)
        guard !link.isImage else {
            report(.pictureClaim, "a picture makes no claim", at: title.phrase, hint: "use a link")
            return
        }
        let parser = ClaimParser(title.text)
        count += parser.claims.count
        var problems = parser.problems
        if count > ChapterClaims.mostClaims {
            problems.append(.tooManyClaims(0..<title.text.utf8.count, limit: ChapterClaims.mostClaims))
        }
        let target = ClaimTarget(link.destination)
        let place = destinationSpan(of: link) ?? title.phrase
        diagnostics += problems.map { $0.diagnostic(at: title.span) }
        guard let subject = subject(target, at: place), count <= ChapterClaims.mostClaims else { return }
        judge(parser.claims, title, subject, target, link)
    }

    private mutating func judge(
        _ claims: [Claim], _ title: ClaimTitle, _ subject: OtherChapters.Subject, _ target: ClaimTarget,
        _ link: Link
    ) {
        var names = names[subject.name] ?? TraceNames(subject.run)
        defer { self.names[subject.name] = names }
        counts[subject.name, default: 0] += claims.count
        var mark = Mark(
            chapter: target.chapter, scenario: target.scenario, rows: subject.rows,
            words: title.words(0..<title.text.utf8.count), proof: [])
        for claim in claims {
            let test: ClaimTest
            do {
                test = try ClaimTest(claim, in: title, names: names, scenario: target.scenario)
            } catch {
                diagnostics.append(error.problem.diagnostic(at: title.span))
                continue
            }
            let verdict = test.verdict(on: names.recording, reasons: names.reasons)
            if let refutation = verdict.refutation {
                names.findReasons()
                let words = refutation.words + whyNot(claim, title, names, target)
                if title.knownIssue == nil {
                    falseClaims.append(
                        FalseClaim(
                            span: title.phrase, words: words, truth: refutation.truth,
                            subject: subject.name + (refutation.entry.map { "#\($0 + 1)" } ?? "")))
                }
                if mark.refutation == nil { mark.proof = refutation.entry.map { [$0] } ?? [] }
                mark.refutation = mark.refutation.map { $0 + "; " + words } ?? words
            } else if mark.refutation == nil {
                mark.proof += verdict.proof
            }
        }
        mark.evidence = mark.proof.first.flatMap { number in
            let rule = names.recording.entries[number].rule
            return RuleCatalogue.rule(rule).map { strings.evidence($0) }
        }
        marks[link.index] = mark
        guard let issue = title.knownIssue, mark.refutation == nil, !claims.isEmpty else { return }
        report(
            .fixedIssue, "the claim has the known issue '\(issue)', and is true", at: title.phrase,
            hint: "take 'known-issue' away")
    }

    /// Why a call did not happen that a claim says happens; empty for other claims.
    private func whyNot(
        _ claim: Claim, _ title: ClaimTitle, _ names: TraceNames, _ target: ClaimTarget
    ) -> String {
        guard let question = WhyNotQuestion(claim, in: title.text),
            let answer = try? question.answer(names, scenario: target.scenario), answer.isNever
        else { return "" }
        return ", because " + answer.lines.prefix(2).joined(separator: "; ")
    }

    // MARK: Scenarios

    /// What a claim is about; nil, and a report unless it is made elsewhere, when that did not run.
    private mutating func subject(_ target: ClaimTarget, at place: SourceSpan) -> OtherChapters
        .Subject?
    {
        guard !target.scenario.isEmpty else {
            report(
                .unknownScenario, "the claim names no scenario", at: place,
                hint: "for example check:tap-red")
            return nil
        }
        guard let other = target.chapter, other != chapter.path else {
            return ownSubject(target.scenario, at: place)
        }
        defer { runs.watch.begin() }
        switch others.find(target.scenario, in: other) {
        case .found(let subject): return subject
        case .brokenElsewhere: return nil
        case .unknownChapter(let candidates):
            let name = String(other.dropLast(3))
            report(
                .unknownChapter, "the book has no chapter '\(name)'", at: place,
                hint: Suggestion.hint(for: name, among: candidates))
        case .unknownScenario(let candidates):
            report(
                .unknownScenario,
                "the chapter '\(other.dropLast(3))' has no scenario '\(target.scenario)'",
                at: place, hint: Suggestion.hint(for: target.scenario, among: candidates))
        case .rejected: reportRejected(target.scenario, at: place)
        }
        return nil
    }

    private mutating func ownSubject(_ name: String, at place: SourceSpan) -> OtherChapters.Subject? {
        switch runs.outcomes[name] {
        case .ran(let run):
            return OtherChapters.Subject(name: chapter.scenarioPath(name), run: run, rows: [])
        case .wrong: return nil
        case .rejected: reportRejected(name, at: place)
        case nil:
            let known = chapter.scenarios.map(\.name)
            // A scenario that is there and could not be put together has been reported.
            guard !known.contains(name), !chapter.isBroken(name) else { return nil }
            report(
                .unknownScenario, "the chapter has no scenario '\(name)'", at: place,
                hint: Suggestion.hint(for: name, among: known))
        }
        return nil
    }

    private mutating func reportRejected(_ name: String, at place: SourceSpan) {
        report(
            .nothingToClaim, "'\(name)' is rejected, so nothing can be claimed of it", at: place,
            hint: nil)
    }

    /// The scenario's place in `(check:tap-red "...")`.
    private func destinationSpan(of link: Link) -> SourceSpan? {
        link.destinationRange.map { range in
            let scheme = min("check:".utf8.count, range.count)
            return SourceSpan(
                file: chapter.document.file, range: range.lowerBound + scheme..<range.upperBound)
        }
    }

    private mutating func report(
        _ code: DiagnosticCode, _ message: String, at span: SourceSpan, hint: String?
    ) {
        diagnostics.append(Diagnostic(code: code, message, at: span, hint: hint))
    }
}
