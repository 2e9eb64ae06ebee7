import Diagrams
import Reporting

/// `table`: a row for each combination of the values that a scenario varies.
struct TableFence: FenceKind, Equatable {
    static let word = "table"

    var options = TableOptions()

    init(_ options: inout FenceOptions) { self.options = TableOptions(&options) }

    func draw(
        _ subjects: [FenceSubject], budget: inout ChapterBudget
    ) throws(FenceRefusal) -> FigureDrawing? {
        let subject = subjects[0]
        let varied: VariedRuns
        do {
            varied = try VariedRuns(
                of: subject.name, subject.varying, first: subject.run, at: subject.place, budget: &budget)
        } catch {
            throw FenceRefusal(diagnostics: error.diagnostics)
        }
        guard !budget.isUsedUp else { return nil }
        return FigureDrawing(
            varied, options, declaredNames: subject.run.declaredNames, budget: &budget)
    }
}

extension TableOptions {
    fileprivate init(_ options: inout FenceOptions) {
        self.init()
        if let words = options.list("columns", example: "[hit, actions]")?.words {
            columns = words.compactMap { TableOptions.column($0, &options) }
        }
        log = LogOptions(&options)
    }

    private static func column(_ word: FenceInfo.Word, _ options: inout FenceOptions) -> Column? {
        if let column = Column(rawValue: word.text) { return column }
        let names = Column.allCases.map(\.rawValue)
        let hint =
            Suggestion.hint(for: word.text, among: names) ?? "columns are \(names.joined(separator: ", "))"
        options.report(.badValue(word, why: "is no column of a table", hint: hint))
        return nil
    }
}
