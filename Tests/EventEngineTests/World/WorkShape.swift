import EventEngine

/// Something that a scenario can do as often as it likes, and that must not cost more than that often.
struct WorkShape: Sendable, CustomStringConvertible {
    let name: String
    /// How often it is done first; then twice as often.
    let count: Int
    let body: @Sendable (Simulator, Simulator.StandardScene, Int) -> Void

    var description: String { name }

    /// What it costs to do it so often, in units, and what went wrong.
    func cost(of count: Int, limits: WorldLimits = .standard) -> (units: Int, problem: WorldProblem?) {
        let world = Simulator(limits: limits)
        let scene = world.makeStandardScene()
        let before = world.work.spent
        world.perform { body(world, scene, count) }
        _ = world.finish()
        return (world.work.spent - before, world.problem)
    }

    init(
        _ name: String, _ count: Int,
        _ body: @escaping @Sendable (Simulator, Simulator.StandardScene, Int) -> Void
    ) {
        self.name = name
        self.count = count
        self.body = body
    }
}

/// A target with an action that does nothing.
final class Listener: NSObject {
    static func make(_ world: Simulator) -> Listener {
        world.actions.add("hear", "hear()", of: Listener.self) { _, _, _ in }
        return Listener()
    }
}

extension WorkShape {
    /// Shapes whose cost doubles when there is twice as much of it.
    static let linear = gestures + views + controllers + others

    private static let gestures: [WorkShape] = [
        WorkShape("taps on one view, and a tap", 200) { world, scene, count in
            for _ in 0..<count { scene.view.addGestureRecognizer(UITapGestureRecognizer()) }
            world.hand.tap(scene.view)
        },
        WorkShape("double taps that all fail", 200) { world, scene, count in
            for _ in 0..<count {
                let tap = UITapGestureRecognizer()
                tap.numberOfTapsRequired = 2
                scene.view.addGestureRecognizer(tap)
            }
            world.hand.tap(scene.view)
        },
        WorkShape("pans of nested views, and a drag", 60) { world, scene, count in
            var parent: UIView = scene.view
            for _ in 0..<count {
                let child = UIView(frame: scene.view.bounds)
                child.addGestureRecognizer(UIPanGestureRecognizer())
                parent.addSubview(child)
                parent = child
            }
            world.hand.drag(parent, by: CGVector(dx: 60, dy: 0))
        },
        WorkShape("recognizers that wait for one", 200) { world, scene, count in
            let last = UITapGestureRecognizer()
            last.numberOfTapsRequired = 2
            scene.view.addGestureRecognizer(last)
            for _ in 0..<count {
                let tap = UITapGestureRecognizer()
                tap.require(toFail: last)
                scene.view.addGestureRecognizer(tap)
            }
            world.hand.tap(scene.view)
        },
        WorkShape("recognizers that are removed again", 400) { world, scene, count in
            let taps = (0..<count).map { _ in UITapGestureRecognizer() }
            for tap in taps { scene.view.addGestureRecognizer(tap) }
            for tap in taps { scene.view.removeGestureRecognizer(tap) }
        },
        WorkShape("fingers, one after the other", 100) { world, scene, count in
            for _ in 0..<count { world.hand.touch(scene.view).lift() }
        },
        WorkShape("targets of a recognizer", 400) { world, scene, count in
            let tap = UITapGestureRecognizer()
            let listeners = (0..<count).map { _ in Listener.make(world) }
            for listener in listeners { tap.addTarget(listener, action: "hear") }
            scene.view.addGestureRecognizer(tap)
            world.hand.tap(scene.view)
        },
        WorkShape("targets of a control", 400) { world, scene, count in
            let button = UIButton(frame: scene.view.bounds)
            let listeners = (0..<count).map { _ in Listener.make(world) }
            for listener in listeners { button.addTarget(listener, action: "hear", for: .touchUpInside) }
            scene.view.addSubview(button)
            world.hand.tap(button)
        },
    ]

