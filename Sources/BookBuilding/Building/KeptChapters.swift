import Reporting

/// The chapters of a book that a store may have.
///
/// An entry is found by a hash of all that a chapter depends on, and holds the text of the chapter, the texts
/// of the chapters that it looked into, those of its sources and what it read from the committed record. It
/// counts only if all of that is as it was, byte for byte, so two texts with the same hash do no harm.
struct KeptChapters: Sendable {
    private let store: any BuildStore
    /// Of the tool and of all that chapters share.
    private let shared: [UInt8]
    private let texts: [String: SourceFile]
    private let sources: [String: SourceText]
    private let record: FenceRecord

    /// What every entry begins with.
    private static let mark = Array("tracebook chapter 2\n".utf8)

    /// Nil for a book in which the program itself crashed: what is left out then is no result.
    init?(_ store: any BuildStore, _ source: BookSource) {
        guard source.crashes.crashed.isEmpty else { return nil }
        self.store = store
        texts = source.chapters
        sources = source.sources
        record = source.record
        shared = SHA256.digest(of: SharedInputs(source).bytes(with: store.tool))
    }

    /// The chapter as it was built before; nil when it was not, or when anything is different.
    func chapter(_ entry: BookPlan.Entry) -> ChapterBuild? {
        guard let reader = store.reader(of: name(of: entry), entry.file) else { return nil }
        return try? read(reader, entry)
    }

    private func read(_ reader: KeptReader, _ entry: BookPlan.Entry) throws(KeptDamage) -> ChapterBuild {
        var reader = reader
        let head = [Self.mark, shared, Array(entry.path.utf8), entry.file.bytes]
        for part in head where try reader.nextBytes() != part[...] { throw KeptDamage() }
        for _ in 0..<(try reader.count()) {
            let path: String = try reader.next()
            guard try reader.nextBytes() == texts[path]?.bytes[...] else { throw KeptDamage() }
        }
        for _ in 0..<(try reader.count()) {
            let path: String = try reader.next()
            guard try reader.nextBytes() == sources[path]?.kept[...] else { throw KeptDamage() }
        }
        let build: ChapterBuild = try reader.next()
        guard reader.isAtEnd, build.recalls(record) else { throw KeptDamage() }
        return build
    }

    /// Keeps a chapter that was built, if it can be read again.
    func keep(_ build: ChapterBuild, of entry: BookPlan.Entry) {
        var writer = KeptWriter(entry.file)
        for part in [Self.mark, shared, Array(entry.path.utf8), entry.file.bytes] { writer.add(bytes: part) }
        writer.add(UInt64(build.consulted.count))
        for path in build.consulted.sorted() {
            writer.add(path)
            writer.add(bytes: texts[path]?.bytes ?? [])
        }
        writer.add(UInt64(build.usedSources.count))
        for path in build.usedSources.sorted() {
            writer.add(path)
            writer.add(bytes: sources[path]?.kept ?? [])
        }
        writer.add(build)
        guard !writer.hasForeignPlace else { return }
        store.keep(writer, as: name(of: entry))
    }

    private func name(of entry: BookPlan.Entry) -> String {
        var key = shared + entry.path.utf8
        key += Fingerprint(entry.file.bytes).hexadecimal.utf8
        return SHA256.name(of: key)
    }
}

extension SourceText {
    /// Different bytes for different answers.
    var kept: [UInt8] {
        switch self {
        case .file(let file): [1] + file.bytes
        case .refused(let why): [0] + Array(why.utf8)
        }
    }
}

extension ChapterBuild {
    /// Whether a record says what this chapter read from the one that it was built with.
    func recalls(_ record: FenceRecord) -> Bool {
        recalled.allSatisfy { record.entry($0.name) == $0.entry }
    }
}
