/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    case currentContext = 3
    case custom = 4
    case overFullScreen = 5
    case overCurrentContext = 6
    case popover = 7
    case none = -1
    /// A page sheet (N-11).
    case automatic = -2

    /// Whether the presenting controller's view leaves the window meanwhile.
    var removesPresenter: Bool { self == .fullScreen || self == .currentContext }
    /// Whether the controller presents that says so, and not the outermost one (N-36).
    var usesContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// How the animation of a presentation looks.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
