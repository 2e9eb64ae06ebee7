import Foundation

/// A point where a body touches another one or a line, while velocities are brought into line with it.
struct Contact {
    private let body: DynamicBody
    private let other: DynamicBody?
    private let normal: CGVector
    private let arm: CGVector
    private let otherArm: CGVector
    private let depth: CGFloat
    private let friction: CGFloat
    /// How fast they are to part after it, in points per second.
    private let bounce: CGFloat
    private var pushed: CGFloat = 0
    private var rubbed: CGFloat = 0
    /// What the next impulse is to be.
    private var wanted: CGFloat = 0

    init(_ body: DynamicBody, _ other: DynamicBody?, at place: CGPoint, _ normal: CGVector, depth: CGFloat) {
        (self.body, self.other, self.normal, self.depth) = (body, other, normal, depth)
        arm = place.way(from: body.center)
        otherArm = other.map { place.way(from: $0.center) } ?? .zero
        // A boundary is as rough as what touches it, and gives way to nothing (our decision).
        friction = (max(0, body.friction) * max(0, other?.friction ?? body.friction)).squareRoot()
        let elasticity = max(body.elasticity, other?.elasticity ?? 0)
        let speed = Self.speed(body, other, arm, otherArm).dot(normal)
        bounce = speed > DynamicsConstants.bounceSpeed ? min(max(0, elasticity), 1) * speed : 0
    }

    /// How fast the body comes nearer, seen from the other one.
    private static func speed(
        _ body: DynamicBody, _ other: DynamicBody?, _ arm: CGVector, _ otherArm: CGVector
    ) -> CGVector {
        let (own, theirs) = (body.velocity(at: arm), other?.velocity(at: otherArm) ?? .zero)
        return CGVector(dx: own.dx - theirs.dx, dy: own.dy - theirs.dy)
    }

    /// How much velocity an impulse in a direction makes, at this point.
    private func ease(_ direction: CGVector) -> CGFloat {
        let own = arm.cross(direction)
        var sum = body.inverseMass + own * own * body.inverseInertia
        if let other {
            let theirs = otherArm.cross(direction)
            sum += other.inverseMass + theirs * theirs * other.inverseInertia
        }
        return sum
    }

    /// One round for the points of one contact: none comes nearer, and what slides is held back as far as
    /// the pressure allows. Of two points each does half of it, from the same velocities: neither is
    /// preferred, and what falls straight does not turn.
    static func settle(_ points: inout ArraySlice<Contact>) {
        let share = 1 / CGFloat(points.count)
        for index in points.indices { points[index].wishToPush(share) }
        for index in points.indices { points[index].push() }
        for index in points.indices { points[index].wishToRub(share) }
        for index in points.indices { points[index].rub() }
    }

    private mutating func wishToPush(_ share: CGFloat) {
        let ease = ease(normal)
        guard ease > 0 else { return wanted = pushed }
        let speed = Self.speed(body, other, arm, otherArm).dot(normal)
        wanted = max(0, pushed + share * (speed + bounce) / ease)
    }

    private mutating func push() {
        apply(normal.times(wanted - pushed))
        pushed = wanted
    }

    private mutating func wishToRub(_ share: CGFloat) {
        let ease = ease(normal.turned)
        guard friction > 0, ease > 0 else { return wanted = rubbed }
        let sliding = Self.speed(body, other, arm, otherArm).dot(normal.turned)
        let most = friction * pushed
        wanted = min(max(rubbed + share * sliding / ease, -most), most)
    }

    private mutating func rub() {
        apply(normal.turned.times(wanted - rubbed))
        rubbed = wanted
    }

    private func apply(_ impulse: CGVector) {
        body.push(impulse.opposite, at: arm)
        other?.push(impulse, at: otherArm)
    }

    /// Moves both apart, as far as they lie in each other, without turning them.
    func part() {
        let ease = body.inverseMass + (other?.inverseMass ?? 0)
        let way = max(0, depth - DynamicsConstants.slop) * DynamicsConstants.correction
        guard ease > 0, way > 0 else { return }
        let shift = normal.times(way / ease)
        body.shift(shift.opposite)
        other?.shift(shift)
    }
}
