import Reporting

/// The chapters of a book that a store may have.
///
/// An entry holds the digests of a chapter's text, of the texts of the chapters that it looked into and of
/// its sources, and what it read from the committed record. It counts only if all of that is as it was. The
/// page is an entry by itself, since most builds do not need it: their site has it already.
struct KeptChapters: Sendable {
    private let store: any BuildStore
    /// Of the tool and of all that chapters share.
    private let shared: ContentDigest
    private let texts: [String: SourceFile]
    private let sources: [String: SourceText]
    private let record: FenceRecord
    private let digests: FileMemo<ContentDigest>

    /// What every entry begins with.
    private static let mark = "tracebook chapter 4"

    /// Nil for a book in which the program itself crashed: what is left out then is no result.
    init?(_ store: any BuildStore, _ source: BookSource) {
        guard source.crashes.crashed.isEmpty else { return nil }
        self.store = store
        texts = source.chapters
        sources = source.sources
        record = source.record
        digests = source.digests
        shared = ContentDigest(of: SharedInputs(source).bytes(with: store.tool))
    }

    /// The chapter as it was built before; nil when it was not, or when anything is different.
    ///
    /// - Parameter remake: builds the chapter, should its page be missing when it is needed.
    func chapter(
        _ entry: BookPlan.Entry, remake: @escaping @Sendable () -> ChapterBuild
    ) -> ChapterBuild? {
        guard let reader = store.reader(of: name(of: entry), entry.file) else { return nil }
        return try? read(reader, entry, remake)
    }

    private func read(
        _ reader: KeptReader, _ entry: BookPlan.Entry, _ remake: @escaping @Sendable () -> ChapterBuild
    ) throws(KeptDamage) -> ChapterBuild {
        var reader = reader
        let head = head(of: entry)
        guard try reader.nextBytes() == head[...] else { throw KeptDamage() }
        let build: ChapterBuild = try reader.next()
        let ingredients: [ContentDigest] = try reader.next()
        let page: PageNote? = try reader.next()
        guard reader.isAtEnd, build.recalls(record), ingredients == self.ingredients(of: build) else {
            throw KeptDamage()
        }
        build.page = page.map { $0.page(of: entry, in: store, remake) }
        return build
    }

    /// Keeps a chapter that was just built, if it can be read again, and tells it what is known now of its
    /// page.
    func keep(_ build: ChapterBuild, of entry: BookPlan.Entry) {
        guard let ingredients = ingredients(of: build) else { return }
        var writer = KeptWriter(entry.file)
        writer.add(bytes: head(of: entry))
        writer.add(build)
        writer.add(ingredients)
        guard !writer.hasForeignPlace else { return }
        if let page = build.page {
            let bytes = page.file.bytes
            let digest = ContentDigest(of: bytes)
            store.keep(bytes, as: digest.name)
            build.page?.file.digest = digest
        }
        writer.add(build.page.flatMap(PageNote.init))
        store.keep(writer, as: name(of: entry))
    }

    /// The digests of what a chapter was built with besides its own text; nil where some of it is missing.
    private func ingredients(of build: ChapterBuild) -> [ContentDigest]? {
        let all = build.consulted.sorted().map { texts[$0].map(digests.value) }
            + build.usedSources.sorted().map { sources[$0].map(digests.digest) }
        let known = all.compactMap(\.self)
        return known.count == all.count ? known : nil
    }

    private func head(of entry: BookPlan.Entry) -> [UInt8] {
        var writer = KeptWriter(entry.file)
        writer.add(Self.mark)
        writer.add(shared)
        writer.add(entry.path)
        writer.add(digests.value(of: entry.file))
        return writer.bytes
    }

    private func name(of entry: BookPlan.Entry) -> String { ContentDigest(of: head(of: entry)).name }
}

extension ChapterBuild {
    /// Whether a record says what this chapter read from the one that it was built with.
    func recalls(_ record: FenceRecord) -> Bool {
        recalled.allSatisfy { record.entry($0.name) == $0.entry }
    }
}
