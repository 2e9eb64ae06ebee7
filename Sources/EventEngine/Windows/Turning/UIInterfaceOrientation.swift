/// Which edge of the device is the upper one of what apps show. Its left and right are those of
/// `UIDeviceOrientation` exchanged: content turns the other way.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIInterfaceOrientation {
    /// The one for a device that is held so; nil when it lies flat.
    init?(_ device: UIDeviceOrientation) {
        guard device.isValidInterfaceOrientation else { return nil }
        self.init(rawValue: device.rawValue)
    }

    /// The mask that allows nothing else; for `unknown` it allows nothing.
    var mask: UIInterfaceOrientationMask {
        UIInterfaceOrientationMask(rawValue: self == .unknown ? 1 << 7 : 1 << UInt(rawValue))
    }

    /// How far content is turned against the device, clockwise, in quarters of a turn.
    var quarters: Int {
        switch self {
        case .unknown, .portrait: 0
        case .landscapeRight: 1
        case .portraitUpsideDown: 2
        case .landscapeLeft: 3
        }
    }
}

extension UIInterfaceOrientationMask {
    /// The first that it allows, upright before all others (our decision); nil when it allows nothing.
    var first: UIInterfaceOrientation? {
        [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown].first { contains($0.mask) }
    }
}
