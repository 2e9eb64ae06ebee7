/// A file of `Output/` that is not what the book gives.
package struct SiteDifference: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
        /// The book has the page, the folder does not.
        case missing
        /// Other bytes, first in this line of the file, from 1.
        case differs(line: Int)
        /// An earlier build wrote it; the book has it no more.
        case leftover
    }

    /// The path inside the site.
    package var path: String
    package var kind: Kind

    /// Compares a site with a folder.
    ///
    /// - Parameters:
    ///   - beginning: the first bytes that the folder has at a path, as many as asked for; nil where it has
    ///     no file. More is never asked for than tells the difference, for the folder may hold anything.
    package static func all(
        between site: Site, and beginning: (_ path: String, _ count: Int) throws -> [UInt8]?
    ) rethrows -> [SiteDifference] {
        var differences = try all(between: site.files, and: beginning)
        let present = Set(site.files.map { Array($0.path.utf8) })
        let list = try beginning(Site.listPath, EarlierSite.mostBytes) ?? []
        for path in EarlierSite(list: list).paths
        where try !present.contains(Array(path.utf8)) && beginning(path, 0) != nil {
            differences.append(SiteDifference(path: path, kind: .leftover))
        }
        return differences
    }

    /// Compares some files of a site with a folder.
    package static func all(
        between files: [SiteFile], and beginning: (_ path: String, _ count: Int) throws -> [UInt8]?
    ) rethrows -> [SiteDifference] {
        var differences: [SiteDifference] = []
        for file in files {
            guard let bytes = try beginning(file.path, file.count + 1) else {
                differences.append(SiteDifference(path: file.path, kind: .missing))
                continue
            }
            if let line = firstDifferentLine(bytes, file.bytes) {
                differences.append(SiteDifference(path: file.path, kind: .differs(line: line)))
            }
        }
        return differences
    }

    private static func firstDifferentLine(_ old: [UInt8], _ new: [UInt8]) -> Int? {
        guard old != new else { return nil }
        let shared = zip(old, new).prefix { $0 == $1 }.count
        return 1 + old[..<shared].count { $0 == UInt8(ascii: "\n") }
    }

    /// `Output/01-x.html:7 is not what the book gives`.
    package func sentence(folder: String) -> String {
        switch kind {
        case .missing: "\(folder)/\(path) is missing"
        case .differs(let line): "\(folder)/\(path):\(line) is not what the book gives"
        case .leftover: "\(folder)/\(path) belongs to no chapter any more"
        }
    }
}
