import EventEngine

/// The words above and beneath a hit-test tree.
struct HitTestNotes {
    struct Note {
        var text: String
        var object = ObjectID.none
        var entry: Int?
    }

    /// More overrides than these are only counted.
    private static let mostOverrides = 8

    /// `hit-test (100, 90) -> blue`
    let title: String
    /// `6 views asked, 2 not asked`
    let counts: String
    private(set) var notes: [Note] = []

    init(figure: HitTestFigure, names: DrawnNames, width: FigureWidth) {
        let walk = figure.walk
        let place = figure.point.map { " " + PointText.point($0) } ?? ""
        title = "hit-test" + place + " -> " + HitTestNotes.text(walk.result, names)
        let views = walk.askedViews == 1 ? "view" : "views"
        counts = "\(walk.askedViews) \(views) asked, \(walk.otherViews) not asked"
        if width == .wide {
            let order = walk.isLastFirst ? ", last subview first" : ""
            notes.append(Note(text: "#: the order in which they were asked" + order))
        }
        addOverrides(figure, names)
        if walk.rows.contains(where: { $0.word == .animating }) {
            notes.append(Note(text: "ANIMATING: it takes the touch, and nobody gets it"))
        }
        addPasses(figure, names, width)
        notes += names.explanations(columns: width.columns - 3).map { Note(text: $0) }
    }

    private static func text(_ answer: Answer, _ names: DrawnNames) -> String {
        if case .object(let view) = answer { return names[view] }
        return "nil"
    }

    private mutating func addOverrides(_ figure: HitTestFigure, _ names: DrawnNames) {
        let objects = figure.recording.objects
        let sentences = HitOverride.sentences(
            figure.walk.overrides,
            className: { DrawnNames.escaped(objects[Int($0.rawValue)].className) }, name: { names[$0] })
        for sentence in sentences.prefix(HitTestNotes.mostOverrides) {
            notes.append(Note(text: "* " + sentence.text, object: sentence.object, entry: sentence.entry))
        }
        let more = sentences.count - HitTestNotes.mostOverrides
        if more > 0 { notes.append(Note(text: "* and \(more) more overrides")) }
    }

    private mutating func addPasses(_ figure: HitTestFigure, _ names: DrawnNames, _ width: FigureWidth) {
        guard figure.passes == 2 else { return notes.append(Note(text: "asked once")) }
        guard let difference = figure.difference else {
            if width == .wide { notes.append(Note(text: "asked twice, same answers")) }
            return
        }
        let other = figure.options.pass == 1 ? "the second pass" : "the first pass"
        switch difference {
        case .asked:
            notes.append(Note(text: other + " asked differently"))
        case .answered(let view, let answer, let usual):
            let words = names[view] + " said " + HitTestNotes.text(answer, names) + " instead of "
                + HitTestNotes.text(usual, names)
            notes.append(Note(text: other + " answered differently: " + words, object: view))
        }
    }
}
