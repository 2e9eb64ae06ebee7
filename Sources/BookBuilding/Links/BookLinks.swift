import CommonMark
import Reporting

/// The links of one chapter, claims apart: where each leads in the site, and what is wrong with it. Anchors
/// of other pages are known only when all pages are made, so they are left over as `pending`.
struct BookLinks: Sendable {
    /// A link to an anchor of another page.
    struct Pending: Sendable {
        var span: SourceSpan
        /// The page inside the site.
        var page: String
        var anchor: String
    }

    /// What there is to link to.
    struct Destinations: Sendable {
        /// The pages of the site by chapter path: `a/b.md`.
        var pages: Set<String> = []
        /// Chapters that exist and are not listed.
        var unlisted: Set<String> = []
        /// Pictures, by their path inside Chapters.
        var pictures: Set<String> = []
        /// Those of them that do not begin as their names say.
        var wrongPictures: Set<String> = []
    }

    /// By link index: the destination on the page; absent for links that stay as they are.
    private(set) var rewritten: [Int: String] = [:]
    private(set) var pending: [Pending] = []
    /// The pictures that the chapter shows or links to.
    private(set) var pictures: Set<String> = []
    private(set) var diagnostics: [Diagnostic] = []

    /// So many dead links of a page get a hint each; it bounds what a stranger's chapter can cost.
    static let mostHints = 50

    private var hints = 0
    private let chapter: String
    private let destinations: Destinations

    /// - Parameters:
    ///   - chapter: the chapter's path inside Chapters.
    ///   - targets: the anchors of the chapter's own page.
    init(_ document: MarkdownDocument, chapter: String, targets: PageTargets, destinations: Destinations) {
        self.chapter = chapter
        self.destinations = destinations
        for link in document.links {
            if link.text.allSatisfy(\.isWhitespace) {
                let problem = link.isImage ? LinkProblem.pictureWithoutWords : .linkWithoutWords
                report(problem, at: SourceSpan(file: document.file, range: link.range))
            }
            let span = SourceSpan(file: document.file, range: link.destinationRange ?? link.range)
            if let problem = follow(link, at: span, targets: targets) { report(problem, at: span) }
        }
    }

    /// Keeps a problem, unless the chapter has more than are kept anyway.
    private mutating func report(_ problem: LinkProblem, at span: SourceSpan) {
        guard diagnostics.count <= ChapterBudget.mostProblems else { return }
        diagnostics.append(problem.diagnostic(at: span))
    }

    private mutating func follow(_ link: Link, at span: SourceSpan, targets: PageTargets) -> LinkProblem? {
        switch LinkTarget(link.destination) {
        case .elsewhere: return link.isImage ? .pictureElsewhere : nil
        case .claim: return nil
        case .fromRoot: return .fromRoot(link.destination)
        case .unsafe(let scheme): return link.isImage ? .pictureElsewhere : .unsafeScheme(scheme)
        case .inBook(let path, let anchor):
            if path.isEmpty, !link.isImage { return followAnchor(anchor, targets: targets) }
            guard let target = SitePath.resolve(path, from: chapter) else { return .leavesTheBook(path) }
            if let position = destinations.pictures.firstIndex(of: target) {
                return followPicture(destinations.pictures[position], of: link)
            }
            guard !link.isImage, let position = destinations.pages.firstIndex(of: target) else {
                return dead(target, path, link)
            }
            return followPage(destinations.pages[position], anchor, of: link, at: span, targets: targets)
        }
    }

    /// The page is where the chapter is; a `?` in a file's name would begin a question in an address,
    /// and letters may be made up of other pieces in the link than in the name.
    private mutating func followPicture(_ picture: String, of link: Link) -> LinkProblem? {
        if destinations.wrongPictures.contains(picture) { return .wrongPicture(picture) }
        pictures.insert(picture)
        let page = SitePath.page(ofChapter: chapter)
        let address = SitePath.address(of: SitePath.link(from: page, to: picture))
        if address != link.destination { rewritten[link.index] = address }
        return nil
    }

    private mutating func followPage(
        _ target: String, _ anchor: String?, of link: Link, at span: SourceSpan, targets: PageTargets
    ) -> LinkProblem? {
        let page = SitePath.page(ofChapter: target)
        let from = SitePath.page(ofChapter: chapter)
        let address = SitePath.address(of: SitePath.link(from: from, to: page))
        rewritten[link.index] = address + (anchor.map { "#" + $0 } ?? "")
        guard let anchor, !anchor.isEmpty else { return nil }
        if page == from { return followAnchor(anchor, targets: targets) }
        pending.append(Pending(span: span, page: page, anchor: anchor))
        return nil
    }

    private mutating func followAnchor(_ anchor: String?, targets: PageTargets) -> LinkProblem? {
        guard let anchor, !anchor.isEmpty, !targets.contains(anchor) else { return nil }
        hints += 1
        let candidates = hints > Self.mostHints ? [] : targets.suggestions
        return .deadAnchor(anchor, page: "this chapter", candidates: candidates)
    }

    private mutating func dead(_ target: String, _ path: String, _ link: Link) -> LinkProblem {
        if destinations.unlisted.contains(target) { return .unlisted(path) }
        hints += 1
        guard hints <= Self.mostHints else { return .deadLink(path, candidates: []) }
        let candidates = link.isImage ? destinations.pictures : destinations.pages
        let from = chapter
        return .deadLink(path, candidates: candidates.sorted().map { SitePath.link(from: from, to: $0) })
    }
}
