import BookBuilding
import CFolderExchange
import Foundation

/// Publishes a site by making the whole new folder beside the old one and letting the two change places.
///
/// What stays, other people's files too, is linked into the new folder and not copied, so it is the same file
/// with the same dates. What a stopped build left behind is cleared away by the next one.
struct FolderExchange {
    /// The site's folder.
    let folder: Folder

    private static let ending = ".tracebook-new"
    private static let leaving = ".tracebook-old"

    /// - Returns: whether it was done; false where folders cannot change places here, with nothing changed.
    /// - Throws: `FileProblem`, with nothing changed.
    func publish(_ changes: SiteWriter.Changes) throws -> Bool {
        guard let place = folder.resolvedParent, !isWorkedIn(place) else { return false }
        let staging = Folder(path: place.parent + "/." + place.name + Self.ending)
        let old = Folder(path: place.parent + "/." + place.name + Self.leaving)
        guard (try? clear(staging)) != nil, (try? clear(old)) != nil else { return false }
        guard mkdir(staging.path, 0o755) == 0 else { return false }
        let current = Folder(path: place.parent + "/" + place.name)
        do {
            guard try current.linkTree(into: staging, leavingOut: leftOut(by: changes)) else {
                try clear(staging)
                return false
            }
            for file in changes.written { try staging.write(file.bytes, to: file.path) }
            guard !current.isThere || staging.takeOwnership(of: current) else {
                try clear(staging)
                return false
            }
        } catch {
            try? clear(staging)
            throw shown(error, staging)
        }
        return try take(staging, to: current, old, leavingOut: leftOut(by: changes))
    }

    /// The one step.
    private func take(
        _ staging: Folder, to current: Folder, _ old: Folder, leavingOut left: Set<String>
    ) throws -> Bool {
        guard current.isThere else {
            guard Foundation.rename(staging.path, current.path) == 0 else {
                try clear(staging)
                return false
            }
            return true
        }
        guard exchange_paths(staging.path, current.path) == 0 else {
            try clear(staging)
            return false
        }
        // The new site is in its place. The old one goes, but for what somebody put there meanwhile.
        guard Foundation.rename(staging.path, old.path) == 0,
            (try? old.linkTree(into: current, leavingOut: left)) == true
        else { return true }
        try? clear(old)
        return true
    }

    /// Somebody whose current folder this is would be left in the old one.
    private func isWorkedIn(_ place: (parent: String, name: String)) -> Bool {
        guard let current = Folder(path: ".").resolvedPath else { return true }
        let path = place.parent + "/" + place.name
        return current == path || current.hasPrefix(path + "/")
    }

    private func leftOut(by changes: SiteWriter.Changes) -> Set<String> {
        Set(changes.written.map(\.path) + changes.removed)
    }

    private func clear(_ leftover: Folder) throws {
        if leftover.isThere { try leftover.removeTree() }
    }

    /// The problem with the paths as the user knows them.
    private func shown(_ error: any Error, _ staging: Folder) -> any Error {
        guard var problem = error as? FileProblem, problem.path.hasPrefix(staging.path) else { return error }
        problem.path = folder.path + problem.path.dropFirst(staging.path.count)
        return problem
    }
}
