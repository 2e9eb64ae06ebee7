import ArgumentParser
import BookBuilding
import Foundation

extension ReportFormat: ExpressibleByArgument {}

/// In which forms a verification is told, and where.
struct ReportOptions: ParsableArguments {
    /// A report that goes into a file: `junit=book.xml`.
    struct File {
        let format: ReportFormat
        let path: String

        /// - Throws: `ValidationError`, which names the forms.
        init(argument: String) throws {
            let parts = argument.utf8.split(separator: UInt8(ascii: "="), maxSplits: 1)
                .map { String(Substring($0)) }
            guard parts.count == 2, let format = ReportFormat(rawValue: parts[0]) else {
                let forms = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
                throw ValidationError("write FORM=FILE, such as junit=book.xml; the forms are \(forms)")
            }
            self.format = format
            path = parts[1]
        }
    }

    @Option(
        name: .long,
        help: """
            text (to standard error), json, sarif, github or junit (to standard output); may be repeated. \
            (default: text, and github where GITHUB_ACTIONS is set)
            """)
    var format: [ReportFormat] = []

    @Option(
        name: .long,
        help: ArgumentHelp("Write a report into a file as well; may be repeated.", valueName: "format=file"),
        transform: { try File(argument: $0) })
    var report: [File] = []

    /// The forms for the terminal.
    func formats(environment: [String: String] = ProcessInfo.processInfo.environment) -> [ReportFormat] {
        guard format.isEmpty else { return format }
        return environment["GITHUB_ACTIONS"] == "true" ? [.text, .github] : [.text]
    }

    /// Says what was found to programs. Text is told by the command itself.
    ///
    /// - Throws: `FileProblem`.
    func tell(_ verification: Verification, _ terminal: Terminal) throws {
        for format in formats() where format != .text { terminal.say(format.text(of: verification)) }
        for file in report {
            try NamedFile(path: file.path).write(Array(file.format.text(of: verification).utf8))
        }
    }
}
