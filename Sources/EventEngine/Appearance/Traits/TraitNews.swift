import Foundation

/// Who says something else of traits than those have heard that inherit from it. They hear it before the next
/// layout, as UIKit does since iOS 17, or when `updateTraitsIfNeeded()` asks for it; views outside of windows
/// do so too (our decision).
final class TraitNews {
    private struct Waiting {
        weak var holder: (any TraitHolder)?
    }

    private unowned let world: Simulator
    private var waiting: [Waiting] = []
    /// Whether any object ever said something of traits.
    private(set) var areInUse = false
    /// Whether the screen has other traits, of which everybody hears now.
    private var isScreen = false

    init(_ world: Simulator) { self.world = world }

    var isEmpty: Bool { waiting.isEmpty }

    func hasChanged(_ holder: any TraitHolder) {
        areInUse = true
        if world.work.draw(WorkCost.block) { waiting.append(Waiting(holder: holder)) }
    }

    /// A view comes to another place, where it may inherit something else.
    func willMove(_ view: UIView) -> TraitValues? { areInUse ? view.traitsAround : nil }

    func hasMoved(_ view: UIView, from old: TraitValues?) {
        guard let old, view.traitsAround != old else { return }
        let state = view.madeTraitState
        if state.heardInherited == nil { state.heardInherited = old }
        hasChanged(view)
    }

    /// Tells all that waits, each from the outermost object on that has news.
    func tell() {
        while !waiting.isEmpty, !world.isHalted {
            let holders = waiting
            waiting = []
            for case let holder? in holders.map(\.holder) where holder.hasNews && !world.isHalted {
                tell(from: holder.outermostNews)
            }
        }
    }

    /// The screen has other traits: all windows hear of it, with their scenes.
    func tellScreen(from previous: TraitValues) {
        let now = world.screen.traitCollection.values
        isScreen = true
        defer { isScreen = false }
        var scenes: [UIWindowScene] = []
        for window in world.application.windows where !world.isHalted {
            var (old, new) = (previous, now)
            if let scene = window.windowScene {
                if !scenes.contains(where: { $0 === scene }) {
                    scenes.append(scene)
                    tell(scene, &old, &new)
                } else {
                    old = old.followed(by: scene.traitState?.own ?? TraitValues())
                    new = new.followed(by: scene.traitState?.own ?? TraitValues())
                }
            }
            tell(window, old, new)
        }
    }

    private func tell(from holder: any TraitHolder) {
        if let view = (holder as? UIView) ?? (holder as? UIViewController)?.viewIfLoaded {
            let around = view.traitsAround
            return tell(view, around, around)
        }
        let inherited = holder.inheritedTraits
        switch holder {
        case let controller as UIViewController:
            var (old, new) = (inherited, inherited)
            tell(controller, &old, &new)
        case let scene as UIWindowScene:
            var (old, new) = (inherited, inherited)
            tell(scene, &old, &new)
            for window in scene.windows where !world.isHalted { tell(window, old, new) }
        default: break
        }
    }

    /// A view, after its controller, and all below it, outermost first (our decision).
    private func tell(_ view: UIView, _ old: TraitValues, _ new: TraitValues) {
        guard world.work.draw(1), !world.isHalted else { return }
        var (old, new) = (view.traitState?.heardInherited ?? old, new)
        view.traitState?.heardInherited = nil
        if let controller = view.managingController { tell(controller, &old, &new) }
        tell(view, &old, &new)
        guard old != new else { return }
        for subview in view.model.pointee.subviews { tell(subview, old, new) }
    }

    /// One object, with what it says itself; then both hold for those that inherit from it.
    private func tell(_ holder: any TraitHolder, _ old: inout TraitValues, _ new: inout TraitValues) {
        let state = holder.traitState
        if let state {
            old = old.followed(by: state.heard ?? state.own)
            new = new.followed(by: state.own)
            state.heard = nil
        }
        guard old != new else { return }
        let previous = UITraitCollection(old)
        (holder as? UIImageView)?.traitsWereChanged()
        holder.traitCollectionDidChange(previous)
        // When windows change their size, columns have adapted to that before.
        if !isScreen, old.horizontal != new.horizontal { (holder as? UISplitViewController)?.adapt() }
        world.work.draw(state?.registrations.count ?? 0)
        for registration in state?.registrations ?? [] where !world.isHalted {
            guard new.differ(from: old, in: registration.traits), world.work.draw(WorkCost.block) else {
                continue
            }
            registration.call(previous)
        }
    }
}

extension TraitHolder {
    var hasNews: Bool { traitState?.heard != nil || traitState?.heardInherited != nil }

    /// The outermost object around this one that has news itself; this one if there is none.
    fileprivate var outermostNews: any TraitHolder {
        var outermost: any TraitHolder = self
        var upcoming = (self as? UIView) ?? (self as? UIViewController)?.viewIfLoaded
        while let view = upcoming, world.work.draw(1) {
            if view.hasNews { outermost = view }
            if let controller = view.managingController, controller.hasNews { outermost = view }
            if let scene = (view as? UIWindow)?.windowScene, scene.hasNews { outermost = scene }
            upcoming = view.superviewReference
        }
        return outermost
    }
}

// MARK: Who inherits from whom

extension UIView: TraitHolder {
    /// Those of the controller that manages it, else of the view around; of a window those of its scene.
    final var inheritedTraits: TraitValues {
        managingController?.heldTraits ?? traitsAround
    }

    /// What is said outside of this view and its controller.
    fileprivate final var traitsAround: TraitValues {
        var said = TraitValues()
        var upcoming = superviewReference
        var outermost: UIView = self
        while let view = upcoming, world.work.draw(1) {
            if let own = view.traitState?.own { said = own.followed(by: said) }
            if let own = view.managingController?.traitState?.own { said = own.followed(by: said) }
            (outermost, upcoming) = (view, view.superviewReference)
        }
        let scene = (outermost as? UIWindow)?.windowScene
        let base = world.screen.traitCollection.values
        return base.followed(by: scene?.traitState?.own ?? TraitValues()).followed(by: said)
    }
}

extension UIViewController: TraitHolder {
    final var traitState: TraitState? {
        get { relations.looks.traits }
        set { relations.looks.traits = newValue }
    }

    /// Those of the view around its own, as since iOS 17; while its view is in none, those of the parent.
    final var inheritedTraits: TraitValues {
        if let view = viewIfLoaded, view.superviewReference != nil { return view.traitsAround }
        return parent?.heldTraits ?? world.screen.traitCollection.values
    }
}

extension UIWindowScene: TraitHolder {
    final var inheritedTraits: TraitValues { screen.traitCollection.values }
}
