import ArgumentParser
import BookBuilding
import Foundation
import Reporting

extension RunFigure: ExpressibleByArgument {}

/// `tracebook run`: one scenario, on the terminal.
struct RunCommand: ParsableCommand {
    /// How a run is printed.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Run one scenario; show its log and drawings.",
        discussion: """
            The file holds scenario code as one would type it into a playground, or it is a \
            chapter, of which one scenario is chosen. The code is interpreted: it reaches no \
            file, no network and no clock.

            Examples:
              tracebook run idea.swift
              tracebook run Chapters/01-who-is-hit.md --scenario tap-red
              echo 'hand.tap(view)' | tracebook run -
              tracebook run idea.swift --show log --show pipeline
              tracebook run idea.swift --format json
            """)

    @Argument(
        help: "A .swift file, a chapter, or - for standard input.",
        completion: .file(extensions: ["swift", "md"]))
    var file: String

    @Option(name: .long, help: "The scenario of the chapter.")
    var scenario: String?

    @Option(name: .long, help: "text: log and drawings; json: the trace.")
    var format = Format.text

    @Option(name: .long, help: "A figure to show instead of the usual ones; may be repeated.")
    var show: [RunFigure] = []

    func validate() throws {
        if !show.isEmpty, format == .json {
            throw ValidationError("--show chooses figures, and --format json has none")
        }
        if scenario != nil, !isChapter {
            throw ValidationError("--scenario chooses from a chapter, a .md file")
        }
        if scenario == nil, isChapter {
            throw ValidationError("which scenario of the chapter? use --scenario NAME")
        }
    }

    private var isChapter: Bool { file.hasSuffix(".md") }

    func run() throws {
        let terminal = Terminal()
        let source = try terminal.reporting { try ScenarioFile(path: file).read() }
        let name = scenario ?? ScenarioFile.stem(of: file)
        let settings = try terminal.reporting { try bookSettings() }
        let chosen = scenario
        // Scenario code may recurse deeply, and the main thread's stack is the system's choice.
        let run = ParallelWork(threads: 1).map(count: 1) { _ in
            chosen.map { SingleRun(chapter: source, scenario: $0, settings: settings) }
                ?? SingleRun(file: source, name: name)
        }[0]
        switch format {
        case .json: terminal.say(bytes: run.json)
        case .text:
            let figures = show.isEmpty ? nil : show
            terminal.say(bytes: run.report(isNarrow: terminal.columns < 76, figures: figures))
        }
        terminal.report(run.diagnostics)
        if run.diagnostics.contains(where: { $0.severity == .error }) { throw ExitStatus.couldNotRun }
    }

    /// The settings of the book that a chapter belongs to; the usual ones where it belongs to none.
    private func bookSettings() throws -> BookSettings {
        var parts = file.split(separator: "/", omittingEmptySubsequences: false)
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
