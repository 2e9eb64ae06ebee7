import Reporting

/// The problems of a check, in the order in which it comes to them.
struct ProblemLog {
    typealias Entry = (problem: CheckProblem, range: SourceRange)

    /// More errors than this say nothing new.
    static let most = 100

    private(set) var entries: [Entry] = []
    /// What is wrong with closures that outlive a call. It says nothing against an overload, so only a
    /// speculative check that fails takes it back.
    var ofClosures: [Entry] = []
    /// Where there were more than the most.
    private(set) var overflow: SourceRange?
    /// How many statements were left out.
    private var aborts = 0
    /// The first place that was left out without a report.
    private(set) var silentAbort: SourceRange?

    var count: Int { entries.count }
    var isEmpty: Bool { entries.isEmpty }

    /// Grows with each problem and each statement that is left out.
    var failures: Int { entries.count + aborts }

    /// Whether names that are like a wrong one are worth looking for: not behind many others.
    var isShort: Bool { entries.count < Self.most / 5 }

    /// Adds a problem.
    ///
    /// - Parameter isTrial: whether it may be taken back, so that it counts beyond the most.
    mutating func add(_ entry: Entry, isTrial: Bool) {
        if entries.count >= Self.most, !isTrial {
            if overflow == nil { overflow = entry.range }
        } else {
            entries.append(entry)
        }
    }

    /// Takes back the problems after the first `count`.
    mutating func cut(to count: Int) -> [Entry] {
        let cut = Array(entries[count...])
        entries.removeLast(cut.count)
        return cut
    }

    /// Notes that something was left out. That is right only beside a report: without any, the scenario is
    /// refused for it at the end, so that nothing is ever left out in silence.
    mutating func noteAbort(at range: SourceRange) {
        aborts += 1
        if entries.isEmpty, silentAbort == nil { silentAbort = range }
    }

    /// The problems as diagnostics, in order of place, each place once.
    func diagnostics(in text: EmbeddedText, _ files: ProgramFiles) -> [Reporting.Diagnostic] {
        var problems = entries
        if let overflow { problems.append((.tooManyProblems(Self.most), overflow)) }
        // What of the library fails is a consequence of something that is wrong outside of it.
        if problems.contains(where: { !files.isLibrary($0.range) }) {
            problems.removeAll { files.isLibrary($0.range) }
        }
        let isKnown = !problems.contains { $0.problem.isOfForeignModule }
        var seen: Set<SourceRange> = []
        return (problems + ofClosures)
            .filter { isKnown || !$0.problem.isAboutName }
            .sorted { ($0.range.lower, $0.range.upper) < ($1.range.lower, $1.range.upper) }
            .filter { seen.insert($0.range).inserted }
            .map { $0.problem.diagnostic(at: $0.range, in: text) }
    }
}
