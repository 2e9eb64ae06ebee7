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
    /// Where the part of it begins that a page shows in colours, in bytes; nil where no page does.
    package let shownFrom: Int?
    /// The parts of Swift's library that are written in Swift and that the code names.
    let library: [EmbeddedText]
    /// The texts of all files, those of the library and the sources first: what places in the program count
    /// in.
    package let text: EmbeddedText
    /// The size of the screen in points.
    package let screen: CGSize

    package init(
        name: String, text own: EmbeddedText, shownFrom: Int? = nil, sources: [EmbeddedText] = [],
        screen: CGSize = CGSize(width: 375, height: 667)
    ) {
        self.name = name
        self.sources = sources
        self.own = own
        self.shownFrom = shownFrom
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
