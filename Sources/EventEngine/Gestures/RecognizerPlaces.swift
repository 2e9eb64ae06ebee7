/// Where recognizers are: how deep their views are, and at which place in them. Looked up once, as long as
/// no view and no recognizer moves.
final class RecognizerPlaces {
    struct Place {
        /// The number of views that the recognizer's view lies in; 0 without a view.
        var depth = 0
        /// Among the recognizers of its view.
        var index = 0
    }

    private struct OfView {
        let depth: Int
        let indices: [ObjectIdentifier: Int]
    }

    private unowned(unsafe) let world: Simulator
    private var known: [ObjectIdentifier: OfView] = [:]
    private var version = -1

    init(world: Simulator) {
        self.world = world
    }

    func place(of recognizer: UIGestureRecognizer) -> Place {
        guard let view = recognizer.viewReference else { return Place() }
        if version != world.hierarchyVersion {
            version = world.hierarchyVersion
            known = [:]
        }
        let key = ObjectIdentifier(view)
        let places = known[key] ?? lookUp(view)
        known[key] = places
        return Place(depth: places.depth, index: places.indices[ObjectIdentifier(recognizer)] ?? 0)
    }

    private func lookUp(_ view: UIView) -> OfView {
        let recognizers = view.touchSettings.recognizers
        world.work.draw(recognizers.count)
        var indices: [ObjectIdentifier: Int] = [:]
        for (index, recognizer) in recognizers.enumerated() { indices[ObjectIdentifier(recognizer)] = index }
        return OfView(depth: view.depth, indices: indices)
    }
}

extension UIView {
    /// The number of views that this one lies in.
    final var depth: Int { ancestors.reduce(-1) { depth, _ in depth + 1 } }
}
