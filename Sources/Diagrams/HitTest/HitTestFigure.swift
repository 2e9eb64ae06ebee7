import EventEngine
import Foundation

/// Who was asked, who refused and why, and who was never asked: the body of a `hittest` fence.
///
/// Decisions where the contract is silent:
/// - Rows hang below the view whose call asked them, which for the default search is the superview.
///   Subviews of an asked view that nobody asked are behind those that were asked; what is inside them is
///   only counted (`not asked, +3 inside`). Windows behind the one that took the touch are rows with
///   `xx`.
/// - `ANIMATING` is the word for a view that is found as usual and then swallows the touch, because a block
///   animation runs (B-15); `OVERRIDE` for a nil that only the author's code explains, `override` for any
///   other answer of that sort.
/// - A re-implementation of the search that asks `point(inside:)` has the words of the search it replaces.
/// - A view that was returned without ever having been asked has a row with `==` below the view that named
///   it.
/// - A view asked twice in a pass has two rows, and counts once.
/// - Too wide or too high: without the column of points, then from the deepest view that contains
///   everything of interest, then with chains of single children and rows that say the same folded, then
///   with shorter names, then from further down.
package struct HitTestFigure: Figure {
    /// Why there is nothing to draw: no such touch, or no such pass; nil when there is something.
    package let problem: String?

    let walk: HitTestWalk
    let options: HitTestOptions
    let recording: Recording
    /// The touch on the screen.
    let point: CGPoint?
    /// How many passes there were for this touch.
    let passes: Int
    /// How the other pass went, seen from this one; nil when it went the same way.
    let difference: HitTestPass.Difference?

    package init(recording: Recording, options: HitTestOptions = HitTestOptions()) {
        let pass = HitTestPass(options.pass, touch: options.touch, of: recording)
        let other = HitTestPass(options.pass == 1 ? 2 : 1, touch: options.touch, of: recording)
        walk = HitTestWalk(
            pass: pass, recording: recording, scene: HitScene(before: options.touch, of: recording))
        passes = (pass.hitTests.isEmpty ? 0 : 1) + (other.hitTests.isEmpty ? 0 : 1)
        difference = passes == 2 ? pass.difference(to: other, in: recording) : nil
        point = recording.touches.first { $0.touch == options.touch }?.location ?? walk.rows.first?.point
        self.options = options
        self.recording = recording.namesOnly
        problem = HitTestFigure.problem(options, isEmpty: pass.hitTests.isEmpty, recording)
    }

    private static func problem(_ options: HitTestOptions, isEmpty: Bool, _ recording: Recording) -> String? {
        guard isEmpty else { return nil }
        let count = Set(recording.touches.map(\.touch)).count
        if count == 0 { return "the scenario has no touch" }
        if !recording.touches.contains(where: { $0.touch == options.touch }) {
            return "there is no touch \(options.touch); the scenario has \(count)"
        }
        return "touch \(options.touch) has no hit-test pass \(options.pass)"
    }

    package func canvas(_ width: FigureWidth) -> Canvas {
        guard problem == nil else { return Canvas(columns: width.columns) }
        return HitTestSheet.canvas(of: self, width: width)
    }
}
