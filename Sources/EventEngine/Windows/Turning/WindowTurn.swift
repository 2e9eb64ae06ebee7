import Foundation

/// One change of the size of windows, from the first message about it to the last.
final class WindowTurn {
    private struct Part {
        let window: UIWindow
        let coordinator: TransitionCoordinator?
    }

    private unowned let world: Simulator
    private let size: CGSize
    private let changesSize: Bool
    let traits: UITraitCollection
    let changesTraits: Bool
    private var parts: [Part] = []

    init(_ world: Simulator, _ windows: [UIWindow], from old: ScreenGeometry, to new: ScreenGeometry) {
        self.world = world
        size = new.room
        changesSize = old.room != new.room
        traits = new.traits
        changesTraits = !new.traits.hasSameSizeClasses(as: world.screen.traitCollection)
        let quarters = new.interface.quarters - old.interface.quarters
        let transform = CGAffineTransform(rotationAngle: Self.angle(quarters))
        parts = windows.map { window in
            Part(window: window, coordinator: window.rootViewController.map { root in
                TransitionCoordinator(turning: root, in: root.viewIfLoaded ?? window, by: transform)
            })
        }
    }

    /// The shorter way round, in radians.
    private static func angle(_ quarters: Int) -> CGFloat {
        let short = (quarters + 6) % 4 - 2
        return CGFloat(short == -2 ? 2 : short) * .pi / 2
    }

    /// The root hears first, and hands it on to its children; then each presentation to the controller that
    /// it presents. Traits come before the size (N-39).
    func announce() {
        for part in parts {
            guard let root = part.window.rootViewController, let coordinator = part.coordinator else {
                continue
            }
            if changesTraits { tell(root) { $0.willTransition(to: traits, with: coordinator) } }
            if changesSize { tell(root) { $0.viewWillTransition(to: size, with: coordinator) } }
        }
    }

    private func tell(_ root: UIViewController, _ message: (any UIContentContainer) -> Void) {
        message(root)
        for presented in root.presentedControllers where !world.isHalted {
            message(presented.makePresentationController())
        }
    }

    /// Windows and the views that fill them get their size, and columns follow; all else does in the layout.
    func resize() {
        guard changesSize else { return }
        for part in parts {
            let window = part.window
            window.frame = CGRect(origin: window.frame.origin, size: size)
            if let view = window.rootViewController?.viewIfLoaded, view.superview === window {
                view.frame = window.bounds
            }
            for presented in window.rootViewController?.presentedControllers ?? [] {
                presented.makePresentationController().fitContainer(in: window.bounds)
            }
            window.rootViewController?.adaptColumns()
        }
    }

    func layOut() {
        for part in parts where changesSize && !world.isHalted { part.window.layoutIfNeeded() }
    }

    func begin() {
        for part in parts where !world.isHalted { part.coordinator?.begin() }
        for part in parts where !world.isHalted { part.window.layoutIfNeeded() }
    }

    func end() {
        for part in parts where !world.isHalted { part.coordinator?.end(isCancelled: false) }
    }
}

extension UIViewController {
    /// What it presents, what that presents, and so on.
    final var presentedControllers: [UIViewController] {
        var controllers: [UIViewController] = []
        var upcoming = relations.presented
        while let controller = upcoming, world.work.draw(1) {
            controllers.append(controller)
            upcoming = controller.relations.presented
        }
        return controllers
    }

    /// Whether the device's orientations are asked of it: the root, or one that is presented over the whole
    /// window (N-38).
    final var fillsWindow: Bool {
        guard relations.presenter != nil else { return true }
        return relations.presentationStyle == .fullScreen || relations.presentationStyle == .overFullScreen
    }

    /// Lets split view controllers in it collapse or expand, or change their mode.
    final func adaptColumns() {
        guard world.work.draw(1) else { return }
        (self as? UISplitViewController)?.adapt()
        for child in children { child.adaptColumns() }
        relations.presented?.adaptColumns()
    }
}
