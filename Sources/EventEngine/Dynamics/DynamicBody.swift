import Foundation

/// A rigid body: where an item is, how fast it moves, and what it is made of. Points, seconds, radians; a
/// mass of 1 is that of a view of 100 by 100 points with a density of 1.
final class DynamicBody {
    let item: any UIDynamicItem
    /// Corners around the center without rotation, clockwise as seen; empty for a circle.
    private(set) var corners: [CGPoint] = []
    /// Of a circle, or the distance of the furthest corner.
    private(set) var radius: CGFloat = 0
    private(set) var isCircle = false
    private var size = CGSize.zero

    var center = CGPoint.zero
    var angle: CGFloat = 0
    var velocity = CGVector.zero
    var spin: CGFloat = 0
    /// The rotation that the item had at first: one that does not turn keeps its own transform.
    private var firstAngle: CGFloat = 0
    private var hasTurned = false

    var elasticity = DynamicsConstants.elasticity
    var friction = DynamicsConstants.friction
    var resistance: CGFloat = 0
    var angularResistance: CGFloat = 0
    private(set) var inverseMass: CGFloat = 0
    private(set) var inverseInertia: CGFloat = 0
    private(set) var mass: CGFloat = 1

    init(_ item: any UIDynamicItem) {
        self.item = item
        takeState()
    }

    /// Takes over where the item is now, with the velocity that it has.
    func takeState() {
        center = item.center
        let transform = item.transform
        angle = atan2(transform.b, transform.a)
        (firstAngle, hasTurned) = (angle, false)
        takeShape()
    }

    private func takeShape() {
        size = item.bounds.size
        let half = CGSize(width: max(size.width, 1) / 2, height: max(size.height, 1) / 2)
        isCircle = item.collisionBoundsType == .ellipse && abs(half.width - half.height) < 0.5
        if isCircle {
            (corners, radius) = ([], half.width)
        } else if item.collisionBoundsType == .ellipse {
            let count = DynamicsConstants.ellipseCorners
            corners = (0..<count).map { index in
                let turn = 2 * CGFloat.pi * CGFloat(index) / CGFloat(count)
                return CGPoint(x: half.width * cos(turn), y: half.height * sin(turn))
            }
            radius = max(half.width, half.height)
        } else {
            corners = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map {
                CGPoint(x: half.width * $0.0, y: half.height * $0.1)
            }
            radius = (half.width * half.width + half.height * half.height).squareRoot()
        }
    }

    /// - Parameters:
    ///   - density: 1 as a rule.
    ///   - isFixed: whether nothing moves it; it is heavier than everything then.
    func makeOf(density: CGFloat, turns: Bool, isFixed: Bool) {
        let area = isCircle ? .pi * radius * radius : size.width * size.height
        mass = max(area * max(density, 0.000_1) / DynamicsConstants.massArea, 0.000_1)
        inverseMass = isFixed ? 0 : 1 / mass
        let square = isCircle
            ? radius * radius / 2 : (size.width * size.width + size.height * size.height) / 12
        inverseInertia = isFixed || !turns ? 0 : 1 / (mass * max(square, 1))
        if isFixed { (velocity, spin) = (.zero, 0) }
        if !turns { spin = 0 }
    }

    /// The smaller side, in points.
    var thickness: CGFloat { isCircle ? 2 * radius : max(1, min(size.width, size.height)) }

    /// Where the corners are now.
    var outline: [CGPoint] {
        let (c, s) = (cos(angle), sin(angle))
        return corners.map { CGPoint(x: center.x + $0.x * c - $0.y * s, y: center.y + $0.x * s + $0.y * c) }
    }

    /// A vector from the center, turned with the body.
    func turned(_ offset: UIOffset) -> CGVector {
        let (c, s) = (cos(angle - firstAngle), sin(angle - firstAngle))
        return CGVector(
            dx: offset.horizontal * c - offset.vertical * s, dy: offset.horizontal * s + offset.vertical * c)
    }

    /// How fast a point of it moves, given from the center.
    func velocity(at arm: CGVector) -> CGVector {
        CGVector(dx: velocity.dx - spin * arm.dy, dy: velocity.dy + spin * arm.dx)
    }

    /// An impulse at a point of it, given from the center.
    func push(_ impulse: CGVector, at arm: CGVector) {
        velocity.dx += impulse.dx * inverseMass
        velocity.dy += impulse.dy * inverseMass
        spin += (arm.dx * impulse.dy - arm.dy * impulse.dx) * inverseInertia
    }

    /// Moves it apart from others without any velocity.
    func shift(_ way: CGVector) {
        center = CGPoint(x: center.x + way.dx * inverseMass, y: center.y + way.dy * inverseMass)
    }

    func resist(for time: CGFloat) {
        velocity = CGVector(
            dx: velocity.dx / (1 + time * max(0, resistance)),
            dy: velocity.dy / (1 + time * max(0, resistance)))
        spin /= 1 + time * max(0, angularResistance)
    }

    func move(for time: CGFloat) {
        center = CGPoint(x: center.x + velocity.dx * time, y: center.y + velocity.dy * time)
        angle += spin * time
    }

    var isSlow: Bool {
        velocity.length < DynamicsConstants.restSpeed && abs(spin) < DynamicsConstants.restSpin
    }

    /// Where it was before the step, and how far it was turned.
    private var before = (center: CGPoint.zero, angle: CGFloat(0))

    /// A step begins.
    func begin() { before = (center, angle) }

    /// Whether it hardly went on in the last step, whatever pushes it to and fro.
    var isResting: Bool {
        let most = DynamicsConstants.step
        return center.distance(to: before.center) < DynamicsConstants.restSpeed * most
            && abs(angle - before.angle) < DynamicsConstants.restSpin * most
    }

    /// Whether all numbers are such that an item can have them.
    var isSound: Bool { center.isFinite && angle.isFinite && velocity.dx.isFinite && velocity.dy.isFinite }

    /// The item is where the body is.
    func show() {
        if item.center != center { item.center = center }
        if angle != firstAngle { hasTurned = true }
        guard hasTurned else { return }
        let transform = CGAffineTransform(rotationAngle: angle)
        if item.transform != transform { item.transform = transform }
    }
}

extension CGVector {
    var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
    func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }
    func times(_ factor: CGFloat) -> CGVector { CGVector(dx: dx * factor, dy: dy * factor) }
    /// The third number of the product with a vector in the same plane.
    func cross(_ other: CGVector) -> CGFloat { dx * other.dy - dy * other.dx }
    /// A quarter of a turn on.
    var turned: CGVector { CGVector(dx: -dy, dy: dx) }
    var opposite: CGVector { CGVector(dx: -dx, dy: -dy) }
}

extension CGPoint {
    /// The way from another point to this one.
    func way(from other: CGPoint) -> CGVector { CGVector(dx: x - other.x, dy: y - other.y) }
    /// So far on in a direction.
    func moved(_ direction: CGVector, by length: CGFloat) -> CGPoint {
        CGPoint(x: x + direction.dx * length, y: y + direction.dy * length)
    }
}
