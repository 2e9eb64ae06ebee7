import ArgumentParser
import BookBuilding
import Reporting

/// `tracebook review`: shows what differs, one fence after the other, and asks.
struct ReviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Look at each fence that is out of date, and accept it or not.",
        discussion: """
            Shows what the chapter says and what the engine does, and waits for a key: a accepts, r \
            rejects (the fence stays, and the exit status is 1), s leaves it for later; a capital letter \
            answers for all that follow, ? explains the keys, and q stops asking. What was accepted is \
            written at the end, each chapter whole or not at all.

            Examples:
              tracebook review
              tracebook review my-book
            """)

    @OptionGroup var options: BookOptions
    @OptionGroup var permission: WritePermission

    /// What may be done with a fence.
    private enum Decision: Character, CaseIterable {
        case accept = "a"
        case reject = "r"
        case skip = "s"
    }

    func run() throws {
        let terminal = Terminal()
        try permission.check(terminal)
        Workshop.clearLeftovers(of: options.folder)
        let build = try options.build(terminal)
        terminal.report(build.diagnostics)
        guard !build.hasErrors else { throw ExitStatus.couldNotRun }
        guard !build.acceptances.isEmpty else { return terminal.say("nothing to review\n") }
        let decisions = try ask(about: build.acceptances.flatMap(\.fences), terminal)
        try write(build.acceptances, decisions, terminal)
        for decision in Decision.allCases {
            let count = decisions.count { $0 == decision }
            if count > 0 { terminal.say("\(count) \(words(for: decision))\n") }
        }
        if decisions.contains(.accept) { terminal.say("now write the pages: \(options.commands.build)\n") }
        if decisions.contains(.reject) { throw ExitStatus.differs }
    }

    // MARK: Asking

    /// One decision for each fence; where nobody answers any more, none is changed.
    private func ask(about fences: [StaleFence], _ terminal: Terminal) throws -> [Decision] {
        var decisions: [Decision] = []
        let keys = KeyReader()
        var isFirst = true
        for (number, fence) in fences.enumerated() {
            let style = terminal.outputStyle
            let title = "\(number + 1) of \(fences.count)  \(fence.kind) of \(fence.name)"
            terminal.say("\n" + style.apply(.strong, to: title) + "\n")
            if case .differs = fence.cause, let first = fence.diagnostic(.warning, options.commands).hint {
                terminal.say("\(Printable.line(first))\n")
            }
            terminal.say(fence.difference.render(style: style))
            terminal.say("[a]ccept, [r]eject, [s]kip, a capital for all that follow, [q]uit, [?]: ")
            let key = try nextKey(keys, isFirst: isFirst, terminal)
            isFirst = false
            terminal.say("\(key)\n")
            guard key != "q", let decision = Decision(rawValue: Character(key.lowercased())) else { break }
            decisions.append(decision)
            guard key.isUppercase else { continue }
            return decisions + Array(repeating: decision, count: fences.count - decisions.count)
        }
        return decisions + Array(repeating: .skip, count: fences.count - decisions.count)
    }

    /// The next key that means something; `q` when there are no more.
    ///
    /// - Throws: status 64 when nobody can be asked at all.
    private func nextKey(_ keys: KeyReader, isFirst: Bool, _ terminal: Terminal) throws -> Character {
        var isSilent = true
        while let key = keys.next() {
            isSilent = false
            if "arsARSq".contains(key) { return key }
            if key == "?" { terminal.say(Self.keysHelp) }
        }
        guard isFirst, isSilent else { return "q" }
        terminal.complain(
            "\nreview asks about each fence, and nobody can answer here; "
                + "'\(options.commands.accept([]))' accepts them all\n")
        throw ExitCode.validationFailure
    }

    private static let keysHelp = """
        ?
        a  write what the engine does into the chapter
        r  leave the fence as it is; the exit status is then 1
        s  decide later
        A, R, S  the same for this fence and all that follow
        q  stop asking; what was accepted is written

        """

    // MARK: Writing

    private func write(
        _ acceptances: [ChapterAcceptance], _ decisions: [Decision], _ terminal: Terminal
    ) throws {
        var rest = decisions[...]
        let chosen = acceptances.compactMap { acceptance -> ChapterAcceptance? in
            let own = rest.prefix(acceptance.fences.count)
            rest = rest.dropFirst(own.count)
            return acceptance.choosing(own.enumerated().filter { $0.element == .accept }.map(\.offset))
        }
        try terminal.reporting { try ChapterWriter(book: options.folder).write(chosen) }
    }

    private func words(for decision: Decision) -> String {
        switch decision {
        case .accept: "accepted"
        case .reject: "rejected"
        case .skip: "left for later"
        }
    }
}
