import EventEngine
import Foundation

extension UIDeviceOrientation: BridgedEnum {}

extension NativeCatalogue {
    /// UIDevice, and how it is held.
    func addUIDevice() {
        addClass(
            UIDevice.self, named: "UIDevice", superclass: NSObject.self,
            "The device that the model plays: an iPhone with iOS 17, or an iPad where the screen is that "
                + "large, held as its screen is at first.", uiDeviceRows)
        addEnumeration(UIDeviceOrientation.self, named: "UIDeviceOrientation", "How a device is held.") { t in
            t.means("The ways of holding it.")
            t.enumCase("unknown", .unknown)
            t.enumCase("portrait", .portrait)
            t.enumCase("portraitUpsideDown", .portraitUpsideDown)
            t.enumCase("landscapeLeft", .landscapeLeft)
            t.enumCase("landscapeRight", .landscapeRight)
            t.enumCase("faceUp", .faceUp)
            t.enumCase("faceDown", .faceDown)
            t.means("Whether it is so.")
            t.getter("isPortrait", \.isPortrait)
            t.getter("isLandscape", \.isLandscape)
            t.getter("isFlat", \.isFlat)
            t.getter("isValidInterfaceOrientation", \.isValidInterfaceOrientation)
        }
    }

    private func uiDeviceRows(_ t: MemberTable<UIDevice>) {
        t.means("Another object for the same device.")
        t.initializer("init()") { () in UIDevice() }
        t.means("The only one.")
        t.staticGetter("current") { UIDevice.current }
        t.means("What it is.")
        t.getter("userInterfaceIdiom", \.userInterfaceIdiom)
        t.getter("name", \.name)
        t.getter("model", \.model)
        t.getter("localizedModel", \.localizedModel)
        t.getter("systemName", \.systemName)
        t.getter("systemVersion", \.systemVersion)
        t.getter("isMultitaskingSupported", \.isMultitaskingSupported)
        t.means("Told when it is held in another way, before windows turn.")
        t.staticGetter("orientationDidChangeNotification") { UIDevice.orientationDidChangeNotification }
        t.means("How it is held. The scenario turns it with `device.turn(to:)`.")
        t.getter("orientation", \.orientation)
        t.getter(
            "isGeneratingDeviceOrientationNotifications", \.isGeneratingDeviceOrientationNotifications)
        t.method("beginGeneratingDeviceOrientationNotifications()") { (device: UIDevice) in
            device.beginGeneratingDeviceOrientationNotifications()
        }
        t.method("endGeneratingDeviceOrientationNotifications()") { (device: UIDevice) in
            device.endGeneratingDeviceOrientationNotifications()
        }
    }

    /// UIScreen.
    func addUIScreen() {
        addClass(
            UIScreen.self, named: "UIScreen", superclass: NSObject.self,
            "The glass.", screenRows)
    }

    /// The rows of UIScreen.
    private func screenRows(_ t: MemberTable<UIScreen>) {
        t.means("The only one.")
        t.staticGetter("main") { UIScreen.main }
        t.means("Its size in points, in the orientation of the interface.")
        t.getter("bounds", \.bounds)
        t.means("Its pixels for each point.")
        t.getter("scale", \.scale)
        t.getter("nativeScale", \.nativeScale)
        t.type.protocols.append(NativeTypeID((any UICoordinateSpace).self))
        t.means("What it is like.")
        t.getter("traitCollection", \.traitCollection)
        t.means("Its own coordinates, in which its windows lie.")
        t.getter("coordinateSpace", reading: { CoordinateSpace(object: $0) })
        t.getter("fixedCoordinateSpace", reading: { CoordinateSpace(object: $0) })
        t.means("Its size in pixels, for a device that is upright.")
        t.getter("nativeBounds", \.nativeBounds)
    }
}
