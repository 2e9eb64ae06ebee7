import ArgumentParser
import Foundation
import Testing
@testable import tracebook

@Suite struct HelpTests {
    private static let commands = Tracebook.configuration.subcommands
    static let names = commands.compactMap { $0.configuration.commandName }

    /// The examples in a command's help, as they would be typed; what a shell does around them left out.
    private static func examples(of command: any ParsableCommand.Type) -> [String] {
        guard let heading = command.configuration.discussion.range(of: "Examples:\n") else { return [] }
        return command.configuration.discussion[heading.upperBound...].split(separator: "\n").map { line in
            let commands = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            return commands.first { $0.hasPrefix("tracebook ") } ?? String(line)
        }
    }

    @Test("Every command's help ends with examples of that command, and each is one that it takes")
    func examples() throws {
        for command in Self.commands {
            let name = try #require(command.configuration.commandName)
            let examples = Self.examples(of: command)
            // There is one way only to call what has no options.
            #expect(examples.count >= (name == "lsp" ? 1 : 2), "\(name)")
            for example in examples {
                let words = example.split(separator: " ").map(String.init)
                #expect(words.prefix(2) == ["tracebook", name], "\(example)")
                let parsed = try Tracebook.parseAsRoot(Array(words.dropFirst()))
                #expect(type(of: parsed) == command, "\(example)")
            }
        }
    }

    @Test("Help is given for every command, on standard output and with status 0", arguments: names)
    func help(name: String) throws {
        let answer = try Shell.answer(to: "tracebook \(name) --help 2>/dev/null", in: "/")
        #expect(answer.hasPrefix("OVERVIEW: ") && answer.contains("Examples:\n") && !answer.hasSuffix("]\n"))
    }
}
