import EventEngine
import Foundation
import Testing

/// Turning the device, and windows of another size (N-38 to N-41).
struct TurningTests {
    private final class Screen: UIViewController {
        var mask = UIInterfaceOrientationMask.allButUpsideDown
        var heard: [String] = []
        var traitsOfTransition: UIUserInterfaceSizeClass?

        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.willTransition(to: newCollection, with: coordinator)
            traitsOfTransition = newCollection.verticalSizeClass
            heard.append("traits soon")
        }
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            heard.append("size soon \(size.width), now \(view.bounds.width)")
            coordinator.animate(alongsideTransition: { [unowned self] _ in
                heard.append("beside \(view.bounds.width)")
            }, completion: { [unowned self] _ in heard.append("done") })
        }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            heard.append("traits")
        }
        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            heard.append("layout \(view.bounds.width)")
        }
    }

    private func play(
        size: CGSize = CGSize(width: 375, height: 667), _ body: (Simulator, UIWindow, Screen) -> Void
    ) {
        let world = Simulator(screenSize: size)
        let scene = world.makeStandardScene()
        world.perform {
            let screen = Screen()
            scene.window.rootViewController = screen
            world.device.wait(0.1)
            screen.heard = []
            body(world, scene.window, screen)
        }
        _ = world.finish()
        #expect(world.problem == nil)
    }

    @Test func `Controllers hear of traits, of the size, of new traits, of layout, of the end (N-39)`() {
        play { world, _, screen in
            world.device.turn(to: .landscapeLeft)
            #expect(screen.heard == [
                "traits soon", "size soon 667.0, now 375.0", "traits", "layout 667.0", "beside 667.0", "done",
            ])
            #expect(screen.traitsOfTransition == .compact)
            #expect(screen.transitionCoordinator == nil)
        }
    }

    @Test func `An interface that is not supported stays, however the device is held (N-38)`() {
        play { world, window, screen in
            screen.mask = .portrait
            world.device.turn(to: .landscapeRight)
            #expect(screen.heard.isEmpty && window.bounds.width == 375)
            #expect(world.uiDevice.orientation == .landscapeRight)
            screen.mask = .landscape
            screen.setNeedsUpdateOfSupportedInterfaceOrientations()
            world.device.wait(1)
            #expect(window.windowScene?.interfaceOrientation == .landscapeLeft && window.bounds.width == 667)
        }
    }

    @Test func `Upside down to upright changes neither size nor traits, and nobody hears of it (N-39)`() {
        play { world, window, screen in
            screen.mask = .all
            world.device.turn(to: .portraitUpsideDown)
            #expect(screen.heard.isEmpty)
            #expect(window.windowScene?.interfaceOrientation == .portraitUpsideDown)
        }
    }

    @Test func `A child that has its size already hears nothing of it (N-40)`() {
        play { world, _, screen in
            let child = Screen()
            screen.addChild(child)
            child.view.frame = CGRect(x: 0, y: 0, width: 667, height: 375)
            child.view.autoresizingMask = []
            screen.view.addSubview(child.view)
            world.device.wait(0.1)
            child.heard = []
            world.device.turn(to: .landscapeLeft)
            #expect(child.heard == ["traits soon", "traits"])
        }
    }

    @Test func `Columns collapse in a narrow window and stand side by side again in a wide one (N-41)`() {
        play(size: CGSize(width: 1024, height: 768)) { world, window, _ in
            let split = UISplitViewController(style: .doubleColumn)
            let (list, page) = (UIViewController(), UIViewController())
            split.setViewController(list, for: .primary)
            split.setViewController(page, for: .secondary)
            window.rootViewController = split
            world.device.wait(0.1)
            world.device.resizeWindow(to: CGSize(width: 320, height: 768))
            #expect(split.isCollapsed && page.view.window === window && list.view.window == nil)
            #expect(page.view.bounds.width == 320)
            world.device.resizeWindow(to: CGSize(width: 1024, height: 768))
            #expect(!split.isCollapsed && page.view.window === window && list.view.window === window)
            #expect(page.view.bounds.width == 704 && list.view.bounds.width == 320)
        }
    }

    @Test func `A window of a phone is as large as the screen, and no part of it is larger`() {
        for (size, room) in [(375.0, 200.0), (1024, 2000), (1024, -1)] {
            let world = Simulator(screenSize: CGSize(width: size, height: 768))
            _ = world.makeStandardScene()
            world.perform { world.device.resizeWindow(to: CGSize(width: room, height: 300)) }
            #expect(world.problem != nil)
        }
    }
}
