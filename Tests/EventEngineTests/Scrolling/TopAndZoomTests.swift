import EventEngine
import Testing

/// The status bar, the keyboard, zooming and refreshing (M-21 to M-32), and detail buttons (M-16).
struct TopAndZoomTests {
    private final class Delegate: NSObject, UIScrollViewDelegate {
        var lines: [String] = []
        var zoomed: UIView?
        var mayScroll = true
        private func hear(_ line: String) { if lines.last != line { lines.append(line) } }
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
            hear("shouldScrollToTop")
            return mayScroll
        }
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { hear("didScrollToTop") }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { hear("didScroll") }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { hear("willBeginDragging") }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            hear("willEndDragging")
        }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
            hear("willBeginZooming")
        }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { hear("didZoom") }
        func scrollViewDidEndZooming(
            _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
        ) {
            hear("didEndZooming \(scale)")
        }
    }

    private func play(_ body: (ScrollStage, Delegate) -> Void) -> TestWorld {
        ScrollStage.play { stage in
            let delegate = Delegate()
            stage.scroll.delegate = delegate
            withExtendedLifetime(delegate) { body(stage, delegate) }
        }.run
    }

    @Test func `A tap on the status bar scrolls the only scroll view to its top (M-23, M-24, GC-69)`() {
        _ = play { stage, delegate in
            stage.scroll.contentOffset.y = 500
            _ = delegate.take()
            let other = UIScrollView(frame: CGRect(x: 0, y: 500, width: 100, height: 100))
            stage.view.addSubview(other)
            stage.world.hand.tapStatusBar()
            stage.world.device.wait(1)
            #expect(stage.scroll.contentOffset.y == 500 && delegate.take().isEmpty)
            other.scrollsToTop = false
            delegate.mayScroll = false
            stage.world.hand.tapStatusBar()
            #expect(delegate.take() == ["shouldScrollToTop"])
            delegate.mayScroll = true
            stage.world.hand.tapStatusBar()
            stage.world.device.wait(1)
            #expect(delegate.take() == ["shouldScrollToTop", "didScroll", "didScrollToTop"])
            stage.world.hand.tapStatusBar()
            #expect(delegate.take().isEmpty)
        }
    }

    @Test func `A drag may send the keyboard away, after the delegate heard of it (M-25)`() {
        _ = play { stage, delegate in
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            stage.view.addSubview(field)
            field.becomeFirstResponder()
            stage.world.hand.drag(stage.scroll, by: CGVector(dx: 0, dy: -60))
            #expect(field.isFirstResponder && stage.scroll.keyboardDismissMode == .none)
            stage.scroll.keyboardDismissMode = .interactive
            stage.world.hand.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 380))
            #expect(field.isFirstResponder)
            stage.world.hand.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 450))
            #expect(!field.isFirstResponder)
            field.becomeFirstResponder()
            stage.scroll.keyboardDismissMode = .onDrag
            stage.world.hand.drag(stage.scroll, by: CGVector(dx: 0, dy: -60))
            #expect(!field.isFirstResponder)
        }
    }

    @Test func `A pinch zooms, passes its limits and comes back (M-26, M-27, M-29, GC-70)`() {
        _ = play { stage, delegate in
            stage.scroll.contentSize = stage.red.bounds.size
            #expect(stage.scroll.pinchGestureRecognizer == nil)
            stage.scroll.maximumZoomScale = 2
            delegate.zoomed = stage.red
            let pinch = stage.scroll.pinchGestureRecognizer
            #expect(pinch != nil && pinch?.view === stage.scroll)
            let (left, right) = (
                stage.world.hand.touch(at: CGPoint(x: 100, y: 200)),
                stage.world.hand.touch(at: CGPoint(x: 150, y: 200))
            )
            stage.world.hand.together {
                left.move(by: CGVector(dx: -75, dy: 0), over: 0.3)
                right.move(by: CGVector(dx: 75, dy: 0), over: 0.3)
            }
            #expect(stage.scroll.isZooming && stage.scroll.zoomScale > 2)
            #expect(stage.red.transform.a == stage.scroll.zoomScale)
            _ = delegate.take()
            left.lift()
            right.lift()
            #expect(stage.scroll.zoomScale == 2 && stage.scroll.isZoomBouncing && !stage.scroll.isZooming)
            stage.world.device.wait(1)
            #expect(delegate.take().contains("didEndZooming 2.0") && !stage.scroll.isZoomBouncing)
            #expect(stage.scroll.contentSize == CGSize(width: 400, height: 200))
        }
    }

    @Test func `Zooming by code tells the ends only where it is animated (M-28)`() {
        _ = play { stage, delegate in
            stage.scroll.maximumZoomScale = 4
            stage.scroll.setZoomScale(2, animated: false)
            #expect(stage.scroll.zoomScale == 1)
            delegate.zoomed = stage.red
            stage.scroll.setZoomScale(2, animated: false)
            #expect(delegate.take().filter { $0 != "didScroll" } == ["didZoom"])
            stage.scroll.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 100), animated: true)
            stage.world.device.wait(1)
            let heard = delegate.take().filter { $0 != "didScroll" }
            #expect(heard == ["willBeginZooming", "didZoom", "didEndZooming 3.0"])
        }
    }

    @Test func `A long pull refreshes while the finger is down (M-30, GC-71)`() {
        _ = play { stage, delegate in
            let control = UIRefreshControl()
            let handler = ControlStage.Handler()
            control.addTarget(handler, action: Selector("valueChanged:"), for: .valueChanged)
            handler.reactions["valueChanged"] = { _, _ in
                delegate.lines.append("valueChanged \(control.isRefreshing)")
            }
            stage.scroll.refreshControl = control
            stage.world.hand.drag(from: CGPoint(x: 100, y: 120), to: CGPoint(x: 100, y: 600), over: 0.5)
            let heard = delegate.take().filter { $0 != "didScroll" }
            #expect(heard == ["willBeginDragging", "valueChanged true", "willEndDragging"])
            control.endRefreshing()
            stage.world.device.wait(1)
            stage.world.hand.drag(from: CGPoint(x: 100, y: 120), to: CGPoint(x: 100, y: 200), over: 0.5)
            #expect(!control.isRefreshing)
            control.beginRefreshing()
            #expect(control.isRefreshing && handler.heard == ["valueChanged"])
        }
    }

    @Test func `A scroll view's own recognizers have their flags, and their delegate stays (M-21, M-22)`() {
        let test = play { stage, _ in
            let own = stage.scroll.gestureRecognizers ?? []
            #expect(own.last === stage.scroll.panGestureRecognizer)
            #expect(own.map(\.delaysTouchesBegan) == [true, false])
            #expect(own.map(\.delaysTouchesEnded) == [false, false])
            #expect(!stage.scroll.directionalPressGestureRecognizer.isEnabled)
            stage.scroll.maximumZoomScale = 2
            final class Other: NSObject, UIGestureRecognizerDelegate {}
            let other = Other()
            stage.scroll.pinchGestureRecognizer?.delegate = other
        }
        #expect(
            test.world.problem
                == .refused("the pinch of a scroll view must have the scroll view as its delegate"))
    }

    @Test func `Insets move where content rests, and not what is hit (M-31)`() {
        _ = play { stage, _ in
            stage.scroll.contentInset.top = 50
            #expect(stage.scroll.adjustedContentInset.top == 50)
            stage.scroll.contentOffset.y = -50
            #expect(stage.view.hitTest(CGPoint(x: 30, y: 100 + 50 + 30), with: nil) === stage.red)
        }
    }

    @Test func `A pager in a pager gives the drag to the outer one at its last page (M-32)`() {
        _ = play { stage, _ in
            let outer = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
            let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            for (view, pages) in [(outer, 2), (inner, 2)] {
                view.isPagingEnabled = true
                view.contentSize = CGSize(width: 300 * pages, height: 400)
            }
            outer.addSubview(inner)
            stage.view.addSubview(outer)
            for _ in 0..<2 {
                stage.world.hand.flick(outer, .left, from: nil)
                stage.world.device.wait(2)
            }
            #expect(inner.contentOffset.x == 300 && outer.contentOffset.x == 300)
        }
    }

    @Test func `A detail button tells the delegate, and its row is not selected (M-16, GC-68)`() {
        final class Delegate: NSObject, UITableViewDelegate {
            var lines: [String] = []
            func tableView(_ table: UITableView, accessoryButtonTappedForRowWith path: IndexPath) {
                lines.append("detail \(path.row)")
            }
            func tableView(_ table: UITableView, didHighlightRowAt path: IndexPath) {
                lines.append("highlight")
            }
        }
        _ = TableStage.play { stage in
            let delegate = Delegate()
            stage.clerk.makeCell = { _, _ in
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.accessoryType = .detailButton
                return cell
            }
            stage.table.delegate = delegate
            stage.table.reloadData()
            stage.world.hand.tap(stage.table, at: CGPoint(x: 190, y: 60))
            #expect(delegate.lines == ["detail 1"])
            stage.world.hand.tap(stage.table, at: CGPoint(x: 60, y: 60))
            #expect(delegate.lines.last == "highlight")
            #expect(stage.table.alwaysBounceVertical)
        }
    }

    @Test func `A finger that rests on a row leaves other rows to other fingers (M-10)`() {
        _ = TableStage.play { stage in
            stage.table.isMultipleTouchEnabled = true
            let finger = stage.world.hand.touch(stage.table, at: stage.place(inRow: 0))
            finger.hold(0.3)
            stage.tap(row: 2)
            stage.world.device.wait(0)
            #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
            finger.lift()
        }
    }
}
