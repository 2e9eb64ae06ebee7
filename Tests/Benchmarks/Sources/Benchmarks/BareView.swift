import Foundation

/// The yardstick: the walk of hit-testing over final classes, with the same gates and conversions and nothing
/// else.
final class BareView {
    var bounds: CGRect
    var origin: CGPoint
    var isHidden = false
    var isUserInteractionEnabled = true
    var alpha: Float = 1
    var subviews: [BareView] = []

    init(frame: CGRect) {
        bounds = CGRect(origin: .zero, size: frame.size)
        origin = frame.origin
    }

    func hitTest(_ point: CGPoint) -> BareView? {
        guard !isHidden, isUserInteractionEnabled, Double(alpha) >= 0.01 else { return nil }
        guard contains(point) else { return nil }
        for subview in subviews.reversed() {
            let local = CGPoint(
                x: point.x - subview.origin.x + subview.bounds.origin.x,
                y: point.y - subview.origin.y + subview.bounds.origin.y)
            if let hit = subview.hitTest(local) { return hit }
        }
        return self
    }

    private func contains(_ point: CGPoint) -> Bool {
        point.x >= bounds.origin.x && point.y >= bounds.origin.y
            && point.x < bounds.origin.x + bounds.size.width && point.y < bounds.origin.y + bounds.size.height
    }
}
