import ArgumentParser
import CProcess
import Reporting

/// The command line tool.
@main
struct Tracebook: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tracebook",
        abstract: "A book whose every claim is executed.",
        discussion: """
            Chapters hold scenarios: ordinary UIKit Swift that builds a few views, and a hand \
            that touches them. Tracebook runs each on its own event engine, writes the logs and \
            drawings that come out, and fails when text and engine disagree.

            Every command takes --color always, auto or never; NO_COLOR in the environment means never.

            Exit status: 0 fine, 1 something differs, 2 could not run, 64 wrong usage.
            """,
        version: ToolVersion.text,
        subcommands: [
            InitCommand.self, ServeCommand.self, BuildCommand.self, VerifyCommand.self, JoinCommand.self,
            AcceptCommand.self, ReviewCommand.self, RunCommand.self, ExplainCommand.self,
            ListCommand.self, ChangesCommand.self, LSPCommand.self,
        ])

    /// Before anything else, what comes when the program crashes is settled.
    static func main() {
        crash_begin(CommandLine.unsafeArgv)
        main(GlobalArguments.read(Array(CommandLine.arguments.dropFirst())))
    }
}
