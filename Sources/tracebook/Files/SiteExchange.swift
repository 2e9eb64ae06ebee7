import BookBuilding
import CFolderExchange
import Foundation

/// Publishes a site by making the whole new folder in a workshop beside the old one and letting the two
/// change places, in one step.
///
/// What stays, other people's files too, is linked into the new folder and not copied, so it is the same
/// file with the same dates. Where folders cannot change places, the old one goes into the workshop and the
/// new one comes out of it; when that is stopped in between, the next build takes the old one back.
struct SiteExchange {
    let place: SitePlace
    /// Lets two names change places; tests give one that cannot.
    var exchange: (Int32, String, Int32, String) -> Int32 = { exchange_at($0, $1, $2, $3) }

    private static let new = "new"
    /// The folder of the workshop that holds the old site, under its own name.
    private static let old = "old"

    /// - Parameters:
    ///   - lock: of the folder above the site.
    ///   - site: all files, for those that are the same and cannot be linked.
    /// - Throws: `FileProblem`, with nothing changed.
    func publish(_ changes: SiteWriter.Changes, of site: Site, _ lock: FolderLock) throws {
        let current = try place.folder()
        try refuseCurrentFolder(current)
        let workshop = try opened(lock)
        defer { workshop.close() }
        var linking = TreeLinking(leavingOut: changes.written.map(\.path) + changes.removed)
        let new = Folder(path: place.path, try workshop.folder.makeFolder(Self.new).descriptor())
        if let current { try linking.link(from: current, into: new) }
        for file in try changes.written + unlinked(linking, of: site) {
            try new.write(file.bytes, to: file.path)
        }
        guard let current, let status = try current.descriptor().status else {
            return try move(workshop.folder, Self.new, to: place.parent, place.name)
        }
        guard try new.descriptor().takeOwnership(of: status) else {
            throw problem("cannot be made anew with its owner and permissions", errno)
        }
        try take(workshop)
        // The old site goes, but for what somebody put there meanwhile.
        try? linking.link(from: current, into: new)
    }

    /// The one step.
    private func take(_ workshop: Workshop) throws {
        let inside = try workshop.folder.descriptor().number
        let above = try place.parent.descriptor().number
        guard FileChange.make({ exchange(inside, Self.new, above, place.name) }) != 0 else { return }
        guard [EINVAL, ENOSYS, ENOTSUP].contains(errno) else { throw problem("cannot be replaced", errno) }
        let old = try workshop.folder.makeFolder(Self.old)
        try move(place.parent, place.name, to: old, place.name)
        do {
            try move(workshop.folder, Self.new, to: place.parent, place.name)
        } catch {
            Self.takeBack(workshop.folder, in: place.parent)
            throw error
        }
    }

    private func move(_ source: Folder, _ old: String, to target: Folder, _ new: String) throws {
        let from = try source.descriptor().number
        let to = try target.descriptor().number
        guard FileChange.make({ renameat(from, old, to, new) }) == 0 else {
            throw problem("cannot be replaced", errno)
        }
    }

    /// Gives the sites that a stopped exchange left in a workshop their places back, where those are empty.
    static func takeBack(_ workshop: Folder, in parent: Folder) {
        guard let old = try? workshop.folder(Self.old), let names = try? old.names(),
            let from = try? old.descriptor().number, let to = try? parent.descriptor().number
        else { return }
        for name in names where parent.kind(of: name) == nil {
            _ = FileChange.make { renameat(from, name, to, name) }
        }
    }

    // MARK: What is in the way

    /// The files that could not be linked, to be written once more; they are the site's own.
    ///
    /// - Throws: `FileProblem` for a file of somebody else's.
    private func unlinked(_ linking: TreeLinking, of site: Site) throws -> [SiteFile] {
        guard !linking.failed.isEmpty else { return [] }
        let files = Dictionary(uniqueKeysWithValues: site.files.map { (Array($0.path.utf8), $0) })
        return try linking.failed.map { path, code in
            if let file = files[path] { return file }
            let reason = String(cString: strerror(code)).lowercased()
            throw FileProblem(
                place.shown(String(decoding: path, as: UTF8.self)),
                "is no page, and cannot be kept while pages are replaced (\(reason)); move it away, or "
                    + "choose another --output-path")
        }
    }

    /// Somebody whose current folder this is would be left in the old one.
    private func refuseCurrentFolder(_ current: Folder?) throws {
        guard let identity = current?.identity, Folder(path: ".").lineage.contains(identity) else { return }
        throw FileProblem(
            place.path,
            "is, or holds, the current folder, and is replaced as a whole; run this from outside of it")
    }

    private func opened(_ lock: FolderLock) throws -> Workshop {
        do {
            return try Workshop(lock)
        } catch let problem as FileProblem {
            throw FileProblem(
                place.path, "cannot be replaced, for the folder above it \(problem.reason)")
        }
    }

    private func problem(_ attempt: String, _ code: Int32) -> FileProblem {
        guard code == EBUSY || code == EXDEV else { return FileProblem(place.path, attempt, errno: code) }
        return FileProblem(
            place.path,
            "is a disk of its own, and cannot be replaced as a whole; choose a folder inside it, "
                + "with --output-path")
    }
}
