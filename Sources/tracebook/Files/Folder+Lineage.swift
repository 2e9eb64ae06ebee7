import BookBuilding
import Foundation

extension Folder {
    /// The path with all links resolved; nil when there is nothing.
    var resolvedPath: String? {
        guard let resolved = realpath(path.isEmpty ? "." : path, nil) else { return nil }
        defer { free(resolved) }
        return String(validatingCString: resolved)
    }

    /// The folder and all those above it, links resolved, from the innermost to the root, as the system tells
    /// folders apart, whatever they are called. Of a folder that is to be made only those that exist.
    var lineage: [FolderIdentity] {
        let isFromRoot = path.utf8.first == SitePath.slash
        guard var current = Folder(path: isFromRoot ? "/" : ".").resolvedPath else { return [] }
        for part in SitePath.parts(of: path) where part != "." {
            if part == ".." {
                current = Folder.above(current)
            } else {
                let next = (current == "/" ? "" : current) + "/" + part
                current = Folder(path: next).resolvedPath ?? next
            }
        }
        var identities: [FolderIdentity] = []
        while true {
            if let identity = FolderIdentity(path: current) { identities.append(identity) }
            if current == "/" { return identities }
            current = Folder.above(current)
        }
    }

    /// The path of the folder above one whose path begins at the root.
    static func above(_ path: String) -> String {
        "/" + SitePath.parts(of: path).dropLast().joined(separator: "/")
    }
}
