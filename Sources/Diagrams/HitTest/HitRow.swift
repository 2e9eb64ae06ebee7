import EventEngine
import Foundation

/// One row of a hit-test tree. Rows are in the order of the tree, each before what hangs below it.
struct HitRow: Sendable {
    enum Content: Equatable, Sendable {
        /// Asked, as the nth of the pass, from 1.
        case asked(Int)
        /// Never asked: a subview (or a window behind), with so many further views in it.
        case notAsked(inside: Int)
        /// Never asked, yet returned by an override.
        case named
        /// So many views that the drawing does not list.
        case folded(Int, Fold)
    }

    /// Why views are not listed.
    enum Fold: Equatable, Sendable {
        /// They lie above the first view that is drawn; `window` is where the walk began.
        case above
        /// Each is the only child of the one before.
        case chain
        /// Siblings of which the same can be said.
        case alike
    }

    var content: Content
    /// How many rows it hangs below; 0 for a window.
    var depth: Int
    /// The view; for folded rows the first of them.
    var object: ObjectID
    /// The number of its `hitTest` entry; nil when it was not asked.
    var entry: Int?
    /// The point that it was asked about, in its own coordinates.
    var point: CGPoint?
    var word = HitWord.none
    var answer = Answer.none
    /// For a view that was not asked: who had spoken, and what it had said.
    var speaker = ObjectID.none
    var said = Answer.none
    /// Whether it is the view that the pass returned.
    var isReturned = false
    /// Whether the author's code overrides `hitTest` or `point(inside:)` in it.
    var hasStar = false

    var isAsked: Bool { if case .asked = content { true } else { false } }

    /// Whether the row may be folded together with others: it found nothing, and nothing of the author's is
    /// in it.
    var isDull: Bool {
        if isReturned || hasStar { return false }
        switch content {
        case .asked: return answer == .null
        case .notAsked: return true
        case .named, .folded: return false
        }
    }
}

/// How a view came to its answer, in a word. Upper case is a refusal.
enum HitWord: Equatable, Sendable {
    case none
    case hidden, noTouch, animating, outside
    case alpha(Float)
    /// A subview was found, or the view itself although it has subviews, or because it has none.
    case inside, itself, leaf
    /// The author's code decided; `refused` when it answered nil.
    case override(refused: Bool)

    /// The word for a form; the narrow one says only whether the point was inside.
    func text(_ width: FigureWidth) -> String {
        switch self {
        case .none: return ""
        case .hidden: return "HIDDEN"
        case .noTouch: return "NO TOUCH"
        case .animating: return "ANIMATING"
        case .outside: return "OUTSIDE"
        case .alpha(let alpha): return "ALPHA " + PointText.hundredths(alpha)
        case .inside: return "inside"
        case .itself: return width == .wide ? "inside, itself" : "inside"
        case .leaf: return width == .wide ? "inside, no subviews" : "inside"
        case .override(let refused): return refused ? "OVERRIDE" : "override"
        }
    }
}
