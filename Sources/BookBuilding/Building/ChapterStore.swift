import CommonMark
import Reporting

/// Where finished chapters are kept from one run of the tool to the next. Nothing of what it gives is
/// believed before it is looked at.
package protocol ChapterStore: Sendable {
    /// What tells this tool from every other one that uses the same store.
    var tool: [UInt8] { get }

    /// The bytes that were kept under a name; nil when there are none.
    func bytes(of name: String) -> [UInt8]?

    /// Keeps bytes under a name, in the place of others. Where that is not possible nothing is kept.
    func keep(_ bytes: [UInt8], as name: String)
}

/// The chapters of a book that a store may have.
///
/// An entry is found by a hash of all that a chapter depends on, and holds the text of the chapter, the texts
/// of the chapters that it looked into, those of its sources and what it read from the committed record. It
/// counts only if all of that is as it was, byte for byte, so two texts with the same hash do no harm.
struct KeptChapters: Sendable {
    private let store: any ChapterStore
    /// Of the tool and of all that chapters share.
    private let shared: [UInt8]
    private let texts: [String: SourceFile]
    private let sources: [String: SourceText]
    private let record: FenceRecord

    /// What every entry begins with.
    private static let mark = Array("tracebook chapter 2\n".utf8)

    /// Nil for a book in which the program itself crashed: what is left out then is no result.
    init?(_ store: any ChapterStore, _ source: BookSource) {
        guard source.crashes.crashed.isEmpty else { return nil }
        self.store = store
        texts = source.chapters
        sources = source.sources
        record = source.record
        var writer = KeptWriter(SourceFile(path: "", bytes: []))
        writer.add(bytes: store.tool)
        writer.add(MarkdownDocument.parserVersion)
        SharedInputs(source).keep(in: &writer)
        shared = SHA256.digest(of: writer.bytes)
    }

    /// The chapter as it was built before; nil when it was not, or when anything is different.
    func chapter(_ entry: BookPlan.Entry) -> ChapterBuild? {
        guard let bytes = store.bytes(of: name(of: entry)) else { return nil }
        return try? read(bytes, entry)
    }

    private func read(_ bytes: [UInt8], _ entry: BookPlan.Entry) throws(KeptDamage) -> ChapterBuild {
        let sum = 8
        guard bytes.count >= sum, Array(bytes.suffix(sum)) == Self.sum(of: bytes.dropLast(sum)) else {
            throw KeptDamage()
        }
        var reader = KeptReader(bytes, besides: sum, entry.file)
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
        store.keep(writer.bytes + Self.sum(of: writer.bytes[...]), as: name(of: entry))
    }

    private func name(of entry: BookPlan.Entry) -> String {
        var key = shared + entry.path.utf8
        key += Fingerprint(entry.file.bytes).hexadecimal.utf8
        return SHA256.name(of: key)
    }

    /// Eight bytes that tell whether others were damaged: the FNV-1a hash of pieces of eight.
    private static func sum(of bytes: ArraySlice<UInt8>) -> [UInt8] {
        var sum = Fingerprint()
        sum.add(bytes.count)
        bytes.withUnsafeBytes { buffer in
            let whole = buffer.count / 8 * 8
            for start in stride(from: 0, to: whole, by: 8) {
                sum.add(UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: start, as: UInt64.self)))
            }
            for byte in buffer[whole...] { sum.add(byte) }
        }
        return withUnsafeBytes(of: sum.value.littleEndian) { Array($0) }
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

/// What every chapter of a book depends on, besides its own text.
struct SharedInputs: Equatable, Sendable {
    let summary: [UInt8]?
    let settings: [UInt8]?
    let names: Set<String>
    let unreadable: Set<String>
    let pictures: Set<String>
    let wrongPictures: Set<String>
    let isSmall: Bool

    init(_ source: BookSource) {
        summary = source.summary?.bytes
        settings = source.settings?.bytes
        names = Set(source.chapters.keys)
        unreadable = source.unreadable
        pictures = Set(source.pictures.keys)
        wrongPictures = source.wrongPictures
        isSmall = source.isSmall
    }

    /// Writes all of it, so that different inputs give different bytes.
    func keep(in writer: inout KeptWriter) {
        for text in [summary, settings] {
            writer.add(text != nil)
            writer.add(bytes: text ?? [])
        }
        writer.add(isSmall)
        for paths in [names, unreadable, pictures, wrongPictures] { writer.add(paths) }
    }
}

extension ChapterBuild {
    /// Whether a record says what this chapter read from the one that it was built with.
    func recalls(_ record: FenceRecord) -> Bool {
        recalled.allSatisfy { record.entry($0.name) == $0.entry }
    }
}
