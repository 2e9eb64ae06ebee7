import BookBuilding

/// Reads what is in the site's folder, as far as it is ours.
struct SiteReader {
    let folder: Folder

    /// The bytes at each of the site's paths and of each file that an earlier build listed; what is not
    /// there, or is no file, is absent.
    func read(for site: Site) throws -> [String: [UInt8]] {
        var written: [String: [UInt8]] = [:]
        for file in site.files where folder.kind(of: file.path) == .file {
            written[file.path] = try folder.read(file.path)
        }
        for path in Site.paths(inList: written[Site.listPath] ?? [])
        where written[path] == nil && folder.kind(of: path) == .file {
            written[path] = []
        }
        return written
    }
}
