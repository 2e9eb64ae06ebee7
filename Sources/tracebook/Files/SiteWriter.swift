import BookBuilding

/// Brings a folder to the state of a site: writes only files whose bytes change, removes pages that an
/// earlier build wrote and that are no more, and leaves everybody else's files alone.
///
/// All or nothing: the new files are first written beside their places and only then renamed, so an
/// unwritable folder or a full disk leaves the old site as it was.
struct SiteWriter {
    /// The site's folder.
    let folder: Folder

    /// What a write did, for the closing line of `build`.
    struct Summary {
        var written = 0
        var unchanged = 0
        var removed = 0
    }

    private static let stagingSuffix = ".tracebook-new"

    /// - Throws: `FileProblem`, with nothing changed unless a rename itself fails.
    func write(_ site: Site) throws -> Summary {
        try folder.make()
        let earlier = try pathsOfEarlierBuild()
        var summary = Summary()
        var changed: [SiteFile] = []
        for file in site.files {
            if try holds(file) { summary.unchanged += 1 } else { changed.append(file) }
        }
        for file in changed where file.path != Site.listPath && !earlier.contains(file.path) {
            try refuseForeign(file.path)
        }
        try stage(changed)
        for file in changed { try folder.rename(file.path + Self.stagingSuffix, to: file.path) }
        summary.written = changed.count
        let present = Set(site.files.map(\.path))
        for path in earlier.sorted() where !present.contains(path) {
            guard folder.kind(of: path) == .file else { continue }
            try folder.remove(path)
            folder.removeEmptyFolders(above: path)
            summary.removed += 1
        }
        return summary
    }

    /// The files that the last build listed as its own; none when there was no build.
    private func pathsOfEarlierBuild() throws -> Set<String> {
        guard folder.kind(of: Site.listPath) == .file else { return [] }
        return Set(Site.paths(inList: try folder.read(Site.listPath)))
    }

    private func holds(_ file: SiteFile) throws -> Bool {
        guard folder.kind(of: file.path) == .file, try folder.size(of: file.path) == file.bytes.count else {
            return false
        }
        return try folder.read(file.path) == file.bytes
    }

    private func refuseForeign(_ path: String) throws {
        guard folder.kind(of: path) != nil else { return }
        throw FileProblem(
            folder.shown(path),
            "exists and was not written by tracebook; move it away or choose another --output-path")
    }

    private func stage(_ files: [SiteFile]) throws {
        var staged: [String] = []
        do {
            for file in files {
                let path = file.path + Self.stagingSuffix
                if folder.kind(of: path) != nil { try folder.remove(path) }
                staged.append(path)
                try folder.write(file.bytes, to: path)
                if folder.kind(of: file.path) == .folder {
                    throw FileProblem(folder.shown(file.path), "is a folder where a page must go")
                }
            }
        } catch {
            for path in staged {
                try? folder.remove(path)
                folder.removeEmptyFolders(above: path)
            }
            throw error
        }
    }
}
