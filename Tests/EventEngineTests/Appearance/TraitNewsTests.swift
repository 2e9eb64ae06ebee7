import EventEngine
import Foundation
import Testing

/// Traits that views and controllers override, and who hears of them (N-39).
struct TraitNewsTests {
    private final class Page: UIViewController {
        var heard: [String] = []
        override func viewWillAppear(_ animated: Bool) { heard.append("will appear") }
        override func viewIsAppearing(_ animated: Bool) {
            heard.append("is appearing \(view.window != nil) \(traitCollection.userInterfaceStyle == .dark)")
        }
        override func viewWillLayoutSubviews() { heard.append("layout") }
        override func viewDidAppear(_ animated: Bool) { heard.append("did appear") }
    }

    @Test func `A controller is appearing when it has its traits and before it is laid out`() {
        _ = TestWorld { world, scene in
            let page = Page()
            scene.window.overrideUserInterfaceStyle = .dark
            scene.window.rootViewController = page
            world.device.wait(0)
            #expect(page.heard == ["will appear", "is appearing true true", "layout", "did appear"])
        }
    }

    @Test func `News is told outermost first, and only to who hears something else (N-39)`() {
        _ = TestWorld { world, scene in
            let (outer, inner) = (UIView(), UIView())
            scene.view.addSubview(outer)
            outer.addSubview(inner)
            var heard: [String] = []
            for (name, view) in [("inner", inner), ("outer", outer)] {
                view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in
                    heard.append(name)
                }
            }
            inner.overrideUserInterfaceStyle = .dark
            outer.overrideUserInterfaceStyle = .dark
            world.device.wait(0)
            #expect(heard == ["outer", "inner"])
            scene.view.overrideUserInterfaceStyle = .dark
            world.device.wait(0)
            #expect(heard.count == 2 && inner.traitCollection.userInterfaceStyle == .dark)
        }
    }

    @Test func `A change is as much work as there are views below`() {
        func work(_ count: Int) -> Int {
            let test = TestWorld { world, scene in
                for _ in 0..<count { scene.view.addSubview(UIView()) }
                for style in [UIUserInterfaceStyle.dark, .light, .dark, .light] {
                    scene.view.overrideUserInterfaceStyle = style
                    world.device.wait(0)
                }
            }
            return test.world.work.spent
        }
        let (few, many) = (work(100), work(400))
        #expect(many < few * 5)
    }

    @Test func `A transform with a number that is none is kept, and its view cannot be touched (B-13)`() {
        _ = TestWorld { world, scene in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            scene.view.addSubview(view)
            view.transform = CGAffineTransform(scaleX: .nan, y: 1)
            #expect(view.transform.a.isNaN && world.problem == nil)
            #expect(scene.view.hitTest(CGPoint(x: 50, y: 50), with: nil) === scene.view)
            view.transform = .identity
            #expect(scene.view.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
            view.center.x = .nan
            #expect(world.problem != nil)
        }
    }
}
