import Foundation

/// One instance of the app's interface.
open class UIScene: UIResponder {
    /// The application (C-06).
    override var defaultNext: UIResponder? { world.application }
}

/// A scene that holds windows.
open class UIWindowScene: UIScene {
    /// The windows that say they are in this scene, in the order in which they were shown.
    open var windows: [UIWindow] { world.application.windows.filter { $0.windowScene === self } }
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    open var screen: UIScreen { world.screen }
}
