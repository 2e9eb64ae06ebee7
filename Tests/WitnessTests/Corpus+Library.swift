import Reporting

@testable import ScenarioLanguage

extension Corpus {
    /// The parts of UIKit that are written in Swift, as far as a program names them: the compiler gets the
    /// same text behind the program.
    static func library(for program: String) -> String {
        let text = EmbeddedText(wholeOf: SourceFile(path: "program.swift", text: program))
        let ownNames = ["UIContentConfiguration", "NSDiffableDataSourceSnapshot"]
        let sources = LibrarySource.all.filter { ownNames.contains($0.name) }.map(\.text)
        let named = LibrarySource.named(in: [text]).map(\.text)
        return named.filter(sources.contains).map { "\n" + $0 + "\n" }.joined()
    }
}
