import BookBuilding

/// Finds many files of a folder, one after the other: the folder of the last one stays open, for in sorted
/// paths the next one is mostly in the same. As everywhere in a book, no link is followed.
struct FolderWalk {
    private let root: Folder
    /// The folder of the last file, and its path; nil when there is none.
    private var last: (path: Substring, folder: Descriptor?)?

    init(_ root: Folder) { self.root = root }

    /// The open folder of a file, and the file's name in it; nil when there is no such folder.
    mutating func place(of relative: String) -> (folder: Descriptor, name: String)? {
        let slash = relative.utf8.lastIndex(of: SitePath.slash)
        let above = slash.map { relative[..<$0] } ?? ""
        let name = slash.map { String(relative[relative.utf8.index(after: $0)...]) } ?? relative
        if last.map({ $0.path.utf8.elementsEqual(above.utf8) }) != true {
            last = (above, try? root.folder(String(above)).descriptor())
        }
        guard let folder = last?.folder, ![".", "..", ""].contains(name) else { return nil }
        return (folder, name)
    }

    /// What can be seen of a file; nil when nothing is there.
    mutating func sight(of relative: String) -> FileSight? {
        place(of: relative).flatMap { FileSight(at: $0.name, in: $0.folder) }
    }
}
