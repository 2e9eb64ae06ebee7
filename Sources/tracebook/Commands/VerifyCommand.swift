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
            only the text is checked. Exit status 0: all is as written; 1: something differs, or a claim \
            is false; 2: the book could not be built.
            """)

    @OptionGroup var options: BookOptions

    func run() throws {
        let terminal = Terminal()
        let build = try options.build(terminal)
        terminal.report(build.diagnostics)
        if !build.falseClaims.isEmpty, !build.diagnostics.isEmpty { terminal.complain("\n") }
        terminal.report(build.falseClaims.map { $0.diagnostic(.error) })
        for (index, fence) in inOrderOfReason(build.staleFences).enumerated() {
            if index > 0 || !build.diagnostics.isEmpty || !build.falseClaims.isEmpty {
                terminal.complain("\n")
            }
            report(fence, terminal)
        }
        guard let site = build.site else { throw ExitStatus.couldNotRun }
        // Pages with stale fences or false claims differ for that reason, and follow when those are mended.
        let isWritten = build.staleFences.isEmpty && build.falseClaims.isEmpty
        let differences = isWritten ? try compare(site, terminal) : []
        report(differences, terminal)
        guard !isWritten || !differences.isEmpty else { return sayFine(build, terminal) }
        let changes = build.staleFences.filter { $0.reason == .engine }.count
        if changes > 0 {
            terminal.complain(
                "\n\(Self.count(changes, "fence")) out of date because the engine behaves differently\n")
        }
        if !build.staleFences.isEmpty || !differences.isEmpty {
            terminal.complain("\nIf this is what the book should say:\n\(cure(build.staleFences))")
        }
        throw ExitStatus.differs
    }

    /// First what the engine does differently: it matters more than what somebody edited.
    private func inOrderOfReason(_ fences: [StaleFence]) -> [StaleFence] {
        fences.filter { $0.reason == .engine } + fences.filter { $0.reason != .engine }
    }

    /// The commands that accept what differs.
    private func cure(_ fences: [StaleFence]) -> String {
        let book = options.book == "." ? "" : " \(options.book)"
        var seen: Set<String> = []
        let names = fences.map(\.name).filter { seen.insert($0).inserted }
        // A whole book's names would not fit on a line that anybody reads.
        let listed = names.count <= Self.mostNames ? names.map { " " + $0 }.joined() : ""
        let accept = names.isEmpty ? "" : "  tracebook accept\(book)\(listed)\n"
        return accept + "  tracebook build\(book)\n"
    }

    private func report(_ differences: [SiteDifference], _ terminal: Terminal) {
        let folder = options.folder.shown(OutputFolder.name)
        for difference in differences.prefix(Self.mostPages) {
            terminal.report(Sentence(difference.sentence(folder: folder)))
        }
        let rest = differences.count - Self.mostPages
        if rest > 0 { terminal.report(Sentence("and \(rest) more files of \(folder)")) }
    }

    private static let mostNames = 12
    private static let mostPages = 20

    private func report(_ fence: StaleFence, _ terminal: Terminal) {
        terminal.report([fence.diagnostic(.error)], summary: false)
        terminal.complain(fence.difference.render(style: terminal.errorStyle))
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }

    private func compare(_ site: Site, _ terminal: Terminal) throws -> [SiteDifference] {
        try terminal.reporting {
            let output = try OutputFolder.find(nil, in: options.folder)
            guard options.folder.kind(of: OutputFolder.name) != nil else {
                terminal.report([neverBuilt(output)], summary: false)
                return []
            }
            return SiteDifference.all(between: site, and: try SiteReader(folder: output).read(for: site))
        }
    }

    /// A book that was never built has no pages that could be out of date; its text is checked all the same.
    private func neverBuilt(_ output: Folder) -> Diagnostic {
        Diagnostic(
            .warning, code: "never-built", "\(output.path) does not exist, so no page was compared", at: nil,
            hint: "write the pages with 'tracebook build'")
    }

    private func sayFine(_ build: BookBuild, _ terminal: Terminal) {
        let fences = build.scenarios.reduce(0) { $0 + $1.outputs.count }
        let claims = build.scenarios.reduce(0) { $0 + $1.claims }
        var parts = [Self.count(build.scenarios.count, "scenario"), Self.count(fences, "fence")]
        if claims > 0 { parts.append(Self.count(claims, "claim")) }
        terminal.say("\(parts.joined(separator: ", ")): all as written\n")
    }
}

/// A sentence reported as an error without a place.
private struct Sentence: CustomStringConvertible, Error {
    let description: String

    init(_ description: String) { self.description = description }
}
