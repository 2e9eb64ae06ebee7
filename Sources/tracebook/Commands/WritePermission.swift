import ArgumentParser
import Foundation
import Reporting

/// Whether a command may write into chapters. In continuous integration it may not: what a machine accepts,
/// nobody has looked at.
struct WritePermission: ParsableArguments {
    @Flag(name: .long, help: "Write even where CI is set.")
    var force = false

    /// - Throws: `ExitStatus.couldNotRun`, with the reason reported.
    func check(
        _ terminal: Terminal, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws {
        let value = environment["CI"] ?? ""
        guard !force, !value.isEmpty, value != "false", value != "0" else { return }
        terminal.report([
            Diagnostic(
                code: .notInCI, "CI is set, so nothing is written into chapters", at: nil,
                hint: "look at the difference first; --force writes all the same")
        ])
        throw ExitStatus.couldNotRun
    }
}
