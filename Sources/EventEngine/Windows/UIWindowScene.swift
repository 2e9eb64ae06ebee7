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
    /// How the interface stands.
    open var interfaceOrientation: UIInterfaceOrientation { world.geometry.interface }
}
