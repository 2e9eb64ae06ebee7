import BookBuilding
import Reporting

/// Reads a book's files from its folder. It reads nothing else: not Markdown's meaning, nothing that a
/// symbolic link out of the book leads to, nothing that is hidden, and of every file its kind and size
/// before its bytes.
struct BookReader {
    /// The folder that holds `Chapters/`.
    let book: Folder
    /// How many bytes a file may have.
    var fileLimit = BookReader.sizeLimit
    /// How many bytes all files together may have.
    var wholeLimit = BookReader.bookLimit
    /// The chapters that need not be read, for they are as a build saw them before.
    var seen: SeenTexts?

    /// A chapter or picture with more bytes than this is refused, so that a stranger's book cannot exhaust
    /// memory.
    static let sizeLimit = EarlierSite.mostPictureBytes
    /// All files together may have so many bytes.
    static let bookLimit = 1 << 30
    /// A book may have so many chapters and pictures.
    static let mostFiles = 100_000

    /// The folder of a book that holds its text.
    static let chapters = "Chapters"
    /// The file of the settings in it.
    static let settings = "Book.json"
    private static let summary = "SUMMARY.md"

    /// What was read, and what was wrong with files that could not be.
    struct Result {
        var source = BookSource()
        var diagnostics: [Diagnostic] = []
        var byteCount = 0
        /// What could be seen of the chapters that were read, by path inside Chapters.
        var sights: [String: FileSight] = [:]
        /// The files by what their paths have in common with others that some disks take for the same.
        fileprivate var names: [String: String] = [:]
    }

    /// Whether the folder is a book.
    static func isBook(_ path: String) -> Bool {
        Folder(path: path).kind(of: chapters) == .folder
    }

    /// - Throws: `FileProblem` when there is no book in the folder.
    func read() throws -> Result {
        switch book.kind(of: Self.chapters) {
        case .folder: break
        case .link: throw FileProblem(book.shown(Self.chapters), "is a symbolic link, which is not followed")
        default: throw FileProblem(book.path, "is no book: it has no folder Chapters", code: .noBook)
        }
        var result = Result()
        readFolder(Self.chapters, of: book, path: "", depth: Folder.mostDepth, into: &result)
        readSources(into: &result)
        return result
    }

    // MARK: Sources

    /// A book may be compiled with so many Swift files.
    static let mostSources = 1_000

    /// Reads the Swift files that scenarios are compiled with; what is wrong with one is said where it is
    /// named.
    private func readSources(into result: inout Result) {
        for (number, path) in result.source.namedSources.enumerated() {
            guard number < Self.mostSources else {
                let why = "is one of more than \(Self.mostSources), which is too many"
                result.source.sources[path] = .refused(why)
                continue
            }
            result.source.sources[path] = source(at: path, &result.byteCount)
        }
    }

    private func source(at path: String, _ byteCount: inout Int) -> SourceText {
        let goal: Folder.Goal
        do {
            goal = try book.following(path)
        } catch {
            let isOutside = (error as? Folder.Astray) == .outOfFolder
            return .refused(isOutside ? "leads out of the book" : "was not found in the book's folder")
        }
        guard !goal.isHidden else { return .refused("leads to a hidden file or folder") }
        switch goal.folder.kind(of: goal.name) {
        case .file: break
        case .folder: return .refused("is a folder")
        default: return .refused("is no file")
        }
        do {
            let bytes = try see(goal.name, in: goal.folder, besides: byteCount).bytes
            byteCount += bytes.count
            return SourceText(SourceFile(path: path, bytes: bytes))
        } catch let problem as TooLarge {
            return .refused("is too large: \(problem.reason)")
        } catch {
            return .refused((error as? FileProblem)?.reason ?? "cannot be read")
        }
    }

    // MARK: Folders

    /// - Parameters:
    ///   - name: of the folder in the one above it.
    ///   - path: of the folder inside Chapters.
    ///   - depth: how deep the folders below may nest.
    private func readFolder(
        _ name: String, of above: Folder, path: String, depth: Int, into result: inout Result
    ) {
        let place = path.isEmpty ? Self.chapters : Self.chapters + "/" + path
        let folder: Folder
        let entries: Folder.Entries
        do {
            folder = try above.folder(name, "cannot be listed")
            entries = try folder.entries()
        } catch {
            return result.diagnostics.append(unreadable(error, at: place))
        }
        for name in entries.others { refuseOther(name, in: folder, at: place, into: &result) }
        for (name, kind) in entries.entries where name.utf8.first != UInt8(ascii: ".") {
            let path = path.isEmpty ? name : path + "/" + name
            if kind == .folder, depth == 0 {
                let message = "folders nest deeper than \(Folder.mostDepth), so this one is not read"
                result.diagnostics.append(trouble(.unreadable, message, at: Self.chapters + "/" + path))
            } else if kind == .folder {
                readFolder(name, of: folder, path: path, depth: depth - 1, into: &result)
            } else if isWanted(path), isWellNamed(path, into: &result) {
                readEntry(path, name, kind, in: folder, into: &result)
            }
        }
    }

    /// A name that is no UTF-8 can be in no link; of what a book is made of it is an error.
    private func refuseOther(
        _ name: ListedName, in folder: Folder, at place: String, into result: inout Result
    ) {
        guard name.bytes.first != UInt8(ascii: ".") else { return }
        let shown = String(decoding: name.bytes, as: UTF8.self)
        let isFolder = (try? folder.descriptor())?.kind(of: name) == .folder
        guard isFolder || isWanted(shown) else { return }
        result.diagnostics.append(
            trouble(
                .fileName, "the name is not UTF-8 text, so no link can lead here", at: place + "/" + shown))
    }

