import EventEngine
import Foundation

extension ScrollScene {
    /// Follows one scroll view, and notes what must not happen.
    final class Watcher: NSObject, UIScrollViewDelegate {
        var broken: [String] = []
        /// Whether only fingers move content, so that nothing is out of range before they come.
        var isLeftAlone = true
        private var isDragged = false
        private var isDecelerating = false
        private var willDecelerate = false
        /// How often content moved under a finger or after it.
        var count = 0

        private func expect(_ holds: Bool, _ what: @autoclosure () -> String) {
            if !holds { broken.append(what()) }
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            guard isDragged || isDecelerating else { return }
            count += 1
            let (offset, size, inset) = (
                scrollView.contentOffset, scrollView.bounds.size, scrollView.adjustedContentInset)
            let content = scrollView.contentSize
            let most = CGPoint(
                x: max(-inset.left, content.width - size.width + inset.right),
                y: max(-inset.top, content.height - size.height + inset.bottom))
            let isInReach = offset.x >= -inset.left - size.width && offset.x <= most.x + size.width
                && offset.y >= -inset.top - size.height && offset.y <= most.y + size.height
            expect(isInReach, "the offset \(offset) is out of reach")
            if !scrollView.bounces, isDragged, isLeftAlone {
                let isInRange = offset.x >= -inset.left && offset.x <= most.x + 0.5
                    && offset.y >= -inset.top && offset.y <= most.y + 0.5
                expect(isInRange, "it does not bounce, and is at \(offset)")
            }
        }

        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
            expect(!isDragged && !isDecelerating, "dragging begins in the middle of something")
            expect(scrollView.isDragging && scrollView.isTracking, "it is dragged, and does not say so")
            isDragged = true
        }

        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            expect(isDragged, "dragging ends that never began")
        }

        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            expect(isDragged, "dragging has ended that never began")
            (isDragged, willDecelerate) = (false, decelerate)
        }

        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
            expect(!isDragged && !isDecelerating, "it decelerates under a finger, or twice")
            expect(scrollView.isDecelerating, "it decelerates, and does not say so")
            isDecelerating = true
        }

        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
            expect(isDecelerating, "it comes to rest that did not decelerate")
            isDecelerating = false
        }

        /// What is wrong when nothing moves any more.
        func finish(_ scrollView: UIScrollView, _ name: String, isAtRest: Bool) {
            expect(!isDragged && !isDecelerating, "something never ends")
            let says = [scrollView.isTracking, scrollView.isDragging, scrollView.isDecelerating]
            expect(says == [false, false, false], "at rest it says \(says)")
            if isAtRest {
                let (offset, size, inset) = (
                    scrollView.contentOffset, scrollView.bounds.size, scrollView.adjustedContentInset)
                let content = scrollView.contentSize
                let isInRange = offset.x >= -inset.left - 0.01 && offset.y >= -inset.top - 0.01
                    && offset.x <= max(-inset.left, content.width - size.width + inset.right) + 0.01
                    && offset.y <= max(-inset.top, content.height - size.height + inset.bottom) + 0.01
                expect(isInRange, "it rests at \(offset)")
            }
            broken = broken.map { "\(name): \($0)" }
        }
    }

    /// What is broken in the scene, and how much happened in it.
    func play() -> (broken: [String], count: Int, run: TestWorld) {
        var broken: [String] = []
        var count = 0
        let run = TestWorld { world, scene in
            let watchers = scrollers.map { _ in Watcher() }
            var views: [UIScrollView] = []
            for (index, scroller) in scrollers.enumerated() {
                let view = scroller.make()
                view.delegate = watchers[index]
                watchers[index].isLeftAlone = !acts.contains { act in
                    if case .scroll = act { true } else { false }
                }
                (scroller.parent.map { views[$0] } ?? scene.view).addSubview(view)
                views.append(view)
            }
            // What code has put out of range stays there until a finger comes.
            var isAtRest = true
            for act in acts where !world.isHalted {
                if case .scroll = act { isAtRest = false }
                act.play(world, views)
            }
            withExtendedLifetime(watchers) { world.device.wait(30) }
            for (index, view) in views.enumerated() {
                watchers[index].finish(view, "s\(index)", isAtRest: isAtRest)
                broken += watchers[index].broken
                count += watchers[index].count
                view.delegate = nil
            }
        }
        if let problem = run.world.problem { broken.append("\(problem)") }
        let recording = run.recording
        if recording.scrolls.contains(where: { $0.end == nil }) { broken.append("a span never ends") }
        for touch in Set(recording.deliveries.map(\.touch)).sorted() {
            let phases = recording.deliveries.filter { $0.touch == touch }.map(\.phase)
            let ends = phases.filter { $0 == .ended || $0 == .cancelled }
            if phases.first != .began || ends.count != 1 || phases.filter({ $0 == .began }).count != 1 {
                broken.append("touch \(touch): \(phases)")
            }
        }
        if recording.withholdings.contains(where: { $0.outcome == .pending }) {
            broken.append("something is withheld for ever")
        }
        return (broken, count, run)
    }
}

extension ScrollScene.Scroller {
    fileprivate func make() -> UIScrollView {
        let view = UIScrollView(frame: frame)
        view.contentSize = contentSize
        view.contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: inset)
        view.bounces = bounces
        view.alwaysBounceVertical = alwaysBounces
        view.alwaysBounceHorizontal = alwaysBounces
        view.isPagingEnabled = pages
        view.isDirectionalLockEnabled = locks
        view.delaysContentTouches = delays
        view.canCancelContentTouches = cancels
        view.addSubview(UIView(frame: CGRect(x: 150, y: 20, width: 100, height: 300)))
        if hasControl { view.addSubview(UIControl(frame: CGRect(x: 20, y: 200, width: 100, height: 100))) }
        return view
    }
}

extension ScrollScene.Act {
    fileprivate func play(_ world: Simulator, _ views: [UIScrollView]) {
        switch self {
        case .tap(let point): world.hand.tap(at: point)
        case .press(let point, let time): world.hand.tap(at: point, duration: time)
        case .drag(let point, let vector, let time):
            let end = CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
            world.hand.drag(from: point, to: end, over: time)
        case .flick(let point, let vector, let time):
            let finger = world.hand.touch(at: point)
            finger.move(by: vector, over: time)
            finger.lift()
        case .pair(let a, let b, let vector):
            let first = world.hand.touch(at: a)
            world.device.wait(0.05)
            let second = world.hand.touch(at: b)
            second.move(by: vector, over: 0.2)
            first.lift()
            second.lift()
        case .interrupted(let point, let vector):
            let finger = world.hand.touch(at: point)
            finger.move(by: vector, over: 0.2)
            world.device.interrupt()
        case .scroll(let index, let offset, let animated):
            let place = CGPoint(x: offset.x * 0.3, y: offset.y * 0.3)
            views[index].setContentOffset(place, animated: animated)
        case .resize(let index, let size):
            // At rest, since in motion it would be out of reach by the code's doing.
            world.device.wait(10)
            views[index].contentSize = size
        case .wait(let time): world.device.wait(time)
        }
    }
}
