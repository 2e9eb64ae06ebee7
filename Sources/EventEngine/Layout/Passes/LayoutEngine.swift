import Foundation

/// Puts views where constraints want them: one solver for all views of a world. Since places are kept
/// relative to the view around, trees that have nothing to do with each other do not meet in it.
final class LayoutEngine {
    unowned(unsafe) let world: Simulator
    let solver: LinearSolver
    /// The views and guides that constraints are about.
    private(set) var entries: [LayoutEntry] = []
    /// Those that the engine has to say something new about.
    var stale: [LayoutEntry] = []
    /// Active constraints that wait for the solver, in the order in which they were activated.
    private var waiting: [NSLayoutConstraint] = []
    /// Constraints that could not hold; they are tried again when others go or change.
    private var broken: [NSLayoutConstraint] = []
    private var retriesBroken = false
    /// Whether something could not hold in views that UIKit would not look at yet.
    private var hasUnseen = false
    /// The outermost view of those that are being laid out; outside of windows nothing else is looked at.
    private(set) weak var root: UIView?
    /// What is said of lengths that were below zero in the present solution.
    private var floors = LengthFloors()
    private var activations = 0
    /// Which constraint a marker stands for.
    var owners: [SolverSymbol: NSLayoutConstraint] = [:]
    /// Whether anything changed since the last solution.
    private(set) var hasPending = false
    /// Whether any constraint was ever activated.
    private(set) var isInUse = false

    init(world: Simulator) {
        self.world = world
        solver = LinearSolver(work: world.work)
    }

    // MARK: What changes

    func constraintAdded(_ constraint: NSLayoutConstraint) {
        isInUse = true
        activations += 1
        constraint.activation = activations
        enqueue(constraint)
    }

    /// Its constant or priority is another.
    func constraintChanged(_ constraint: NSLayoutConstraint) {
        takeOut(constraint)
        enqueue(constraint)
        retriesBroken = true
    }

    func constraintRemoved(_ constraint: NSLayoutConstraint) {
        takeOut(constraint)
        constraint.isBroken = false
        retriesBroken = true
        hasPending = true
    }

    /// What a constraint contradicts may be gone, or be of another size.
    func retryLater() { retriesBroken = true }

    /// Views came into a window, or are laid out outside of one: what cannot hold in them counts now.
    func viewsSeen() {
        guard hasUnseen else { return }
        (hasUnseen, retriesBroken, hasPending) = (false, true, true)
    }

    /// Does something while all in a view is looked at.
    func withRoot(_ view: UIView, _ body: () -> Void) {
        let before = root
        root = view
        defer { root = before }
        viewsSeen()
        body()
    }

    /// Whether UIKit looks for a solution in a view.
    func isSeen(_ view: UIView) -> Bool {
        view.windowReference != nil || root.map(view.isDescendant(of:)) ?? false
    }

    /// The frame of a view changed, or what says where it is.
    func placeChanged(_ entry: LayoutEntry) {
        guard !entry.isStale else { return }
        entry.isStale = true
        stale.append(entry)
        hasPending = true
    }

    /// A view or a guide is being freed.
    func forget(_ entry: LayoutEntry) {
        for handle in entry.pins + entry.sizes { solver.remove(handle) }
        (entry.pins, entry.sizes) = ([], [])
        floors.drop(entry.place.width, in: solver)
        floors.drop(entry.place.height, in: solver)
        if entry.isStale { stale.removeAll { $0 === entry } }
        for symbol in entry.place.symbols { solver.release(symbol) }
        entries.swapAt(entry.index, entries.count - 1)
        entries[entry.index].index = entry.index
        entries.removeLast()
    }

    /// Where an item is; it gets a place when it is first asked for.
    func place(of item: any LayoutItem) -> LayoutPlace {
        if let entry = item.entry { return entry.place }
        let entry = LayoutEntry(item, in: solver)
        world.work.draw(WorkCost.layoutPlace)
        entry.index = entries.count
        entries.append(entry)
        item.entry = entry
        placeChanged(entry)
        // What is known of a place depends on the frame of the view that it is in.
        if item.layoutItemKind == .guide, let view = item.constrainedView { _ = place(of: view) }
        return entry.place
    }

    private func enqueue(_ constraint: NSLayoutConstraint) {
        hasPending = true
        guard !constraint.isPending else { return }
        constraint.isPending = true
        waiting.append(constraint)
    }

    /// Takes a constraint out of the solver, or from among those that could not hold.
    private func takeOut(_ constraint: NSLayoutConstraint) {
        guard let handle = constraint.handle else { return broken.removeAll { $0 === constraint } }
        owners[handle.marker] = nil
        solver.remove(handle)
        constraint.handle = nil
    }

    // MARK: Solving

