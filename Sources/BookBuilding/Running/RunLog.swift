import Diagrams
import EventEngine
import Reporting

/// The log of a single run, as somebody asks for it on the command line: the `select=`, `only=` and `style=`
/// of a `log` fence, without a chapter.
package struct RunLog: Sendable {
    /// What kinds of entries are called, in their order.
    package static let kindNames = EntryKind.allCases.map(\.name)

    let options: LogOptions
    /// Whether each line begins with its number in the full log.
    let isNumbered: Bool

    /// - Parameters:
    ///   - kinds: of `kindNames`, others are left out; none for the usual ones.
    ///   - names: objects, or classes; none for all.
    ///   - isObjectiveC: whether lines are spelled as device logs are.
    ///   - isNumbered: whether each line begins with its number in the full log: `#13`.
    package init(
        kinds: [String] = [], only names: [String] = [], isObjectiveC: Bool = false,
        isNumbered: Bool = false
    ) {
        self.isNumbered = isNumbered
        options = LogOptions(
            select: kinds.isEmpty
                ? LogOptions.usualKinds : Set(EntryKind.allCases.filter { kinds.contains($0.name) }),
            only: names.isEmpty ? nil : names, style: isObjectiveC ? .objc : .swift)
    }

    /// The log of a recording, and what nothing in it is called.
    ///
    /// - Parameter declared: names of the scenario that may be asked for although nothing happened to them.
    func figure(
        of recording: Recording, declared: [String] = []
    ) -> (body: [UInt8], problems: [Diagnostic]) {
        let figure = LogFigure(recording: recording, options: options, declaredNames: declared)
        let problems = figure.unknownNames.map { name in
            Diagnostic(
                code: .unknownObject, "'\(name)' is no object or class that the scenario shows", at: nil,
                hint: Suggestion.hint(for: name, among: figure.knownNames, orList: "it has"))
        }
        guard isNumbered, !figure.lines.isEmpty else { return (figure.body, problems) }
        let columns = String(recording.entries.count).utf8.count + 1
        let lines = figure.lines.map { line in
            let number = "#\(line.entry + 1)"
            return number + String(repeating: " ", count: columns + 2 - number.utf8.count)
                + figure.text(of: line)
        }
        return (Array(lines.map { $0 + "\n" }.joined().utf8), problems)
    }
}
