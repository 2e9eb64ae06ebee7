import EventEngine
import Testing

/// Sheets, popovers, alerts: who is asked, what ends them, and who gets touches meanwhile (N-11 to N-24).
struct SheetTests {
    private final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
        var note: (String) -> Void = { _ in }
        var mayDismiss = true
        func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
            note("shouldDismiss")
            return mayDismiss
        }
        func presentationControllerWillDismiss(_ controller: UIPresentationController) { note("willDismiss") }
        func presentationControllerDidDismiss(_ controller: UIPresentationController) { note("didDismiss") }
        func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
            note("didAttemptToDismiss")
        }
    }

    private func run(
        _ body: (Simulator, LoggingController.Log, _ a: UIViewController, _ b: LoggingController, Delegate)
            -> Void
    ) -> TestWorld {
        TestWorld { world, scene in
            let log = LoggingController.Log()
            let (b, delegate) = (LoggingController("B", log), Delegate())
            world.names.bind("b", to: b)
            delegate.note = { log.lines.append($0) }
            world.device.wait(0)
            withExtendedLifetime(delegate) { body(world, log, scene.viewController, b, delegate) }
        }
    }

    private func present(
        _ world: Simulator, _ log: LoggingController.Log, _ a: UIViewController, _ b: UIViewController,
        _ delegate: Delegate
    ) {
        a.present(b, animated: true)
        b.presentationController?.delegate = delegate
        world.device.wait(1)
        _ = log.take()
    }

    @Test func `A pull dismisses, after the question and the news (N-12, N-14, N-15, GC-86)`() {
        _ = run { world, log, a, b, delegate in
            present(world, log, a, b, delegate)
            world.hand.drag(b.view, from: CGPoint(x: 100, y: 50), by: CGVector(dx: 0, dy: 400))
            world.device.wait(1)
            #expect(
                log.take() == [
                    "shouldDismiss", "willDismiss", "B will disappear", "B did disappear", "didDismiss",
                ])
            #expect(a.presentedViewController == nil && b.view.window == nil)
        }
    }

    @Test func `A short pull comes back, and the sheet appears again (N-14)`() {
        _ = run { world, log, a, b, delegate in
            present(world, log, a, b, delegate)
            world.hand.drag(b.view, by: CGVector(dx: 0, dy: 60))
            world.device.wait(1)
            #expect(
                log.take() == [
                    "shouldDismiss", "willDismiss", "B will disappear", "B will appear", "B did appear",
                ])
            #expect(b.view.frame.minY == 40 && a.presentedViewController === b)
        }
    }

    @Test func `A modal sheet tells only of the attempt; code asks nobody (N-12, N-13, GC-86)`() {
        _ = run { world, log, a, b, delegate in
            present(world, log, a, b, delegate)
            b.isModalInPresentation = true
            world.hand.drag(b.view, by: CGVector(dx: 0, dy: 300))
            world.device.wait(1)
            #expect(log.take() == ["didAttemptToDismiss"] && b.view.frame.minY == 40)
            b.isModalInPresentation = false
            delegate.mayDismiss = false
            world.hand.drag(b.view, by: CGVector(dx: 0, dy: 300))
            world.device.wait(1)
            #expect(log.take() == ["shouldDismiss", "didAttemptToDismiss"])
            a.dismiss(animated: true)
            world.device.wait(1)
            #expect(log.take() == ["B will disappear", "B did disappear"])
        }
    }

    @Test func `A tap beside a sheet asks as a pull does, and nothing behind hears of it (N-18, N-19)`() {
        let test = run { world, log, a, b, delegate in
            present(world, log, a, b, delegate)
            world.hand.tap(at: CGPoint(x: 100, y: 20))
            world.device.wait(1)
            #expect(
                log.take() == [
                    "shouldDismiss", "willDismiss", "B will disappear", "B did disappear", "didDismiss",
                ])
        }
        #expect(test.calls(.touches, only: ["view"]).isEmpty)
    }

    @Test func `Below its undimmed height a sheet lets touches pass, and grows when dragged (N-17, N-18)`() {
        let test = run { world, log, a, b, delegate in
            let sheet = b.sheetPresentationController
            sheet?.detents = [.medium(), .large()]
            sheet?.largestUndimmedDetentIdentifier = .medium
            present(world, log, a, b, delegate)
            #expect(b.view.frame.height == 333.5)
            world.hand.tap(at: CGPoint(x: 100, y: 100))
            world.hand.drag(b.view, from: CGPoint(x: 100, y: 50), by: CGVector(dx: 0, dy: -200))
            world.device.wait(1)
            #expect(b.view.frame.minY == 40 && sheet?.selectedDetentIdentifier == .large)
            world.hand.tap(at: CGPoint(x: 100, y: 20))
            #expect(log.take() == ["shouldDismiss", "willDismiss", "B will disappear"])
        }
        #expect(test.calls(.touches, only: ["view"]) == ["view.touchesBegan", "view.touchesEnded"])
    }

    @Test func `At its top a scroll view leaves the drag to the sheet (N-16, N-20, GC-87)`() {
        _ = run { world, log, a, b, delegate in
            present(world, log, a, b, delegate)
            let scroll = UIScrollView(frame: b.view.bounds)
            scroll.contentSize = CGSize(width: 375, height: 2_000)
            b.view.addSubview(scroll)
            scroll.contentOffset.y = 100
            world.hand.drag(scroll, by: CGVector(dx: 0, dy: 60))
            #expect(scroll.contentOffset.y < 100 && log.take().isEmpty)
            world.device.wait(1)
            scroll.contentOffset.y = 0
            world.hand.drag(scroll, by: CGVector(dx: 0, dy: 200), over: 0.5)
            #expect(scroll.contentOffset.y == 0)
            #expect(log.take().prefix(2) == ["shouldDismiss", "willDismiss"])
        }
    }

    @Test func `A touch beside a popover dismisses it, but for views that it lets pass (N-21, GC-88)`() {
        let test = run { world, log, a, b, delegate in
            let (button, free) = (UIButton(), UIButton())
            for (index, view) in [button, free].enumerated() {
                view.frame = CGRect(x: 20 + 150 * CGFloat(index), y: 20, width: 100, height: 40)
                a.view.addSubview(view)
                world.names.bind(index == 0 ? "button" : "free", to: view)
            }
            b.modalPresentationStyle = .popover
            b.preferredContentSize = CGSize(width: 200, height: 200)
            b.popoverPresentationController?.sourceView = button
            b.popoverPresentationController?.passthroughViews = [free]
            present(world, log, a, b, delegate)
            #expect(b.view.frame == CGRect(x: 10, y: 60, width: 200, height: 200))
            world.hand.tap(free)
            #expect(a.presentedViewController === b)
            world.hand.tap(button)
            world.device.wait(1)
            #expect(a.presentedViewController == nil && log.take().last == "didDismiss")
        }
        #expect(test.calls(.touches, only: ["button"]).isEmpty)
        #expect(test.calls(.touches, only: ["free"]).first == "free.touchesBegan")
    }

    @Test func `An action's handler runs when the alert is gone (N-22, N-23, GC-89)`() {
        _ = run { world, log, a, _, _ in
            final class Alert: UIAlertController {
                var note: (String) -> Void = { _ in }
                override func viewDidDisappear(_ animated: Bool) { note("alert did disappear") }
            }
            let alert = Alert(title: "Sure?", message: nil, preferredStyle: .alert)
            alert.note = { log.lines.append($0) }
            let ok = UIAlertAction(title: "OK", style: .default) { _ in
                log.lines.append("OK, \(a.presentedViewController == nil)")
            }
            alert.addAction(ok)
            alert.addTextField { $0.text = "name" }
            a.present(alert, animated: true)
            world.device.wait(1)
            #expect(alert.view.frame == CGRect(x: 53, y: 130, width: 270, height: 148))
            world.hand.tap(at: CGPoint(x: 10, y: 10))
            world.device.wait(1)
            #expect(a.presentedViewController === alert)
            world.hand.tap(ok)
            world.device.wait(1)
            #expect(log.take() == ["alert did disappear", "OK, true"])
        }
    }

    @Test func `A touch beside an action sheet is its cancel action (N-23)`() {
        _ = run { world, log, a, _, _ in
            for hasCancel in [false, true] {
                let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
                sheet.addAction(UIAlertAction(title: "Go", style: .default))
                if hasCancel {
                    sheet.addAction(
                        UIAlertAction(title: "No", style: .cancel) { _ in log.lines.append("cancel") })
                }
                a.present(sheet, animated: false)
                world.device.wait(0)
                world.hand.tap(at: CGPoint(x: 100, y: 100))
                world.device.wait(1)
                #expect((a.presentedViewController == nil) == hasCancel)
                a.dismiss(animated: false)
            }
            #expect(log.take() == ["cancel"])
        }
    }

    @Test func `A closure says how high a sheet is, without the safe area (N-17)`() {
        _ = run { world, log, a, b, delegate in
            let sheet = b.sheetPresentationController
            var most: CGFloat = 0
            let small = UISheetPresentationController.Detent.custom { context in
                most = context.maximumDetentValue
                return 200
            }
            let none = UISheetPresentationController.Detent.custom { _ in nil }
            sheet?.detents = [none, small, .large()]
            present(world, log, a, b, delegate)
            #expect(b.view.frame.height == 200 && most == 627 && small.identifier != none.identifier)
            world.hand.drag(b.view, from: CGPoint(x: 100, y: 20), by: CGVector(dx: 0, dy: -400))
            world.device.wait(1)
            #expect(b.view.frame.height == 627)
        }
    }
}
