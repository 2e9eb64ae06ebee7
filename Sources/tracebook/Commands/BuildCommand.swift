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
            that it depends on has changed.

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
        let build = try options.build(terminal, parallel.work, cache: terminal.openCache())
        let severity = warningsAsErrors ? Diagnostic.Severity.error : .warning
        let judged = warningsAsErrors ? build.withWarningsAsErrors : build
        terminal.report(
            judged.diagnostics + build.falseClaims.map { $0.diagnostic(severity, options.commands) }
                + build.staleFences.map { $0.diagnostic(severity, options.commands) })
        guard let site = build.site else { throw ExitStatus.couldNotRun }
        let isFine = !judged.hasErrors && build.falseClaims.isEmpty && build.staleFences.isEmpty
        guard isFine || !warningsAsErrors else { throw ExitStatus.differs }
        let output = try terminal.reporting { try OutputFolder.find(outputPath, in: options.folder) }
        let summary = try terminal.reporting { try SiteWriter(output).write(site) }
        var parts = ["\(summary.written) written", "\(summary.unchanged) unchanged"]
        if summary.removed > 0 { parts.append("\(summary.removed) removed") }
        guard !verbosity.quiet else { return }
        if verbosity.verbose {
            for chapter in build.chapterNames { terminal.complain("\(Printable.line(chapter))\n") }
        }
        terminal.say("\(output.path): \(parts.joined(separator: ", "))\n")
    }
}
