import Foundation

/// Gives a new folder all that another one holds and that it lacks, but for some files: the same files
/// under a second name, links that lead where those lead. Names are bytes, so nothing is left out that is
/// no UTF-8. Folders that would be empty for that reason are left out.
struct TreeLinking {
    /// The paths, in bytes, that the new folder gets otherwise or not at all.
    let left: Set<[UInt8]>
    /// What could not be linked, in bytes: sorted, and empty in nearly every case.
    private(set) var failed: [(path: [UInt8], code: Int32)] = []

    init(leavingOut left: some Sequence<String>) {
        self.left = Set(left.map { Array($0.utf8) })
    }

    /// - Throws: `FileProblem` for a folder that cannot be listed or made.
    mutating func link(from old: Folder, into new: Folder) throws {
        try link(old.descriptor(), new.descriptor(), below: [], old, depth: Folder.mostDepth)
    }

    private mutating func link(
        _ old: Descriptor, _ new: Descriptor, below above: [UInt8], _ shown: Folder, depth: Int
    ) throws {
        guard let names = old.names() else { throw problem(shown, above, "cannot be listed") }
        for bytes in names {
            let path = above.isEmpty ? bytes : above + [UInt8(ascii: "/")] + bytes
            let name = bytes.map(CChar.init(bitPattern:)) + [0]
            if left.contains(path) { continue }
            guard old.status(of: name)?.kind == .folder else {
                let answer = FileChange.make(.room) { linkat(old.number, name, new.number, name, 0) }
                if answer != 0, errno != EEXIST { failed.append((path, errno)) }
                continue
            }
            guard depth > 0 else {
                throw FileProblem(self.shown(shown, path), "nests folders deeper than \(Folder.mostDepth)")
            }
            try linkFolder(name, old, new, path, shown, depth: depth)
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
        try link(source, target, below: path, shown, depth: depth - 1)
        let isEmptied = target.names()?.isEmpty == true && source.names()?.isEmpty == false
        if isEmptied {
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
