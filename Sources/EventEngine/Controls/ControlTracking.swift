/// The touch that a control follows, and how far it has come.
struct ControlTracking {
    /// The number of the touch; 0 for none. Not the touch itself, which holds its view.
    var touch = 0
    /// Whether `beginTracking` agreed.
    var isUnderWay = false
    /// Whether the touch is inside, or no farther outside than the tolerance (G-08).
    var isInside = false
    /// Whether `touchDown` was sent, and neither an up nor a cancel after it.
    var owesEnd = false
}
