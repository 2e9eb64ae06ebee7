import Foundation

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

/// State of a controller that has no effect on events: accepted and kept.
struct ControllerLooks {
    var edgesForExtendedLayout = UIRectEdge.all
    var extendedLayoutIncludesOpaqueBars = false
}

extension UIViewController {
    /// Below which bars the view goes. There are no bars here, so nothing follows from it.
    public var edgesForExtendedLayout: UIRectEdge {
        get { relations.looks.edgesForExtendedLayout }
        set { relations.looks.edgesForExtendedLayout = newValue }
    }
    public var extendedLayoutIncludesOpaqueBars: Bool {
        get { relations.looks.extendedLayoutIncludesOpaqueBars }
        set { relations.looks.extendedLayoutIncludesOpaqueBars = newValue }
    }

    /// Tells the controller that its view comes or goes, where a container moves views by itself; the calls
    /// that it has had already are not repeated.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        relations.isTransitionAnimated = animated
        _ = isAppearing ? beginAppearing(animated) : beginDisappearing(animated)
    }
    /// Tells it that the movement is over.
    public func endAppearanceTransition() {
        finishAppearing(relations.isTransitionAnimated)
        finishDisappearing(relations.isTransitionAnimated)
    }

    public func setNeedsStatusBarAppearanceUpdate() {}
    public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
}
