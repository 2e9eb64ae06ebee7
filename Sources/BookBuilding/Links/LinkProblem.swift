import Reporting

/// Why a link of a chapter leads nowhere.
enum LinkProblem {
    /// No chapter or picture has this path.
    case deadLink(String, candidates: [String])
    /// The file is there, and SUMMARY.md does not list it.
    case unlisted(String)
    /// The page has no such anchor.
    case deadAnchor(String, page: String, candidates: [String])
    case leavesTheBook(String)
    case fromRoot(String)
    /// A link by a scheme that pages do not have.
    case unsafeScheme(String)
    /// A picture that the reader's browser would have to fetch from another host.
    case pictureElsewhere
    /// A file that is not what its name says.
    case wrongPicture(String)
    /// A picture that says nothing to those who do not see it.
    case pictureWithoutWords
    /// A link that nobody can see.
    case linkWithoutWords

    /// The sentence for the author.
    func diagnostic(at span: SourceSpan) -> Diagnostic {
        switch self {
        case .deadLink(let path, let candidates):
            return Diagnostic(
                code: .deadLink, "the book has no '\(path)'", at: span,
                hint: Suggestion.hint(for: path, among: candidates)
                    ?? (PictureKind(path: path) == nil
                        ? "paths lead on from this chapter's folder, to a file that ends in .md"
                        : "put the picture there, or write the path from this chapter's folder on"))
        case .unlisted(let path):
            return Diagnostic(
                code: .deadLink, "'\(path)' is no page of the book", at: span,
                hint: "add a line '- [Title](\(path))' to SUMMARY.md")
        case .deadAnchor(let anchor, let page, let candidates):
            return Diagnostic(
                code: .deadAnchor, "\(page) has no heading, scenario or log line '#\(anchor)'", at: span,
                hint: Suggestion.hint(for: anchor, among: candidates, orList: "it has"))
        case .leavesTheBook(let path):
            return Diagnostic(code: .deadLink, "'\(path)' leads out of the book", at: span)
        case .fromRoot(let path):
            return Diagnostic(
                code: .deadLink, "'\(path)' begins at the root of a host, which a book does not know",
                at: span,
                hint: "write the path from this chapter on")
        case .unsafeScheme(let scheme):
            let schemes = (["check"] + LinkTarget.schemes).map { $0 + ":" }
            return Diagnostic(
                code: .deadLink, "pages have no links by '\(scheme):'", at: span,
                hint: Suggestion.hint(for: scheme + ":", among: schemes)
                    ?? "link to a page by https:, or to a chapter by its path")
        case .pictureElsewhere:
            return Diagnostic(
                code: .foreignPicture,
                "the picture is on another host, and pages request nothing from others",
                at: span, hint: "put the picture beside the chapter")
        case .wrongPicture(let path):
            return Diagnostic(
                code: .wrongPicture,
                "'\(path)' is no picture of the kind \(PictureKind(path: path)?.rawValue ?? "that it says")",
                at: span, hint: "save it as what its name says, or name it as what it is")
        case .pictureWithoutWords:
            return Diagnostic(
                code: .missingText, "the picture has no words for those who do not see it", at: span,
                hint: "write what it shows between the brackets: ![a red view in a gray one](red.png)")
        case .linkWithoutWords:
            return Diagnostic(
                code: .missingText, "the link has no words", at: span,
                hint: "write between the brackets what it leads to")
        }
    }
}
