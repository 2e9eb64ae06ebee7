import EventEngine
import Foundation

private typealias Animating = Conforming<any UIViewAnimating>
private typealias ImplicitlyAnimating = Conforming<any UIViewImplicitlyAnimating>

extension NativeCatalogue {
    /// UIViewAnimating, and what is based on it.
    func addUIViewAnimating() {
        addProtocol(
            (any UIViewAnimating).self, named: "UIViewAnimating",
            "An animation that can be played, paused and stopped: a property animator.")
        animatingRows(MemberTable<Animating>(record((any UIViewAnimating).self))) {
            $0.object as? any UIViewAnimating
        }
        addProtocol(
            (any UIViewImplicitlyAnimating).self, named: "UIViewImplicitlyAnimating",
            "An animation of changes that closures make: a property animator.")
        let t = MemberTable<ImplicitlyAnimating>(record((any UIViewImplicitlyAnimating).self))
        t.type.protocols.append(NativeTypeID((any UIViewAnimating).self))
        animatingRows(t) { $0.object as? any UIViewImplicitlyAnimating }
        t.means("Adds changes, or what is called at the end.")
        t.method("addAnimations(_:)") { (a: ImplicitlyAnimating, changes: Block< >) in
            (a.object as? any UIViewImplicitlyAnimating)?.addAnimations { changes() }
        }
        t.method("addAnimations(_:delayFactor:)") {
            (a: ImplicitlyAnimating, changes: Block< >, factor: CGFloat) in
            (a.object as? any UIViewImplicitlyAnimating)?.addAnimations({ changes() }, delayFactor: factor)
        }
        t.method("addCompletion(_:)") { (a: ImplicitlyAnimating, block: Block<UIViewAnimatingPosition>) in
            (a.object as? any UIViewImplicitlyAnimating)?.addCompletion { block($0) }
        }
        t.means("Goes on after a pause, as a property animator does.")
        t.method("continueAnimation(withTimingParameters:durationFactor:)") {
            (a: ImplicitlyAnimating, curve: TimingCurveProvider?, factor: CGFloat) in
            (a.object as? any UIViewImplicitlyAnimating)?.continueAnimation(
                withTimingParameters: curve?.object, durationFactor: factor)
        }
        let optional = ["addAnimations", "addCompletion", "continueAnimation"]
        for member in t.type.rows where optional.contains(member.name) { member.mayBeMissing = true }
    }

    private func animatingRows<Owner: Bridged>(
        _ t: MemberTable<Owner>, _ animation: @escaping (Owner) -> (any UIViewAnimating)?
    ) {
        t.means("What it does, and how much is done.")
        t.getter("state", reading: { animation($0)?.state ?? .inactive })
        t.getter("isRunning", reading: { animation($0)?.isRunning ?? false })
        t.accessor("isReversed", get: { animation($0)?.isReversed ?? false }) {
            animation($0)?.isReversed = $1
        }
        t.accessor("fractionComplete", get: { animation($0)?.fractionComplete ?? 0 }) {
            animation($0)?.fractionComplete = $1
        }
        t.means("Starts it, halts it, and ends it, as with a property animator.")
        t.method("startAnimation()") { (a: Owner) in animation(a)?.startAnimation() }
        t.method("startAnimation(afterDelay:)") { (a: Owner, delay: Double) in
            animation(a)?.startAnimation(afterDelay: delay)
        }
        t.method("pauseAnimation()") { (a: Owner) in animation(a)?.pauseAnimation() }
        t.method("stopAnimation(_:)") { (a: Owner, without: Bool) in animation(a)?.stopAnimation(without) }
        t.method("finishAnimation(at:)") { (a: Owner, place: UIViewAnimatingPosition) in
            animation(a)?.finishAnimation(at: place)
        }
    }
}
