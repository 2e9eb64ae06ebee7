import Foundation

extension UIView {
    /// A target for the smallest size that the constraints allow.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// A target for the largest size that the constraints allow.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// The size that the constraints in this view ask for, as near to the target as the priorities allow; no
    /// frame changes (S-16). What holds the view from outside does not count. An item of a collection view is
    /// as large as its content, and so is a row of a table, beside what is at its right end.
    final func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        updateConstraintTree()
        if let row = self as? UITableViewCell {
            guard let content = row.measuredView else {
                return sizeThatFits(CGSize(width: target.width, height: .greatestFiniteMagnitude))
            }
            let rest = max(0, row.bounds.width - content.bounds.width)
            let room = CGSize(width: max(0, target.width - rest), height: target.height)
            let size = content.ownFittingSize(room, horizontal, vertical)
            return CGSize(width: size.width + rest, height: size.height)
        }
        let root = (self as? UICollectionReusableView)?.measuredView ?? self
        return root.ownFittingSize(target, horizontal, vertical)
    }

    private func ownFittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        let first = FittingSystem(root: self)
        let size = first.size(near: target, horizontal, vertical)
        guard let widths = first.widthsOfText else { return size }
        // Now that their widths are known, texts have another height.
        let second = FittingSystem(root: self)
        second.widths = widths
        return second.size(near: target, horizontal, vertical)
    }
}

/// The constraints in one view in a solver of their own, to see how large it should be.
private final class FittingSystem {
    private let root: UIView
    private let solver: LinearSolver
    private var places: [ObjectIdentifier: LayoutPlace] = [:]
    /// In the order in which places were asked for.
    private var everyPlace: [LayoutPlace] = []
    private var floors = LengthFloors()
    private var upcoming: [any LayoutItem] = []
    /// How wide views are whose height depends on that.
    var widths: [ObjectIdentifier: CGFloat] = [:]
    private var texts: [UIView] = []

    init(root: UIView) {
        self.root = root
        solver = LinearSolver(work: root.world.work)
    }

    func size(
        near target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        let own = place(of: root)
        let equations = LayoutEquations(place: place(of:), work: root.world.work)
        // What only contradicts the frame that the view has now holds here.
        let constraints = heldConstraints(of: root)
        let ordered = constraints.filter { !$0.isBroken } + constraints.filter(\.isBroken)
        let prepared = ordered.compactMap(equations.equation)
        while let item = upcoming.popLast() { state(item) }
        add([(own.x, 1)], 0)
        add([(own.y, 1)], 0)
        add([(own.width, 1)], 0, .isAtLeastZero)
        add([(own.height, 1)], 0, .isAtLeastZero)
        for equation in prepared { _ = solver.add(equation) }
        add([(own.width, 1)], Double(target.width), priority: horizontal.rawValue)
        add([(own.height, 1)], Double(target.height), priority: vertical.rawValue)
        repeat { solver.optimize() } while raiseLengths()
        return own.values(in: solver).frame(before: CGRect(origin: .zero, size: root.bounds.size)).size
    }

    /// Whether a length came out below zero. It should be zero, more than anything else that does not have to
    /// hold; no constraint is broken for that.
    private func raiseLengths() -> Bool {
        root.world.work.draw(WorkCost.layoutRead * everyPlace.count)
        return everyPlace.reduce(false) { isNew, place in
            floors.take(place, place.values(in: solver)) { floor in
                var wish = floor
                wish.priority = 999.9
                guard case .added(let handle) = solver.add(wish) else { return nil }
                return handle
            } || isNew
        }
    }

    /// The solved widths of views whose height depends on that; nil without any.
    var widthsOfText: [ObjectIdentifier: CGFloat]? {
        guard !texts.isEmpty else { return nil }
        var widths: [ObjectIdentifier: CGFloat] = [:]
        for view in texts {
            widths[ObjectIdentifier(view)] = CGFloat(solver.value(of: place(of: view).width))
        }
        return widths
    }

    private func heldConstraints(of view: UIView) -> [NSLayoutConstraint] {
        guard root.world.work.draw(1) else { return [] }
        let own = view.storedLayoutState?.constraints ?? []
        return view.model.pointee.subviews.reduce(own) { $0 + heldConstraints(of: $1) }
    }

    private func place(of item: any LayoutItem) -> LayoutPlace {
        if let place = places[ObjectIdentifier(item)] { return place }
        root.world.work.draw(WorkCost.layoutPlace)
        let place = LayoutPlace(in: solver, item.presentFrame)
        places[ObjectIdentifier(item)] = place
        everyPlace.append(place)
        upcoming.append(item)
        if item.layoutItemKind == .guide, let view = item.constrainedView { _ = self.place(of: view) }
        return place
    }

    /// Says of an item what the engine would.
    private func state(_ item: any LayoutItem) {
        let place = place(of: item)
        if let view = item as? UIView {
            if view !== root, view.translatesAutoresizingMaskIntoConstraints {
                let frame = view.untransformedFrame
                let values = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
                for (symbol, value) in zip(place.symbols, values) { add([(symbol, 1)], Double(value)) }
            } else {
                stateSize(of: view, place)
            }
        } else if let guide = item as? UILayoutGuide, let view = guide.owner {
            state(guide, place, self.place(of: view), view)
        }
    }

    private func state(_ guide: UILayoutGuide, _ place: LayoutPlace, _ whole: LayoutPlace, _ view: UIView) {
        switch guide.role {
        case .own: break
        case .content:
            add([(place.x, 1)], 0)
            add([(place.y, 1)], 0)
        case .frame:
            add([(place.width, 1), (whole.width, -1)], 0)
            add([(place.height, 1), (whole.height, -1)], 0)
        case .topBar, .bottomBar, .keyboard:
            add([(place.x, 1)], 0)
            add([(place.width, 1), (whole.width, -1)], 0)
            add([(place.height, 1)], Double(guide.barLength(in: view)))
            if guide.role == .topBar {
                add([(place.y, 1)], 0)
            } else {
                add([(place.y, 1), (place.height, 1), (whole.height, -1)], 0)
            }
        default:
            let insets = guide.role == .safeArea ? view.safeAreaInsets : view.effectiveMargins
            add([(place.x, 1)], Double(insets.left))
            add([(place.y, 1)], Double(insets.top))
            add([(place.x, 1), (place.width, 1), (whole.width, -1)], -Double(insets.right))
            add([(place.y, 1), (place.height, 1), (whole.height, -1)], -Double(insets.bottom))
        }
    }

    private func stateSize(of view: UIView, _ place: LayoutPlace) {
        if view.contentDependsOnWidth { texts.append(view) }
        let size = view.contentFrameSize(width: widths[ObjectIdentifier(view)])
        for (length, symbol, axis) in [
            (size.width, place.width, NSLayoutConstraint.Axis.horizontal),
            (size.height, place.height, .vertical),
        ] where length != UIView.noIntrinsicMetric {
            let (low, high) = view.priorities(for: axis)
            let relations = UIView.contentSizeRelations(
                symbol, Double(length), Double(low.rawValue), Double(high.rawValue))
            for relation in relations { _ = solver.add(relation) }
        }
    }

    private func add(
        _ sum: [(SolverSymbol, Double)], _ value: Double, _ relation: LinearConstraint.Relation = .isZero,
        priority: Float = LinearConstraint.required
    ) {
        var expression = SolverExpression()
        for (symbol, coefficient) in sum { expression.add(symbol, times: coefficient) }
        expression.constant = -value
        _ = solver.add(LinearConstraint(expression: expression, relation: relation, priority: priority))
    }
}
