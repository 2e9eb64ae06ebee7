import CoreGraphics

/// A height at which a sheet comes to rest.
public enum Detent: CaseIterable, Comparable {
    case collapsed, half, full

    /// The part of its container that the sheet covers.
    public var share: CGFloat {
        switch self {
        case .collapsed: return 0.1
        case .half: return 0.5
        case .full: return 0.9
        }
    }

    /// The detent where a sheet of some share, that is moving on, comes to rest.
    public static func nearest(to share: CGFloat, velocity: CGFloat) -> Detent {
        let goal = share - velocity * lookAhead
        return allCases.min { abs($0.share - goal) < abs($1.share - goal) } ?? .collapsed
    }
}

/// How many seconds a moving sheet is taken to go on.
private let lookAhead: CGFloat = 0.1
