import Reporting

/// Checks the links to anchors of other pages, once all pages are made.
enum AnchorCheck {
    /// - Parameters:
    ///   - pending: the links of all chapters.
    ///   - targets: what each page of the site has to offer.
    static func diagnostics(for pending: [BookLinks.Pending], in targets: [String: PageTargets])
        -> [Diagnostic]
    {
        let dead = pending.lazy.filter { targets[$0.page]?.contains($0.anchor) == false }
            .prefix(ChapterBudget.mostProblems + 1)
        return dead.enumerated().map { number, link in
            let candidates = number < BookLinks.mostHints ? targets[link.page]?.suggestions ?? [] : []
            return LinkProblem.deadAnchor(link.anchor, page: "'\(link.page)'", candidates: candidates)
                .diagnostic(at: link.span)
        }
        .bounded(to: ChapterBudget.mostProblems)
    }
}
