import Foundation

/// One instance of the app's interface.
open class UIScene: UIResponder {
    /// The application (C-06).
    override var defaultNext: UIResponder? { world.application }

    /// Whether the user sees the scene, and can touch it.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    /// A scenario is in the foreground from its first line to its last.
    open var activationState: ActivationState { .foregroundActive }
}

/// The scene of the windows that name none. Their responder chains do not go through it (C-06).
final class UnnamedScene: UIWindowScene {}

/// A scene that holds windows.
open class UIWindowScene: UIScene {
    /// The visible windows that are in this scene, in the order in which they were shown.
    open var windows: [UIWindow] { world.application.windows.filter { $0.windowScene === self } }
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    open var screen: UIScreen { world.screen }
    final var traitState: TraitState?
    /// What its windows inherit.
    open var traitCollection: UITraitCollection { traitsInForce }
    /// The traits are others than before.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        sendQuietly(.traitCollectionDidChange, [previousTraitCollection]) {}
    }
    /// The orientation of the interface.
    open var interfaceOrientation: UIInterfaceOrientation { world.geometry.interface }
    /// What is known of the status bar. The screen has none here.
    open var statusBarManager: UIStatusBarManager? { world.perform { UIStatusBarManager() } }
}

/// Where the status bar is, and whether it is seen. The screen has none here, which looks as a hidden one
/// does on a device.
open class UIStatusBarManager: NSObject {
    open var statusBarFrame: CGRect { .zero }
    open var isStatusBarHidden: Bool { true }
    open var statusBarStyle: UIStatusBarStyle { .default }
}

extension UIApplication {
    /// The screen has no status bar here, which looks as a hidden one does on a device. Setting the two below
    /// does nothing, as in all apps whose controllers decide.
    public var statusBarFrame: CGRect { .zero }
    public var isStatusBarHidden: Bool {
        get { true }
        set {}
    }
    public var statusBarStyle: UIStatusBarStyle {
        get { .default }
        set {}
    }
    /// The orientation of the interface.
    public var statusBarOrientation: UIInterfaceOrientation { world.geometry.interface }
}
