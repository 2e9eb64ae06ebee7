import EventEngine
import Testing

/// Which window gets a touch, and what a window is to its controller (B-21, B-22, C-02, C-06, C-07).
struct WindowTests {
    private class Transparent: UIWindow {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }

    private func hitWindow(_ arrange: (UIWindow, UIWindow) -> Void) -> String? {
        let run = TestWorld { world, scene in
            let second = UIWindow(frame: scene.window.frame)
            world.names.bind("second", to: second)
            arrange(scene.window, second)
            world.hand.tap(at: CGPoint(x: 5, y: 5))
        }
        return run.recording.touches.first.map { run.name($0.window) }
    }

    @Test func `A window is hidden until it is shown`() {
        #expect(UIWindow().isHidden)
        #expect(hitWindow { _, _ in } == "window")
        #expect(hitWindow { _, second in second.isHidden = false } == "second")
    }

    @Test func `The higher level wins, then the one shown last; the key window has no privilege (B-21)`() {
        #expect(hitWindow { first, second in
            first.windowLevel = .alert
            second.makeKeyAndVisible()
        } == "window")
        #expect(hitWindow { first, second in
            second.makeKeyAndVisible()
            first.makeKeyAndVisible()
        } == "window")
        #expect(hitWindow { first, second in
            second.isHidden = false
            first.makeKey()
        } == "second")
        #expect(hitWindow { first, second in
            second.windowLevel = .normal - 1
            second.makeKeyAndVisible()
        } == "window")
    }

    @Test func `The old key window resigns before the new one becomes key (R-14, GC-164)`() {
        final class Keyed: UIWindow {
            var told: (String) -> Void = { _ in }
            override func becomeKey() {
                super.becomeKey()
                told("\(tag) becomes")
            }
            override func resignKey() { told("\(tag) resigns") }
        }
        var told: [String] = []
        let run = TestWorld { world, scene in
            let windows = [1, 2].map { number in
                let window = Keyed(frame: scene.window.frame)
                window.tag = number
                window.told = { told.append($0) }
                return window
            }
            windows[0].makeKeyAndVisible()
            windows[1].makeKey()
            windows[1].makeKey()
        }
        #expect(told == ["1 becomes", "1 resigns", "2 becomes"])
        #expect(!run.calls(.lifecycle).contains { $0.hasSuffix("Key") })
    }

    @Test func `A window that answers nil lets the next one down try (B-22)`() {
        let run = TestWorld { world, scene in
            let overlay = Transparent(frame: scene.window.frame)
            overlay.windowLevel = .alert
            overlay.makeKeyAndVisible()
            world.hand.tap(at: CGPoint(x: 5, y: 5))
        }
        #expect(run.recording.touches.map { run.name($0.window) } == ["window", "window"])
    }

    @Test func `A window away from the corner converts from the screen (B-23)`() {
        let window = UIWindow(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
        #expect(window.convert(CGPoint(x: 110, y: 60), from: nil as UIWindow?) == CGPoint(x: 10, y: 10))
        #expect(window.convert(CGPoint(x: 10, y: 10), to: nil as UIWindow?) == CGPoint(x: 110, y: 60))
    }

    @Test func `The chain leads from the root view through controller, window and scene to the delegate`() {
        class Delegate: UIResponder, UIApplicationDelegate {}
        let world = Simulator()
        let scene = world.makeStandardScene()
        world.perform {
            let delegate = Delegate()
            world.application.delegate = delegate
            let windowScene = UIWindowScene()
            scene.window.windowScene = windowScene
            var chain: [UIResponder] = []
            var next: UIResponder? = scene.view
            while let responder = next {
                chain.append(responder)
                next = responder.next
            }
            #expect(
                chain == [
                    scene.view, scene.viewController, scene.window, windowScene, world.application, delegate,
                ])
        }
    }

    @Test func `A delegate that is a view or a controller is no link of the chain (C-07)`() {
        class Delegate: UIView, UIApplicationDelegate {}
        let world = Simulator()
        world.perform {
            let delegate = Delegate()
            world.application.delegate = delegate
            #expect(world.application.next == nil)
        }
    }

    @Test func `The root view fills the window, and leaves it when another controller comes`() {
        let world = Simulator()
        let scene = world.makeStandardScene()
        world.perform {
            let other = UIViewController()
            scene.window.rootViewController = other
            #expect(scene.view.window == nil)
            #expect(scene.viewController.next == nil)
            #expect(other.view.frame == scene.window.bounds)
            #expect(other.view.window === scene.window)
            #expect(other.next === scene.window)
        }
    }
}
