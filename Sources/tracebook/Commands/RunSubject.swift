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
    /// - Throws: `FileProblem`.
    func run(book: Folder) throws -> SingleRun {
        switch self {
        case .file(let path):
            let source = try ScenarioFile(path: path).read()
            // What came over a pipe does not come again.
            if path == "-" { crash_stay_down() }
            let place = CrashWatch.Place(source, path: path)
            return Self.onDeepStack(place) { SingleRun(file: source, name: ScenarioFile.stem(of: path)) }
        case .chapter(let path, let scenario):
            let source = try ScenarioFile(path: path).read()
            let (settings, problems) = try Self.settings(ofBookWith: path)
            // On the usual screen other things might happen than in the book.
            guard !problems.contains(where: { $0.severity == .error }) else {
                return SingleRun(scenario, failedWith: problems)
            }
            let place = CrashWatch.Place(source, path: path, scenario: scenario)
            var run = Self.onDeepStack(place) {
                SingleRun(chapter: source, scenario: scenario, settings: settings)
            }
            run.diagnostics = problems + run.diagnostics
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

    /// The settings of the book that a chapter belongs to, and what is wrong with them; the usual ones where
    /// it belongs to none. The chapter may be named from anywhere, inside of its book too.
    private static func settings(ofBookWith chapter: String) throws -> (BookSettings, [Diagnostic]) {
        let slash = chapter.utf8.lastIndex(of: SitePath.slash)
        let folder = Folder(path: slash.map { String(chapter[...$0]) } ?? ".")
        let here = Folder(path: ".").resolvedPath.map { $0 == "/" ? $0 : $0 + "/" }
        var parts = SitePath.parts(of: folder.resolvedPath ?? "")
        while let last = parts.last {
            defer { parts.removeLast() }
            guard last == BookReader.chapters else { continue }
            let book = Folder(path: "/" + parts.joined(separator: "/"))
            guard book.kind(of: BookReader.settings) == .file else { break }
            let path = book.shown(BookReader.settings)
            // Short where it can be: people read it.
            let shown = here.map { here in
                path.utf8.starts(with: here.utf8)
                    ? String(Substring(path.utf8.dropFirst(here.utf8.count))) : path
            }
            return BookSettings.read(
                SourceFile(
                    path: shown ?? path,
                    bytes: try book.read(BookReader.settings, atMost: BookReader.sizeLimit)))
        }
        return (BookSettings(), [])
    }
}