    private static let views: [WorkShape] = [
        WorkShape("subviews that leave from the front", 500) { _, scene, count in
            for _ in 0..<count { scene.view.addSubview(UIView()) }
            for view in scene.view.subviews { view.removeFromSuperview() }
        },
        WorkShape("subviews that come behind all others", 500) { _, scene, count in
            for _ in 0..<count { scene.view.insertSubview(UIView(), at: 0) }
        },
        WorkShape("hit-tests through many views", 100) { world, scene, count in
            for _ in 0..<count { scene.view.addSubview(UIView()) }
            world.hand.tap(scene.view)
        },
        WorkShape("conversions", 200) { _, scene, count in
            for _ in 0..<count { _ = scene.view.convert(CGPoint.zero, to: nil) }
        },
        WorkShape("layers", 400) { _, scene, count in
            let layer = CALayer()
            for _ in 0..<count { layer.addSublayer(CALayer()) }
        },
        WorkShape("animated views", 400) { _, scene, count in
            let views = (0..<count).map { _ in UIView() }
            UIView.animate(withDuration: 1) { for view in views { view.alpha = 0 } }
        },
        WorkShape("lines of a path", 400) { _, _, count in
            let path = UIBezierPath()
            path.move(to: .zero)
            for number in 0..<count { path.addLine(to: CGPoint(x: number, y: number)) }
            _ = path.contains(.zero)
        },
    ]

    private static let controllers: [WorkShape] = [
        WorkShape("pushed controllers", 200) { world, scene, count in
            let stack = UINavigationController()
            scene.window.rootViewController = stack
            for _ in 0..<count { stack.pushViewController(UIViewController(), animated: false) }
            world.hand.tap(stack.view)
            stack.popToRootViewController(animated: false)
        },
        WorkShape("presented controllers", 200) { world, scene, count in
            var top: UIViewController = scene.viewController
            for _ in 0..<count {
                let next = UIViewController()
                top.present(next, animated: false)
                top = next
            }
            world.hand.tap(top.view)
        },
        WorkShape("children of a controller", 300) { _, scene, count in
            let children = (0..<count).map { _ in UIViewController() }
            for child in children { scene.viewController.addChild(child) }
            for child in children { child.removeFromParent() }
        },
    ]

    private static let others: [WorkShape] = [
        WorkShape("observers of a notification", 400) { world, _, count in
            let listeners = (0..<count).map { _ in Listener.make(world) }
            let name = Notification.Name("news")
            for listener in listeners {
                NotificationCenter.default.addObserver(listener, selector: "hear", name: name, object: nil)
            }
            NotificationCenter.default.post(name: name, object: nil)
        },
        WorkShape("messages that are sent later", 400) { world, _, count in
            let listener = Listener.make(world)
            for _ in 0..<count { listener.perform("hear", with: nil, afterDelay: 1) }
        },
        WorkShape("timers that are cancelled", 400) { _, _, count in
            for _ in 0..<count {
                Timer.scheduledTimer(withTimeInterval: 10, repeats: false) { _ in }.invalidate()
            }
        },
        WorkShape("blocks on the main queue", 400) { _, _, count in
            for _ in 0..<count { DispatchQueue.main.async {} }
        },
        WorkShape("variables of one name", 400) { world, scene, count in
            for _ in 0..<count {
                let view = UIView()
                world.names.bind("view", to: view)
                scene.view.addSubview(view)
            }
        },
        WorkShape("rows of a table", 400) { _, scene, count in
            let rows = Rows(count)
            let table = UITableView(frame: scene.view.bounds)
            table.dataSource = rows
            scene.view.addSubview(table)
            table.layoutIfNeeded()
        },
        WorkShape("a long line that is printed", 4_000) { world, _, count in
            world.recordPrint(String(repeating: "x", count: count))
        },
    ]
}

/// A data source with rows that are all alike.
final class Rows: NSObject, UITableViewDataSource {
    let count: Int
    init(_ count: Int) { self.count = count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
