import ArgumentParser
import BookBuilding
import CProcess
import Foundation
import Reporting

/// `tracebook serve`: shows the book in a browser and keeps it up to date while somebody writes.
struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Build, serve and watch the book; pages load anew when a chapter is saved.",
        discussion: """
            Pages are made in memory: Output/ is not touched. A fence that is out of date and a claim \
            that is false are marked in the page; what keeps the book from being built is above the \
            last good page. Ctrl-C ends it.

            Only requests for this machine or for the address in --host are answered, so that no page of \
            somebody else can read drafts under a name of its own; --allow-host adds names.

            Examples:
              tracebook serve --open
              tracebook serve my-book --port 8123
              tracebook serve --host 0.0.0.0 --allow-host my-mac.local
            """)

    @OptionGroup var options: BookOptions

    @Option(name: .long, help: "The port; 0 for any that is free.")
    var port: UInt16 = 8080

    @Option(name: .long, help: "The address to listen at; 0.0.0.0 for all of this machine.")
    var host = "127.0.0.1"

    @Option(
        name: .long,
        help: ArgumentHelp(
            "A further name by which readers reach the book; may be repeated.", valueName: "name"))
    var allowHost: [String] = []

    @Flag(name: .long, help: "Open the book in a browser.")
    var open = false

    /// How often in a row a build is thrown away because the book changed while it was read.
    private static let mostDiscarded = 5

    func validate() throws {
        for name in allowHost where HostList.name(of: name) != name.lowercased() {
            throw ValidationError("--allow-host takes a name as in an address, such as my-mac.local")
        }
    }

    func run() throws {
        let terminal = Terminal()
        // After a crash the same socket goes on, and the pages of before.
        let former = (socket: crash_inherited(0), site: crash_inherited(1))
        let isAgain = former.socket >= 0
        let socket = isAgain ? ListeningSocket(inherited: former.socket) : try listen(terminal)
        let saved = SavedSite(inherited: former.site)
        let preview = Preview(firstVersion: Int(Date().timeIntervalSince1970 * 1_000))
        if isAgain, let saved { preview.restore(saved.files) }
        // Nothing is kept of a book that nobody looks at yet, so the system ends the first build.
        let early = isAgain ? try serve(preview, at: socket, saved) : nil
        let watcher = ChangeWatcher(book: options.folder)
        let cache = terminal.openCache()
        var memory = BookMemory(store: cache, isForPreview: true)
        let work = ParallelWork(progress: Progress("chapters", terminal: terminal))
        let first = try terminal.reporting {
            try BookOptions.built(options.folder, work, memory: &memory)
        }
        cache?.tidy()
        show(first, in: preview, saved, terminal, isFirst: !isAgain)
        if !isAgain { warnOfOthers(terminal) }
        let (port, stop) = try early ?? serve(preview, at: socket, saved)
        if !isAgain { announce(port, terminal) }
        watch(watcher, memory, preview, saved, terminal, until: stop)
    }

    /// Begins to answer browsers, until a signal comes. From here on a crash does not end it.
    private func serve(
        _ preview: Preview, at socket: ListeningSocket, _ saved: SavedSite?
    ) throws -> (port: Int, stop: StopSignal) {
        crash_keep(socket.descriptor, saved?.descriptor ?? -1)
        let hosts = HostList(listeningAt: host, others: allowHost)
        let server = try PreviewServer(preview, at: socket, hosts: hosts)
        let stop = StopSignal {
            preview.close()
            server.stop()
            _exit(0)
        }
        return (server.port, stop)
    }

    private func listen(_ terminal: Terminal) throws -> ListeningSocket {
        do {
            return try terminal.reporting { try ListeningSocket(host: host, port: port) }
        } catch let refusal as ListeningSocket.Refusal {
            throw failure(refusal, terminal)
        }
    }

    /// Whether only this machine can reach the server.
    private var isLoopback: Bool { HostList.isLoopback(host) }

    private func warnOfOthers(_ terminal: Terminal) {
        guard !isLoopback else { return }
        let label = terminal.errorStyle.apply(.warning, to: "warning:")
        terminal.complain("\(label) whoever can reach this machine can read the book; drafts too\n")
    }

    private func announce(_ port: Int, _ terminal: Terminal) {
        let everywhere = ["0.0.0.0": "127.0.0.1", "::": "::1"]
        let shown = everywhere[host] ?? host
        let address = "http://\(shown.contains(":") ? "[\(shown)]" : shown):\(port)/"
        terminal.say("\(address)\n")
        terminal.complain("Ctrl-C ends it\n")
        guard open else { return }
        #if os(macOS)
            let opener = "/usr/bin/open"
        #else
            let opener = "/usr/bin/xdg-open"
        #endif
        let process = Process()
        process.executableURL = URL(fileURLWithPath: opener)
        process.arguments = [address]
        // Where there is no browser the address above is enough.
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try? process.run()
    }

    // MARK: Watching

    private func watch(
        _ watcher: ChangeWatcher, _ memory: BookMemory, _ preview: Preview, _ saved: SavedSite?,
        _ terminal: Terminal, until stop: StopSignal
    ) {
        var watcher = watcher
        var memory = memory
        var discarded = 0
        watcher.watch(memory.sourcePaths)
        while watcher.waitForChange(until: { stop.isRaised }) {
            let begin = ContinuousClock.now
            let build = Result { try BookOptions.built(options.folder, memory: &memory) }
            let time = begin.duration(to: .now)
            if !watcher.isUnchanged(), discarded < Self.mostDiscarded {
                discarded += 1
                continue
            }
            discarded = 0
            watcher.watch(memory.sourcePaths)
            switch build {
            case .success(let build):
                show(build, in: preview, saved, terminal, isFirst: false)
                tell(build, memory.renewed, time, terminal)
            case .failure(let problem): show(problem, in: preview, terminal)
            }
        }
        // Whoever raised the signal ends the process.
        while true { pause() }
    }

    private func show(
        _ build: BookBuild, in preview: Preview, _ saved: SavedSite?, _ terminal: Terminal, isFirst: Bool
    ) {
        preview.show(build)
        if build.site != nil { saved?.write(preview.lastGood) }
        terminal.report(
            build.diagnostics + build.falseClaims.map { $0.diagnostic(.warning, options.commands) }
                + build.staleFences.map { $0.diagnostic(.warning, options.commands) })
        if !isFirst { terminal.say(build.site == nil ? "not built\n" : "built\n") }
    }

    /// `01-first, 02-second: 35 ms, 2 problems in the book`: to standard error, as times differ.
    private func tell(
        _ build: BookBuild, _ renewed: [String], _ time: Duration, _ terminal: Terminal
    ) {
        let (seconds, rest) = time.components
        let milliseconds = seconds * 1_000 + rest / 1_000_000_000_000_000
        let shown = DiagnosticRenderer.sorted(build.diagnostics).count
        let problems = shown + build.falseClaims.count + build.staleFences.count
        let words = problems == 0 ? "nothing is wrong" : "\(problems) problem\(problems == 1 ? "" : "s")"
        terminal.complain("\(Self.names(renewed)): \(milliseconds) ms, \(words) in the book\n")
    }

    /// The first of the chapters that were made anew.
    private static func names(_ renewed: [String]) -> String {
        let most = 3
        if renewed.isEmpty { return "no chapter changed" }
        let first = renewed.prefix(most).map { Printable.line($0) }.joined(separator: ", ")
        return renewed.count > most ? "\(first) and \(renewed.count - most) more" : first
    }

    /// Shows that there is no book any more, above the last good page; it may come back.
    private func show(_ problem: any Error, in preview: Preview, _ terminal: Terminal) {
        let trouble = (problem as? FileProblem)?.diagnostic
            ?? Diagnostic(code: .unreadable, Printable.line("\(problem)"), at: nil)
        preview.show(trouble)
        terminal.report([trouble], summary: false)
        terminal.say("not built\n")
    }

    private func failure(_ refusal: ListeningSocket.Refusal, _ terminal: Terminal) -> ExitCode {
        let hint =
            refusal.code == EADDRINUSE ? "choose another one: --port 0 takes any that is free" : nil
        let reason = String(cString: strerror(refusal.code)).lowercased()
        let message = "cannot listen at \(host):\(port): \(reason)"
        terminal.report([Diagnostic(code: .noPort, message, at: nil, hint: hint)])
        return ExitStatus.couldNotRun
    }
}
