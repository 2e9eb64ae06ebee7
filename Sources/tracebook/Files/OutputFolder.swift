import BookBuilding

/// The folder of the finished site.
enum OutputFolder {
    /// The name inside a book.
    static let name = "Output"

    /// What the book's committed site remembers of its fences; nothing when it has no site, or none that can
    /// be read: the record only helps to say why something differs.
    static func record(in book: Folder) -> FenceRecord {
        let path = name + "/" + FenceRecord.path
        guard let bytes = try? book.read(path, atMost: FenceRecord.mostBytes) else { return FenceRecord() }
        return FenceRecord(bytes)
    }

    /// What the book's own site has that is not as it should be. Only files are read, and of each no more
    /// than tells the difference.
    ///
    /// - Throws: `FileProblem`.
    static func differences(of site: Site, in book: Folder) throws -> [SiteDifference] {
        try SiteDifference.all(between: site, and: reader(of: book))
    }

    /// The same for some pages alone; nothing else in the folder is looked at.
    ///
    /// - Throws: `FileProblem`.
    static func differences(of pages: [SiteFile], in book: Folder) throws -> [SiteDifference] {
        try SiteDifference.all(between: pages, and: reader(of: book))
    }

    private static func reader(of book: Folder) -> (_ path: String, _ count: Int) throws -> [UInt8]? {
        { path, count in
            let path = name + "/" + path
            return book.kind(of: path) == .file ? try book.beginning(of: path, count: count) : nil
        }
    }

    /// The folder that the user named, or the book's own. A link that leads the book's own folder out of the
    /// book is refused: the book may be a stranger's. So is every folder in which a site would get between
    /// the author's chapters and pictures.
    ///
    /// - Throws: `FileProblem`.
    static func find(_ path: String?, in book: Folder) throws -> SitePlace {
        if let path {
            try refuseChapters(Folder(path: path), in: book)
            return try SitePlace(path: path)
        }
        if book.kind(of: name) == .link {
            throw FileProblem(
                book.shown(name), "is a symbolic link, which is not followed; use --output-path")
        }
        return SitePlace(in: book)
    }

    private static func refuseChapters(_ folder: Folder, in book: Folder) throws {
        let chapters = Folder(path: book.shown(BookReader.chapters))
        guard let own = chapters.lineage.first else { return }
        if folder.lineage.contains(own) {
            throw FileProblem(
                folder.path, "is where the book's chapters are; choose another --output-path")
        }
        if folder.isThere, let output = folder.lineage.first, chapters.lineage.contains(output) {
            throw FileProblem(
                folder.path, "holds the book's own chapters; choose another --output-path")
        }
    }
}
