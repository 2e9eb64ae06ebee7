import CommonMark
import Reporting

/// From the files of a book to its site.
package enum BookPipeline {
    /// - Parameter scheduler: how the chapters' work is spread; it has no influence on the outcome.
    package static func build(_ source: BookSource, scheduler: some ChapterScheduler) -> BookBuild {
        let plan = BookPlan(source)
        let pipeline = ChapterPipeline(book: plan.context)
        let chapters = scheduler.map(count: plan.chapters.count) { index in
            pipeline.build(plan.chapters[index].file, path: plan.chapters[index].path)
        }
        var diagnostics = plan.diagnostics + chapters.flatMap(\.diagnostics)
        let pages = chapters.compactMap { chapter in chapter.page.map { ($0.path, chapter.targets) } }
        let targets = Dictionary(pages, uniquingKeysWith: { first, _ in first })
        diagnostics += AnchorCheck.diagnostics(for: chapters.flatMap(\.pendingLinks), in: targets)
        let hasErrors = diagnostics.contains { $0.severity == .error }
        return BookBuild(
            diagnostics: diagnostics, staleFences: chapters.flatMap(\.staleFences),
            scenarios: chapters.flatMap(\.scenarios),
            site: hasErrors ? nil : site(of: chapters, plan: plan, pictures: source.pictures),
            acceptances: chapters.compactMap(\.acceptance))
    }

    private static func site(
        of chapters: [ChapterBuild], plan: BookPlan, pictures: [String: [UInt8]]
    ) -> Site {
        var files = chapters.compactMap(\.page) + [StyleSheet.file]
        if !files.contains(where: { $0.path == IndexPage.path }) {
            files.append(IndexPage.write(plan.context))
        }
        if let base = plan.context.settings.baseURL {
            let pages = files.map(\.path).filter { $0.hasSuffix(".html") }.sorted()
            files.append(Sitemap.file(of: pages, baseURL: base))
        }
        let needed = Set(chapters.flatMap(\.pictures)).sorted()
        for path in needed {
            guard let bytes = pictures[path] else { continue }
            files.append(SiteFile(path: path, bytes: bytes))
        }
        return Site(files: files)
    }
}
