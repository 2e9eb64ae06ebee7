import Reporting

/// `whynot`: why a call did not happen.
struct WhyNotFence: FenceKind {
    static let word = "whynot"
    static let namesOption = "call"

    /// What is asked; nil when the fence does not say, which is reported.
    private let question: FenceInfo.Word?

    init(_ options: inout FenceOptions) {
        question = options.word("call", example: "red.touchesBegan")
        guard question == nil, options.place(of: "call") == nil, let place = options.place(of: "of") else {
            return
        }
        options.report(.missingOption(place, key: "call", example: "red.touchesBegan"))
    }

    func draw(
        _ subjects: [FenceSubject], budget: inout ChapterBudget
    ) throws(FenceRefusal) -> FigureDrawing? {
        guard let question, let subject = subjects.first else { return nil }
        let recording = subject.run.recording
        guard budget.take(work: WhyNot.mostLines * recording.units) else { return nil }
        do {
            let asked = try WhyNotQuestion(question.text)
            let answer = try asked.answer(TraceNames(subject.run), scenario: subject.name)
            let drawing = FigureDrawing(asked.text, answer)
            return budget.takeRows(drawing.output.lines.count, bytes: drawing.output.body.count)
                ? drawing : nil
        } catch {
            throw FenceRefusal(diagnostics: [error.diagnostic(at: question.place)])
        }
    }
}

extension FenceInfo.Word {
    /// Where a range of the word's text is; the whole word where escapes hide that.
    fileprivate func place(_ range: Range<Int>?) -> SourceSpan {
        let quotes = span.range.count - text.utf8.count
        guard let range, quotes == 0 || quotes == 2 else { return span }
        let start = span.range.lowerBound + quotes / 2
        let end = min(start + range.upperBound, span.range.upperBound)
        return SourceSpan(file: span.file, range: min(start + range.lowerBound, end)..<end)
    }
}
