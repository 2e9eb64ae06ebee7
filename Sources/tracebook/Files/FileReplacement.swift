import BookBuilding

/// Publishes a site file by file, where its folder cannot be exchanged as a whole: the new files are first
/// written beside their places and only then renamed, so that an unwritable folder or a full disk leaves the
/// old site as it was.
struct FileReplacement {
    /// The site's folder.
    let folder: Folder

    private static let stagingSuffix = ".tracebook-new"

    /// - Throws: `FileProblem`, with nothing changed unless a rename itself fails.
    func publish(_ changes: SiteWriter.Changes) throws {
        try folder.make()
        try stage(changes.written)
        for file in changes.written { try folder.rename(file.path + Self.stagingSuffix, to: file.path) }
        for path in changes.removed {
            try folder.remove(path)
            folder.removeEmptyFolders(above: path)
        }
    }

    private func stage(_ files: [SiteFile]) throws {
        var staged: [String] = []
        do {
            for file in files {
                let path = file.path + Self.stagingSuffix
                if folder.kind(of: path) != nil { try folder.remove(path) }
                staged.append(path)
                try folder.write(file.bytes, to: path)
            }
        } catch {
            for path in staged {
                try? folder.remove(path)
                folder.removeEmptyFolders(above: path)
            }
            throw FileProblem.withoutEnding(Self.stagingSuffix, error)
        }
    }
}
