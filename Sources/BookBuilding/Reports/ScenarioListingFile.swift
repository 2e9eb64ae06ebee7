import Foundation
import Reporting

/// The scenarios of a book as JSON, version 1; `Schemas/list.schema.json` describes it.
package struct ScenarioListingFile: Encodable {
    struct Scenario: Encodable {
        /// As other commands take it: `01-who-is-hit/tap-red`.
        var name: String
        var title: String?
        /// The chapter's path inside the book.
        var source: String
        var line: Int
        /// The kinds of its output fences, in reading order.
        var outputs: [String]
        var claims: Int
        /// The page and the anchor on it, inside the site.
        var page: String
    }

    var version = 1
    var scenarios: [Scenario]

    /// The whole file, ended by a line feed.
    package static func text(of scenarios: [ScenarioListing]) -> String {
        let file = ScenarioListingFile(
            scenarios: scenarios.map { scenario in
                Scenario(
                    name: scenario.name, title: scenario.title, source: scenario.span.file.path,
                    line: scenario.span.start.line, outputs: scenario.outputs, claims: scenario.claims,
                    page: scenario.page + "#" + scenario.anchor)
            })
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(file) else {
            preconditionFailure("texts and numbers can always be encoded")
        }
        return Printable.json(String(decoding: data, as: UTF8.self)) + "\n"
    }
}
