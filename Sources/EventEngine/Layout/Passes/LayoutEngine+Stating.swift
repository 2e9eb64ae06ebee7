import Foundation

/// What the engine itself says of places: frames that the author set, edges of guides, sizes of contents.
extension LayoutEngine {
    func settleStale() {
        var index = 0
        // Saying something of a guide may need its view's place.
        while index < stale.count, !world.isHalted {
            let entry = stale[index]
            index += 1
            entry.isStale = false
            world.work.draw(WorkCost.layoutPlace)
            if let view = entry.item as? UIView {
                settle(view, entry)
            } else if let guide = entry.item as? UILayoutGuide {
                settle(guide, entry)
            }
        }
        stale = []
    }

    private func settle(_ view: UIView, _ entry: LayoutEntry) {
        let frame = view.untransformedFrame
        entry.place.hold(frame, in: solver)
        guard view.translatesAutoresizingMaskIntoConstraints else {
            pin(entry, [], at: [])
            return settleSize(of: view, entry)
        }
        say(entry, sizes: [])
        pin(entry, entry.place.symbols.map { [($0, 1.0)] }, at: frame.numbers)
    }

    private func settle(_ guide: UILayoutGuide, _ entry: LayoutEntry) {
        let place = entry.place
        entry.place.hold(guide.presentFrame, in: solver)
        guard guide.role != .own, let view = guide.owner else { return pin(entry, [], at: []) }
        let whole = self.place(of: view)
        let corner = [[(place.x, 1.0)], [(place.y, 1.0)]]
        switch guide.role {
        case .content: pin(entry, corner, at: [0, 0])
        case .frame:
            let size: [[(SolverSymbol, Double)]] = [
                [(place.width, 1), (whole.width, -1)], [(place.height, 1), (whole.height, -1)],
            ]
            let origin = view.bounds.origin
            pin(entry, corner + size, at: [Double(origin.x), Double(origin.y), 0, 0])
        case .topBar, .bottomBar, .keyboard:
            let far = guide.role != .topBar
            let edge: [(SolverSymbol, Double)] =
                far ? [(place.y, 1.0), (place.height, 1), (whole.height, -1)] : [(place.y, 1.0)]
            let sums: [[(SolverSymbol, Double)]] = [
                [(place.x, 1)], edge, [(place.width, 1), (whole.width, -1)], [(place.height, 1)],
            ]
            pin(entry, sums, at: [0, 0, 0, Double(guide.barLength(in: view))])
        default:
            let insets = guide.role == .safeArea ? view.safeAreaInsets : view.effectiveMargins
            let far: [[(SolverSymbol, Double)]] = [
                [(place.x, 1), (place.width, 1), (whole.width, -1)],
                [(place.y, 1), (place.height, 1), (whole.height, -1)],
            ]
            let (left, top) = (Double(insets.left), Double(insets.top))
            pin(entry, corner + far, at: [left, top, -Double(insets.right), -Double(insets.bottom)])
        }
    }

    /// Says that sums are equal to numbers, in the place of what was said before. It always holds: what the
    /// author asks for beyond it gives way.
    private func pin(_ entry: LayoutEntry, _ sums: [[(SolverSymbol, Double)]], at values: [Double]) {
        guard entry.pinned != values || entry.pins.count != sums.count else { return }
        for handle in entry.pins { solver.remove(handle) }
        (entry.pins, entry.pinned) = ([], values)
        retryLater()
        for (sum, value) in zip(sums, values) {
            var expression = SolverExpression()
            for (symbol, coefficient) in sum { expression.add(symbol, times: coefficient) }
            expression.constant = -value
            if let handle = addFirmly(LinearConstraint(expression: expression)) { entry.pins.append(handle) }
        }
    }

    /// Adds what has to hold; constraints that contradict it are broken, the newest first (S-10).
    func addFirmly(_ constraint: LinearConstraint) -> LinearSolver.Handle? {
        while !world.isHalted {
            switch solver.add(constraint) {
            case .added(let handle): return handle
            case .contradicts(let markers):
                let rivals = markers.compactMap { owners[$0] }
                let yielding = rivals.contains { !$0.isFirm } ? rivals.filter { !$0.isFirm } : rivals
                let newest = yielding.max { $0.activation < $1.activation }
                guard let newest else { return nil }
                breakConstraint(newest, rivals: markers.filter { owners[$0] !== newest })
            }
        }
        return nil
    }

    // MARK: Sizes of contents (S-09)

    private func settleSize(of view: UIView, _ entry: LayoutEntry) {
        if view.contentDependsOnWidth { entry.measuredWidth = entry.target.width }
        let size = view.contentFrameSize(width: entry.measuredWidth)
        let weight = view.storedLayoutState?.tieWeight ?? 1
        var wanted: [Double] = []
        if size.width != UIView.noIntrinsicMetric {
            let (low, high) = view.priorities(for: .horizontal)
            wanted += [0, Double(size.width), Double(low.rawValue), Double(high.rawValue), weight]
        }
        if size.height != UIView.noIntrinsicMetric {
            let (low, high) = view.priorities(for: .vertical)
            wanted += [1, Double(size.height), Double(low.rawValue), Double(high.rawValue), weight]
        }
        say(entry, sizes: wanted)
    }

    private func say(_ entry: LayoutEntry, sizes wanted: [Double]) {
        guard entry.contentSize != wanted else { return }
        for handle in entry.sizes { solver.remove(handle) }
        (entry.sizes, entry.contentSize) = ([], wanted)
        for start in stride(from: 0, to: wanted.count, by: 5) {
            let symbol = wanted[start] == 0 ? entry.place.width : entry.place.height
            let (length, low, high) = (wanted[start + 1], wanted[start + 2], wanted[start + 3])
            for var part in UIView.contentSizeRelations(symbol, length, low, high) {
                part.weight = wanted[start + 4]
                if case .added(let handle) = solver.add(part) { entry.sizes.append(handle) }
            }
        }
    }
}

extension UIView {
    /// That a length is at most, and at least, that of the content.
    static func contentSizeRelations(
        _ symbol: SolverSymbol, _ length: Double, _ hugging: Double, _ resistance: Double
    ) -> [LinearConstraint] {
        var expression = SolverExpression()
        expression.add(symbol, times: 1)
        expression.constant = -length
        return [
            LinearConstraint(expression: expression, relation: .isAtMostZero, priority: Float(hugging)),
            LinearConstraint(expression: expression, relation: .isAtLeastZero, priority: Float(resistance)),
        ]
    }

    /// The frame that constraints are about: without the transform.
    final var untransformedFrame: CGRect {
        let (offset, center) = (model.pointee.anchorOffset, model.pointee.center)
        return CGRect(
            origin: CGPoint(x: center.x - offset.x, y: center.y - offset.y), size: model.pointee.bounds.size)
    }
}

extension CGRect {
    fileprivate var numbers: [Double] {
        [Double(origin.x), Double(origin.y), Double(size.width), Double(size.height)]
    }
}
