import Reporting

/// The book as a test run: a suite for each chapter, a case for each scenario, and a case for what is wrong
/// with the text of a chapter or of the book as a whole.
enum JUnitReport {
    private struct Case {
        var name: String
        var file: String?
        var line: Int?
        var findings: [Verification.Finding] = []
    }

    private struct Suite {
        var name: String
        var cases: [Case]

        var failures: Int { cases.count { JUnitReport.isFailed($0) } }
    }

    /// The case of what is about no scenario; no scenario can be called so.
    private static let textName = "(text)"

    static func text(of verification: Verification) -> String {
        let suites = suites(of: verification)
        var xml = XMLWriter()
        let counts = [
            ("tests", String(suites.reduce(0) { $0 + $1.cases.count })),
            ("failures", String(suites.reduce(0) { $0 + $1.failures })),
        ]
        let name = "tracebook" + (verification.part.map { " " + $0.text } ?? "")
        xml.element("testsuites", [("name", name)] + counts) { xml in
            for suite in suites { write(suite, into: &xml) }
        }
        return xml.text
    }

    // MARK: Suites

    private static func suites(of verification: Verification) -> [Suite] {
        var suites = SuiteList()
        let scenarios = Set(verification.scenarios.map(\.name))
        let findings = Dictionary(grouping: verification.findings) { $0.scenario }
        for scenario in verification.scenarios {
            let path = scenario.span.file.path
            suites[path].cases.append(
                Case(
                    name: scenario.anchor, file: verification.folder + path, line: scenario.span.start.line,
                    findings: findings[scenario.name] ?? []))
        }
        // What is about no scenario is in the case of its file's text.
        for finding in verification.findings {
            if let scenario = finding.scenario, scenarios.contains(scenario) { continue }
            let span = finding.diagnostic.span
            suites.add(
                finding, toTextOf: span?.file.path ?? "book",
                file: span.map { verification.folder + $0.file.path })
        }
        return suites.all
    }

    /// The suites in the order in which they came up, each found by its name.
    private struct SuiteList {
        private(set) var all: [Suite] = []
        private var places: [String: Int] = [:]
        /// Where in its suite the case of a file's text is.
        private var texts: [String: Int] = [:]

        subscript(name: String) -> Suite {
            mutating get { all[place(of: name)] }
            _modify { yield &all[place(of: name)] }
        }

        mutating func add(_ finding: Verification.Finding, toTextOf name: String, file: String?) {
            if let text = texts[name] { return self[name].cases[text].findings.append(finding) }
            texts[name] = self[name].cases.count
            self[name].cases.append(Case(name: JUnitReport.textName, file: file, findings: [finding]))
        }

        private mutating func place(of name: String) -> Int {
            if let place = places[name] { return place }
            places[name] = all.count
            all.append(Suite(name: name, cases: []))
            return all.count - 1
        }
    }

    // MARK: Markup

    private static func write(_ suite: Suite, into xml: inout XMLWriter) {
        let attributes = [
            ("name", suite.name), ("tests", String(suite.cases.count)), ("failures", String(suite.failures)),
        ]
        xml.element("testsuite", attributes) { xml in
            for test in suite.cases { write(test, of: suite.name, into: &xml) }
        }
    }

    private static func write(_ test: Case, of suite: String, into xml: inout XMLWriter) {
        var attributes = [("classname", suite), ("name", test.name)]
        if let file = test.file { attributes.append(("file", file)) }
        if let line = test.line { attributes.append(("line", String(line))) }
        let failures = test.findings.filter { $0.diagnostic.severity == .error }
        let remarks = test.findings.filter { $0.diagnostic.severity != .error }
        xml.element("testcase", attributes) { xml in
            for finding in failures {
                let diagnostic = finding.diagnostic
                let about = [("message", diagnostic.message), ("type", diagnostic.code.rawValue)]
                xml.element("failure", about, text: words(of: finding))
            }
            if !remarks.isEmpty {
                xml.element("system-out", [], text: remarks.map(words).joined(separator: "\n"))
            }
        }
    }

    private static func words(of finding: Verification.Finding) -> String {
        DiagnosticRenderer().render(finding.diagnostic) + finding.difference
    }

    private static func isFailed(_ test: Case) -> Bool {
        test.findings.contains { $0.diagnostic.severity == .error }
    }
}

/// XML under construction; text and attributes are escaped on their way in.
private struct XMLWriter {
    private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    private var depth = 0

    mutating func element(
        _ name: String, _ attributes: [(String, String)], content: (inout XMLWriter) -> Void
    ) {
        open(name, attributes)
        text += ">\n"
        depth += 1
        content(&self)
        depth -= 1
        text += String(repeating: "  ", count: depth) + "</\(name)>\n"
    }

    mutating func element(_ name: String, _ attributes: [(String, String)], text words: String) {
        open(name, attributes)
        text += ">" + XMLWriter.escaped(words) + "</\(name)>\n"
    }

    private mutating func open(_ name: String, _ attributes: [(String, String)]) {
        text += String(repeating: "  ", count: depth) + "<\(name)"
        for (key, value) in attributes { text += " \(key)=\"\(XMLWriter.escaped(value))\"" }
    }

    /// XML cannot hold most control characters at all; they, and what nobody sees, become signs.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in Printable.lines(text).unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
