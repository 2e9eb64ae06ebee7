import Foundation
import Testing

@testable import ScenarioLanguage

/// The programs of `Tests/Fixtures/Language`, which the compiler understands as well, use what the catalogue
/// offers: so no row is there that only the interpreter believes in.
@Suite struct FixtureCoverageTests {
    /// Names that no identifier of a program shows.
    static let exceptions: Set<String> = ["subscript"]

    @Test("Each member of the engine's types is used by a program that is compiled too")
    func everyMemberIsUsed() {
        let words = Set(LanguageFixture.programs.flatMap { identifiers(in: $0.source) })
        #expect(words.count > 1_000, "the programs were not read rightly")
        for record in NativeCatalogue.standard.records {
            let names = Set(record.members.keys).union(record.statics.keys)
            for name in names.sorted() where !words.contains(name) && !Self.exceptions.contains(name) {
                // Operators are held by their own programs.
                guard name.first?.isLetter == true else { continue }
                Issue.record("\(record.name).\(name)")
            }
        }
    }

    /// Identifiers outside of comments.
    private func identifiers(in source: String) -> [String] {
        source.split(separator: "\n").flatMap { line in
            let code = line.prefix(upTo: line.range(of: "//")?.lowerBound ?? line.endIndex)
            return code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        }
    }
}
