import Reporting

/// The page of a chapter that was built before. A store has it under its digest; where it is gone or damaged,
/// it is made again.
struct KeptPage: PageOnShelf {
    let store: any BuildStore
    let digest: ContentDigest
    let count: Int
    /// Builds the chapter.
    let remake: @Sendable () -> ChapterBuild

    var bytes: [UInt8] {
        if let bytes = store.bytes(of: digest.name), ContentDigest(of: bytes) == digest { return bytes }
        guard let page = remake().page else { preconditionFailure("a chapter that had a page has it again") }
        store.keep(page.file.bytes, as: digest.name)
        return page.file.bytes
    }
}

/// What is kept of a page beside its bytes.
struct PageNote: Kept {
    private let digest: ContentDigest
    private let count: Int
    private let text: Range<Int>

    /// Nil for a page without a digest.
    init?(_ page: PageFrame.Written) {
        guard let digest = page.file.digest else { return nil }
        self.digest = digest
        count = page.file.count
        text = page.text
    }

    /// The page of a chapter.
    func page(
        of entry: BookPlan.Entry, in store: any BuildStore, _ remake: @escaping @Sendable () -> ChapterBuild
    ) -> PageFrame.Written {
        let page = KeptPage(store: store, digest: digest, count: count, remake: remake)
        let path = SitePath.page(ofChapter: entry.path)
        return PageFrame.Written(file: SiteFile(path: path, page, digest), text: text)
    }

    func keep(in writer: inout KeptWriter) {
        writer.add(digest)
        writer.add(count)
        writer.add(text)
    }

    init(_ reader: inout KeptReader) throws(KeptDamage) {
        digest = try reader.next()
        count = try reader.next()
        text = try reader.next()
        guard text.lowerBound >= 0, text.upperBound <= count else { throw KeptDamage() }
    }
}
