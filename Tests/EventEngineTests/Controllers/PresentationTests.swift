import EventEngine
import Testing

/// Presented controllers: what they hear, and where their chain leads (C-02).
struct PresentationTests {
    private typealias Log = LoggingController.Log

    private func run(
        _ body: (Simulator, Simulator.StandardScene, Log, _ a: LoggingController, _ b: LoggingController)
            -> Void
    ) -> TestWorld {
        TestWorld { world, scene in
            let log = Log()
            let (a, b) = (LoggingController("A", log), LoggingController("B", log))
            scene.window.rootViewController = a
            world.names.bind("a", to: a)
            world.names.bind("b", to: b)
            world.device.wait(0)
            #expect(log.take() == ["A loaded", "A will appear", "A did appear"])
            body(world, scene, log, a, b)
        }
    }

    @Test func `The chain of a presented controller leads to the one that presents it (C-02, N-36)`() {
        let run = run { world, scene, _, a, b in
            a.present(b, animated: false)
            #expect(chain(from: b.view) == [b.view, b, a, scene.window, world.application])
            #expect(a.presentedViewController === b && b.presentingViewController === a)
            world.hand.tap(b.view)
        }
        #expect(
            run.calls(.touches).prefix(5) == [
                "b.view.touchesBegan", "b.touchesBegan", "a.touchesBegan", "window.touchesBegan",
                "application.touchesBegan",
            ])
    }

    @Test func `Over the full screen, the presenting controller's view goes and comes back`() {
        let run = run { world, scene, log, a, b in
            b.modalPresentationStyle = .fullScreen
            var isDone = false
            a.present(b, animated: false) { isDone = true }
            world.device.wait(0)
            #expect(isDone && a.view.window == nil && b.view.window === scene.window)
            scene.window.isHidden = true
            scene.window.isHidden = false
            #expect(a.view.window == nil)
            #expect(
                log.take() == [
                    "B loaded", "A will disappear", "B will appear", "B did appear", "A did disappear",
                ])
            b.dismiss(animated: false)
            #expect(b.view.window == nil && a.view.window === scene.window)
            #expect(b.presentingViewController == nil && b.next == nil)
            #expect(
                log.take() == [
                    "B will disappear", "A will appear", "A did appear", "B did disappear",
                ])
        }
        #expect(run.world.problem == nil)
    }

    @Test func `A sheet leaves the presenting controller's view in its place (N-11)`() {
        _ = run { world, _, log, a, b in
            a.present(b, animated: true)
            #expect(log.take() == ["B loaded", "B will appear"])
            world.device.wait(1)
            #expect(log.take() == ["B did appear"])
            #expect(a.view.window != nil)
            a.dismiss(animated: true)
            world.device.wait(1)
            #expect(log.take() == ["B will disappear", "B did disappear"])
        }
    }

    @Test func `During an animated transition touches are dropped (A-18, N-27)`() {
        let run = run { world, _, _, a, b in
            a.present(b, animated: true)
            world.hand.tap(b.view)
            world.device.wait(1)
            world.hand.tap(b.view)
        }
        #expect(run.calls(.touches, only: ["b.view"]) == ["b.view.touchesBegan", "b.view.touchesEnded"])
    }

    @Test func `Dismissing takes away all that is presented from there`() {
        _ = run { world, _, log, a, b in
            let c = LoggingController("C", log)
            a.present(b, animated: false)
            b.present(c, animated: false)
            world.device.wait(0)
            #expect(chain(from: c).prefix(3) == [c, b, a])
            a.dismiss(animated: false)
            #expect(a.presentedViewController == nil && c.view.window == nil && b.view.window == nil)
            #expect(
                log.take().suffix(4) == [
                    "C will disappear", "B will disappear", "B did disappear", "C did disappear",
                ])
        }
    }

    @Test func `A child presents through its outermost parent`() {
        _ = run { world, scene, log, a, b in
            let child = LoggingController("child", log)
            a.addChild(child)
            a.view.addSubview(child.view)
            child.present(b, animated: false)
            #expect(b.presentingViewController === a && child.presentedViewController === b)
            child.dismiss(animated: false)
            #expect(a.presentedViewController == nil)
        }
    }

    @Test func `What UIKit refuses to present is a problem, or a warning where it only says so`() {
        let twice = run { _, _, log, a, b in
            a.present(b, animated: false)
            a.present(LoggingController("C", log), animated: false)
            #expect(a.presentedViewController === b)
        }
        #expect(twice.world.problem == nil)
        #expect(
            twice.world.warnings.map(\.sentence)
                == ["'a' cannot present 'LoggingController': it presents 'b'"])
        let nowhere = run { _, _, log, _, b in
            b.present(LoggingController("C", log), animated: false)
            #expect(b.presentedViewController == nil)
        }
        #expect(
            nowhere.world.warnings.map(\.sentence)
                == ["'b' cannot present 'LoggingController': its view is in no window"])
        let itself = run { _, _, _, a, _ in a.present(a, animated: false) }
        #expect(
            itself.world.problem
                == .refused(
                    "'a' cannot present 'a': the other one is itself, has a parent, or is shown already"))
    }

    @Test func `What is still being presented stays, whoever dismisses it`() {
        let early = run { world, scene, log, a, _ in
            for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
                let loading = LoggingController("C", log)
                loading.modalPresentationStyle = style
                a.present(loading, animated: true)
                a.dismiss(animated: true)
                world.device.wait(1)
                #expect(a.presentedViewController === loading)
                a.dismiss(animated: true)
                world.device.wait(1)
                #expect(a.presentedViewController == nil && a.view.window === scene.window)
            }
        }
        #expect(
            Set(early.world.warnings.map(\.sentence))
                == ["'a' cannot dismiss 'LoggingController': it is still being presented"])
    }

    @Test func `A dismissal in the turn of a presentation without animation brings the presenter back`() {
        _ = run { world, scene, log, a, _ in
            let shown = LoggingController("C", log)
            shown.modalPresentationStyle = .fullScreen
            a.present(shown, animated: false)
            a.dismiss(animated: true)
            world.device.wait(1)
            #expect(a.presentedViewController == nil && a.view.window === scene.window)
        }
    }

    @Test func `A window's new root controller ends what the old one presented`() {
        _ = run { _, scene, _, a, b in
            a.present(b, animated: false)
            scene.window.rootViewController = UIViewController()
            #expect(b.view.window == nil && a.view.window == nil && a.presentedViewController == nil)
        }
    }
}
