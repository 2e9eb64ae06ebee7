import Reporting

/// A Swift file that scenarios are compiled with, as an author names it: `Sources/Sheet.swift`.
package struct SourceName: Sendable {
    /// From the book's folder, which holds `Chapters`.
    package var path: String
    package var span: SourceSpan

    /// Why a path cannot be the name of a source, and what to write instead; nil when it can.
    static func problem(with path: String) -> (why: String, hint: String)? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let hint = "name a file from the book's folder on: Sources/Sheet.swift"
        if path.hasPrefix("/") || parts.contains("..") { return ("leads out of the book", hint) }
        if !path.hasSuffix(".swift") { return ("does not end with .swift", hint) }
        if parts.contains(where: { $0.isEmpty || $0 == "." }) || path.utf8.contains(0) {
            return ("is not a path", hint)
        }
        if parts.contains(where: { $0.hasPrefix(".") }) { return ("is hidden", hint) }
        return nil
    }
}
