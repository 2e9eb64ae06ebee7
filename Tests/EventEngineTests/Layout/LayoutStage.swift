import EventEngine

/// A world with an empty view of 375 by 667 points, in which constraints are tried.
enum LayoutStage {
    /// Builds something, lays it out, and gives the world back.
    @discardableResult
    static func play(limits: WorldLimits = .standard, _ body: (Simulator, UIView) -> Void) -> TestWorld {
        TestWorld(limits: limits) { world, scene in
            body(world, scene.view)
            world.runUntilIdle()
        }
    }

    /// A view that is laid out by constraints, in another one.
    static func add<View: UIView>(_ name: String, _ view: View, to superview: UIView) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        Simulator.current.names.bind(name, to: view)
        return view
    }
}

/// A view whose content has a size.
class Content: UIView {
    var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
}