    private func isWanted(_ path: String) -> Bool {
        SitePath.ends(path, with: ".md") || path == Self.settings || PictureKind(path: path) != nil
    }

    /// Refuses a name that cannot be seen, or that some disks take for another one's.
    private func isWellNamed(_ path: String, into result: inout Result) -> Bool {
        if let problem = SiteNames.problem(with: path) {
            let place = Self.chapters + "/" + path
            refuse(path, trouble(.fileName, problem, at: place), into: &result)
            return false
        }
        let key = SiteNames.folded(path)
        guard let other = result.names[key] else {
            result.names[key] = path
            return true
        }
        let message =
            "some disks take the name for that of 'Chapters/\(other)': they differ only in capitals, or in "
            + "how letters are made up"
        result.diagnostics.append(trouble(.fileName, message, at: Self.chapters + "/" + path))
        return false
    }

    // MARK: Files

    private func readEntry(
        _ path: String, _ name: String, _ kind: Folder.Kind?, in folder: Folder, into result: inout Result
    ) {
        guard result.names.count <= Self.mostFiles else {
            let message = "a book may have \(Self.mostFiles) files, so this one is not read"
            return refuse(
                path, trouble(.fileTooLarge, message, at: Self.chapters + "/" + path), into: &result)
        }
        switch kind {
        case .file: readFile(path, name, in: folder, into: &result)
        case .link: readLink(path, into: &result)
        case .folder, .other, nil: break
        }
    }

    /// A link to a file inside the book is as good as the file, unless that is hidden.
    private func readLink(_ path: String, into result: inout Result) {
        let place = Self.chapters + "/" + path
        func refuse(_ leads: String) {
            let message = "the symbolic link leads \(leads), so it is not read"
            self.refuse(path, trouble(.linkOutOfBook, message, at: place), into: &result)
        }
        do {
            let goal = try book.following(place)
            guard !goal.isHidden else { return refuse("to a hidden file or folder") }
            guard goal.folder.kind(of: goal.name) == .file else {
                return self.refuse(path, trouble(.unreadable, "this is no file", at: place), into: &result)
            }
            readFile(path, goal.name, in: goal.folder, into: &result)
        } catch {
            refuse((error as? Folder.Astray) == .outOfFolder ? "out of the book" : "nowhere")
        }
    }

    /// - Parameters:
    ///   - path: inside Chapters, under which the file is known.
    ///   - name: in its folder.
    private func readFile(_ path: String, _ name: String, in folder: Folder, into result: inout Result) {
        let place = Self.chapters + "/" + path
        if let (chapter, digest) = seen?.chapter(path, name, in: folder),
            problem(withSize: chapter.count, besides: result.byteCount) == nil
        {
            result.byteCount += chapter.count
            return result.source.add(unread: chapter, digest, at: path)
        }
        let bytes: [UInt8]
        let sight: FileSight
        do {
            (bytes, sight) = try see(name, in: folder, besides: result.byteCount)
        } catch let problem as TooLarge {
            return refuse(path, trouble(.fileTooLarge, problem.reason, at: place), into: &result)
        } catch {
            return refuse(path, unreadable(error, at: place), into: &result)
        }
        result.byteCount += bytes.count
        switch path {
        case Self.settings: result.source.settings = SourceFile(path: place, bytes: bytes)
        case Self.summary: result.source.summary = SourceFile(path: place, bytes: bytes)
        case _ where SitePath.ends(path, with: ".md"):
            result.source.chapters[path] = SourceFile(path: place, bytes: bytes)
            result.sights[path] = sight
        default: result.source.pictures[path] = bytes
        }
    }

    /// A file that is too large, and by which measure.
    private struct TooLarge: Error {
        var reason: String
    }

    /// - Parameters:
    ///   - name: of what was seen to be a file.
    ///   - others: how many bytes the files before it have.
    /// - Throws: `TooLarge`, `FileProblem`.
    private func see(
        _ name: String, in folder: Folder, besides others: Int
    ) throws -> (bytes: [UInt8], sight: FileSight) {
        try folder.see(file: name) { size in
            if let reason = problem(withSize: size, besides: others) { throw TooLarge(reason: reason) }
        }
    }

    /// Why a file is too large; nil when it is not.
    private func problem(withSize size: Int, besides others: Int) -> String? {
        if size > fileLimit { return "the file has \(size) bytes, and one file may have \(fileLimit)" }
        guard others + size > wholeLimit else { return nil }
        return "with this file the book has \(others + size) bytes, and a whole book may have \(wholeLimit)"
    }

    // MARK: Problems

    /// Leaves a file out and says why.
    private func refuse(_ path: String, _ problem: Diagnostic, into result: inout Result) {
        result.diagnostics.append(problem)
        result.source.unreadable.insert(path)
    }

    /// The machine's answer; the path is in front of it as the place.
    private func unreadable(_ error: any Error, at place: String) -> Diagnostic {
        let reason = (error as? FileProblem)?.reason ?? "\(error)"
        return trouble(.unreadable, "this \(reason)", at: place)
    }

    /// A problem of a whole file, at its first byte.
    private func trouble(_ code: DiagnosticCode, _ message: String, at place: String) -> Diagnostic {
        let file = SourceFile(path: place, bytes: [])
        return Diagnostic(code: code, message, at: SourceSpan(file: file, range: 0..<0))
    }
}
