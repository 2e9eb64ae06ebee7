/// A file of `Output/` that is not what the book gives.
package struct SiteDifference: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
        /// The book has the page, the folder does not.
        case missing
        /// Other bytes.
        case differs
        /// An earlier build wrote it; the book has it no more.
        case leftover
    }

    /// The path inside the site.
    package var path: String
    package var kind: Kind

    /// Compares a site with a folder.
    ///
    /// - Parameters:
    ///   - written: the bytes that the folder has at each of the site's paths and at each path of the
    ///     folder's own
    ///     list; a path that is not there is absent.
    package static func all(between site: Site, and written: [String: [UInt8]]) -> [SiteDifference] {
        var differences: [SiteDifference] = []
        for file in site.files {
            guard let bytes = written[file.path] else {
                differences.append(SiteDifference(path: file.path, kind: .missing))
                continue
            }
            if bytes != file.bytes { differences.append(SiteDifference(path: file.path, kind: .differs)) }
        }
        let present = Set(site.files.map(\.path))
        for path in Site.paths(inList: written[Site.listPath] ?? []).sorted()
        where !present.contains(path) && written[path] != nil {
            differences.append(SiteDifference(path: path, kind: .leftover))
        }
        return differences
    }

    /// `Output/01-x.html is not what the book gives`.
    package func sentence(folder: String) -> String {
        switch kind {
        case .missing: "\(folder)/\(path) is missing"
        case .differs: "\(folder)/\(path) is not what the book gives"
        case .leftover: "\(folder)/\(path) belongs to no chapter any more"
        }
    }
}
