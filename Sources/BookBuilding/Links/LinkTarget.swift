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
    /// Another site by a scheme that pages leave out, for it may run a script or read the reader's files.
    case unsafe(scheme: String)

    /// - Parameter destination: without Markdown's escapes, percent signs as written.
    init(_ destination: String) {
        if let scheme = LinkTarget.scheme(of: destination) {
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

    private static func meaning(of scheme: String) -> LinkTarget {
        if scheme == "check" { return .claim }
        return ["javascript", "vbscript", "file", "data"].contains(scheme)
            ? .unsafe(scheme: scheme) : .elsewhere
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
