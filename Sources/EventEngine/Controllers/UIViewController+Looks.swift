import Foundation

extension UIViewController {
    /// The same as `setNeedsUpdateOfSupportedInterfaceOrientations()`, under the name before iOS 16.
    public class func attemptRotationToDeviceOrientation() { Simulator.current.followDeviceSoon() }
}

/// How the status bar is written.
public enum UIStatusBarStyle: Int, Sendable {
    case `default`, lightContent
    case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
    case none, fade, slide
}

/// In which ways a device may be held.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// What a controller keeps of how it looks and where its view goes.
struct ControllerLooks {
    var edgesForExtendedLayout = UIRectEdge.all
    var extendedLayoutIncludesOpaqueBars = false
    var adjustsScrollViews = true
    var isEditing = false
    var capturesStatusBar = false
    var hidesBottomBar = false
    var respectsSystemMargins = true
    var restorationIdentifier: String?
    /// What it says and hears of traits.
    var traits: TraitState?
}

extension UIViewController {
    /// The name under which the state of a restored app would be kept; nothing is restored here.
    public var restorationIdentifier: String? {
        get { relations.looks.restorationIdentifier }
        set { relations.looks.restorationIdentifier = newValue }
    }

    /// Whether it decides on the status bar while it covers a part of the screen. There is none here.
    public var modalPresentationCapturesStatusBarAppearance: Bool {
        get { relations.looks.capturesStatusBar }
        set { relations.looks.capturesStatusBar = newValue }
    }
    /// Whether inside a navigation controller a scroll view of this one, with `automatic` insets, makes room
    /// for bars above and below even where its content does not scroll.
    public var automaticallyAdjustsScrollViewInsets: Bool {
        get { relations.looks.adjustsScrollViews }
        set {
            relations.looks.adjustsScrollViews = newValue
            guard let view = viewIfLoaded else { return }
            for case let scroll as UIScrollView in [view] + view.subviews { scroll.adjustToSafeArea() }
        }
    }
    final var itemForEditing: UIBarButtonItem {
        if let item = relations.editButtonItem { return item }
        let action = world.perform {
            UIAction(title: isEditing ? "Done" : "Edit") { [weak self] _ in
                if let self { setEditing(!isEditing, animated: true) }
            }
        }
        let item = UIBarButtonItem(primaryAction: action)
        item.title = action.title
        relations.editButtonItem = item
        return item
    }

    /// Tells the controller, and those inside it, that its view comes or goes, where a container moves views
    /// by itself; the calls that they have had already are not repeated.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        relations.isTransitionAnimated = animated
        guard let view = viewIfLoaded else {
            _ = isAppearing ? beginAppearing(animated) : beginDisappearing(animated)
            return relations.toldInside = [self]
        }
        let told = isAppearing
            ? view.announceAppearance(animated, isTold: true)
            : view.tellDisappearance(animated, isTold: true)
        for controller in told where !relations.toldInside.contains(where: { $0 === controller }) {
            relations.toldInside.append(controller)
        }
    }
    /// Tells them that the movement is over.
    public func endAppearanceTransition() {
        let (told, animated) = (relations.toldInside, relations.isTransitionAnimated)
        relations.toldInside = []
        for controller in told {
            controller.finishAppearing(animated)
            controller.finishDisappearing(animated)
        }
    }

    /// Puts another child's view in the place of one, with the calls of appearance of both, in the order of
    /// a push (N-08); that order is our decision.
    public func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController,
        duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let (old, new) = (fromViewController, toViewController)
        guard old.parent === self, new.parent === self, let outer = old.view.superview ?? view else {
            let (old, new) = (world.description(of: old), world.description(of: new))
            return world.report(.refused(
                "Children view controllers '\(old)' and '\(new)' must have a common parent view controller "
                    + "when calling 'transition(from:to:duration:options:animations:completion:)'"))
        }
        let animated = duration > 0
        let forwards = shouldAutomaticallyForwardAppearanceMethods
        let isSeen = forwards && outer.windowReference != nil
        let leaving = isSeen ? old.view.announceDisappearance(animated) : []
        let coming = isSeen ? new.view.announceAppearance(animated) : []
        outer.addSubview(new.view)
        UIView.transition(
            with: outer, duration: duration, options: options, animations: { animations?() }
        ) { finished in
            if old !== new { old.viewIfLoaded?.removeFromSuperview() }
            for controller in leaving { controller.finishDisappearing(animated) }
            for controller in coming { controller.finishAppearing(animated) }
            completion?(finished)
        }
    }

    public func setNeedsStatusBarAppearanceUpdate() {}
    public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
}
