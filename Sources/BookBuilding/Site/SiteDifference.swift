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
    ///   - read: the bytes that the folder has at a path; nil where it has no file.
    package static func all(
        between site: Site, and read: (_ path: String) throws -> [UInt8]?
    ) rethrows -> [SiteDifference] {
        var differences: [SiteDifference] = []
        for file in site.files {
            guard let bytes = try read(file.path) else {
                differences.append(SiteDifference(path: file.path, kind: .missing))
                continue
            }
            if let line = firstDifferentLine(bytes, file.bytes) {
                differences.append(SiteDifference(path: file.path, kind: .differs(line: line)))
            }
        }
        let present = Set(site.files.map(\.path))
        for path in Site.paths(inList: try read(Site.listPath) ?? []).sorted()
        where try !present.contains(path) && read(path) != nil {
            differences.append(SiteDifference(path: path, kind: .leftover))
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
