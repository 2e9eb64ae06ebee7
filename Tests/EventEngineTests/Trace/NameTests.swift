import EventEngine
import Testing

/// How objects are called in the trace.
struct NameTests {
    private class Holder: UIViewController {
        let red = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        lazy var blue = UIView(frame: CGRect(x: 0, y: 50, width: 50, height: 50))
        weak var seen: UIView?
        override func viewDidLoad() {
            view.addSubview(red)
            view.addSubview(blue)
            let inner = UIView(frame: red.bounds)
            red.addSubview(inner)
            seen = inner
        }
    }

    private func names(_ run: TestWorld) -> Set<String> {
        Set(run.recording.objects.map(\.name))
    }

    @Test func `The first variable that holds an object names it, a predefined name before it`() {
        let run = TestWorld { world, scene in
            let box = UIView(frame: scene.view.bounds)
            scene.view.addSubview(box)
            world.names.bind("box", to: box)
            world.names.bind("alias", to: box)
            world.names.bind("root", to: scene.view)
        }
        #expect(names(run).isSuperset(of: ["box", "view", "window", "viewController"]))
        #expect(names(run).isDisjoint(with: ["alias", "root"]))
    }

    @Test func `The author's own name shadows a predefined one`() {
        let run = TestWorld { world, scene in
            let own = UIView(frame: scene.view.bounds)
            scene.view.addSubview(own)
            world.names.bind("view", to: own)
        }
        let views = run.recording.objects.filter { $0.name.contains("view") }
        #expect(Set(views.map(\.name)) == ["view", "viewController", "viewController.view"])
    }

    @Test func `Two objects of one variable are told apart`() {
        let run = TestWorld { world, scene in
            for _ in 0..<2 {
                let box = UIView()
                scene.view.addSubview(box)
                world.names.bind("box", to: box)
            }
        }
        #expect(names(run).isSuperset(of: ["box", "box#2"]))
    }

    @Test func `Properties give a path, the shortest one`() {
        let run = TestWorld { world, scene in
            let holder = Holder()
            world.names.bind("holder", to: holder)
            scene.window.rootViewController = holder
        }
        #expect(names(run).isSuperset(of: ["holder.red", "holder.blue", "holder.seen", "holder.view"]))
    }

    @Test func `Others are called by their class, numbered in order of creation if there are several`() {
        final class Lonely: UIView {}
        let run = TestWorld { world, scene in
            let (first, second) = (UIView(), UIView())
            scene.view.addSubview(second)
            scene.view.addSubview(first)
            scene.view.addSubview(Lonely())
        }
        #expect(names(run).isSuperset(of: ["UIView#1", "UIView#2", "Lonely"]))
        let added = run.entries([.lifecycle], ["UIView#1", "UIView#2"], nil).first
        #expect(added.map { run.name($0.receiver) } == "UIView#2")
        let lonely = run.recording.objects.first { $0.name == "Lonely" }
        #expect(lonely?.kitClassName == "UIView")
    }

    @Test func `An object that is gone keeps its name`() {
        let run = TestWorld { world, scene in
            world.hand.tap(scene.view)
            let passing = UIView()
            scene.view.addSubview(passing)
            passing.removeFromSuperview()
        }
        #expect(names(run).contains("UIView"))
    }
}
