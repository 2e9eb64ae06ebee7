import Foundation

/// A report as `JUnitReport` writes it, a line for each tag, taken apart into its suites.
struct JUnitText {
    /// The suites with their lines, in order.
    private(set) var suites: [String] = []
    let head: Head

    /// What the first tag says.
    struct Head {
        /// The part that the report is of; nil for a whole book.
        var part: ReportedPart?
    }

    private static let opening = "  <testsuite "
    private static let closing = "  </testsuite>\n"

    /// Nil for anything but such a report.
    init?(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count >= 3, lines[0].hasPrefix("<?xml "), lines.last == "",
            let name = lines[1].firstMatch(of: /^<testsuites name="tracebook( ([^"]*))?"/),
            text.hasSuffix("</testsuites>\n")
        else { return nil }
        head = Head(part: name.2.flatMap { ReportedPart($0) })
        if name.2 != nil, head.part == nil { return nil }
        var suite: String?
        for line in lines[2...].dropLast(2) {
            if line.hasPrefix(JUnitText.opening), suite == nil { suite = "" }
            guard suite != nil else { return nil }
            suite! += line + "\n"
            guard line == JUnitText.closing.dropLast() else { continue }
            suites.append(suite ?? "")
            suite = nil
        }
        guard suite == nil else { return nil }
    }

    static func joined(_ reports: [PartReport]) -> (text: String, errors: Int) {
        var suites = reports.flatMap { JUnitText($0.text)?.suites ?? [] }.eachOnce
        suites.sort { name(of: $0).utf8.lexicographicallyPrecedes(name(of: $1).utf8) }
        let failures = suites.reduce(0) { $0 + count("failures", of: $1) }
        let tests = suites.reduce(0) { $0 + count("tests", of: $1) }
        let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            + "<testsuites name=\"tracebook\" tests=\"\(tests)\" failures=\"\(failures)\">\n"
        let text = head + suites.joined() + "</testsuites>\n"
        return (text, text.components(separatedBy: "<failure ").count - 1)
    }

    private static func name(of suite: String) -> Substring {
        suite.firstMatch(of: /name="([^"]*)"/)?.1 ?? ""
    }

    private static func count(_ attribute: String, of suite: String) -> Int {
        let line = suite.prefix { $0 != "\n" }
        guard let start = line.range(of: "\(attribute)=\"") else { return 0 }
        return Int(line[start.upperBound...].prefix { $0.isNumber }) ?? 0
    }
}
