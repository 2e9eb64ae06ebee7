import EventEngine
import Foundation

/// The view hierarchy to scale, with the touches on it: the body of a `layout` fence.
///
/// Decisions where the contract is silent:
/// - The picture shows the screen; what lies outside of it is cut off, and a view wholly outside is only in
///   the table (`off screen`). With `views=` it shows the part of the screen that those views take.
/// - A window that its root view fills is not drawn, unless it took the touch itself.
/// - Touches are those that were down while the snapshot was in force. The numbers of a path are the same
///   moments for all fingers, the last one where the last finger ends.
/// - A view without size, or whose place is no number, is not drawn and says so in the table.
/// - Views with the same outline in cells share it, and both names are in it.
/// - A name that has no room in its edge is inside the view or to the right of the picture, else it is a
///   key letter, in lower case (upper case is for fingers). A key follows the name in the table; a
///   name that is not ASCII is its key, and the legend has the name in Swift's escapes.
/// - More than `LayoutScene.mostViews` views are folded: those that took the touch, what encloses them, and
///   what can be seen come first.
/// - A run of rows in which nothing changes is one line, `: 14 rows, nothing :`, unless `rows=all` is asked
///   for; the next row then has its number of points. Three rows are a run where there is nothing but one
///   view's sides, else four.
/// - `#` marks the view that the first of the drawn touches hit; edges beneath other views are dots.
/// - A row of a table is one thing, called by its number, with all in it that the scenario gave no name.
/// - A view that is not upright says so after its name, or in the legend.
package struct LayoutFigure: Figure {
    /// The words of `views=` that are neither an object nor a class of the recording, in the order given.
    package let unknownNames: [String]
    /// What `views=` could have said: the names and classes of all views, sorted, each once.
    package let knownNames: [String]

    let scene: LayoutScene
    let rows: LayoutOptions.Rows
    let recording: Recording

    package init(recording: Recording, options: LayoutOptions = LayoutOptions()) {
        scene = LayoutScene(recording: recording, options: options)
        rows = options.rows
        self.recording = recording.namesOnly
        if let wanted = options.views {
            let views = Set(recording.snapshots.flatMap { $0.views.map(\.id) })
            let known = Set(views.flatMap { id -> [String] in
                let object = recording.objects[Int(id.rawValue)]
                return [object.name, object.className]
            })
            unknownNames = wanted.filter { !known.contains($0) }
            knownNames = known.sorted()
        } else {
            unknownNames = []
            knownNames = []
        }
    }

    package func canvas(_ width: FigureWidth) -> Canvas {
        drawn(width).canvas
    }

    /// The form for a width, and where points of the screen lie in it; nil when nothing is drawn.
    package func drawn(_ width: FigureWidth) -> (canvas: Canvas, places: PicturePlaces?) {
        guard scene.region != nil, !scene.views.isEmpty else { return (Canvas(columns: width.columns), nil) }
        let sheet = LayoutSheet(scene: scene, recording: recording, rows: rows, width: width)
        return (sheet.canvas, sheet.places)
    }
}

extension Recording {
    /// The recording with nothing but its objects, for a figure that has taken what it needs.
    var namesOnly: Recording {
        var recording = Recording()
        recording.objects = objects
        return recording
    }
}
