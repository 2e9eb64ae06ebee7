import EventEngine
import Testing

/// How a root controller gets its view, and what it hears of it.
struct ViewControllerTests {
    private class Telling: UIViewController {
        var told: [String] = []
        override func loadView() {
            told.append("loadView")
            super.loadView()
        }
        override func viewDidLoad() { told.append("viewDidLoad") }
        override func viewWillAppear(_ animated: Bool) { told.append("viewWillAppear") }
        override func viewDidAppear(_ animated: Bool) { told.append("viewDidAppear") }
        override func viewWillDisappear(_ animated: Bool) { told.append("viewWillDisappear") }
        override func viewDidDisappear(_ animated: Bool) { told.append("viewDidDisappear") }
    }

    @Test func `The view is loaded when it is first asked for`() {
        let controller = Telling()
        #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
        let view = controller.view
        #expect(controller.told == ["loadView", "viewDidLoad"])
        #expect(controller.view === view)
        #expect(view?.frame == UIScreen.main.bounds)
        #expect(view?.next === controller)
        #expect(controller.told.count == 2)
    }

    @Test func `A root controller hears of its view's coming and going`() {
        _ = TestWorld { world, scene in
            let controller = Telling()
            scene.window.rootViewController = controller
            #expect(controller.told == ["loadView", "viewDidLoad", "viewWillAppear"])
            world.device.wait(0)
            #expect(controller.told.last == "viewDidAppear")
            scene.window.rootViewController = nil
            #expect(controller.told.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
        }
    }

    @Test func `A hidden window does not load its controller's view`() {
        let controller = Telling()
        let window = UIWindow()
        window.rootViewController = controller
        #expect(!controller.isViewLoaded)
        #expect(controller.next === window)
        window.isHidden = false
        #expect(controller.view.superview === window)
    }

    @Test func `loadView may set any view, but has to set one`() {
        class Own: UIViewController {
            override func loadView() { view = UILabel() }
        }
        class Forgetful: UIViewController {
            override func loadView() {}
        }
        #expect(Own().view is UILabel)
        let run = TestWorld { _, scene in scene.window.rootViewController = Forgetful() }
        #expect(run.world.problem == .noViewLoaded(controller: "Forgetful"))
    }
}
