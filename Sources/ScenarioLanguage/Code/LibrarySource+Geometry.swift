extension LibrarySource {
    /// What an app asks of its scene, by objects that say what they are about.
    static let geometryPreferences = LibrarySource(
        name: "GeometryPreferences", members: ["requestGeometryUpdate"],
        text: """
            extension UIWindowScene {
                class GeometryPreferences: NSObject {
                    class iOS: GeometryPreferences {
                        var interfaceOrientations: UIInterfaceOrientationMask?
                        init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                            self.interfaceOrientations = interfaceOrientations
                            super.init()
                        }
                    }
                }

                func requestGeometryUpdate(
                    _ geometryPreferences: GeometryPreferences, errorHandler: ((Error) -> Void)? = nil
                ) {
                    guard let wish = geometryPreferences as? GeometryPreferences.iOS,
                        let mask = wish.interfaceOrientations
                    else { return }
                    _requestOrientations(mask) {
                        let words = "None of the requested orientations are supported by the view controller."
                        errorHandler?(
                            NSError(
                                domain: "UISceneErrorDomain", code: 101,
                                userInfo: [NSLocalizedDescriptionKey: words]))
                    }
                }
            }
            """)
}
