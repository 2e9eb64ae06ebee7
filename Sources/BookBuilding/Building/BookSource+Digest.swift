import Reporting

extension BookSource {
    /// The chapters as commands take them, in reading order: `01-who-is-hit`.
    package var chapterNames: [String] {
        BookPlan(self).chapters.map { Chapter.name(ofPath: $0.path) }
    }

    /// A number for all that a build of the book depends on, but for the record of its fences, which only
    /// says why something differs.
    ///
    /// - Parameter tool: what tells this tool from every other one.
    package func digest(with tool: [UInt8]) -> [UInt8] {
        var hash = SHA256()
        hash.add(SharedInputs(self).bytes(with: tool))
        let chapters = chapters.map { ($0.key, $0.value.bytes) }
        let sources = sources.map { ($0.key, $0.value.kept) }
        for files in [chapters, sources, pictures.map { ($0.key, $0.value) }] {
            for (path, bytes) in files.sorted(by: { $0.0 < $1.0 }) {
                var head = KeptWriter(SourceFile(path: "", bytes: []))
                head.add(path)
                head.add(UInt64(bytes.count))
                hash.add(head.bytes)
                hash.add(bytes)
            }
        }
        return hash.digest
    }
}
