import ArgumentParser
import Foundation
import Reporting

/// What holds for all commands: `--color`, wherever it is, and the name of the command.
enum GlobalArguments {
    /// When words are coloured.
    private enum Colours: String, CaseIterable {
        /// On a screen, unless `NO_COLOR` is set.
        case auto
        case always
        case never
    }

    /// The arguments without `--color`, which goes into the environment, as other tools have it. Ends the
    /// program with status 64 for a value that there is not, and for a command that there is not.
    static func read(_ arguments: [String]) -> [String] {
        var rest: [String] = []
        var index = 0
        var isLiteral = false
        while index < arguments.count {
            let argument = arguments[index]
            index += 1
            if argument == "--" { isLiteral = true }
            if !isLiteral, argument == "--color" {
                choose(index < arguments.count ? arguments[index] : "")
                index += 1
            } else if !isLiteral, argument.hasPrefix("--color=") {
                choose(String(argument.dropFirst("--color=".count)))
            } else {
                rest.append(argument)
            }
        }
        checkCommand(rest)
        return rest
    }

    private static func choose(_ word: String) {
        guard let choice = Colours(rawValue: word) else {
            let hint = Suggestion.closest(to: word, among: Colours.allCases.map(\.rawValue))
            refuse(
                "--color takes always, auto or never"
                    + (word.isEmpty ? "" : ", not '\(Printable.line(word))'")
                    + (hint.map { "; did you mean '\($0)'?" } ?? ""))
        }
        switch choice {
        case .auto: unsetenv("CLICOLOR_FORCE")
        case .always:
            unsetenv("NO_COLOR")
            setenv("CLICOLOR_FORCE", "1", 1)
        case .never: setenv("NO_COLOR", "1", 1)
        }
    }

    /// The parser takes an unknown command for an unexpected argument; here it is named, with what it may
    /// have been.
    private static func checkCommand(_ arguments: [String]) {
        guard let first = arguments.first, !first.hasPrefix("-"), first != "help" else { return }
        let names = Tracebook.configuration.subcommands.compactMap { $0.configuration.commandName }
        guard !names.contains(first) else { return }
        let hint = Suggestion.closest(to: first, among: names + ["help"]).map { "did you mean '\($0)'?" }
        refuse(
            "there is no command '\(Printable.line(first))'; "
                + (hint ?? "commands are \(names.joined(separator: ", "))"))
    }

    private static func refuse(_ message: String) -> Never {
        Terminal().complain("Error: \(message)\n")
        exit(64)
    }
}
