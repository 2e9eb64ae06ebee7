import EventEngine

/// How much may be checked.
final class CheckBudget {
    /// How many expressions, those of speculative checks included.
    private let maximum: Int
    /// What the run may still do: checking draws from it too.
    private let work: WorkBudget
    private var checks = 0
    /// The expression that was looked at last.
    private var lastPlace = SourceRange(0, 0)
    /// The expression at which there were too many.
    private(set) var exhaustion: SourceRange?
    /// What looking at one expression draws.
    private static let unitsOfCheck = 20

    init(maximum: Int, work: WorkBudget) {
        self.maximum = maximum
        self.work = work
    }

    /// Counts one expression: whether it may be checked.
    func count(at range: () -> SourceRange) -> Bool {
        checks += 1
        if checks & 0xF == 0 { lastPlace = range() }
        guard checks > maximum || !work.draw(Self.unitsOfCheck) else { return true }
        if exhaustion == nil { exhaustion = range() }
        return false
    }

    /// Draws for what grows with the program. Whoever looks goes on; the next expression ends the check when
    /// nothing is left.
    func draw(_ units: Int) {
        if !work.draw(units), exhaustion == nil { exhaustion = lastPlace }
    }

    /// Why nothing more is checked.
    var problem: CheckProblem { work.isExhausted ? .tooMuchToCheck : .tooManyChecks(maximum) }
}
