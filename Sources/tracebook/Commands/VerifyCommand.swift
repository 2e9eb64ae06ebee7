import ArgumentParser
import BookBuilding
import Reporting

/// `tracebook verify`: compares what is written with what the engine does, and changes nothing.
struct VerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Check every fence, claim, link and name, and the site in Output/; write nothing.",
        discussion: """
            Names what differs, the first call in which engine and chapter part and the rule \
            behind it, and the command that accepts the new output. Without an Output/ folder \
            only the text is checked, and so it is where scenarios are chosen. Exit status 0: all is as \
            written; 1: something differs, or a claim is false; 2: the book could not be built.

            Examples:
              tracebook verify
              tracebook verify my-book --filter 01-who-is-hit --skip tap-red
              tracebook verify --report junit=book.xml --report json=book.json
            """)

    @OptionGroup var options: BookOptions
    @OptionGroup var parallel: WorkOptions
    @OptionGroup var reports: ReportOptions

    @Option(
        name: .long,
        help: "Look only at these chapters, scenarios, or chapter/scenario: tap-*,01-who-is-hit; repeatable.",
        completion: .custom(ScenarioCompletion.scenarios))
    var filter: [String] = []

    @Option(
        name: .long, help: "Look at all but these; may be repeated.",
        completion: .custom(ScenarioCompletion.scenarios))
    var skip: [String] = []

    @Flag(name: .long, help: "Treat every warning as an error.")
    var warningsAsErrors = false

    @Flag(
        name: .long,
        help: "Believe what earlier builds of this machine kept, where nothing has changed since.")
    var reuse = false

    func run() throws {
        let terminal = Terminal()
        let whole = try options.build(terminal, parallel.work, cache: reuse ? terminal.openCache() : nil)
        let selection = ScenarioSelection(
            wanted: ScenarioSelection.names(filter, in: whole),
            skipped: ScenarioSelection.names(skip, in: whole))
        let unknown = selection.problems(in: whole)
        guard unknown.isEmpty || whole.hasErrors else {
            terminal.report(unknown)
            throw ExitStatus.couldNotRun
        }
        var build = whole.choosing(selection)
        let pages = try compareSite(of: &build, isWhole: selection.isEverything, terminal)
        if warningsAsErrors { build = build.withWarningsAsErrors }
        let verification = Verification(build, pages: pages, book: options.book)
        try terminal.reporting { try reports.tell(verification, terminal) }
        if reports.formats().contains(.text) {
            VerificationText(terminal: terminal, commands: options.commands).write(build, pages: pages)
        }
        if whole.hasErrors { throw ExitStatus.couldNotRun }
        let isFine = build.staleFences.isEmpty && build.falseClaims.isEmpty && pages.isEmpty
        if !isFine || build.hasErrors { throw ExitStatus.differs }
    }

    /// A sentence for each file of the site that is not what the book gives; a book that was never built has
    /// a warning instead.
    private func compareSite(
        of build: inout BookBuild, isWhole: Bool, _ terminal: Terminal
    ) throws -> [String] {
        // Pages with stale fences or false claims differ for that reason, and follow when those are mended.
        guard isWhole, let site = build.site, build.staleFences.isEmpty, build.falseClaims.isEmpty else {
            return []
        }
        let book = options.folder
        _ = try terminal.reporting { try OutputFolder.find(nil, in: book) }
        guard book.kind(of: OutputFolder.name) != nil else {
            build.diagnostics.append(neverBuilt)
            return []
        }
        let differences = try terminal.reporting {
            try OutputFolder.differences(of: site, in: book)
        }
        // As places in chapters, files of the site are named inside the book: reports are read elsewhere.
        return differences.map { $0.sentence(folder: OutputFolder.name) }
    }

    /// A book that was never built has no pages that could be out of date; its text is checked all the same.
    private var neverBuilt: Diagnostic {
        Diagnostic(
            .warning, code: .neverBuilt, "\(OutputFolder.name) does not exist, so no page was compared",
            at: nil, hint: "write the pages with '\(BookCommand.forReports(of: options.book).build)'")
    }
}
