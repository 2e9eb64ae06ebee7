import ArgumentParser
import BookBuilding
import FlyingSocks
import Foundation
import Reporting

/// `tracebook serve`: shows the book in a browser and keeps it up to date while somebody writes.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Build, serve and watch the book; pages load anew when a chapter is saved.",
        discussion: """
            Pages are made in memory: Output/ is not touched. A fence that is out of date and a claim \
            that is false are marked in the page; what keeps the book from being built stands above the \
            last good page. Ctrl-C ends it.

            Examples:
              tracebook serve --open
              tracebook serve my-book --port 8123
            """)

    @OptionGroup var options: BookOptions

    @Option(name: .long, help: "The port; 0 for any that is free.")
    var port: UInt16 = 8080

    @Option(name: .long, help: "The address to listen at; 0.0.0.0 for all of this machine.")
    var host = "127.0.0.1"

    @Flag(name: .long, help: "Open the book in a browser.")
    var open = false

    /// How often in a row a build is thrown away because the book changed while it was read.
    private static let mostDiscarded = 5

    func run() async throws {
        let terminal = Terminal()
        let preview = Preview(firstVersion: Int(Date().timeIntervalSince1970 * 1_000))
        let server = try terminal.reporting {
            try PreviewServer(preview: preview, host: host, port: port)
        }
        let watcher = ChangeWatcher(book: options.folder)
        var memory = BookMemory()
        let work = ParallelWork(progress: Progress("chapters", terminal: terminal))
        let first = try terminal.reporting {
            try BookOptions.built(options.folder, work, memory: &memory)
        }
        await show(first, in: preview, terminal, isFirst: true)
        warnOfOthers(terminal)
        let serving = Task { try await server.run() }
        let watching = Task { [memory] in try await watch(watcher, memory, preview, terminal) }
        let stop = StopSignal {
            serving.cancel()
            // The server waits for answers that it has begun, and pages wait for the next version.
            Task { await preview.close() }
        }
        defer { stop.ignore() }
        if let port = await server.port() { announce(port, terminal) }
        do {
            try await serving.value
        } catch let problem as SocketError {
            guard !stop.isRaised else { return }
            watching.cancel()
            throw failure(problem, terminal)
        } catch is CancellationError {
            // Somebody pressed Ctrl-C, which is how it ends.
        }
        watching.cancel()
    }

    /// Whether only this machine can reach the server.
    private var isLoopback: Bool { host == "localhost" || host == "::1" || host.hasPrefix("127.") }

    private func warnOfOthers(_ terminal: Terminal) {
        guard !isLoopback else { return }
        let label = terminal.errorStyle.apply(.warning, to: "warning:")
        terminal.complain("\(label) whoever can reach this machine can read the book; drafts too\n")
    }

    private func announce(_ port: UInt16, _ terminal: Terminal) {
        let everywhere = ["0.0.0.0": "127.0.0.1", "::": "::1"]
        let shown = everywhere[host] ?? host
        let address = "http://\(shown.contains(":") ? "[\(shown)]" : shown):\(port)/"
        terminal.say("\(address)\n")
        guard open else { return }
        #if os(macOS)
            let opener = "/usr/bin/open"
        #else
            let opener = "/usr/bin/xdg-open"
        #endif
        let process = Process()
        process.executableURL = URL(fileURLWithPath: opener)
        process.arguments = [address]
        if (try? process.run()) == nil { terminal.complain("no browser could be opened\n") }
    }

    // MARK: Watching

    private func watch(
        _ watcher: ChangeWatcher, _ memory: BookMemory, _ preview: Preview, _ terminal: Terminal
    ) async throws {
        var watcher = watcher
        var memory = memory
        var discarded = 0
        while true {
            try await Task.sleep(for: watcher.pause)
            guard watcher.look() == .change else { continue }
            let build = Result { try BookOptions.built(options.folder, memory: &memory) }
            if !watcher.isUnchanged(), discarded < Self.mostDiscarded {
                discarded += 1
                continue
            }
            discarded = 0
            switch build {
            case .success(let build): await show(build, in: preview, terminal, isFirst: false)
            case .failure(let problem): await show(problem, in: preview, terminal)
            }
        }
    }

    private func show(
        _ build: BookBuild, in preview: Preview, _ terminal: Terminal, isFirst: Bool
    ) async {
        await preview.show(build.site, notFound: build.notFoundPage, problems: build.diagnostics)
        terminal.report(
            build.diagnostics + build.falseClaims.map { $0.diagnostic(.warning, options.commands) }
                + build.staleFences.map { $0.diagnostic(.warning, options.commands) })
        if !isFirst { terminal.say(build.site == nil ? "not built\n" : "built\n") }
    }

    /// Shows that there is no book any more, above the last good page; it may come back.
    private func show(_ problem: any Error, in preview: Preview, _ terminal: Terminal) async {
        let trouble = (problem as? FileProblem)?.diagnostic
            ?? Diagnostic(code: .unreadable, Printable.line("\(problem)"), at: nil)
        await preview.show(nil, problems: [trouble])
        terminal.report([trouble], summary: false)
        terminal.say("not built\n")
    }

    private func failure(_ problem: SocketError, _ terminal: Terminal) -> ExitCode {
        guard case .failed(_, let code, _) = problem else {
            let message = "cannot listen at \(host):\(port): \(problem)"
            terminal.report([Diagnostic(code: .noPort, message, at: nil)])
            return ExitStatus.couldNotRun
        }
        let hint = code == EADDRINUSE ? "choose another one: --port 0 takes any that is free" : nil
        let reason = String(cString: strerror(code)).lowercased()
        terminal.report([
            Diagnostic(
                code: .noPort, "cannot listen at \(host):\(port): \(reason)", at: nil, hint: hint)
        ])
        return ExitStatus.couldNotRun
    }
}
