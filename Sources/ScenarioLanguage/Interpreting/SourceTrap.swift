import EventEngine

/// What stops a run, and where: thrown through the interpreter up to `ScenarioRunner`.
struct SourceTrap: Error {
    let problem: RuntimeProblem
    var range: SourceRange

    /// Stops the run. What is let go on the way up runs no `deinit`, as a process that stops runs none.
    init(problem: RuntimeProblem, range: SourceRange) {
        self.problem = problem
        self.range = range
        Execution.current?.isOver = true
    }
}

/// What can go wrong while a scenario runs, with its data; the sentences are in
/// `RuntimeProblem+Diagnostic.swift`.
enum RuntimeProblem {
    /// A member of the catalogue stopped.
    case member(RunTrap)
    case unwrappedNil
    /// An implicitly unwrapped optional was nil.
    case implicitlyUnwrappedNil(String)
    case overflow(String, type: String = "an Int")
    case divisionByZero
    case failedCast(from: String, to: String)
    case invalidRange
    case usedBeforeInitialized(String)
    case unownedGone(String)
    /// A variable was read or written while something else was changing it.
    case overlappingAccess(String)
    /// An error of the scenario that nobody caught, or that `try!` met.
    case uncaughtError(String)
    /// An action was sent with what its method does not take.
    case actionArgument(method: String, expected: String, found: String?)
    case actionTakesMore(method: String)
    /// Bounds of the interpreter.
    case tooManySteps(Int)
    case tooDeep(Int)
    /// The engine cannot go on; the words come from it.
    case world(WorldProblem)
}
