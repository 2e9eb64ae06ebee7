import Foundation

/// One step of a path, as a value.
package enum PathElement: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(control: CGPoint, end: CGPoint)
    case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
    case close

    /// The points of the step, control points first; none for a close.
    package var points: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quadCurve(let control, let end): [control, end]
        case .curve(let control1, let control2, let end): [control1, control2, end]
        case .close: []
        }
    }

    /// Where the step ends; nil for a close, which ends where its subpath began.
    package var end: CGPoint? { points.last }

    /// Whether every coordinate is an ordinary number.
    package var isFinite: Bool {
        switch self {
        case .move(let end), .line(let end): end.isFinite
        case .quadCurve(let control, let end): control.isFinite && end.isFinite
        case .curve(let control1, let control2, let end):
            control1.isFinite && control2.isFinite && end.isFinite
        case .close: true
        }
    }

    /// The step with all its points transformed.
    package func applying(_ transform: CGAffineTransform) -> PathElement {
        switch self {
        case .move(let end): .move(end.applying(transform))
        case .line(let end): .line(end.applying(transform))
        case .quadCurve(let control, let end):
            .quadCurve(control: control.applying(transform), end: end.applying(transform))
        case .curve(let control1, let control2, let end):
            .curve(
                control1: control1.applying(transform), control2: control2.applying(transform),
                end: end.applying(transform))
        case .close: .close
        }
    }
}
