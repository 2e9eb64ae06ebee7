import Reporting

/// A line for each finding in the syntax of GitHub's workflow commands, which shows them beside the changed
/// lines of a pull request; so files are named from where the command was typed, which is the repository's
/// own folder.
enum GitHubAnnotations {
    static func text(of verification: Verification) -> String {
        verification.findings.map { line(for: $0.diagnostic, in: verification.folder) }.joined()
    }

    private static func line(for diagnostic: Diagnostic, in folder: String) -> String {
        var properties: [(String, String)] = []
        if let span = diagnostic.span {
            let (start, end) = (span.start, span.end)
            properties = [("file", folder + span.file.path), ("line", String(start.line))]
            // Columns are only allowed on one line.
            if start.line == end.line {
                properties.append(("col", String(start.column)))
                if end.column > start.column { properties.append(("endColumn", String(end.column - 1))) }
            } else {
                properties.append(("endLine", String(end.line)))
            }
        }
        properties.append(("title", diagnostic.code.rawValue))
        let list = properties.map { "\($0.0)=\(escaped($0.1, isProperty: true))" }.joined(separator: ",")
        let words = [diagnostic.message, diagnostic.hint].compactMap { $0 }.joined(separator: "\n")
        return "::\(command(for: diagnostic.severity)) \(list)::\(escaped(words, isProperty: false))\n"
    }

    private static func command(for severity: Diagnostic.Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }

    /// In a property the characters that end it are escaped as well.
    private static func escaped(_ text: String, isProperty: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case ":" where isProperty: result += "%3A"
            case "," where isProperty: result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return Printable.line(result)
    }
}
