import EventEngine
import Reporting


/// What a scenario left behind.
package struct ScenarioRun: Sendable {
    /// The trace; after an error, what happened before it.
    package var recording: Recording
    /// Errors in order of place; empty when all went well.
    package var diagnostics: [Diagnostic]
    /// What the code declares: classes with their actions, variables with their classes.
    package var declarations: ScenarioDeclarations
    /// The dimensions that calls of `vary` opened, in the order in which the run met them.
    package var dimensions: [Variation.Dimension]
    /// What the code used of the catalogue.
    package var uses: MemberUses
    /// What the run did, in units of `WorkBudget`.
    package var work: Int

    package init(
        recording: Recording, diagnostics: [Diagnostic],
        declarations: ScenarioDeclarations = ScenarioDeclarations(),
        dimensions: [Variation.Dimension] = [], uses: MemberUses = MemberUses(), work: Int = 0
    ) {
        self.recording = recording
        self.diagnostics = diagnostics
        self.declarations = declarations
        self.dimensions = dimensions
        self.uses = uses
        self.work = work
    }

    /// Names that a log may ask for although nothing of them is in the recording. Sorted, each once.
    package var declaredNames: [String] { declarations.names }
}
