import Foundation

extension UIWindowScene {
    /// What an app would like the scene to be like.
    open class GeometryPreferences: NSObject {
        /// In which orientations the interface may be.
        open class iOS: GeometryPreferences {
            open var interfaceOrientations: UIInterfaceOrientationMask?

            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
    }

    /// Turns the interface to one of the ways that are asked for, whatever way the device is held, in the
    /// next turn of the run loop. The error handler is called where the controller that fills the window
    /// supports none of them (N-38).
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        let wish = geometryPreferences as? GeometryPreferences.iOS
        guard let mask = wish?.interfaceOrientations else { return }
        requestOrientations(mask) {
            let words = "None of the requested orientations are supported by the view controller."
            errorHandler?(
                NSError(
                    domain: "UISceneErrorDomain", code: 101, userInfo: [NSLocalizedDescriptionKey: words]))
        }
    }

    /// The same; `refuse` is called where nothing of it is supported.
    package func requestOrientations(
        _ mask: UIInterfaceOrientationMask, orElse refuse: @escaping () -> Void
    ) {
        guard world.work.draw(WorkCost.block) else { return }
        world.mainQueue.append { [world] in
            if !world.turn(into: mask) { refuse() }
        }
    }
}
