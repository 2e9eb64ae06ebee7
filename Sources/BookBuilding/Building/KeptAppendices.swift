import Reporting

/// The pages besides the chapters that a store may have, and what the search knows of them: those of the
/// language have thousands of rows, which are the same from build to build.
///
/// An entry is found by a hash of all that it is made of.
struct KeptAppendices: Sendable {
    private let store: any BuildStore
    /// Of the tool and of all that chapters share.
    private let shared: ContentDigest

    private static let file = SourceFile(path: "", bytes: [])

    /// Nil for a book in which the program itself crashed: what is left out then is no result.
    init?(_ store: any BuildStore, _ source: BookSource) {
        guard source.crashes.crashed.isEmpty else { return nil }
        self.store = store
        shared = ContentDigest(of: SharedInputs(source).bytes(with: store.tool))
    }

    /// The pages of an appendix, which are made only where the store does not have them.
    func files(of appendix: any AppendixPage.Type, _ material: AppendixMaterial) -> [SiteFile] {
        guard let basis = appendix.basis(material) else { return appendix.files(material) }
        return value(madeOf: "pages \(appendix)", shared.bytes + basis) { appendix.files(material) }
    }

    /// What the search knows of pages that are the same for all books in a language.
    ///
    /// - Parameters:
    ///   - title: the book's, where it matters.
    ///   - make: reads them.
    func searchPages(language: String, title: String, _ make: () -> [SearchPage]) -> [SearchPage] {
        var writer = KeptWriter(Self.file)
        for words in [language, title] { writer.add(words) }
        return value(madeOf: "search", store.tool + writer.bytes, make)
    }

    private func value<Value: Kept>(
        madeOf kind: String, _ basis: [UInt8], _ make: () -> [Value]
    ) -> [Value] {
        let name = ContentDigest(of: Array("tracebook \(kind) 2\n".utf8) + basis).name
        if let reader = store.reader(of: name, Self.file), let known: [Value] = try? read(reader) {
            return known
        }
        let made = make()
        var writer = KeptWriter(Self.file)
        writer.add(made)
        store.keep(writer, as: name)
        return made
    }

    private func read<Value: Kept>(_ reader: KeptReader) throws(KeptDamage) -> [Value] {
        var reader = reader
        let values: [Value] = try reader.next()
        guard reader.isAtEnd else { throw KeptDamage() }
        return values
    }
}

extension SiteFile: Kept {
    func keep(in writer: inout KeptWriter) {
        writer.add(path)
        writer.add(bytes: bytes)
    }

    init(_ reader: inout KeptReader) throws(KeptDamage) {
        let path: String = try reader.next()
        self.init(path: path, bytes: Array(try reader.nextBytes()))
    }
}
