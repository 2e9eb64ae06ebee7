import CommonMark
import EventEngine
import Reporting
import ScenarioLanguage

/// What a chapter may cost: its scenarios, the runs of its tables and its figures draw from it, one after the
/// other. Whoever comes when it is used up is reported instead; which one that is depends on the chapter's
/// text alone.
struct ChapterBudget: Sendable {
    /// Work, in units of `WorkBudget`.
    private var work: Int
    /// What the chapter keeps until its page is written, in units of eight bytes.
    private var kept: Int
    /// How often tables of the chapter may still run a scenario.
    var tableRuns = ChapterBudget.mostTableRuns

    /// So much work takes some ten seconds.
    static let mostWork = 300_000_000
    /// 320 megabytes.
    static let mostKept = 40_000_000
    /// All tables of a chapter together may have so many runs.
    static let mostTableRuns = 2_048
    /// Problems of a chapter that are kept, at most.
    static let mostProblems = 1_000

    init(work: Int = ChapterBudget.mostWork, kept: Int = ChapterBudget.mostKept) {
        self.work = work
        self.kept = kept
    }

    /// Whether nothing is left of one of the two.
    var isUsedUp: Bool { work < 0 || kept < 0 }

    /// Takes something off; false when there was not so much.
    @discardableResult
    mutating func take(work units: Int = 0, kept memory: Int = 0) -> Bool {
        guard !isUsedUp else { return false }
        work = work.subtractingReportingOverflow(units).partialValue
        kept = kept.subtractingReportingOverflow(memory).partialValue
        return !isUsedUp
    }

    // MARK: Prices

    /// A scenario's whole text, with what it extends: it is put together, parsed and checked.
    mutating func takeCode(bytes: Int) -> Bool { take(work: 32 * bytes, kept: bytes) }

    /// A run that is over.
    mutating func take(_ run: ScenarioRun) -> Bool {
        take(work: run.work + run.recording.units, kept: run.recording.units)
    }

    /// The lines of a log, with what a page tells of each.
    mutating func takeLog(lines: Int, bytes: Int) -> Bool {
        // A character that is as wide as two has an element of its own on the page.
        take(work: 100 * lines + 12 * bytes, kept: 256 * lines + 4 * bytes)
    }

    /// The rows of a drawing or a table, with what is in their cells.
    mutating func takeRows(_ rows: Int, bytes: Int) -> Bool {
        take(work: 100 * rows + bytes, kept: 128 * rows + bytes / 2)
    }

    // MARK: Words

    /// What is wrong where the budget was used up.
    static func problem(with name: String, at span: SourceSpan, _ hint: String) -> Diagnostic {
        Diagnostic(
            code: .limit, "with '\(name)' the chapter takes more work or memory than a chapter may", at: span,
            hint: hint)
    }
}
