/// What the trace keeps of the responder chain beside the messages themselves: also those whom no message
/// reaches.
extension Simulator {
    /// Notes that a view is about to hear of touches, with the chain as it is now. To be called just before
    /// the message.
    ///
    /// An overridden `next` is asked once more than the message itself would, as UIKit asks for it whenever
    /// it likes; what it prints here, or tells others, leaves no entries.
    func recordDelivery(
        of touches: [UITouch], to view: UIView, by rule: RuleID, sender: UIGestureRecognizer? = nil
    ) {
        guard isTracing, !isHalted else { return }
        let number = trace.number(of: chain(from: view))
        for touch in touches {
            guard let phase = Recording.TouchSample.Phase(touch.phase) else { continue }
            work.draw(WorkCost.event)
            trace.deliveries.append(
                Recording.Delivery(
                    touch: touch.number, phase: phase, entry: trace.entries.count, chain: number, rule: rule,
                    sender: names.id(of: sender)))
        }
    }

    private func chain(from view: UIView) -> ResponderChain {
        let line = currentLine
        trace.isSuspended = true
        defer {
            trace.isSuspended = false
            currentLine = line
        }
        // Kept until the end, so that no two of them have the same identity.
        var responders: [UIResponder] = []
        var seen: Set<ObjectIdentifier> = []
        var end = ResponderChain.End.nobody
        var following: UIResponder? = view
        while let responder = following, !isHalted {
            guard seen.insert(ObjectIdentifier(responder)).inserted else {
                end = .ring(responders.firstIndex { $0 === responder } ?? 0)
                break
            }
            guard responders.count < limits.callDepth else {
                end = .unbounded
                break
            }
            work.draw(WorkCost.message)
            responders.append(responder)
            following = responder.next
        }
        return ResponderChain(responders: responders.map { names.id(of: $0) }, end: end)
    }
}
