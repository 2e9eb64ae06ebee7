import BookBuilding
import Reporting

/// What `tracebook run` is asked to run.
enum RunSubject: Equatable {
    /// The whole of a file, or of standard input.
    case file(String)
    /// A scenario of a chapter's file.
    case chapter(String, scenario: String)
    /// A scenario of the book, by its name.
    case scenario(String)

    /// - Parameters:
    ///   - what: a file, `-`, or a scenario's name.
    ///   - scenario: which scenario of a chapter.
    init(_ what: String, scenario: String?) {
        if let scenario {
            self = .chapter(what, scenario: scenario)
        } else if what == "-" || what.hasSuffix(".swift") || Folder(path: ".").kind(of: what) == .file {
            self = .file(what)
        } else {
            self = .scenario(what)
        }
    }

    /// Reads what is to be run and runs it.
    ///
    /// - Throws: `FileProblem`.
    func run(book: Folder) throws -> SingleRun {
        switch self {
        case .file(let path):
            let source = try ScenarioFile(path: path).read()
            return Self.onDeepStack { SingleRun(file: source, name: ScenarioFile.stem(of: path)) }
        case .chapter(let path, let scenario):
            let source = try ScenarioFile(path: path).read()
            let settings = try Self.settings(ofBookWith: path)
            return Self.onDeepStack { SingleRun(chapter: source, scenario: scenario, settings: settings) }
        case .scenario(let name):
            guard BookReader.isBook(book.path) else {
                throw FileProblem(name, "is no file, and there is no book here that has such a scenario")
            }
            let source = try BookReader(book: book).read().source
            return Self.onDeepStack { ScenarioSearch.run(name, in: source) }
        }
    }

    /// What changes when the scenario does.
    func watcher(book: Folder) -> ChangeWatcher {
        switch self {
        case .file(let path), .chapter(let path, _): ChangeWatcher(file: path)
        case .scenario: ChangeWatcher(book: book)
        }
    }

    /// Scenario code may recurse deeply, and the main thread's stack is the system's choice.
    private static func onDeepStack(_ work: @escaping @Sendable () -> SingleRun) -> SingleRun {
        ParallelWork(threads: 1).map(count: 1) { _ in work() }[0]
    }

    /// The settings of the book that a chapter belongs to; the usual ones where it belongs to none.
    private static func settings(ofBookWith chapter: String) throws -> BookSettings {
        var parts = chapter.split(separator: "/", omittingEmptySubsequences: false)
        while let last = parts.popLast() {
            guard last == "Chapters" else { continue }
            let path = (parts + ["Chapters", "Book.json"]).joined(separator: "/")
            let folder = Folder(path: ".")
            guard folder.kind(of: path) == .file else { break }
            return BookSettings.read(SourceFile(path: path, bytes: try folder.read(path))).settings
        }
        return BookSettings()
    }
}
