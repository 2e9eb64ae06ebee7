import BookBuilding
import Foundation
import Reporting

/// What `verify` says to people: what differs, how it came, and what would accept it.
struct VerificationText {
    let terminal: Terminal
    /// Commands that lead to the book.
    let commands: BookCommand
    /// Only what is wrong and where.
    var isQuiet = false
    /// With each scenario that was looked at.
    var isVerbose = false
    /// Whether differences are folded, chapter by chapter, as GitHub's logs can.
    var isFolded = ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] == "true"

    private static let mostNames = 12
    private static let mostPages = 20

    /// - Parameter pages: a sentence for each file of the site that is not what the book gives.
    func write(_ build: BookBuild, pages: [String]) {
        if isQuiet { return writeQuietly(build, pages) }
        if isVerbose { writeScenarios(build.scenarios) }
        terminal.report(build.diagnostics)
        if !build.falseClaims.isEmpty, !build.diagnostics.isEmpty { terminal.complain("\n") }
        terminal.report(build.falseClaims.map { $0.diagnostic(.error, commands) })
        write(build.staleFences, isFirst: build.diagnostics.isEmpty && build.falseClaims.isEmpty)
        let rest = pages.count - Self.mostPages
        let more = rest > 0 ? ["and \(rest) more files of the site"] : []
        for sentence in pages.prefix(Self.mostPages) + more {
            terminal.report([Diagnostic(code: .stalePage, sentence, at: nil)], summary: false)
        }
        writeCounts(build, pages)
        guard !build.hasErrors else { return }
        if build.staleFences.isEmpty, build.falseClaims.isEmpty, pages.isEmpty { return sayFine(build) }
        writeCure(build.staleFences, pages)
    }

    private func writeQuietly(_ build: BookBuild, _ pages: [String]) {
        say(build.diagnostics)
        say(build.falseClaims.map { $0.diagnostic(.error, commands) })
        write(build.staleFences, isFirst: true)
        say(pages.map { Diagnostic(code: .stalePage, $0, at: nil) })
    }

    /// `01-who-is-hit/tap-red: log, layout, 2 claims`
    private func writeScenarios(_ scenarios: [ScenarioListing]) {
        for scenario in scenarios {
            let claims = scenario.claims == 0 ? [] : [Self.count(scenario.claims, "claim")]
            let parts = scenario.outputs + claims
            let words = parts.isEmpty ? "nothing of it is shown" : parts.joined(separator: ", ")
            terminal.complain("\(Printable.line(scenario.name)): \(words)\n")
        }
    }

    /// First what the engine does differently: it matters more than what somebody edited.
    private func write(_ fences: [StaleFence], isFirst: Bool) {
        let ordered = fences.filter { $0.reason == .engine } + fences.filter { $0.reason != .engine }
        guard isFolded, !isQuiet else { return write(each: ordered, isFirst: isFirst) }
        var chapters: [String] = []
        for path in ordered.map(\.span.file.path) where !chapters.contains(path) { chapters.append(path) }
        for (index, path) in chapters.enumerated() {
            let own = ordered.filter { $0.span.file.path == path }
            if index > 0 || !isFirst { terminal.complain("\n") }
            let verb = own.count == 1 ? "is" : "are"
            let title = "\(path): \(Self.count(own.count, "fence")) \(verb) out of date"
            terminal.complain("::group::\(Printable.line(title))\n")
            write(each: own, isFirst: true)
            terminal.complain("::endgroup::\n")
        }
    }

    private func write(each fences: [StaleFence], isFirst: Bool) {
        for (index, fence) in fences.enumerated() {
            if !isQuiet, index > 0 || !isFirst { terminal.complain("\n") }
            say([fence.diagnostic(.error, commands)])
            if !isQuiet { terminal.complain(fence.difference.render(style: terminal.errorStyle)) }
        }
    }

    /// Diagnostics without their number; only their first lines where that was asked for.
    private func say(_ diagnostics: [Diagnostic]) {
        guard isQuiet else { return terminal.report(diagnostics, summary: false) }
        let renderer = DiagnosticRenderer(style: terminal.errorStyle)
        for diagnostic in DiagnosticRenderer.sorted(diagnostics) {
            terminal.complain(renderer.headline(of: diagnostic))
        }
    }

    private func writeCure(_ fences: [StaleFence], _ pages: [String]) {
        let changes = fences.count { $0.reason == .engine }
        if changes > 0 {
            let fences = Self.count(changes, "fence")
            terminal.complain("\n\(fences) out of date because the engine behaves differently\n")
        }
        guard !fences.isEmpty || !pages.isEmpty else { return }
        terminal.complain("\nIf this is what the book should say:\n\(cure(fences))")
    }

    /// How much is wrong, of what and where.
    private func writeCounts(_ build: BookBuild, _ pages: [String]) {
        var parts: [String] = []
        let fences = build.staleFences.count
        if fences > 0 {
            let places = build.staleFences.compactMap { $0.diagnostic(.error, commands).span?.file.path }
            let chapters = Self.count(Set(places).count, "chapter")
            let verb = fences == 1 ? "is" : "are"
            parts.append("\(Self.count(fences, "fence")) \(verb) out of date in \(chapters)")
        }
        let claims = build.falseClaims.count
        if claims > 0 { parts.append("\(Self.count(claims, "claim")) \(claims == 1 ? "is" : "are") false") }
        if !pages.isEmpty {
            let verb = pages.count == 1 ? "is" : "are"
            parts.append("\(Self.count(pages.count, "file")) of the site \(verb) not what the book gives")
        }
        guard !parts.isEmpty else { return }
        terminal.complain("\n\(parts.joined(separator: ", "))\n")
    }

    /// The commands that accept what differs.
    private func cure(_ fences: [StaleFence]) -> String {
        var seen: Set<String> = []
        let names = fences.map(\.name).filter { seen.insert($0).inserted }
        // A whole book's names would not fit on a line that anybody reads.
        let listed = names.count <= Self.mostNames ? names : []
        let accept = names.isEmpty ? "" : "  \(commands.accept(listed))\n"
        return accept + "  \(commands.build)\n"
    }

    private func sayFine(_ build: BookBuild) {
        let fences = build.scenarios.reduce(0) { $0 + $1.outputs.count }
        let claims = build.scenarios.reduce(0) { $0 + $1.claims }
        var parts = [Self.count(build.scenarios.count, "scenario"), Self.count(fences, "fence")]
        if claims > 0 { parts.append(Self.count(claims, "claim")) }
        let part = build.part.map { "part \($0.number) of \($0.of): " } ?? ""
        terminal.say("\(part)\(parts.joined(separator: ", ")): all as written\n")
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}
