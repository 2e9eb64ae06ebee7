import Foundation

/// Recognizes a quick movement of fingers in one direction, while they move (F-16, F-17).
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Where fingers may go.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }

    /// The directions that it recognizes.
    open var direction: Direction = .right
    open var numberOfTouchesRequired = 1

    override func defaultTouchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let count = fingersDown.count
        if count > numberOfTouchesRequired { return fail(RuleID("F", 16), "too many fingers") }
        guard count == touches.count else { return }
        let limit = world.gestureConstants.swipeDuration
        after(limit) { [unowned self] in fail(RuleID("F", 17), "took > \(milliseconds(limit))") }
    }

    override func defaultTouchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let fingers = fingersDown
        guard fingers.count == numberOfTouchesRequired else { return }
        let (start, here) = (Self.middle(of: fingers) { $0.startLocation }, Self.middle(of: fingers))
        let (x, y) = (Double(here.x - start.x), Double(here.y - start.y))
        let constants = world.gestureConstants
        let ways: [(Direction, along: Double, across: Double)] = [
            (.right, x, y), (.left, -x, y), (.up, -y, x), (.down, y, x),
        ]
        let isSwipe = ways.contains { way in
            direction.contains(way.0) && way.along >= constants.swipeDistance - constants.tolerance
                && abs(way.across) <= constants.swipeDeviation + constants.tolerance
        }
        if isSwipe {
            go(to: .ended, RuleID("F", 17), "moved \(points(constants.swipeDistance))")
        } else if max(abs(x), abs(y)) > constants.swipeDistance + constants.tolerance {
            fail(RuleID("F", 17), "another direction")
        }
    }

    override func defaultTouchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        fail(RuleID("F", 17), "lifted")
    }

    override func defaultTouchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        cancelOrFail()
    }

    /// Where the swipe started (F-16).
    override var defaultLocation: CGPoint {
        let touches = attempt.touches
        return touches.isEmpty ? lastLocation : Self.middle(of: touches) { $0.startLocation }
    }
}
