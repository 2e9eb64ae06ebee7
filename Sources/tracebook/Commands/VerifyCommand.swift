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
            only the text is checked, and so it is where scenarios are chosen. With --shard only the \
            chapters of one part and their pages are checked; 'tracebook join' joins the reports. \
            Exit status 0: all is as written; 1: something differs, or a claim is false; 2: the book \
            could not be built.

            Examples:
              tracebook verify
              tracebook verify my-book --filter 01-who-is-hit --skip tap-red
              tracebook verify --report junit=book.xml --report sarif=book.sarif
              tracebook verify --shard 2/5 --report json=part-2.json
              tracebook verify --watch
            """)

    @OptionGroup var options: BookOptions
    @OptionGroup var parallel: WorkOptions
    @OptionGroup var reports: ReportOptions

    @Option(
        name: .long,
        help:
            "Look only at these chapters, scenarios, or chapter/scenario: tap-*,01-who-is-hit; repeatable.",
        completion: .custom(ScenarioCompletion.scenarios))
    var filter: [String] = []

    @Option(
        name: .long, help: "Look at all but these; may be repeated.",
        completion: .custom(ScenarioCompletion.scenarios))
    var skip: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Check one of several parts of the book, by content and of like size: 2/5.",
            valueName: "part/parts"))
    var shard: BookPart?

    @Flag(
        name: .long,
        help: "List sentences that state an order, a count, a time or a never without a claim; run nothing.")
    var claims = false

    @Flag(name: .long, help: "Treat every warning as an error.")
    var warningsAsErrors = false

    @Flag(
        name: .long,
        help: "Believe what earlier builds of this machine kept, where nothing has changed since.")
    var reuse = false

    @Flag(name: .long, help: "Leave the site in Output/ alone, for books that do not commit it.")
    var noOutput = false

    @Flag(name: .long, help: "Check again whenever the book changes, until Ctrl-C.")
    var watch = false

    @OptionGroup var verbosity: VerbosityOptions

    func validate() throws {
        guard shard != nil else { return }
        let others = [
            ("--filter", !filter.isEmpty), ("--skip", !skip.isEmpty), ("--claims", claims),
            ("--watch", watch),
        ]
        guard let other = others.first(where: \.1) else { return }
        throw ValidationError("--shard checks all of a part and ends; \(other.0) does not go with it")
    }

    func run() throws {
        let terminal = Terminal()
        if claims { return try listSentences(terminal) }
        guard watch else {
            let build = try build(terminal)
            holdUntilTheEnd(build)
            return try check(build, terminal)
        }
        let stop = StopSignal {}
        defer { stop.ignore() }
        var watcher = ChangeWatcher(book: options.folder)
        var memory = BookMemory()
        terminal.clear()
        repeat {
            // What is wrong has been said, and the next save may mend it. Chapters that have not changed are
            // not run again.
            try? check(
                try terminal.reporting {
                    try BookOptions.built(options.folder, parallel.work, memory: &memory)
                }, terminal)
            guard watcher.waitForChange(until: { stop.isRaised }) else { return }
            if !terminal.clear() { terminal.say("\n-- the book has changed --\n\n") }
        } while true
    }

    private func build(_ terminal: Terminal) throws -> BookBuild {
        let cache = reuse ? terminal.openCache() : nil
        guard let shard else { return try options.build(terminal, parallel.work, cache: cache) }
        return try options.build(shard, terminal, parallel.work, cache: cache)
    }

    private func check(_ whole: BookBuild, _ terminal: Terminal) throws {
        let selection = ScenarioSelection(
            wanted: ScenarioSelection.names(filter, in: whole),
            skipped: ScenarioSelection.names(skip, in: whole))
        let unknown = selection.problems(in: whole)
        guard unknown.isEmpty || whole.hasErrors else {
            terminal.report(unknown)
            throw ExitStatus.couldNotRun
        }
        var build = whole.choosing(selection)
        let pages = try compareSite(of: &build, isWhole: selection.isEverything && !noOutput, terminal)
        build.refuseUnlistedChapters()
        if warningsAsErrors { build = build.withWarningsAsErrors }
        let verification = Verification(build, pages: pages, book: options.book, way: BookOptions.way)
        try terminal.reporting { try reports.tell(verification, terminal) }
        if reports.formats().contains(.text) {
            VerificationText(
                terminal: terminal, commands: options.commands, isQuiet: verbosity.quiet,
                isVerbose: verbosity.verbose
            ).write(build, pages: pages)
        }
        if whole.hasErrors { throw ExitStatus.couldNotRun }
        let isFine = build.staleFences.isEmpty && build.falseClaims.isEmpty && pages.isEmpty
        if !isFine || build.hasErrors { throw ExitStatus.differs }
    }

    /// The sentences that look as if they needed a claim: a report, and no error.
    private func listSentences(_ terminal: Terminal) throws {
        let source = try terminal.reporting { try BookReader(book: Folder(path: options.book)).read() }.source
        let (unclaimed, count) = source.unclaimedSentences()
        let lines = unclaimed.map { $0.line + "\n" }.joined()
        let sum = "\(unclaimed.count) of \(count) sentences that look as if they needed a claim have none\n"
        terminal.say(authored: Array((lines + sum).utf8))
    }

    /// A sentence for each file of the site that is not what the book gives; a book that was never built has
    /// a warning instead.
    private func compareSite(
        of build: inout BookBuild, isWhole: Bool, _ terminal: Terminal
    ) throws -> [String] {
        // Pages with stale fences or false claims differ for that reason, and follow when those are mended.
        let hasPages = build.site != nil || !build.pagesOfPart.isEmpty
        guard isWhole, hasPages, build.staleFences.isEmpty, build.falseClaims.isEmpty else { return [] }
        let book = options.folder
        _ = try terminal.reporting { try OutputFolder.find(nil, in: book) }
        guard book.kind(of: OutputFolder.name) != nil else {
            build.diagnostics.append(neverBuilt)
            return []
        }
        let differences = try terminal.reporting {
            try build.site.map { try OutputFolder.differences(of: $0, in: book) }
                ?? OutputFolder.differences(of: build.pagesOfPart, in: book)
        }
        // As places in chapters, files of the site are named inside the book: reports are read elsewhere.
        return differences.map { $0.sentence(folder: OutputFolder.name) }
    }

    /// A book that was never built has no pages that could be out of date; its text is checked all the same.
    private var neverBuilt: Diagnostic {
        let commands = BookCommand.forReports(of: options.book, way: BookOptions.way)
        return Diagnostic(
            .warning, code: .neverBuilt, "\(OutputFolder.name) does not exist, so no page was compared",
            at: nil, hint: "write the pages with '\(commands.build)'")
    }
}

extension BookBuild {
    /// A chapter that no reader can find was forgotten, as one that is listed and does not exist: whoever
    /// verifies wants to know before a reader does.
    fileprivate mutating func refuseUnlistedChapters() {
        for index in diagnostics.indices where diagnostics[index].code == .unlistedChapter {
            diagnostics[index].severity = .error
        }
    }
}

extension BookPart: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}
