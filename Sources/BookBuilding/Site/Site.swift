/// The finished site as a value: every file that `Output/` must hold, sorted by path.
package struct Site: Sendable {
    /// Sorted by path; among them the list of all the others.
    package let files: [SiteFile]

    /// The file that lists what we wrote, so that a later build can remove a page whose chapter is gone. How
    /// far it is believed is said by `EarlierSite`.
    package static let listPath = ".tracebook-files"

    /// - Parameter files: all files but the list, in any order; paths are unique.
    package init(files: [SiteFile]) {
        let sorted = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        self.files = [SiteFile(path: Site.listPath, bytes: EarlierSite.list(of: sorted))] + sorted
    }
}
