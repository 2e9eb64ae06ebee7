/// What the destination of a link in a chapter means.
enum LinkTarget: Equatable {
    /// Another site: `https:`, `mailto:`. Nobody asks whether it is alive.
    case elsewhere
    /// A place of the book: the path as written, relative to the chapter (empty for the chapter itself), and
    /// the anchor behind `#`.
    case inBook(path: String, anchor: String?)
    /// A claim about a scenario, `check:tap-red`.
    case claim
    /// A path from the root of a host, or from a host without a scheme, which a book does not have.
    case fromRoot
    /// Something by a scheme that no page has: it may run a script, read the reader's files, or be `check:`
    /// misspelt.
    case unsafe(scheme: String)

    /// - Parameter destination: without Markdown's escapes, percent signs as written.
    init(_ destination: String) {
        // Without a host, `https:a` is a path on hosts by https, and a name of ours on all others.
        if let scheme = LinkTarget.scheme(of: destination), !LinkTarget.isHostless(destination) {
            self = LinkTarget.meaning(of: scheme.lowercased())
            return
        }
        guard destination.utf8.first != SitePath.slash else {
            self = .fromRoot
            return
        }
        let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let anchor = parts.count > 1 ? LinkTarget.decoded(parts[1]) : nil
        self = .inBook(path: LinkTarget.decoded(parts.first ?? ""), anchor: anchor)
    }

    /// The schemes of links that pages have.
    static let schemes = ["https", "http", "mailto"]

    private static func meaning(of scheme: String) -> LinkTarget {
        if scheme == "check" { return .claim }
        return schemes.contains(scheme) ? .elsewhere : .unsafe(scheme: scheme)
    }

    private static func isHostless(_ destination: String) -> Bool {
        let start = destination.prefix(8).lowercased()
        return start.hasPrefix("http:") && !start.hasPrefix("http://")
            || start.hasPrefix("https:") && !start.hasPrefix("https://")
    }

    private static func scheme(of destination: String) -> Substring? {
        guard let colon = destination.firstIndex(of: ":") else { return nil }
        let scheme = destination[..<colon]
        guard scheme.first?.isLetter == true, scheme.utf8.count > 1 else { return nil }
        let isScheme = scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
        return isScheme ? scheme : nil
    }

    /// Without percent signs; as written where they make no UTF-8.
    private static func decoded(_ text: some StringProtocol) -> String {
        text.removingPercentEncoding ?? String(text)
    }
}
