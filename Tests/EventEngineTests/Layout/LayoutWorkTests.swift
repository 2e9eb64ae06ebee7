import EventEngine
import Testing

/// What layout costs, and that random scenes settle.
struct LayoutWorkTests {
    /// The units that a list of so many views costs, each pinned with four constraints.
    private func cost(
        of count: Int, limits: WorldLimits = .standard
    ) -> (units: Int, problem: WorldProblem?) {
        let world = Simulator(limits: limits)
        let scene = world.makeStandardScene()
        world.perform {
            var before: UIView?
            for _ in 0..<count where !world.isHalted {
                let row = LayoutStage.add("row", UIView(), to: scene.view)
                NSLayoutConstraint.activate([
                    row.leadingAnchor.constraint(equalTo: scene.view.leadingAnchor, constant: 16),
                    row.trailingAnchor.constraint(equalTo: scene.view.trailingAnchor, constant: -16),
                    row.topAnchor.constraint(equalTo: before?.bottomAnchor ?? scene.view.topAnchor),
                    row.heightAnchor.constraint(equalToConstant: 40),
                ])
                before = row
            }
            scene.view.layoutIfNeeded()
            if !world.isHalted { #expect(before?.frame.maxY == CGFloat(40 * count)) }
        }
        return (world.work.spent, world.problem)
    }

    @Test func `Two hundred views with eight hundred constraints cost a small part of a run's budget`() {
        let (small, large) = (cost(of: 100), cost(of: 200))
        #expect(small.problem == nil && large.problem == nil)
        #expect(large.units < WorkBudget.standard / 50, "\(large.units)")
        // A row hangs on all rows above it: four times as much for twice as many.
        #expect(large.units < small.units * 9 / 2, "\(small.units), then \(large.units)")
    }

    @Test func `A layout that would cost more than the budget ends the run`() {
        var limits = WorldLimits.standard
        limits.work = 200_000
        #expect(cost(of: 2_000, limits: limits).problem == .tooMuchWork(limit: 200_000))
    }

    @Test(arguments: 1...20)
    func `Random scenes settle, and settle to the same again`(_ seed: UInt64) {
        #expect(frames(seed) == frames(seed))
    }

    /// Random constraints, activated, changed and taken back between layout passes.
    private func frames(_ seed: UInt64) -> [CGRect] {
        var numbers = SeededNumbers(seed: seed)
        var frames: [CGRect] = []
        let run = TestWorld { world, scene in
            var views = [scene.view]
            for _ in 0..<12 {
                let view: UIView = Bool.random(using: &numbers) ? Content(30, 20) : UIView()
                views.append(LayoutStage.add("view", view, to: views.randomElement(using: &numbers)!))
            }
            var constraints: [NSLayoutConstraint] = []
            for _ in 0..<60 {
                let one = views.randomElement(using: &numbers)!
                let other = views.randomElement(using: &numbers)!
                let constant = CGFloat(Int.random(in: -40...80, using: &numbers))
                let constraint =
                    switch Int.random(in: 0..<4, using: &numbers) {
                    case 0: one.leftAnchor.constraint(equalTo: other.leftAnchor, constant: constant)
                    case 1:
                        one.topAnchor.constraint(
                            greaterThanOrEqualTo: other.bottomAnchor, constant: constant)
                    case 2: one.widthAnchor.constraint(equalTo: other.heightAnchor, multiplier: 0.5)
                    default: one.widthAnchor.constraint(lessThanOrEqualToConstant: abs(constant))
                    }
                if Bool.random(using: &numbers) { constraint.priority = .defaultHigh }
                if one !== other { constraint.isActive = true }
                constraints.append(constraint)
                let changed = constraints.randomElement(using: &numbers)!
                if Int.random(in: 0..<3, using: &numbers) == 0 { changed.constant = constant }
                if Int.random(in: 0..<5, using: &numbers) == 0 { changed.isActive = false }
                if Int.random(in: 0..<3, using: &numbers) == 0 { world.settle() }
            }
            world.settle()
            world.settle()
            frames = views.map(\.frame)
        }
        #expect(run.world.problem == nil)
        return frames
    }
}
