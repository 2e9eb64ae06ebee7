import ArgumentParser
import BookBuilding
import Reporting

/// `tracebook build`: runs everything and writes the site.
struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Run every scenario and write the site.",
        discussion: """
            Pages show what the engine does now; a fence that says something else is marked \
            there and named here, and so is a claim that is false. Chapters are never edited. \
            Only files whose bytes change are written, and all of them or none. What was made of a \
            chapter is kept in ~/.cache/tracebook, or in $XDG_CACHE_HOME, and used again while nothing \
            that it depends on has changed. Where neither the book nor its site has changed, nothing is \
            done.

            Examples:
              tracebook build
              tracebook build my-book --output-path /srv/www/my-book
            """)

    @OptionGroup var options: BookOptions
    @OptionGroup var parallel: WorkOptions

    @Option(
        name: .shortAndLong, help: "Where the site goes. (default: Output in the book)",
        completion: .directory)
    var outputPath: String?

    @Flag(
        name: .long,
        help: "Write nothing where there is a warning, a stale fence or a false claim.")
    var warningsAsErrors = false

    @OptionGroup var verbosity: VerbosityOptions

    func run() throws {
        let terminal = Terminal()
        Workshop.clearLeftovers(of: options.folder)
        let cache = terminal.openCache()
        let seen = SeenTexts(cache, of: options.folder)
        let reading = try terminal.reporting { try BookOptions.read(options.folder, seen) }
        let finished = finishedSite(of: reading, cache)
        seen?.keep(reading)
        if let finished, let summary = try terminal.reporting(finished.nothingToDo) {
            return say(summary, chapters: reading.source.chapterNames, terminal)
        }
        let build = BookOptions.build(reading, terminal, parallel.work, cache: cache)
        holdUntilTheEnd((reading, build))
        let site = try judgedSite(of: build, terminal)
        let output = try terminal.reporting { try OutputFolder.find(outputPath, in: options.folder) }
        let summary = try terminal.reporting {
            try SiteWriter(output).write(site, finished, isFinal: build.hasNothingToReport)
        }
        say(summary, chapters: build.chapterNames, terminal)
    }

    /// What the last build may have left of this book; nil when that cannot be known.
    private func finishedSite(of reading: BookReader.Result, _ cache: CacheFolder?) -> FinishedSite? {
        guard reading.diagnostics.isEmpty,
            let output = try? OutputFolder.find(outputPath, in: options.folder)
        else { return nil }
        return FinishedSite(cache, reading.source, at: output)
    }

    /// Reports what the build found.
    ///
    /// - Throws: `ExitStatus`, when nothing is to be written.
    private func judgedSite(of build: BookBuild, _ terminal: Terminal) throws -> Site {
        let severity = warningsAsErrors ? Diagnostic.Severity.error : .warning
        let judged = warningsAsErrors ? build.withWarningsAsErrors : build
        terminal.report(
            judged.diagnostics + build.falseClaims.map { $0.diagnostic(severity, options.commands) }
                + build.staleFences.map { $0.diagnostic(severity, options.commands) })
        guard let site = build.site else { throw ExitStatus.couldNotRun }
        let isFine = !judged.hasErrors && build.falseClaims.isEmpty && build.staleFences.isEmpty
        guard isFine || !warningsAsErrors else { throw ExitStatus.differs }
        return site
    }

    private func say(_ summary: SiteWriter.Summary, chapters: [String], _ terminal: Terminal) {
        guard !verbosity.quiet else { return }
        if verbosity.verbose {
            for chapter in chapters { terminal.complain("\(Printable.line(chapter))\n") }
        }
        var parts = ["\(summary.written) written", "\(summary.unchanged) unchanged"]
        if summary.removed > 0 { parts.append("\(summary.removed) removed") }
        let output = outputPath ?? options.folder.shown(OutputFolder.name)
        terminal.say("\(output): \(parts.joined(separator: ", "))\n")
    }
}
