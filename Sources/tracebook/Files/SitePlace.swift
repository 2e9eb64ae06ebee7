import BookBuilding
import Foundation

/// Where a site goes: a name in a folder.
struct SitePlace {
    /// The path as the user knows it, for messages.
    let path: String
    /// The folder above; it may be missing.
    let parent: Folder
    /// The name in it.
    let name: String

    /// A book's own site. It is not a link, for the book may be a stranger's.
    init(in book: Folder) {
        self.init(book, OutputFolder.name)
    }

    /// A name in a folder.
    init(_ parent: Folder, _ name: String) {
        path = parent.shown(name)
        self.parent = parent
        self.name = name
    }

    /// A folder that the user named; links in the path are the user's word.
    ///
    /// - Throws: `FileProblem`, for the root, and for a path that ends in `..` and leads nowhere.
    init(path: String) throws {
        self.path = path
        let folder = Folder(path: path)
        if let resolved = folder.resolvedPath, let name = SitePath.parts(of: resolved).last {
            parent = Folder(path: Folder.above(resolved))
            self.name = name
            return
        }
        var parts = SitePath.parts(of: path)
        guard let name = parts.popLast(), name != ".", name != ".." else {
            throw FileProblem(path, "can be no site; choose another --output-path")
        }
        let isFromRoot = path.utf8.first == SitePath.slash
        let above = (isFromRoot ? "/" : "") + parts.joined(separator: "/")
        parent = Folder(path: above.isEmpty ? "." : above)
        self.name = name
    }

    /// The path of a file of the site, as messages show it.
    func shown(_ relative: String) -> String { Folder(path: path).shown(relative) }

    /// The site's folder, opened; nil when there is none yet.
    ///
    /// - Throws: `FileProblem` for a link, and for what is no folder.
    func folder() throws -> Folder? {
        guard parent.isThere, parent.kind(of: name) != nil else { return nil }
        let opened: Folder
        do {
            opened = try parent.folder(name)
        } catch let problem as FileProblem {
            throw FileProblem(path, problem.reason)
        }
        return Folder(path: path, try opened.descriptor())
    }
}
