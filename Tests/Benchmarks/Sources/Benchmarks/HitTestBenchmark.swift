import EventEngine
import Foundation

/// Hit-tests per second over trees of 100, 1,000 and 10,000 views, beside the bare walk. Each view holds ten others,
/// laid out so that the finger is in the last place the walk looks: every view of its level is asked.
enum HitTestBenchmark {
    static func run() {
        print("Hit-testing, tracing off, every view is asked\n")
        row("views", "engine /s", "bare walk /s", "ratio")
        row("---", "---", "---", "---")
        for count in [100, 1_000, 10_000] { measure(count) }
        print("")
    }

    private static func measure(_ count: Int) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 1_000, height: 1_000))
        let bareRoot = BareView(frame: root.frame)
        grow(root, bareRoot, count: count)
        let point = CGPoint(x: 1, y: 1)
        let engine = Measurement { precondition(root.hitTest(point, with: nil) != nil) }
        let bare = Measurement { precondition(bareRoot.hitTest(point) != nil) }
        row(
            String(count), (1 / engine.secondsPerCall).fixed(0), (1 / bare.secondsPerCall).fixed(0),
            (engine.secondsPerCall / bare.secondsPerCall).fixed(2))
    }

    /// Breadth-first, ten children a view, all of which contain the point but for their leaves.
    private static func grow(_ root: UIView, _ bareRoot: BareView, count: Int) {
        var open: [(UIView, BareView)] = [(root, bareRoot)]
        var made = 1
        var next = 0
        while made < count {
            let (parent, bareParent) = open[next]
            next += 1
            for place in 0..<10 where made < count {
                let frame = CGRect(x: place == 0 ? 0 : 500, y: 0, width: 400, height: 400)
                let child = UIView(frame: frame)
                let bareChild = BareView(frame: frame)
                parent.addSubview(child)
                bareParent.subviews.append(bareChild)
                open.append((child, bareChild))
                made += 1
            }
        }
    }
}
