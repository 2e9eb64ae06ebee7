import EventEngine
import Foundation

/// Lists of views with three constraints each, every row below the one before: the first layout, and one
/// after a constant in the middle has changed.
enum LayoutBenchmark {
    static func run() {
        print("Layout, three constraints a view, tracing off\n")
        row("views", "constraints", "first layout", "after a change")
        row("---", "---", "---", "---")
        for count in [50, 100, 200, 400] { measure(count) }
        print("")
    }

    private static func measure(_ count: Int) {
        let first = Measurement { List(count).layOut() }
        let empty = Measurement { _ = List(count) }
        let list = List(count)
        list.layOut()
        let change = Measurement { list.change() }
        let milliseconds = { (seconds: Double) in "\((seconds * 1_000).fixed(2)) ms" }
        row(
            String(count), String(3 * count), milliseconds(first.secondsPerCall - empty.secondsPerCall),
            milliseconds(change.secondsPerCall))
    }

    /// The views in a window, with their constraints.
    private final class List {
        private let world: Simulator
        private let root: UIView
        private var heights: [NSLayoutConstraint] = []

        init(_ count: Int) {
            var limits = WorldLimits.standard
            limits.work = .max
            world = Simulator(tracing: false, limits: limits)
            root = world.makeStandardScene().view
            world.perform {
                var above: UIView?
                for _ in 0..<count {
                    let view = UIView()
                    view.translatesAutoresizingMaskIntoConstraints = false
                    root.addSubview(view)
                    let height = view.heightAnchor.constraint(equalToConstant: 20)
                    let top = above?.bottomAnchor ?? root.topAnchor
                    NSLayoutConstraint.activate([
                        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                        view.topAnchor.constraint(equalTo: top, constant: 2), height,
                    ])
                    heights.append(height)
                    above = view
                }
            }
        }

        func layOut() {
            world.perform { root.layoutIfNeeded() }
            precondition(world.problem == nil, "the layout was not finished")
        }

        func change() {
            let height = heights[heights.count / 2]
            let before = root.subviews.last?.frame
            world.perform {
                height.constant = height.constant == 20 ? 30 : 20
                root.layoutIfNeeded()
            }
            precondition(root.subviews.last?.frame != before, "what lies below has not moved")
        }
    }
}
