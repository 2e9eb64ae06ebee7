import ScenarioLanguage

/// Does the same work for every chapter. The chapters are independent of each other, so the tool may use all
/// cores; the results come in the chapters' order either way.
package protocol ChapterScheduler: Sendable {
    func map<Result: Sendable>(count: Int, _ transform: @escaping @Sendable (Int) -> Result) -> [Result]

    /// The same for work that is no chapter: nobody is told how much of it is done.
    var unwatched: Self { get }
}

extension ChapterScheduler {
    package var unwatched: Self { self }

    /// Does something by itself, on such a thread as the chapters have.
    func alone<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
        unwatched.map(count: 1) { _ in work() }[0]
    }

    /// Stack of a thread, in bytes, on which scenarios run right where they are asked for. On a smaller one
    /// each run gets a thread of its own, which costs a millisecond on a busy machine.
    package var stackSize: Int { ScenarioRunner.stackSize }
}

/// One chapter after the other, on the caller's thread.
package struct SerialScheduler: ChapterScheduler {
    package init() {}

    package func map<Result: Sendable>(count: Int, _ transform: @escaping @Sendable (Int) -> Result)
        -> [Result]
    {
        (0..<count).map(transform)
    }
}
