import Reporting

extension BookPlan {
    /// So many bytes may the pages of all chapters have together.
    static let mostPageBytes = 256 << 20

    /// The first chapter whose page is too much with those before it.
    func problem(
        withPagesOf builds: [ChapterBuild], limit: Int = BookPlan.mostPageBytes
    ) -> Diagnostic? {
        var total = 0
        for (chapter, build) in zip(chapters, builds) {
            total += build.page?.file.count ?? 0
            guard total > limit else { continue }
            return Diagnostic(
                code: .limit, "up to this chapter the pages of the book have more than \(limit) bytes",
                at: SourceSpan(file: chapter.file, range: 0..<0),
                hint: "show fewer logs and drawings, or make two books of it")
        }
        return nil
    }
}
