import Foundation
import SeededRandom
import Testing

@testable import EventEngine

/// Constraints and stacks that come, change and go at random: what has to hold always holds (S-07, S-11).
struct RandomConstraintTests {
    private final class Box: UIView {
        var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        override var intrinsicContentSize: CGSize { size }
    }

    /// Has a few views, and says at random where they should be.
    private final class Author {
        private var random: SeededGenerator
        private let view: UIView
        private var views: [UIView] = []
        private var constraints: [NSLayoutConstraint] = []

        init(seed: UInt64, _ view: UIView) {
            (random, self.view) = (SeededGenerator(seed: seed), view)
            for _ in 0..<(3 + below(6)) { add(below(3) == 0 ? stack() : box()) }
        }

        private func below(_ limit: Int) -> Int { Int.random(in: 0..<max(1, limit), using: &random) }
        private func one<Element>(of elements: [Element]) -> Element { elements[below(elements.count)] }

        private func box() -> Box {
            let box = Box(frame: .zero)
            if below(3) > 0 { box.size = CGSize(width: below(80), height: below(80)) }
            return box
        }

        private func stack() -> UIStackView {
            let stack = UIStackView(arrangedSubviews: (0..<below(4)).map { _ in box() })
            stack.axis = one(of: [.horizontal, .vertical])
            return stack
        }

        private func add(_ new: UIView) {
            new.translatesAutoresizingMaskIntoConstraints = false
            (below(3) == 0 ? views.first ?? view : view).addSubview(new)
            views.append(new)
        }

        func act() {
            switch below(8) {
            case 0...2: constrain(one(of: views), one(of: views + [view]))
            case 3 where !constraints.isEmpty: one(of: constraints).isActive.toggle()
            case 4 where !constraints.isEmpty: one(of: constraints).constant = CGFloat(below(100) - 50)
            case 5: one(of: views).isHidden.toggle()
            case 6: changeContent(of: one(of: views))
            default: arrange(one(of: views))
            }
        }

        private func constrain(_ first: UIView, _ second: UIView) {
            guard first !== second else { return }
            let columns: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .centerX]
            let rows: [NSLayoutConstraint.Attribute] = [.top, .bottom, .centerY]
            let edges = one(of: [columns, rows])
            let lengths: [NSLayoutConstraint.Attribute] = [.width, .height]
            let isLength = below(4) == 0
            let attribute = one(of: isLength ? lengths : edges)
            let made = NSLayoutConstraint(
                item: first, attribute: attribute,
                relatedBy: one(of: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]), toItem: second,
                attribute: isLength ? attribute : one(of: edges), multiplier: 1,
                constant: CGFloat(below(80) - 40))
            made.priority = UILayoutPriority(one(of: [1_000, 1_000, 999, 750, 250, 51]))
            made.isActive = true
            constraints.append(made)
        }

        private func changeContent(of view: UIView) {
            guard let box = view as? Box else { return }
            box.size = CGSize(width: below(90), height: below(90))
            box.invalidateIntrinsicContentSize()
        }

        private func arrange(_ view: UIView) {
            guard let stack = view as? UIStackView else { return }
            switch below(4) {
            case 0: stack.axis = one(of: [.horizontal, .vertical])
            case 1: stack.spacing = CGFloat(below(20))
            case 2: stack.insertArrangedSubview(box(), at: below(stack.arrangedSubviews.count + 1))
            default: stack.distribution = one(of: [.fill, .fillEqually, .equalSpacing, .equalCentering])
            }
        }
    }

    @Test(arguments: UInt64(0)..<120)
    func `What has to hold holds, however constraints come and go`(seed: UInt64) {
        _ = TestWorld(tracing: false) { world, scene in
            let author = Author(seed: seed, scene.view)
            for _ in 0..<30 {
                for _ in 0..<2 { author.act() }
                world.device.wait(0.1)
                check(world.layout)
            }
        }
    }

    private func check(_ layout: LayoutEngine) {
        let equations = LayoutEquations(place: layout.place(of:), work: layout.world.work)
        for constraint in layout.owners.values {
            guard let equation = equations.equation(of: constraint), equation.isRequired else { continue }
            let sum = equation.expression.terms.reduce(equation.expression.constant) {
                $0 + $1.coefficient * layout.solver.value(of: $1.symbol)
            }
            let holds = switch equation.relation {
            case .isZero: abs(sum) < 0.001
            case .isAtLeastZero: sum > -0.001
            case .isAtMostZero: sum < 0.001
            }
            #expect(holds, "\(constraint) by \(sum)")
        }
        for entry in layout.entries {
            #expect(entry.place.symbols.allSatisfy { layout.solver.value(of: $0).isFinite })
            let lengths = [entry.place.width, entry.place.height]
            #expect(lengths.allSatisfy { layout.solver.value(of: $0) > -0.01 })
        }
    }
}
