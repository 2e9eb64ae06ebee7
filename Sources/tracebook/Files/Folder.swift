import BookBuilding
import Foundation

/// A folder of the disk that was opened, and what we do in it: list, read, write beside, rename, remove.
///
/// The path that the folder itself was named by is the user's word, and links in it are followed. It is
/// opened once, at its first use; from then on everything is done relative to the open folder, component by
/// component, and no link is followed in any of them: a book is a stranger's, and its links lead anywhere.
/// Paths inside have `/` between folders, and are split at that byte.
struct Folder: Sendable {
    typealias Kind = FileStatus.Kind

    /// The path as the user gave it, for messages.
    let path: String
    private let root: Root

    init(path: String) {
        self.path = path
        root = Root(path)
    }

    /// A folder that is open already.
    init(path: String, _ descriptor: Descriptor) {
        self.path = path
        root = Root(path, descriptor)
    }

    /// The open folder, as soon as it is there.
    private final class Root: @unchecked Sendable {
        private let lock = NSLock()
        private let path: String
        private var descriptor: Descriptor?

        init(_ path: String, _ descriptor: Descriptor? = nil) {
            self.path = path
            self.descriptor = descriptor
        }

        func opened() -> Descriptor? {
            lock.withLock {
                if descriptor == nil {
                    let name = path.isEmpty ? "." : path
                    descriptor = Descriptor(open(name, O_RDONLY | O_DIRECTORY | O_NONBLOCK | O_CLOEXEC))
                }
                return descriptor
            }
        }
    }

    /// The path of a file inside, as messages show it.
    func shown(_ relative: String) -> String {
        guard !relative.isEmpty, relative != "." else { return path }
        return path == "."
            ? relative : path.utf8.last == SitePath.slash ? path + relative : path + "/" + relative
    }

    // MARK: Opening

    /// The open folder.
    ///
    /// - Throws: `FileProblem`.
    func descriptor(_ attempt: String = "cannot be read") throws -> Descriptor {
        guard let descriptor = root.opened() else { throw FileProblem(path, attempt, errno: errno) }
        return descriptor
    }

    /// Whether the folder exists and could be opened.
    var isThere: Bool { root.opened() != nil }

    /// What makes the folder the same one under every name; nil when there is none.
    var identity: FolderIdentity? { root.opened()?.status?.identity }

    /// A folder inside, opened; no link is followed.
    ///
    /// - Throws: `FileProblem`, which names the component that is a link, no folder, or not there.
    func folder(_ relative: String, _ attempt: String = "cannot be read") throws -> Folder {
        var current = try descriptor(attempt)
        var reached = ""
        for part in try parts(of: relative) {
            reached += reached.isEmpty ? part : "/" + part
            guard let next = current.folder(part) else {
                throw obstacle(at: reached, current.status(of: part)?.kind, attempt, errno: errno)
            }
            current = next
        }
        return Folder(path: shown(reached), current)
    }

    /// The folder above a path inside, opened, and the last name.
    ///
    /// - Throws: `FileProblem`, as `folder` does.
    func place(of relative: String, _ attempt: String = "cannot be read") throws -> (Descriptor, String) {
        var parts = try parts(of: relative)
        guard let name = parts.popLast() else { throw FileProblem(shown(relative), "is no file") }
        return (try folder(parts.joined(separator: "/"), attempt).descriptor(attempt), name)
    }

    /// The components of a path inside. None leads up, and none is what a C string cannot hold.
    private func parts(of relative: String) throws -> [String] {
        let parts = SitePath.parts(of: relative).filter { $0 != "." }
        guard !parts.contains(".."), !relative.utf8.contains(0) else {
            throw FileProblem(shown(relative), "leads out of its folder")
        }
        return parts
    }

    /// Why a component of a path cannot be passed.
    func obstacle(at relative: String, _ kind: Kind?, _ attempt: String, errno code: Int32) -> FileProblem {
        switch kind {
        case .link: FileProblem(shown(relative), "is a symbolic link, which is not followed")
        case .file, .other: FileProblem(shown(relative), "is no folder")
        case .folder, nil: FileProblem(shown(relative), attempt, errno: code)
        }
    }

    // MARK: Looking

    /// What is at a path, without following a link; nil when nothing is.
    func status(of relative: String) -> FileStatus? {
        if relative.isEmpty || relative == "." { return root.opened()?.status }
        guard let (folder, name) = try? place(of: relative) else { return nil }
        return folder.status(of: name)
    }

    /// What is at a path, without following a link; nil when nothing is there.
    func kind(of relative: String) -> Kind? { status(of: relative)?.kind }

    /// What a folder holds, both sorted by bytes.
    struct Entries {
        var entries: [(name: String, kind: Kind?)] = []
        /// The names that are no UTF-8.
        var others: [ListedName] = []
    }

    /// The names in a folder, sorted; a name that is no UTF-8 is left out.
    func names(in relative: String = "") throws -> [String] {
        try entries(in: relative).entries.map(\.name)
    }

    /// The names in a folder.
    ///
    /// - Throws: `FileProblem`.
    func entries(in relative: String = "") throws -> Entries {
        let attempt = "cannot be listed"
        let folder = try folder(relative, attempt).descriptor(attempt)
        guard let names = folder.listing() else { throw FileProblem(shown(relative), attempt, errno: errno) }
        var entries = Entries()
        for name in names {
            if let text = String(validating: name.bytes, as: UTF8.self) {
                entries.entries.append((text, folder.kind(of: name)))
            } else {
                entries.others.append(name)
            }
        }
        return entries
    }
}
