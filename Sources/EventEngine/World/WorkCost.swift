/// What the engine draws from the budget of a run, in units of `WorkBudget`.
///
/// What the world keeps costs a unit for every eight bytes, so that the budget bounds memory as well as time.
enum WorkCost {
    /// A view, a controller, a recognizer.
    static let object = 64
    /// The layer of a view, made when somebody asks for it.
    static let layer = 16
    /// An entry of the trace.
    static let entry = 13
    /// Something that happened to a recognizer or a control, a delivery, a sample of a finger.
    static let event = 16
    /// A view in a snapshot of the scene.
    static let snapshotView = 32
    /// A block that waits: for a timer, the main queue, the next layout.
    static let block = 24
    /// A step of a finger that is planned.
    static let step = 24
    /// A piece of a path.
    static let pathElement = 16
    /// A recognizer that is asked whether it takes a touch, or told of one.
    static let recognizer = 40
    /// A row whose height is asked for.
    static let row = 4
    /// A touch that is brought up to date with its finger.
    static let touch = 12
    /// A message to an object, asked or sent.
    static let message = 2
    /// A class or a delegate that may have something to say about a recognizer.
    static let question = 10
    /// Two recognizers that are asked about each other.
    static let pair = 16
    /// A view that is laid out.
    static let layout = 4
    /// A view or a guide that constraints are about: when it gets its place in the solver, and when what the
    /// engine says of it is looked at again.
    static let layoutPlace = 64
    /// Such a place that is read after the constraints were solved.
    static let layoutRead = 4
    /// A text that is measured, besides its bytes.
    static let text = 12
    /// An element that is hashed, or put where it belongs by time.
    static let hashed = 4
    /// A target with its action, an observer, a failure that is required.
    static let registration = 24

    /// Elements that are only shifted: so many of them count as one unit.
    static let shifted = 128
    /// Numbers of the solver's tableau that are combined, likewise.
    static let cells = 2
    /// Elements that are only compared by identity, likewise.
    static let compared = 4
}

extension WorkBudget {
    /// Takes off what it costs to shift so many elements of an array.
    @discardableResult
    func draw(shifted count: Int) -> Bool { draw(count / WorkCost.shifted + 1) }

    /// Takes off what it costs to combine so many numbers of the solver's tableau.
    @discardableResult
    func draw(cells count: Int) -> Bool { draw(count / WorkCost.cells + 1) }

    /// Takes off what it costs to compare so many elements by identity.
    @discardableResult
    func draw(compared count: Int) -> Bool { draw(count / WorkCost.compared + 1) }

    /// Takes off what it costs to sort so many elements.
    @discardableResult
    func draw(sorted count: Int) -> Bool { draw(2 * count * (Int.bitWidth - count.leadingZeroBitCount)) }

    /// Takes off what it costs to keep so many bytes until the end of the run.
    @discardableResult
    func draw(kept bytes: Int) -> Bool { draw(bytes / 8) }
}
