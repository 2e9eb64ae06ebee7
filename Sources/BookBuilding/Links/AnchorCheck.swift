import Reporting

/// Checks the links to anchors of other pages, once all pages are made.
enum AnchorCheck {
    /// - Parameters:
    ///   - pending: the links of all chapters.
    ///   - targets: what each page of the site has to offer.
    static func diagnostics(for pending: [BookLinks.Pending], in targets: [String: PageTargets])
        -> [Diagnostic]
    {
        pending.compactMap { link in
            guard let page = targets[link.page], !page.contains(link.anchor) else { return nil }
            let problem = LinkProblem.deadAnchor(
                link.anchor, page: "'\(link.page)'", candidates: page.suggestions)
            return problem.diagnostic(at: link.span)
        }
    }
}
