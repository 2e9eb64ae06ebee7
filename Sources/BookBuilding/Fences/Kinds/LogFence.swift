import Diagrams
import EventEngine
import Reporting

/// `log`: the calls of a run, a line each.
struct LogFence: FenceKind, Equatable {
    static let word = "log"
    static let isAlsoLanguage = true
    static let isOfOneRun = true

    var options = LogOptions()

    init(_ options: inout FenceOptions) { self.options = LogOptions(&options) }

    func draw(
        _ subjects: [FenceSubject], budget: inout ChapterBudget
    ) throws(FenceRefusal) -> FigureDrawing? {
        subjects.first.flatMap { FigureDrawing(logOf: $0.run, options, budget: &budget) }
    }
}

extension LogOptions {
    /// Reads what is left out of a log and how its lines are spelled.
    init(_ options: inout FenceOptions) {
        self.init()
        if let kinds = options.list("select", example: "[touches, actions]") {
            select = []
            for word in kinds.words { select.formUnion(LogOptions.kind(word, &options).map { [$0] } ?? []) }
        }
        only = options.list("only", example: "[red, GrayView]")?.words.map(\.text)
        pass = options.pass().map(UInt8.init)
        style = options.choice("style", example: "objc") ?? .swift
        times = options.flag("times")
        returns = options.flag("returns")
        if let why = contradiction, let place = options.place(of: "returns") ?? options.place(of: "style") {
            options.report(.contradiction(place, why: why))
        }
    }

    private static func kind(_ word: FenceInfo.Word, _ options: inout FenceOptions) -> EntryKind? {
        if let kind = EntryKind.allCases.first(where: { $0.name == word.text }) { return kind }
        let names = EntryKind.allCases.map(\.name)
        let hint =
            Suggestion.hint(for: word.text, among: names) ?? "kinds are \(names.joined(separator: ", "))"
        options.report(.badValue(word, why: "is no kind of entry", hint: hint))
        return nil
    }
}
