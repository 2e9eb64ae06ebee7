import Foundation

/// What a view was not told of a touch, because a recognizer delays it (E-56, E-58).
struct WithheldTouch {
    /// Where and when the finger came down, if the view does not know yet (E-57).
    struct Beginning {
        let location: CGPoint
        let time: Int64
    }

    var beginning: Beginning?
    /// Whether the finger has moved since.
    var hasMoved = false
    /// Whether the finger was lifted.
    var isOver = false
    /// The entries in `Recording.withholdings` that are about it.
    var records: [Int] = []
}
