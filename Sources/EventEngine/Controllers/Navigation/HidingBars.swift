import Foundation

/// What hides the bars of a navigation controller by hand, and shows them again.
struct BarHiding {
    var onTap = false
    var onSwipe = false
    var tap: UITapGestureRecognizer?
    var swipe: UIPanGestureRecognizer?
}

extension UINavigationController {
    /// Whether a tap that no control takes hides the bars, or shows them again.
    public var hidesBarsOnTap: Bool {
        get { navigation.hiding.onTap }
        set {
            navigation.hiding.onTap = newValue
            barHideOnTapGestureRecognizer.isEnabled = newValue
        }
    }
    /// Whether a swipe up hides the bars, and one down shows them again.
    public var hidesBarsOnSwipe: Bool {
        get { navigation.hiding.onSwipe }
        set {
            navigation.hiding.onSwipe = newValue
            barHideOnSwipeGestureRecognizer.isEnabled = newValue
        }
    }

    /// The recognizer of these taps, on the controller's view; it is off unless taps hide the bars.
    public var barHideOnTapGestureRecognizer: UITapGestureRecognizer {
        if let known = navigation.hiding.tap { return known }
        let made = world.perform { _UINavigationBarHideTapGestureRecognizer(target: nil, action: nil) }
        made.controller = self
        navigation.hiding.tap = made
        install(made)
        return made
    }
    /// The recognizer of these swipes, on the controller's view; it is off unless swipes hide the bars.
    public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer {
        if let known = navigation.hiding.swipe { return known }
        let made = world.perform { _UINavigationBarHideSwipeGestureRecognizer(target: nil, action: nil) }
        made.controller = self
        navigation.hiding.swipe = made
        install(made)
        return made
    }

    /// Views go on getting the touches of these recognizers, which are off at first.
    private func install(_ recognizer: UIGestureRecognizer) {
        recognizer.isEnabled = false
        recognizer.cancelsTouchesInView = false
        view.addGestureRecognizer(recognizer)
    }

    /// Hides both bars, or shows those that the controller has.
    fileprivate func hideBarsByHand(_ isHidden: Bool) {
        guard isHidden != isNavigationBarHidden else { return }
        navigation.toolbar?.isHidden = isHidden || isToolbarHidden
        setNavigationBarHidden(isHidden, animated: true)
    }
}

/// A tap on what a navigation controller shows. It goes with other gestures, and takes no touches away: our
/// decision.
final class _UINavigationBarHideTapGestureRecognizer: UITapGestureRecognizer {
    weak var controller: UINavigationController?

    override func defaultCanPrevent(_ other: UIGestureRecognizer) -> Bool { false }

    override func defaultAction(in state: State) {
        guard state == .ended, let controller else { return }
        controller.hideBarsByHand(!controller.isNavigationBarHidden)
    }
}

/// A swipe over what a navigation controller shows, beside the scrolling that it makes.
final class _UINavigationBarHideSwipeGestureRecognizer: UIPanGestureRecognizer {
    weak var controller: UINavigationController?
    /// How far a finger has to go, in points: the height of a bar. Our decision.
    private static let distance = UINavigationBar.barHeight

    override func defaultCanPrevent(_ other: UIGestureRecognizer) -> Bool { false }
    override var isPreventable: Bool { false }

    override func defaultAction(in state: State) {
        guard state == .changed || state == .ended, let controller else { return }
        let way = translation(in: controller.view)
        guard abs(way.y) >= Self.distance, abs(way.y) > abs(way.x) else { return }
        controller.hideBarsByHand(way.y < 0)
    }
}
