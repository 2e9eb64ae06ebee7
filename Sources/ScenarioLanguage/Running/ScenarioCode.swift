import EventEngine
import Foundation
import Reporting

/// A scenario as it runs: its code, with everything that it extends in front, and the Swift files that it is
/// compiled with.
package struct ScenarioCode: Sendable {
    /// The name of its block.
    package let name: String
    /// Swift files of their own, which declare things in any order.
    package let sources: [EmbeddedText]
    /// The scenario's own code.
    package let own: EmbeddedText
    /// The parts of Swift's library that are written in Swift and that the code names.
    let library: [EmbeddedText]
    /// The texts of all files, those of the library and the sources first: what places in the program count
    /// in.
    package let text: EmbeddedText
    /// The size of the screen in points.
    package let screen: CGSize

    package init(
        name: String, text own: EmbeddedText, sources: [EmbeddedText] = [],
        screen: CGSize = CGSize(width: 375, height: 667)
    ) {
        self.name = name
        self.sources = sources
        self.own = own
        library = LibrarySource.named(in: sources + [own])
        var text = EmbeddedText()
        for source in library + sources { text.append(source) }
        if text.lines.isEmpty { text = own } else { text.append(own) }
        self.text = text
        self.screen = screen
    }

    /// Where each file begins.
    var files: ProgramFiles {
        ProgramFiles(
            sizes: (library + sources + [own]).map(\.text.utf8.count), libraryCount: library.count)
    }
}

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
