import BookBuilding
import Reporting

/// Reads a book's files from its folder. It reads nothing else: not Markdown's meaning, and nothing that a
/// symbolic link out of the book leads to.
struct BookReader {
    /// The folder that holds `Chapters/`.
    let book: Folder
    /// How many bytes a file may have.
    var fileLimit = BookReader.sizeLimit
    /// How many bytes all files together may have.
    var wholeLimit = BookReader.bookLimit

    /// A chapter or picture with more bytes than this is refused, so that a stranger's book cannot exhaust
    /// memory.
    static let sizeLimit = 8 << 20
    /// All files together may have so many bytes.
    static let bookLimit = 1 << 30

    /// The folder of a book that holds its text.
    static let chapters = "Chapters"
    /// The file of the settings in it.
    static let settings = "Book.json"

    /// What was read, and what was wrong with files that could not be.
    struct Result {
        var source = BookSource()
        var diagnostics: [Diagnostic] = []
        var byteCount = 0
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
        readFolder("", into: &result)
        return result
    }

    private func readFolder(_ folder: String, into result: inout Result) {
        let place = folder.isEmpty ? Self.chapters : Self.chapters + "/" + folder
        let names: [String]
        do {
            names = try book.names(in: place)
        } catch {
            return result.diagnostics.append(unreadable(error, at: place))
        }
        for name in names where !name.hasPrefix(".") {
            let path = folder.isEmpty ? name : folder + "/" + name
            switch book.kind(of: Self.chapters + "/" + path) {
            case .folder: readFolder(path, into: &result)
            case .file: readFile(path, into: &result)
            case .link: readLink(path, into: &result)
            case .other, nil: continue
            }
        }
    }

    /// A link to a file inside the book is as good as the file.
    private func readLink(_ path: String, into result: inout Result) {
        let place = Self.chapters + "/" + path
        guard isWanted(path) else { return }
        guard book.contains(place) else {
            let leads = Folder(path: book.shown(place)).resolvedPath == nil ? "nowhere" : "out of the book"
            let message = "the symbolic link leads \(leads), so it is not read"
            return refuse(path, trouble(.linkOutOfBook, message, at: place), into: &result)
        }
        readFile(path, into: &result)
    }

    private func isWanted(_ path: String) -> Bool {
        path.hasSuffix(".md") || path == Self.settings
            || BookSource.pictureEndings.contains { path.lowercased().hasSuffix($0) }
    }

    private func readFile(_ path: String, into result: inout Result) {
        guard isWanted(path) else { return }
        let place = Self.chapters + "/" + path
        let bytes: [UInt8]
        do {
            let size = try book.size(of: place)
            if let message = problem(withSize: size, besides: result.byteCount) {
                return refuse(path, trouble(.fileTooLarge, message, at: place), into: &result)
            }
            bytes = try book.read(place)
        } catch {
            return refuse(path, unreadable(error, at: place), into: &result)
        }
        result.byteCount += bytes.count
        switch path {
        case Self.settings: result.source.settings = SourceFile(path: place, bytes: bytes)
        case "SUMMARY.md": result.source.summary = SourceFile(path: place, bytes: bytes)
        case _ where path.hasSuffix(".md"):
            result.source.chapters[path] = SourceFile(path: place, bytes: bytes)
        default: result.source.pictures[path] = bytes
        }
    }

    /// Why a file is too large; nil when it is not.
    private func problem(withSize size: Int, besides others: Int) -> String? {
        if size > fileLimit { return "the file has \(size) bytes, and one file may have \(fileLimit)" }
        guard others + size > wholeLimit else { return nil }
        return "with this file the book has \(others + size) bytes, and a whole book may have \(wholeLimit)"
    }

    /// Leaves a file out and says why.
    private func refuse(_ path: String, _ problem: Diagnostic, into result: inout Result) {
        result.diagnostics.append(problem)
        result.source.unreadable.insert(path)
    }

    /// The machine's answer; the path stands in front of it as the place.
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
