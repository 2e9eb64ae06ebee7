import Foundation

/// The scenario that a `check:` link names.
struct ClaimTarget: Equatable {
    /// The chapter's path inside Chapters, `advanced/hit.md`; nil for the chapter that makes the claim.
    var chapter: String?
    /// Empty when the link names none.
    var scenario: String

    /// - Parameter destination: `check:tap-red`, `check:01-who-is-hit/tap-red`.
    init(_ destination: String) {
        let written = destination.drop { $0 != ":" }.dropFirst()
        let path = written.removingPercentEncoding ?? String(written)
        guard let slash = path.lastIndex(of: "/") else {
            self.init(chapter: nil, scenario: path)
            return
        }
        self.init(chapter: path[..<slash] + ".md", scenario: String(path[path.index(after: slash)...]))
    }

    private init(chapter: String?, scenario: String) {
        self.chapter = chapter
        self.scenario = scenario
    }
}
