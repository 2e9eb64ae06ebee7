import EventEngine
import Foundation

/// Touch events per second through a window with 100 views and 20 recognizers, beside the same window without
/// recognizers. A finger goes round on a view that lies in all others, so that every recognizer hears of it.
enum GestureBenchmark {
    private static let moves = 200

    static func run() {
        print("Touch events, tracing off, 100 views\n")
        row("recognizers", "events /s", "", "")
        row("---", "---", "---", "---")
        for count in [0, 1, 20] { measure(count) }
        print("")
    }

    private static func measure(_ count: Int) {
        let run = Measurement {
            let world = Simulator(tracing: false)
            let scene = world.makeStandardScene()
            world.perform {
                let target = grow(scene.view, recognizers: count)
                let finger = world.hand.touch(target)
                for number in 0..<moves {
                    finger.move(by: CGVector(dx: number % 2 == 0 ? 3 : -3, dy: 0))
                }
                finger.lift()
            }
            _ = world.finish()
        }
        row(String(count), (Double(moves + 2) / run.secondsPerCall).fixed(0), "", "")
    }

    /// A hundred views, ten deep; all recognizers are pans that stay possible, on the deepest ten.
    private static func grow(_ root: UIView, recognizers: Int) -> UIView {
        var parent = root
        var chain: [UIView] = []
        for _ in 0..<10 {
            for _ in 0..<9 { parent.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))) }
            let child = UIView(frame: root.bounds)
            parent.addSubview(child)
            chain.append(child)
            parent = child
        }
        for number in 0..<recognizers {
            chain[number % chain.count].addGestureRecognizer(UIPanGestureRecognizer())
        }
        return parent
    }
}
