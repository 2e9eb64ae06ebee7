import Foundation

/// Gives a new folder all that another one holds and that it lacks, but for some files: the same files
/// under a second name, links that lead where those lead. Names are bytes, so nothing is left out that is
/// no UTF-8. Folders that would be empty for that reason are left out.
struct TreeLinking {
    /// The paths, in bytes, that the new folder has by now, gets otherwise, or does not get at all.
    private var left: Set<[UInt8]>
    /// What could not be linked, in bytes: sorted, and empty in nearly every case.
    private(set) var failed: [(path: [UInt8], code: Int32)] = []

    init(leavingOut left: some Sequence<String>) {
        self.left = Set(left.map { Array($0.utf8) })
    }

    /// Done again, it only adds what came to the old folder in between.
    ///
    /// - Throws: `FileProblem` for a folder that cannot be listed or made.
    mutating func link(from old: Folder, into new: Folder) throws {
        _ = try link(old.descriptor(), new.descriptor(), below: [], old, depth: Folder.mostDepth)
    }

    /// - Returns: whether the old folder holds anything.
    private mutating func link(
        _ old: Descriptor, _ new: Descriptor, below above: [UInt8], _ shown: Folder, depth: Int
    ) throws -> Bool {
        guard let names = old.listing() else { throw problem(shown, above, "cannot be listed") }
        for name in names {
            let path = above.isEmpty ? name.bytes : above + [UInt8(ascii: "/")] + name.bytes
            if left.contains(path) { continue }
            guard old.kind(of: name) == .folder else {
                linkFile(name.text, old, new, path)
                continue
            }
            guard depth > 0 else {
                throw FileProblem(self.shown(shown, path), "nests folders deeper than \(Folder.mostDepth)")
            }
            try linkFolder(name.text, old, new, path, shown, depth: depth)
        }
        return !names.isEmpty
    }

    private mutating func linkFile(_ name: [CChar], _ old: Descriptor, _ new: Descriptor, _ path: [UInt8]) {
        if FileChange.make(.room, { linkat(old.number, name, new.number, name, 0) }) == 0 {
            left.insert(path)
        } else if errno != EEXIST {
            failed.append((path, errno))
        }
    }

    private mutating func linkFolder(
        _ name: [CChar], _ old: Descriptor, _ new: Descriptor, _ path: [UInt8], _ shown: Folder, depth: Int
    ) throws {
        guard let source = old.folder(name), let status = source.status else {
            throw problem(shown, path, "cannot be listed")
        }
        guard let target = new.makeFolder(name) ?? new.folder(name) else {
            throw problem(shown, path, "cannot be made anew")
        }
        let holdsAnything = try link(source, target, below: path, shown, depth: depth - 1)
        if holdsAnything, target.isEmpty {
            _ = FileChange.make { unlinkat(new.number, name, AT_REMOVEDIR) }
        } else if !target.takeOwnership(of: status) {
            throw problem(shown, path, "cannot be made anew with its owner and permissions")
        }
    }

    private func problem(_ folder: Folder, _ path: [UInt8], _ attempt: String) -> FileProblem {
        FileProblem(shown(folder, path), attempt, errno: errno)
    }

    private func shown(_ folder: Folder, _ path: [UInt8]) -> String {
        folder.shown(String(decoding: path, as: UTF8.self))
    }
}
