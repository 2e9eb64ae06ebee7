import Foundation

/// VoiceOver in a scenario: what its double tap does (P-38, P-39).
public final class VoiceOver: NSObject {
    fileprivate unowned let world: Simulator

    init(world: Simulator) {
        self.world = world
    }

    /// Activates a view, as a double tap does on the element that VoiceOver reads: the view's
    /// `accessibilityActivate`, and where that answers false, a tap on its activation point.
    public func activate(_ view: UIView) {
        guard canReach(view, "activate(_:)") else { return }
        if !view.isAccessibilityElement {
            world.warn(
                "VoiceOver cannot reach '\(world.description(of: view))', which is no accessibility element",
                hint: "set 'isAccessibilityElement' to true")
        }
        var isDone = false
        turn { isDone = view.accessibilityActivate() }
        guard !isDone, !world.isHalted, view.window != nil else { return }
        world.hand.tap(at: view.accessibilityActivationPoint)
    }
}

extension VoiceOver {
    /// A Z of two fingers while VoiceOver reads a view: the view and then the responders behind it are asked,
    /// up to the first that answers true (P-38).
    public func escape(_ view: UIView) {
        guard canReach(view, "escape(_:)") else { return }
        ask(view) { $0.accessibilityPerformEscape() }
    }

    /// A double tap of two fingers while VoiceOver reads a view, asked for in the same way.
    public func magicTap(_ view: UIView) {
        guard canReach(view, "magicTap(_:)") else { return }
        ask(view) { $0.accessibilityPerformMagicTap() }
    }

    /// Chooses the action of this name among those that a view offers.
    public func perform(_ name: String, on view: UIView) {
        guard canReach(view, "perform(_:on:)") else { return }
        let actions = view.accessibilityCustomActions ?? []
        guard let action = actions.first(where: { $0.name == name }) else {
            let what = "finds no action '\(name)' of '\(world.description(of: view))'"
            return world.report(.invalidArgument(call: "perform", what: what))
        }
        turn { action.perform(in: world) }
    }

    private func ask(_ view: UIView, _ question: (UIResponder) -> Bool) {
        turn {
            var current: UIResponder? = view
            while let here = current, !question(here), world.work.draw(1), !world.isHalted {
                current = here.next
            }
        }
    }

    private func turn(_ body: () -> Void) {
        world.takeSnapshotIfChanged()
        world.turn {
            world.note(.fetch)
            world.recording(.queue, body)
        }
    }

    /// Whether VoiceOver may act on a view: a view in no window is an error, one that its cursor passes a
    /// warning.
    private func canReach(_ view: UIView, _ call: String) -> Bool {
        guard world.device.mayAct("voiceOver.\(call)") else { return false }
        world.settle()
        let name = world.description(of: view)
        guard view.window != nil else {
            let what = "cannot reach '\(name)', which is in no window"
            world.report(.invalidArgument(call: String(call.prefix { $0 != "(" }), what: what))
            return false
        }
        if let reason = view.reasonWhyVoiceOverPasses {
            world.warn("VoiceOver cannot reach '\(name)', as \(reason)")
        }
        return true
    }
}

/// What a view tells assistive apps.
final class AccessibilityState {
    var isElement: Bool?
    var frame: CGRect?
    var activationPoint: CGPoint?
}

extension UIView {
    final var accessibilityState: AccessibilityState {
        if let storedAccessibility { return storedAccessibility }
        let state = AccessibilityState()
        world.work.draw(WorkCost.layer)
        storedAccessibility = state
        return state
    }

    /// Where VoiceOver taps, unless a class says otherwise.
    final var activationPoint: CGPoint {
        let frame = accessibilityFrame
        return storedAccessibility?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }

    /// What keeps VoiceOver from a view: one around it that hides what is in it, or one beside it, or beside
    /// one around it, that is modal.
    final var reasonWhyVoiceOverPasses: String? {
        var current: UIView? = self
        while let here = current, world.work.draw(1) {
            if here.accessibilityElementsHidden {
                return "'\(world.description(of: here))' hides its accessibility elements"
            }
            guard let parent = here.superview else { return nil }
            let others = here.accessibilityViewIsModal ? [] : parent.subviews
            world.work.draw(others.count)
            let isModal = { (other: UIView) in other.accessibilityViewIsModal && !other.isHidden }
            if let modal = others.last(where: { $0 !== here && isModal($0) }) {
                return "'\(world.description(of: modal))' beside it is modal"
            }
            current = parent
        }
        return nil
    }

    /// The bounds on the screen.
    final var frameOnScreen: CGRect { onScreen(bounds) }

    /// A rectangle of the view's in the coordinates of the screen; zero outside of windows.
    final func onScreen(_ rect: CGRect) -> CGRect {
        guard let window = windowReference else { return .zero }
        let frame = convert(rect, to: nil)
        return CGRect(origin: window.model.pointee.toSuperview(frame.origin), size: frame.size)
    }
}

extension Simulator {
    /// Tells the author something that stops nothing.
    func warn(_ sentence: String, hint: String? = nil) {
        guard !isHalted else { return }
        work.draw(WorkCost.event)
        let warning = WorldWarning.said(sentence, hint: hint, line: currentLine)
        if !warnings.contains(warning) { warnings.append(warning) }
    }
}
