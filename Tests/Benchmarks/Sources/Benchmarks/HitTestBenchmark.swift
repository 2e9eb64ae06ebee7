import EventEngine
import Foundation

/// Hit-tests per second over 100, 1,000 and 10,000 views, beside the bare walk. The finger is in the last
/// place where the walk looks, so that every view is asked.
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

    /// Siblings, of which only the oldest contains the point: the walk, last sibling first, asks every one of
    /// them.
    private static func grow(_ root: UIView, _ bareRoot: BareView, count: Int) {
        for number in 1..<count {
            let frame = CGRect(x: number == 1 ? 0 : 500, y: 0, width: 400, height: 400)
            root.addSubview(UIView(frame: frame))
            bareRoot.subviews.append(BareView(frame: frame))
        }
    }
}
