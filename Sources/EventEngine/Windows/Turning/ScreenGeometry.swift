import Foundation

/// How the device is held, and how much room that leaves.
struct ScreenGeometry {
    var device: UIDeviceOrientation
    var interface: UIInterfaceOrientation
    /// The size of the screen as it is seen, in points.
    var screen: CGSize
    /// The size of windows that fill their scene, in points: that of the screen, unless somebody made the
    /// windows of a tablet narrower.
    var room: CGSize

    /// Upright where the screen is higher than wide, else on its left side (our decision).
    init(screen: CGSize) {
        device = screen.height >= screen.width ? .portrait : .landscapeLeft
        interface = screen.height >= screen.width ? .portrait : .landscapeRight
        self.screen = screen
        room = screen
    }

    var traits: UITraitCollection { UITraitCollection(screen: screen, room: room) }

    /// Turned so that content is upright; a window that did not fill the screen keeps its width, as
    /// beside another app (our decision).
    func turned(to orientation: UIInterfaceOrientation) -> ScreenGeometry {
        var new = self
        new.interface = orientation
        guard orientation.isLandscape != interface.isLandscape else { return new }
        new.screen = CGSize(width: screen.height, height: screen.width)
        new.room = room == screen
            ? new.screen : CGSize(width: min(room.width, new.screen.width), height: new.screen.height)
        return new
    }
}
