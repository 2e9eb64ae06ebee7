import Foundation

/// VoiceOver in a scenario: what its double tap does (P-38, P-39).
public final class VoiceOver: NSObject {
    private unowned let world: Simulator

    init(world: Simulator) {
        self.world = world
    }

    /// Activates a view, as a double tap does on the element that VoiceOver reads: the view's
    /// `accessibilityActivate`, and where that answers false, a tap on its activation point.
    public func activate(_ view: UIView) {
        guard world.device.mayAct("voiceOver.activate(_:)") else { return }
        world.settle()
        guard view.window != nil else {
            let name = world.description(of: view)
            return world.report(
                .invalidArgument(
                    call: "activate", what: "cannot reach '\(name)', which is in no window"))
        }
        if !view.isAccessibilityElement {
            world.warn(
                "VoiceOver cannot reach '\(world.description(of: view))', which is no accessibility element",
                hint: "set 'isAccessibilityElement' to true")
        }
        world.takeSnapshotIfChanged()
        var isDone = false
        world.turn {
            world.note(.fetch)
            world.recording(.queue) { isDone = view.accessibilityActivate() }
        }
        guard !isDone, !world.isHalted, view.window != nil else { return }
        world.hand.tap(at: view.accessibilityActivationPoint)
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

    /// The bounds on the screen.
    final var frameOnScreen: CGRect {
        guard let window = windowReference else { return .zero }
        let frame = convert(bounds, to: nil)
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
