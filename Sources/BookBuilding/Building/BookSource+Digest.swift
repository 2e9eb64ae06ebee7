import Reporting

extension BookSource {
    /// The chapters as commands take them, in reading order: `01-who-is-hit`.
    package var chapterNames: [String] {
        BookPlan(self).chapters.map { Chapter.name(ofPath: $0.path) }
    }

    /// What tells all that a build of the book depends on from all else, but for the record of its fences,
    /// which only says why something differs.
    ///
    /// - Parameter tool: what tells this tool from every other one.
    package func digest(with tool: [UInt8]) -> ContentDigest {
        var writer = KeptWriter(SourceFile(path: "", bytes: []))
        writer.add(bytes: SharedInputs(self).bytes(with: tool))
        let chapters = chapters.map { ($0.key, digests.value(of: $0.value)) }
        let sources = sources.map { ($0.key, digests.digest(of: $0.value)) }
        let pictures = pictures.map { ($0.key, ContentDigest(of: $0.value)) }
        for files in [chapters, sources, pictures] {
            writer.add(UInt64(files.count))
            for (path, digest) in files.sorted(by: { $0.0 < $1.0 }) {
                writer.add(path)
                writer.add(digest)
            }
        }
        return ContentDigest(of: writer.bytes)
    }
}

extension FileMemo<ContentDigest> {
    /// A reason is told from every text by a byte that no text has.
    func digest(of text: SourceText) -> ContentDigest {
        switch text {
        case .file(let file): value(of: file)
        case .refused(let why): ContentDigest(of: [0xFF] + Array(why.utf8))
        }
    }
}
