import Diagrams

/// `diff`: the logs of two scenarios side by side.
struct DiffFence: FenceKind, Equatable {
    static let word = "diff"
    static let isAlsoLanguage = true
    static let scenarioCount = 2
    /// Two logs side by side look like one.
    static let styleClass = "log diff"

    var options = LogOptions()

    init(_ options: inout FenceOptions) { self.options = LogOptions(&options) }

    func draw(
        _ subjects: [FenceSubject], budget: inout ChapterBudget
    ) throws(FenceRefusal) -> FigureDrawing? {
        let (first, second) = (subjects[0], subjects[1])
        return FigureDrawing(
            comparing: (first.name, first.run), with: (second.name, second.run), options, budget: &budget)
    }
}
