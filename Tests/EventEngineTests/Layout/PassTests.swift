import EventEngine
import Testing

/// In which order views hear of constraints and layout, and what marks whom (S-01 to S-08, S-14).
struct PassTests {
    /// Notes what it hears.
    private final class Noting: UIView {
        nonisolated(unsafe) static var heard: [String] = []
        var name = ""
        var onLayout: () -> Void = {}
        var onUpdate: () -> Void = {}

        override func updateConstraints() {
            Self.heard.append("\(name) constraints")
            onUpdate()
            super.updateConstraints()
        }

        override func layoutSubviews() {
            Self.heard.append("\(name) layout")
            super.layoutSubviews()
            onLayout()
        }
    }

    /// Three views, each in the one before, laid out once; what is heard after that.
    private func heard(_ body: (Simulator, [Noting]) -> Void) -> [String] {
        var heard: [String] = []
        _ = TestWorld { world, scene in
            let views = ["outer", "middle", "inner"].map { name in
                let view = Noting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                view.name = name
                return view
            }
            scene.view.addSubview(views[0])
            views[0].addSubview(views[1])
            views[1].addSubview(views[2])
            world.settle()
            Noting.heard = []
            body(world, views)
            world.settle()
            heard = Noting.heard
        }
        return heard
    }

    @Suite(.serialized) struct Orders {
        private let tests = PassTests()

        @Test func `Constraints go from the inside out, layout from the outside in (S-01)`() {
            let heard = tests.heard { _, views in
                for view in views { view.setNeedsUpdateConstraints() }
                for view in views.reversed() { view.setNeedsLayout() }
            }
            #expect(heard == [
                "inner constraints", "middle constraints", "outer constraints", "outer layout",
                "middle layout", "inner layout",
            ])
        }

        @Test func `layoutIfNeeded calls nothing when nothing is pending (S-02)`() {
            let heard = tests.heard { _, views in
                views[0].layoutIfNeeded()
                #expect(Noting.heard == [])
                views[1].setNeedsLayout()
                views[1].layoutIfNeeded()
                #expect(Noting.heard == ["middle layout"])
            }
            #expect(heard == ["middle layout"])
        }

        @Test func `A resized view is laid out after its superview, nobody else is (GC-170, S-03, S-04)`() {
            #expect(tests.heard { $1[2].bounds.size.width = 50 } == ["middle layout", "inner layout"])
        }

        @Test func `Scrolling lays out the view alone, moving and turning nobody (S-03)`() {
            #expect(tests.heard { $1[2].bounds.origin.y = 50 } == ["inner layout"])
            #expect(tests.heard { $1[2].center.x += 50 } == [])
            #expect(tests.heard { $1[2].transform = CGAffineTransform(scaleX: 2, y: 2) } == [])
            #expect(tests.heard { $1[2].bounds.size = $1[2].bounds.size } == [])
        }

        @Test func `A changed constraint lays out the superview of the view that moves (S-07)`() {
            let heard = tests.heard { world, views in
                views[2].translatesAutoresizingMaskIntoConstraints = false
                let left = views[2].leftAnchor.constraint(equalTo: views[0].leftAnchor, constant: 5)
                left.isActive = true
                world.settle()
                #expect(Noting.heard == ["middle layout"])
                Noting.heard = []
                left.constant = 9
                #expect(Noting.heard == [])
            }
            #expect(heard == ["middle layout"])
        }

        @Test func `Asked for during layout, updateConstraints comes after it (S-08)`() {
            let heard = tests.heard { _, views in
                var isFirst = true
                views[0].onLayout = {
                    if isFirst { views[0].setNeedsUpdateConstraints() }
                    isFirst = false
                }
                views[0].setNeedsLayout()
                views[1].setNeedsLayout()
            }
            #expect(heard == ["outer layout", "middle layout"])
        }
    }

    @Test func `The controller is asked for its view's constraints, and hears of layout (S-05, S-06)`() {
        final class Controller: UIViewController {
            var order: [String] = []
            override func updateViewConstraints() {
                order.append("constraints")
                super.updateViewConstraints()
            }
            override func viewWillLayoutSubviews() { order.append("will") }
            override func viewDidLayoutSubviews() { order.append("did") }
        }
        final class Root: UIView {
            var order: (String) -> Void = { _ in }
            override func updateConstraints() {
                order("view's constraints")
                super.updateConstraints()
            }
        }
        _ = TestWorld { world, scene in
            let (controller, root) = (Controller(), Root())
            root.order = { [unowned controller] in controller.order.append($0) }
            controller.view = root
            scene.window.rootViewController = controller
            world.settle()
            #expect(controller.order == ["constraints", "view's constraints", "will", "did"])
        }
    }

    @Test func `layoutIfNeeded in an animation animates what the constraints move`() {
        _ = TestWorld { world, scene in
            let red = LayoutStage.add("red", UIView(), to: scene.view)
            let left = red.leftAnchor.constraint(equalTo: scene.view.leftAnchor)
            left.isActive = true
            scene.view.layoutIfNeeded()
            left.constant = 40
            var isOver = false
            UIView.animate(withDuration: 0.5, animations: { scene.view.layoutIfNeeded() }) { isOver = $0 }
            #expect(red.frame.origin.x == 40)
            world.device.wait(0.4)
            #expect(!isOver)
            world.device.wait(0.2)
            #expect(isOver)
        }
    }

    @Test func `Flexible parts share a change in proportion to their length (GC-172, S-14)`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        let child = UIView(frame: CGRect(x: 10, y: 0, width: 30, height: 10))
        child.autoresizingMask = [.flexibleWidth, .flexibleRightMargin]
        parent.addSubview(child)
        parent.frame.size.width = 160
        #expect(child.frame == CGRect(x: 10, y: 0, width: 50, height: 10))
    }
}
