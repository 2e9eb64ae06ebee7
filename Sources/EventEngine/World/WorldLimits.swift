/// How far a world may go. Exceeding a limit is a `WorldProblem` and halts the world.
package struct WorldLimits: Sendable {
    /// Views that are alive at one time.
    package var views = 20_000
    /// Entries of the trace.
    package var entries = 200_000
    /// Virtual time, in microseconds.
    package var time: Int64 = 3_600_000_000
    /// How deep views may be nested.
    package var treeDepth = 1_000
    /// How deep messages may be nested, such as an event that is passed on along the responder chain.
    package var callDepth = 2_500
    /// Rows of a table, of all its sections together, and its sections.
    package var rows = 100_000
    /// Turns of the run loop.
    package var turns = 500_000
    /// Touch events that the hand may make.
    package var touchEvents = 100_000
    /// Work of all kinds together, in units of `WorkBudget`.
    package var work = WorkBudget.standard

    package init() {}

    package static let standard = WorldLimits()
}
