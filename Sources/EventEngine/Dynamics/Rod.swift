import Foundation

/// What an attachment holds together: two points at a distance from each other, stiff or as a spring.
struct Rod {
    private let body: DynamicBody
    private let other: DynamicBody?
    private let arm: CGVector
    private let otherArm: CGVector
    private let axis: CGVector
    private let ease: CGFloat
    /// What makes it a spring: how soft it is, and how fast it wants to have its length again.
    private let softness: CGFloat
    private let wish: CGFloat
    private var pulled: CGFloat = 0

    /// The rods of an attachment: one along the line between its points; two across each other where the
    /// points are to be at one place.
    static func rods(
        of attachment: UIAttachmentBehavior, _ bodies: (DynamicBody, DynamicBody?), for time: CGFloat
    ) -> [Rod] {
        let (body, other) = bodies
        let (offset, otherOffset) = attachment.offsets
        let arm = body.turned(offset)
        let otherArm = other?.turned(otherOffset) ?? .zero
        let far = other.map { CGPoint(x: $0.center.x + otherArm.dx, y: $0.center.y + otherArm.dy) }
            ?? attachment.anchorPoint
        let way = CGPoint(x: body.center.x + arm.dx, y: body.center.y + arm.dy).way(from: far)
        let distance = way.length
        func rod(_ axis: CGVector, _ excess: CGFloat) -> Rod {
            Rod(body, other, arm, otherArm, axis, excess, attachment, time)
        }
        if attachment.length < 0.5 {
            return [rod(CGVector(dx: 1, dy: 0), way.dx), rod(CGVector(dx: 0, dy: 1), way.dy)]
        }
        let axis = distance > 0 ? way.times(1 / distance) : CGVector(dx: 0, dy: 1)
        return [rod(axis, distance - attachment.length)]
    }

    private init(
        _ body: DynamicBody, _ other: DynamicBody?, _ arm: CGVector, _ otherArm: CGVector, _ axis: CGVector,
        _ excess: CGFloat, _ attachment: UIAttachmentBehavior, _ time: CGFloat
    ) {
        (self.body, self.other, self.arm, self.otherArm, self.axis) = (body, other, arm, otherArm, axis)
        let (own, theirs) = (arm.cross(axis), otherArm.cross(axis))
        let plain = body.inverseMass + own * own * body.inverseInertia
            + (other.map { $0.inverseMass + theirs * theirs * $0.inverseInertia } ?? 0)
        guard attachment.frequency > 0, plain > 0 else {
            (softness, ease) = (0, plain)
            // Stiff: a part of what is wrong goes in each step, so that it does not overshoot.
            wish = excess * DynamicsConstants.correction / time
            return
        }
        let turn = 2 * CGFloat.pi * attachment.frequency
        let damping = 2 * max(0, attachment.damping) * turn / plain
        let stiffness = turn * turn / plain
        softness = 1 / (time * (damping + time * stiffness))
        wish = excess * time * stiffness * softness
        ease = plain + softness
    }

    /// One round: the points keep their distance, or go where the spring pulls them.
    mutating func settle() {
        guard ease > 0 else { return }
        let (own, theirs) = (body.velocity(at: arm), other?.velocity(at: otherArm) ?? .zero)
        let speed = CGVector(dx: own.dx - theirs.dx, dy: own.dy - theirs.dy).dot(axis)
        let pull = -(speed + wish + softness * pulled) / ease
        pulled += pull
        body.push(axis.times(pull), at: arm)
        other?.push(axis.times(-pull), at: otherArm)
    }
}
