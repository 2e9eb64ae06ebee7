import Foundation

/// An animation that swings like a weight on a spring: the way is the solution of the equation of a damped
/// oscillator, which Apple names but does not publish as a curve. Our decision.
open class CASpringAnimation: CABasicAnimation {
    /// The weight on the spring.
    open var mass: CGFloat = 1
    /// How hard the spring is.
    open var stiffness: CGFloat = 100
    /// What slows the weight down.
    open var damping: CGFloat = 10
    /// How fast the weight moves at the beginning, in ways per second; against the way if negative.
    open var initialVelocity: CGFloat = 0

    /// The seconds until the weight stays within a thousandth of its end: our decision for "at rest".
    open var settlingDuration: CFTimeInterval {
        guard mass > 0, stiffness > 0, damping > 0 else { return .infinity }
        let (speed, ratio) = (Double((stiffness / mass).squareRoot()), dampingRatio)
        let slowest = ratio > 1 ? ratio - (ratio * ratio - 1).squareRoot() : ratio
        return slowest > 0 ? log(1_000) / (slowest * speed) : .infinity
    }

    private var dampingRatio: Double { Double(damping) / (2 * Double(stiffness * mass).squareRoot()) }

    override func makeEmpty() -> CAAnimation { CASpringAnimation() }

    override func take(from other: CAAnimation) {
        super.take(from: other)
        guard let other = other as? CASpringAnimation else { return }
        (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
        initialVelocity = other.initialVelocity
    }

    override func progress(_ part: Double, of length: Double) -> Double {
        guard mass > 0, stiffness > 0 else { return part }
        let seconds = super.progress(part, of: length) * length
        let (speed, ratio) = (Double((stiffness / mass).squareRoot()), dampingRatio)
        let push = -Double(initialVelocity)
        // x'' + 2 ratio speed x' + speed² x = 0, from x = 1, where 0 is the end.
        if ratio < 1 {
            let swing = speed * (1 - ratio * ratio).squareRoot()
            let second = (ratio * speed + push) / swing
            return 1 - exp(-ratio * speed * seconds) * (cos(swing * seconds) + second * sin(swing * seconds))
        }
        if ratio == 1 { return 1 - exp(-speed * seconds) * (1 + (speed + push) * seconds) }
        let root = speed * (ratio * ratio - 1).squareRoot()
        let (slow, fast) = (-ratio * speed + root, -ratio * speed - root)
        let first = (push - fast) / (slow - fast)
        return 1 - first * exp(slow * seconds) - (1 - first) * exp(fast * seconds)
    }
}
