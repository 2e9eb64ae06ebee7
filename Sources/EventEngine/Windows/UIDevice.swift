import Foundation

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device that the model plays: an iPhone, or an iPad where the screen is that large, with iOS 17, held
/// as its screen is at first (our decision; nothing here asks the machine that runs the scenario).
open class UIDevice: NSObject {
    private unowned let world: Simulator
    private var requests = 0

    init(_ world: Simulator) { self.world = world }

    /// Another object for the same device.
    public override convenience init() { self.init(.current) }

    /// The device is held in another way; windows may not have turned yet. Told whether or not somebody asked
    /// for it, since windows that turn do so by themselves (our decision).
    public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    /// The device of this thread's world.
    public static var current: UIDevice { Simulator.current.uiDevice }

    open var userInterfaceIdiom: UIUserInterfaceIdiom { world.screen.traitCollection.userInterfaceIdiom }
    open var name: String { model }
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    open var localizedModel: String { model }
    open var systemName: String { "iOS" }
    open var systemVersion: String { "17.0" }
    open var isMultitaskingSupported: Bool { true }

    /// At first upright where the screen is higher than wide, else on its left side.
    open var orientation: UIDeviceOrientation { world.geometry.device }
    /// Whether somebody asked to be told of turns.
    open var isGeneratingDeviceOrientationNotifications: Bool { requests > 0 }
    open func beginGeneratingDeviceOrientationNotifications() { requests += 1 }
    open func endGeneratingDeviceOrientationNotifications() { requests = max(0, requests - 1) }
}
