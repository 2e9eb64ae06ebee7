import EventEngine

/// What a scenario may use up. All bounds are counts, never times, so that every machine agrees.
package struct ScenarioLimits: Sendable {
    /// Expressions that the checker looks at before a run, each overload that it tries counted.
    package var checks: Int
    /// Statements, calls and turns of loops.
    package var steps: Int
    /// Calls inside calls.
    package var depth: Int
    /// Elements of one collection.
    package var elements: Int
    /// Bytes of one string.
    package var stringBytes: Int
    /// Those of the engine: views, log entries, virtual time.
    package var world: WorldLimits

    package init(
        checks: Int = 200_000, steps: Int = 200_000, depth: Int = 400, elements: Int = 100_000,
        stringBytes: Int = 1_000_000, world: WorldLimits = .standard
    ) {
        self.checks = checks
        self.steps = steps
        self.depth = depth
        self.elements = elements
        self.stringBytes = stringBytes
        self.world = world
    }

    /// Far more than a scenario of a book needs, and over in well under a second.
    package static let standard = ScenarioLimits()
}
