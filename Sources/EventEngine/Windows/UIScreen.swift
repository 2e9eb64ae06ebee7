import Foundation

/// The display.
open class UIScreen: NSObject {
    private unowned let world: Simulator
    /// As the device is held when it is upright, in points.
    private let upright: CGSize

    init(world: Simulator, size: CGSize) {
        self.world = world
        upright = CGSize(width: min(size.width, size.height), height: max(size.width, size.height))
    }

    /// The screen of this thread's world.
    public static var main: UIScreen { Simulator.current.screen }

    /// What it is like; another object as soon as that is another (N-39).
    open internal(set) lazy var traitCollection = world.geometry.traits

    /// In points, in the orientation of the interface.
    open var bounds: CGRect { CGRect(origin: .zero, size: world.geometry.screen) }
    /// Pixels for a point.
    open var scale: CGFloat { 2 }
    open var nativeScale: CGFloat { scale }
    /// In pixels, always for a device that is upright.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: upright.width * scale, height: upright.height * scale)
    }
}
