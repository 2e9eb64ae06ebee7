import EventEngine
import Foundation

/// A scroll view of 300 x 400 points at (0, 100) with content 2,000 points high, a red view in it, a delegate
/// that hears everything, and what the content's offset was at each change.
final class ScrollStage {
    let world: Simulator
    let view: UIView
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    let red = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 100))
    let listener = Listener()

    private init(_ world: Simulator, _ scene: Simulator.StandardScene) {
        self.world = world
        view = scene.view
        view.addSubview(scroll)
        scroll.addSubview(red)
        scroll.contentSize = CGSize(width: 300, height: 2_000)
        scroll.delegate = listener
        world.names.bind("scroll", to: scroll)
        world.names.bind("red", to: red)
        world.names.bind("listener", to: listener)
        listener.world = world
    }

    /// Builds the stage, lets something happen on it, and lets time run out.
    @discardableResult
    static func play(_ body: (ScrollStage) -> Void) -> (run: TestWorld, listener: Listener) {
        var listener = Listener()
        let run = TestWorld { world, scene in
            let stage = ScrollStage(world, scene)
            listener = stage.listener
            body(stage)
            withExtendedLifetime(stage) { world.runUntilIdle() }
        }
        return (run, listener)
    }

    /// Hears all that a scroll view says, and answers where content shall come to rest.
    final class Listener: NSObject, UIScrollViewDelegate {
        weak var world: Simulator?
        /// The offsets with their times, in milliseconds.
        private(set) var places: [(time: Double, offset: CGPoint)] = []
        /// The velocity of the last drag, and where content would have come to rest.
        private(set) var velocity = CGPoint.zero
        private(set) var proposal = CGPoint.zero
        var target: CGPoint?
        var reactions: [String: (UIScrollView) -> Void] = [:]

        var offsets: [CGPoint] { places.map(\.offset) }

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            places.append(((world?.clock.seconds ?? 0) * 1_000, scrollView.contentOffset))
            reactions["scroll"]?(scrollView)
        }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { reactions["begin"]?(scrollView) }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            (self.velocity, proposal) = (velocity, targetContentOffset.pointee)
            if let target { targetContentOffset.pointee = target }
            reactions["lift"]?(scrollView)
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            reactions[decelerate ? "willDecelerate" : "rest"]?(scrollView)
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { reactions["rest"]?(scrollView) }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
            reactions["animated"]?(scrollView)
        }
    }
}

extension TestWorld {
    /// What the delegate heard, without repetitions of one message.
    var heard: [String] {
        log(.scrolling).reduce(into: []) { lines, line in
            if lines.last != line { lines.append(line) }
        }
    }
}
