import Diagrams
import EventEngine

/// The objects of one figure that light up together, wherever they show: numbered as the classes `o1`, `o2`,
/// ... of the style sheet, in the order in which the figure first shows them.
struct FigureObjects {
    /// The style sheet has so many classes; further objects have none, and light up nothing.
    static let most = 24

    private var classes: [ObjectID: String] = [:]

    init(_ outputs: [ScenarioFigure.Output]) {
        for output in outputs {
            guard case .drawing(let drawing) = output.output.form else { continue }
            for text in [drawing.wide, drawing.narrow] { number(ownersIn: text.canvas) }
        }
        for output in outputs {
            guard case .log(let listing) = output.output.form else { continue }
            for row in listing.rows { number(row.object) }
        }
    }

    /// The class of an object; nil when it has none.
    func styleClass(of object: ObjectID) -> String? { classes[object] }

    private mutating func number(ownersIn canvas: Canvas) {
        for row in 0..<canvas.height {
            for run in canvas.runs(ofRow: row) { number(run.owner) }
        }
    }

    private mutating func number(_ object: ObjectID) {
        guard object != .none, classes.count < FigureObjects.most, classes[object] == nil else { return }
        classes[object] = "o\(classes.count + 1)"
    }
}
