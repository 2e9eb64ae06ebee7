import EventEngine
import Testing

/// When `layoutSubviews` runs, and what resizes with what.
struct LayoutTests {
    private class Counting: UIView {
        var count = 0
        var onLayout: (Counting) -> Void = { _ in }
        override func layoutSubviews() {
            super.layoutSubviews()
            count += 1
            onLayout(self)
        }
    }

    private func inWindow(_ body: (Simulator, UIView, Counting) -> Void) -> WorldProblem? {
        TestWorld { world, scene in
            let view = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            scene.view.addSubview(view)
            body(world, scene.view, view)
        }.world.problem
    }

    @Test func `A pending layout is performed before the hand acts, once`() {
        let problem = inWindow { world, root, view in
            #expect(view.count == 0)
            view.setNeedsLayout()
            world.hand.tap(root)
            #expect(view.count == 1)
            world.hand.tap(root)
            #expect(view.count == 1)
            view.bounds.size.width = 50
            world.hand.tap(root)
            #expect(view.count == 2)
            view.center.x += 5
            world.hand.tap(root)
            #expect(view.count == 2)
            view.addSubview(UIView())
            #expect(view.count == 2)
            world.hand.tap(root)
            #expect(view.count == 3)
        }
        #expect(problem == nil)
    }

    @Test func `layoutIfNeeded does it at once, from the outermost view that needs it`() {
        _ = inWindow { world, root, view in
            var order: [String] = []
            let inner = Counting(frame: view.bounds)
            view.addSubview(inner)
            world.hand.tap(root)
            view.onLayout = { _ in order.append("outer") }
            inner.onLayout = { _ in order.append("inner") }
            view.setNeedsLayout()
            inner.setNeedsLayout()
            inner.layoutIfNeeded()
            #expect(order == ["outer", "inner"])
        }
    }

    @Test func `A layout that never settles halts the world`() {
        let problem = inWindow { world, root, view in
            view.onLayout = { $0.setNeedsLayout() }
            world.hand.tap(root)
        }
        #expect(problem == .endlessLayout(view: "Counting"))
    }

    @Test func `The controller hears of the layout of its view, before and after`() {
        class Controller: UIViewController {
            var order: [String] = []
            override func viewWillLayoutSubviews() { order.append("will") }
            override func viewDidLayoutSubviews() { order.append("did") }
        }
        _ = TestWorld { world, scene in
            let controller = Controller()
            let view = Counting(frame: .zero)
            view.onLayout = { _ in controller.order.append("layout") }
            controller.view = view
            scene.window.rootViewController = controller
            world.device.wait(0)
            #expect(controller.order == ["will", "layout", "did"])
        }
    }

    @Test func `Flexible parts share the change of the superview's size`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 80))
        child.autoresizingMask = [.flexibleWidth, .flexibleRightMargin, .flexibleHeight]
        let fixed = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        parent.addSubview(child)
        parent.addSubview(fixed)
        parent.frame.size = CGSize(width: 190, height: 120)
        #expect(child.frame == CGRect(x: 10, y: 10, width: 60, height: 100))
        #expect(fixed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        parent.autoresizesSubviews = false
        parent.frame.size = CGSize(width: 10, height: 10)
        #expect(child.frame == CGRect(x: 10, y: 10, width: 60, height: 100))
    }

    @Test func `sizeToFit takes what sizeThatFits answers`() {
        class Fitting: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 7, height: 9) }
        }
        let view = Fitting(frame: CGRect(x: 10, y: 20, width: 2, height: 2))
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 10, y: 20, width: 7, height: 9))
        let label = UILabel()
        label.text = "four"
        label.font = .systemFont(ofSize: 10)
        label.sizeToFit()
        #expect(label.bounds.size == CGSize(width: 20, height: 12))
    }

    @Test func `Image views and labels let touches pass (B-26)`() {
        #expect(!UIImageView().isUserInteractionEnabled)
        #expect(!UIImageView(image: nil).isUserInteractionEnabled)
        #expect(!UILabel(frame: .zero).isUserInteractionEnabled)
        #expect(UIView().isUserInteractionEnabled)
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let label = UILabel(frame: parent.bounds)
        parent.addSubview(label)
        #expect(parent.hitTest(CGPoint(x: 5, y: 5), with: nil) === parent)
        label.isUserInteractionEnabled = true
        #expect(parent.hitTest(CGPoint(x: 5, y: 5), with: nil) === label)
    }
}
