/// The finished site as a value: every file that `Output/` must hold, sorted by path.
package struct Site: Sendable {
    /// Sorted by path; among them the list of all the others.
    package let files: [SiteFile]

    /// The file that lists what we wrote, one path a line, so that a later build can remove a page whose
    /// chapter is gone and never touches a file that somebody else put there.
    package static let listPath = ".tracebook-files"

    /// - Parameter files: all files but the list, in any order; paths are unique.
    package init(files: [SiteFile]) {
        let sorted = files.sorted { $0.path < $1.path }
        let list = sorted.map { $0.path + "\n" }.joined()
        self.files = [SiteFile(path: Site.listPath, bytes: Array(list.utf8))] + sorted
    }

    /// The paths that a list names. Whatever could lead out of the site's folder is left out, for the list is
    /// a file that anybody may have edited.
    package static func paths(inList bytes: [UInt8]) -> [String] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init).filter(isInside)
    }

    private static func isInside(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." && !$0.contains("\0") }
    }
}
