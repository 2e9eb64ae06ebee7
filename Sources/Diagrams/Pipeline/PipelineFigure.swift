import EventEngine

/// The way of a touch from the hardware to the window, with what is told and what was executed: the body of a
/// `pipeline` fence.
///
/// Decisions where the contract is silent:
/// - The drawing follows the first event of a touch through its turn of the run loop. `executed` is
///   where that turn's trace shows the stage; without a touch that is nowhere.
/// - Stages that share a line in the full picture have a line each when only some of them were executed.
/// - The hit view is named where the full picture names it; in the narrow form only by the hit-test.
/// - Only the first box whose event breaks in has an arrowhead.
package struct PipelineFigure: Figure {
    /// Why there is nothing to draw: no such touch. A scenario without any touch has a picture, in which
    /// everything is told.
    package let problem: String?

    let options: PipelineOptions
    let recording: Recording
    let turn: PipelineTurn
    let rows: [PipelineRow]

    package init(recording: Recording, options: PipelineOptions = PipelineOptions()) {
        self.init(
            turn: PipelineTurn(touch: options.touch, of: recording), recording: recording, options: options)
    }

    /// The figure of a turn whose stages are known.
    init(turn: PipelineTurn, recording: Recording, options: PipelineOptions = PipelineOptions()) {
        self.turn = turn
        rows = PipelineRow.all(of: turn)
        self.options = options
        self.recording = recording.namesOnly
        let count = Set(recording.touches.map(\.touch)).count
        let isMissing = turn.hitView == nil && (count > 0 || options.touch != 1)
        problem = isMissing ? "there is no touch \(options.touch); the scenario has \(count)" : nil
    }

    package func canvas(_ width: FigureWidth) -> Canvas {
        guard problem == nil else { return Canvas(columns: width.columns) }
        return PipelineSheet(figure: self, width: width).canvas
    }

    /// The hit view, if there is one.
    var hitView: ObjectID? { turn.hitView == ObjectID.none ? nil : turn.hitView }
}

/// The way in words and as a table, with the scenario's names as they are.
extension PipelineFigure {
    private func text(_ row: PipelineRow) -> String {
        guard let view = hitView else { return row.wide }
        let index = Int(view.rawValue)
        let name = recording.objects.indices.contains(index) ? recording.objects[index].name : "?"
        return row.wide.replacing("@", with: name)
    }

    /// `The way of a touch from the hardware to the window. Executed by the engine: ... Only told: ...`
    package var accessibleDescription: String {
        if let problem { return "No pipeline: " + problem + "." }
        let executed = rows.filter(\.isExecuted).map(text)
        let told = rows.filter { !$0.isExecuted }.map(text)
        var sentence = "The way of a touch from the hardware to the window."
        if !executed.isEmpty {
            sentence += " Executed by the engine: " + executed.joined(separator: "; ") + "."
        }
        return sentence + " Only told: " + told.joined(separator: "; ") + "."
    }

    package var table: FigureTable {
        FigureTable(
            caption: "From hardware to window",
            header: ["where", "stage", "in this book"],
            nameColumn: 1,
            rows: rows.map { row in
                FigureTable.Row(
                    cells: [row.box.rawValue, text(row), row.isExecuted ? "executed" : "told"],
                    object: row.wide.contains("@") ? hitView ?? .none : .none, entry: row.entry)
            })
    }
}
