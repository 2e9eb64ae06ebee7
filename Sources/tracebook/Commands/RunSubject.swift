import BookBuilding
import CProcess
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
        } else if what == "-" || what.hasSuffix(".swift") || NamedFile(path: what).isFile {
            self = .file(what)
        } else {
            self = .scenario(what)
        }
    }

    /// Reads what is to be run and runs it.
    ///
    /// - Parameter sources: the Swift files that a file is compiled with.
    /// - Throws: `FileProblem`.
    func run(book: Folder, sources: [String] = []) throws -> SingleRun {
        switch self {
        case .file(let path):
            let source = try ScenarioFile(path: path).read()
            // What came over a pipe does not come again.
            if path == "-" { crash_stay_down() }
            let place = CrashWatch.Place(source, path: path)
            let files = try sources.map { try ScenarioFile(path: $0).read() }
            return Self.onDeepStack(place) {
                SingleRun(file: source, name: ScenarioFile.stem(of: path), sources: files)
            }
        case .chapter(let path, let scenario):
            let source = try ScenarioFile(path: path).read()
            let home = try Self.book(with: path, source)
            // On the usual screen other things might happen than in the book.
            guard !home.problems.contains(where: { $0.severity == .error }) else {
                return SingleRun(scenario, failedWith: home.problems)
            }
            let place = CrashWatch.Place(source, path: path, scenario: scenario)
            var run = Self.onDeepStack(place) {
                SingleRun(chapter: source, at: home.path, scenario: scenario, from: home.library)
            }
            run.diagnostics = home.problems + run.diagnostics
            return run
        case .scenario(let name):
            guard BookReader.isBook(book.path) else {
                throw FileProblem(name, "is no file, and there is no book here that has such a scenario")
            }
            let source = try BookReader(book: book).read().source
            let bytes = source.chapters.values.map { CrashWatch.fingerprint(of: $0.bytes) }
            let place = CrashWatch.Place(
                chapter: BookReader.chapters, scenario: name, fingerprint: bytes.reduce(0, ^))
            return Self.onDeepStack(place) { ScenarioSearch.run(name, in: source) }
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
    private static func onDeepStack(
        _ place: CrashWatch.Place, _ work: @escaping @Sendable () -> SingleRun
    ) -> SingleRun {
        let watch = Crashes.watch
        guard !watch.crashed.contains(place) else {
            let name = place.scenario.isEmpty ? place.chapter : place.scenario
            let crash = CrashWatch.diagnostic(scenario: name, at: nil)
            return SingleRun(name, failedWith: [crash])
        }
        return ParallelWork(threads: 1).map(count: 1) { _ in
            watch.note(place)
            return work()
        }[0]
    }

    /// What the scenarios of a chapter are put together from.
    private struct Home {
        var library = ScenarioLibrary(screen: BookSettings.usualScreen)
        /// What is wrong with the settings.
        var problems: [Diagnostic] = []
        /// The chapter's path inside Chapters; empty where it belongs to no book.
        var path = ""
    }

    /// The book that a chapter belongs to. The chapter may be named from anywhere, inside of its book too.
    private static func book(with chapter: String, _ file: SourceFile) throws -> Home {
        let slash = chapter.utf8.lastIndex(of: SitePath.slash)
        let folder = Folder(path: slash.map { String(chapter[...$0]) } ?? ".")
        var parts = SitePath.parts(of: folder.resolvedPath ?? "")
        var below = [SitePath.parts(of: chapter).last ?? chapter]
        while let last = parts.popLast() {
            guard last == BookReader.chapters else {
                below.insert(last, at: 0)
                continue
            }
            return try home(of: below.joined(separator: "/"), file, in: "/" + parts.joined(separator: "/"))
        }
        return Home()
    }

    private static func home(of path: String, _ chapter: SourceFile, in book: String) throws -> Home {
        let book = Folder(path: book)
        var home = Home(path: path)
        var settings = BookSettings()
        let file = BookReader.chapters + "/" + BookReader.settings
        if book.kind(of: file) == .file {
            let bytes = try book.read(file, atMost: BookReader.sizeLimit)
            let shown = shortened(book.shown(file))
            (settings, home.problems) = BookSettings.read(SourceFile(path: shown, bytes: bytes))
        }
        home.library = ScenarioLibrary(settings)
        // Other files are read only for those who need them.
        guard ScenarioLibrary.needsBook(settings, chapter, path: path) else { return home }
        let source = try BookReader(book: book).read().source
        home.library = ScenarioLibrary(settings, sources: source.sources, chapters: source.chapters)
        return home
    }

    /// A path as people read it: short where it can be.
    private static func shortened(_ path: String) -> String {
        guard let here = Folder(path: ".").resolvedPath.map({ $0 == "/" ? $0 : $0 + "/" }),
            path.utf8.starts(with: here.utf8)
        else { return path }
        return String(Substring(path.utf8.dropFirst(here.utf8.count)))
    }
}
