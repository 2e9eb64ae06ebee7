import CommonMark

extension BookSource {
    /// The sentences of a book that look as if they needed a claim and have none, in reading order, and how
    /// many look so at all. Nothing is run.
    package func unclaimedSentences() -> (unclaimed: [UnclaimedSentence], count: Int) {
        var result: (unclaimed: [UnclaimedSentence], count: Int) = ([], 0)
        for entry in BookPlan(self).chapters {
            guard let document = try? MarkdownDocument(entry.file) else { continue }
            let found = UnclaimedSentence.all(in: Chapter(document, path: entry.path))
            result.unclaimed += found.unclaimed
            result.count += found.count
        }
        return result
    }
}
