import Foundation

/// What of a context can be drawn into, as the box around it: clipping makes it smaller, and transforms say
/// in which coordinates it is told.
struct DrawingArea {
    private struct State {
        /// From the coordinates that hold now to those in which the context began.
        var transform = CGAffineTransform.identity
        var clip: CGRect
    }

    /// As many states are kept as programs may sensibly nest. Those beyond are only counted: what is restored
    /// there stays as it is.
    private static let most = 1000

    private let whole: CGRect
    private var state: State
    private var saved: [State] = []
    private var beyond = 0
    /// The box around the path that is being made, in the coordinates in which the context began.
    var path: CGRect?

    init(_ whole: CGRect) { (self.whole, state) = (whole, State(clip: whole)) }

    /// Empty where nothing is left, and where there is no way back.
    var clipInOwnCoordinates: CGRect {
        guard !state.clip.isEmpty, state.transform.isInvertible else { return .zero }
        return state.clip.applying(state.transform.inverted())
    }

    mutating func save() {
        if saved.count < Self.most { saved.append(state) } else { beyond += 1 }
    }
    mutating func restore() {
        if beyond > 0 {
            beyond -= 1
        } else if let last = saved.popLast() {
            state = last
        }
    }
    mutating func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    mutating func add(_ point: CGPoint) { add(CGRect(origin: point, size: .zero)) }
    mutating func add(_ rect: CGRect) {
        guard !rect.isNull else { return }
        let box = rect.applying(state.transform)
        guard let known = path else { return path = box }
        // A union of rectangles leaves out those without a size.
        let (minX, minY) = (min(known.minX, box.minX), min(known.minY, box.minY))
        let (maxX, maxY) = (max(known.maxX, box.maxX), max(known.maxY, box.maxY))
        path = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// Without a path nothing is left.
    mutating func clipToPath() {
        keep(path ?? .zero)
        path = nil
    }
    mutating func clip(to rect: CGRect) { keep(rect.applying(state.transform)) }
    mutating func resetClip() { state.clip = whole }

    private mutating func keep(_ box: CGRect) {
        let common = state.clip.overlap(with: box)
        state.clip = common.isNull ? .zero : common
    }
}