    /// Brings the solution up to date, and marks the superviews of views that are to move (S-07).
    func solve() {
        var rounds = 0
        while hasPending, !world.isHalted, rounds < EngineConstants.layoutRounds {
            rounds += 1
            hasPending = false
            let added = waiting.filter { $0.isActive }
            waiting = []
            let equations = LayoutEquations(place: place(of:), work: world.work)
            let prepared = added.map { ($0, equations.equation(of: $0)) }
            floors.clear(in: solver)
            settleStale()
            for (constraint, equation) in prepared {
                constraint.isPending = false
                if let equation { add(constraint, equation) }
            }
            let retried = retriesBroken ? retryBroken(equations) : []
            repeat { solver.optimize() } while !readTargets()
            for constraint in added + retried where constraint.handle != nil { constraint.isBroken = false }
            publish()
        }
    }

    /// - Returns: those that were tried.
    private func retryBroken(_ equations: LayoutEquations) -> [NSLayoutConstraint] {
        retriesBroken = false
        let candidates = broken
        broken = []
        for constraint in candidates where constraint.isActive && constraint.handle == nil {
            if let equation = equations.equation(of: constraint) { add(constraint, equation) }
        }
        return candidates
    }

    private func add(_ constraint: NSLayoutConstraint, _ equation: LinearConstraint) {
        guard constraint.handle == nil, !world.isHalted else { return }
        switch solver.add(equation) {
        case .added(let handle): hold(constraint, by: handle)
        case .contradicts(let rivals):
            guard constraint.isFirm, let handle = addFirmly(equation) else {
                return breakConstraint(constraint, rivals: rivals)
            }
            hold(constraint, by: handle)
        }
    }

    private func hold(_ constraint: NSLayoutConstraint, by handle: LinearSolver.Handle) {
        constraint.handle = handle
        owners[handle.marker] = constraint
    }

    /// Leaves a constraint out, and says so if that is new (S-10).
    ///
    /// - Parameter rivals: the markers of what it contradicts.
    func breakConstraint(_ constraint: NSLayoutConstraint, rivals: [SolverSymbol]) {
        if constraint.handle != nil { takeOut(constraint) }
        broken.append(constraint)
        guard !constraint.isBroken else { return }
        guard constraint.holder.map(isSeen) ?? true else { return hasUnseen = true }
        constraint.isBroken = true
        world.work.draw(WorkCost.registration + rivals.count)
        world.warnings.append(
            .unsatisfiable(broken: constraint.words, rivals: words(of: rivals), line: constraint.line))
    }

    /// What those say that a constraint contradicts: the first eight constraints, and the frames and guides.
    private func words(of rivals: [SolverSymbol]) -> [String] {
        let constraints = rivals.compactMap { owners[$0]?.words }.prefix(8).sorted()
        let others = Set(rivals.filter { owners[$0] == nil })
        world.work.draw(WorkCost.layoutRead * entries.count)
        let frames = entries.filter { $0.pins.contains { others.contains($0.marker) } }
            .prefix(8).compactMap(\.words).sorted()
        return constraints + frames
    }

    /// Reads the new solution.
    ///
    /// - Returns: false where a length came out below zero: the solution has to be looked for again.
    private func readTargets() -> Bool {
        world.work.draw(WorkCost.layoutRead * entries.count)
        var isSound = true
        for entry in entries where !world.isHalted {
            let values = entry.place.values(in: solver)
            if floors.take(entry.place, values, add: { add($0, of: entry) }) { isSound = false }
            entry.target = values.frame(before: entry.item.presentFrame)
        }
        return isSound
    }

    /// Says of a length that it is at least zero, if its place is not fixed.
    private func add(_ floor: LinearConstraint, of entry: LayoutEntry) -> LinearSolver.Handle? {
        guard entry.pinned.count < entry.place.symbols.count else { return nil }
        if entry.item.constrainedView.map(isSeen) ?? false { return addFirmly(floor) }
        hasUnseen = true
        guard case .added(let handle) = solver.add(floor) else { return nil }
        return handle
    }

    private func publish() {
        for entry in entries { entry.item.targetChanged(to: entry.target, from: entry.item.presentFrame) }
    }
}

extension LayoutItem {
    var entry: LayoutEntry? {
        get { (self as? UIView)?.storedLayoutState?.entry ?? (self as? UILayoutGuide)?.entry }
        set {
            if let view = self as? UIView { view.layoutState.entry = newValue }
            if let guide = self as? UILayoutGuide { guide.entry = newValue }
        }
    }

    /// Marks who has to put the item where the solver wants it.
    fileprivate func targetChanged(to target: CGRect, from before: CGRect) {
        if let view = self as? UIView, view.contentDependsOnWidth, let entry, let width = entry.measuredWidth,
            abs(width - target.width) > 0.5
        {
            view.world.layout.placeChanged(entry)
        }
        guard target != before else { return }
        if let view = self as? UIView {
            if !view.translatesAutoresizingMaskIntoConstraints { view.superviewReference?.markForLayout() }
        } else if let guide = self as? UILayoutGuide, guide.role == .content {
            guide.owner?.markForLayout()
        }
    }
}
