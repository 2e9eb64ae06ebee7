/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    case overFullScreen = 5
    /// A page sheet.
    case automatic = -2

    /// Whether the presenting controller's view leaves the window meanwhile.
    var removesPresenter: Bool { self == .fullScreen }
}
