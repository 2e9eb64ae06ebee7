import Reporting

/// The finished site as a value: every file that `Output/` must hold, sorted by path.
package struct Site: Sendable {
    /// The pages of the chapters, at hand before the other files are made.
    let chapterPages: [SiteFile]
    private let made: MadeOnce<[SiteFile]>

    /// Sorted by path; among them the list of all the others. They are made when they are first asked for:
    /// whoever wants to know only what is wrong with a book does not wait for them.
    package var files: [SiteFile] { made.value }

    /// The file that lists what we wrote, so that a later build can remove a page whose chapter is gone. How
    /// far it is believed is said by `EarlierSite`.
    package static let listPath = ".tracebook-files"

    /// - Parameter others: gives all other files but the list, in any order; paths are unique.
    init(chapterPages: [SiteFile], others: @escaping @Sendable () -> [SiteFile]) {
        self.chapterPages = chapterPages
        made = MadeOnce {
            let files = chapterPages + others()
            let sorted = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
            return [SiteFile(path: Site.listPath, bytes: EarlierSite.list(of: sorted))] + sorted
        }
    }

    /// - Parameter files: all files but the list, in any order; paths are unique.
    package init(files: [SiteFile]) {
        self.init(chapterPages: []) { files }
    }
}
