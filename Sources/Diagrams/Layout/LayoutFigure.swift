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
/// - Views with the same outline in cells share it, and both names stand in it.
/// - Key letters are lower case (upper case is for fingers). A key follows the name in the table; a
///   name that is not ASCII is its key, and the legend has the name in Swift's escapes.
/// - More than `LayoutScene.mostViews` views are folded: those that took the touch, what encloses them, and
///   what can be seen come first. Rows that repeat each other are left out when the picture would be too
///   high; `..` in the ruler marks the place.
package struct LayoutFigure: Figure {
    /// The words of `views=` that are neither an object nor a class of the recording, in the order given.
    package let unknownNames: [String]
    /// What `views=` could have said: the names and classes of all views, sorted, each once.
    package let knownNames: [String]

    let scene: LayoutScene
    let recording: Recording

    package init(recording: Recording, options: LayoutOptions = LayoutOptions()) {
        scene = LayoutScene(recording: recording, options: options)
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
        let sheet = LayoutSheet(scene: scene, recording: recording, width: width)
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
