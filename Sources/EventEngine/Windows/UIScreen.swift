import Foundation

/// The display.
open class UIScreen: NSObject {
    private let size: CGSize

    init(size: CGSize) {
        self.size = size
    }

    /// The screen of this thread's world.
    public static var main: UIScreen { Simulator.current.screen }

    /// What it is like.
    open private(set) lazy var traitCollection = UITraitCollection(screen: size)

    /// In points.
    open var bounds: CGRect { CGRect(origin: .zero, size: size) }
    /// Pixels for a point.
    open var scale: CGFloat { 2 }
    open var nativeScale: CGFloat { scale }
    /// In pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    }
}
