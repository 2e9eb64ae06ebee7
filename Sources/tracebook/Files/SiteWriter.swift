import BookBuilding

/// Brings a folder to the state of a site: writes only files whose bytes change, removes pages that an
/// earlier build wrote and that are no more, and leaves everybody else's files alone.
///
/// All or nothing: the new site is made beside the old one, and then the two folders change places in one
/// step. Whoever looks, and whenever the build is stopped, sees the old site or the new one. Where a folder
/// cannot change places, the files do, one after the other.
struct SiteWriter {
    /// The site's folder.
    let folder: Folder

    /// What a write did, for the closing line of `build`.
    struct Summary {
        var written = 0
        var unchanged = 0
        var removed = 0
    }

    /// What must happen to the folder.
    struct Changes {
        /// Files that are new or have other bytes.
        var written: [SiteFile] = []
        /// The paths of an earlier build's files that are no more, sorted.
        var removed: [String] = []

        var isEmpty: Bool { written.isEmpty && removed.isEmpty }
    }

    /// - Throws: `FileProblem`, with nothing changed.
    func write(_ site: Site) throws -> Summary {
        let changes = try changes(for: site)
        let summary = Summary(
            written: changes.written.count, unchanged: site.files.count - changes.written.count,
            removed: changes.removed.count)
        guard !changes.isEmpty else { return summary }
        if try !FolderExchange(folder: folder).publish(changes) {
            try FileReplacement(folder: folder).publish(changes)
        }
        return summary
    }

    private func changes(for site: Site) throws -> Changes {
        let earlier = try pathsOfEarlierBuild()
        var changes = Changes()
        for file in site.files {
            // What somebody else put there stays theirs, even if it has our bytes: a later build would remove
            // it with the page.
            let isOurs = file.path == Site.listPath || earlier.contains(file.path)
            if isOurs, try holds(file) { continue }
            try folder.refuseObstacles(to: file.path)
            if !isOurs { try refuseForeign(file.path) }
            changes.written.append(file)
        }
        let present = Set(site.files.map(\.path))
        changes.removed = earlier.sorted().filter { !present.contains($0) && folder.kind(of: $0) == .file }
        return changes
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
        return try folder.holds(file.bytes, at: file.path)
    }

    private func refuseForeign(_ path: String) throws {
        guard folder.kind(of: path) != nil else { return }
        throw FileProblem(
            folder.shown(path),
            "exists and was not written by tracebook; move it away or choose another --output-path")
    }
}
