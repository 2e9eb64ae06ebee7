import ArgumentParser
import Foundation
import Reporting

/// `tracebook lsp`: what an editor asks for while somebody writes.
struct LSPCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lsp",
        abstract: "Answer an editor by the Language Server Protocol, on standard input and output.",
        discussion: """
            Editors start it. Chapters are looked at as they are in the editor, saved or not: problems \
            while somebody types, what is behind a claim, a line of a log, a rule or a member of UIKit, \
            completion of fences, scenarios and claims, the way from an output to its scenario and back, and \
            actions that accept an output or write the word that was meant.

            Examples:
              tracebook lsp
            """)

    func run() throws {
        do {
            let status = try LanguageServer(MessageStream()).run()
            if status != 0 { throw ExitCode(status) }
        } catch let damage as MessageStream.Damage {
            Terminal().complain("error: standard input has \(damage.reason)\n")
            throw ExitStatus.couldNotRun
        }
    }
}
