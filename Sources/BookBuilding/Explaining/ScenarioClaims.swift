import CommonMark
import Reporting

/// The phrases of a book that claim something of one scenario, for whoever wants it explained.
struct ScenarioClaims {
    /// `  Chapters/01-x.md:129:2  never gray.touchesBegan`
    private(set) var lines: [String] = []
    private let scenario: String

    /// - Parameter scenario: chapter and name, `01-x/tap-red`.
    init(about scenario: String) {
        self.scenario = scenario
    }

    /// Adds what a chapter claims.
    mutating func read(_ chapter: Chapter) {
        for link in chapter.document.links where LinkTarget(link.destination) == .claim {
            let target = ClaimTarget(link.destination)
            let path = target.chapter.map { String($0.dropLast(3)) + "/" + target.scenario }
            guard path ?? chapter.scenarioPath(target.scenario) == scenario else { continue }
            let title = ClaimTitle(link, in: chapter.document)
            let place = title.phrase.start
            let words = Printable.line(title.words(0..<title.text.utf8.count))
            lines.append("  \(title.phrase.file.path):\(place.line):\(place.column)  \(words)")
        }
    }
}
