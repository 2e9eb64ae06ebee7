import BookBuilding
import Foundation

/// Brings a folder to the state of a site: writes only files whose bytes change, removes pages that an
/// earlier build wrote and that are no more, and leaves everybody else's files alone.
///
/// All or nothing: the new site is made beside the old one, and then the two folders change places in one
/// step. Whoever looks, and whenever the build is stopped, sees the old site or the new one. One build at a
/// time: a second one waits a while, and then says who is in its way. Where a folder cannot be replaced,
/// nothing is written.
struct SiteWriter {
    let place: SitePlace

    init(_ place: SitePlace) {
        self.place = place
    }

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

    /// - Parameters:
    ///   - finished: knows what the last build wrote, and keeps what was written, for the next one.
    ///   - isFinal: whether the build had nothing to report.
    /// - Throws: `FileProblem`, with nothing changed.
    func write(_ site: Site, _ finished: FinishedSite? = nil, isFinal: Bool = false) throws -> Summary {
        try place.parent.make()
        let lock = try FolderLock(place.parent)
        // Without a change too: what a stopped build left behind goes, and its old site comes back.
        Workshop.clearLeftovers(lock)
        let folder = try place.folder()
        let changes = try changes(for: site, in: folder, folder.flatMap { finished?.digests(in: $0) } ?? [:])
        let summary = Summary(
            written: changes.written.count, unchanged: site.files.count - changes.written.count,
            removed: changes.removed.count)
        if !changes.isEmpty { try SiteExchange(place: place).publish(changes, of: site, lock) }
        if let finished, let folder = try? place.folder() {
            finished.keep(site, in: folder, isFinal: isFinal)
        }
        return summary
    }

    /// - Parameter known: the digests of pages in the folder, where they are known.
    private func changes(
        for site: Site, in folder: Folder?, _ known: [String: ContentDigest]
    ) throws -> Changes {
        guard let folder else { return Changes(written: site.files) }
        let earlier = try earlierSite(in: folder)
        var changes = Changes()
        var walk = FolderWalk(folder)
        for file in site.files {
            // What somebody else put there stays theirs, even if it has our bytes: a later build would remove
            // it with the page.
            let isListed = earlier.lists(file.path)
            if isListed, let digest = file.digest, known[file.path] == digest { continue }
            let place = walk.place(of: file.path)
            let kind = place.flatMap { $0.folder.status(of: $0.name)?.kind }
            if isListed, kind == .file, let place {
                if try holds(file, at: place, in: folder) { continue }
            }
            try refuseObstacles(to: file.path, in: folder)
            if kind != nil, !isListed || kind != .file {
                throw FileProblem(
                    folder.shown(file.path),
                    "exists and was not written by tracebook; move it away or choose another --output-path")
            }
            changes.written.append(file)
        }
        let present = Set(site.files.map { Array($0.path.utf8) })
        changes.removed = try earlier.paths.filter { path in
            try !present.contains(Array(path.utf8)) && owns(path, earlier, in: folder)
        }
        return changes
    }

    /// Whether a file of the folder has the bytes of one of the site.
    private func holds(
        _ file: SiteFile, at place: (folder: Descriptor, name: String), in folder: Folder
    ) throws -> Bool {
        let shown = folder.shown(file.path)
        guard let old = place.folder.file(place.name) else {
            throw FileProblem(shown, "cannot be read", errno: errno)
        }
        return try old.holds(file.bytes, shown)
    }

    /// What the list of the last build says; nothing when there was no build.
    private func earlierSite(in folder: Folder) throws -> EarlierSite {
        guard folder.kind(of: Site.listPath) == .file else { return EarlierSite(list: []) }
        return EarlierSite(list: try folder.read(Site.listPath, atMost: EarlierSite.mostBytes))
    }

    private func owns(_ path: String, _ earlier: EarlierSite, in folder: Folder) throws -> Bool {
        guard folder.kind(of: path) == .file else { return false }
        return try earlier.owns(path) { try folder.beginning(of: path, count: $0) }
    }

    /// Refuses what is where a file must go: a link or a file in the place of a folder above it, or a
    /// folder in its own.
    private func refuseObstacles(to path: String, in folder: Folder) throws {
        var above = ""
        for part in SitePath.parts(of: path).dropLast() {
            above += above.isEmpty ? part : "/" + part
            switch folder.kind(of: above) {
            case .folder: continue
            case nil: return
            case let kind: throw folder.obstacle(at: above, kind, "", errno: 0)
            }
        }
        guard folder.kind(of: path) == .folder else { return }
        throw FileProblem(folder.shown(path), "is a folder where a page must go")
    }
}
