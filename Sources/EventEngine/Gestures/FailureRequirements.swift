/// Who waits for whose failure: the graph behind `require(toFail:)` and the dynamic questions (E-43, E-45).
struct FailureRequirements {
    /// One recognizer waits for another one: in the list of both.
    private final class Link {
        weak var waiting: UIGestureRecognizer?
        weak var other: UIGestureRecognizer?
        /// Made by a dynamic answer, and gone after the attempt (E-47).
        let isForOneAttempt: Bool
        var isOver = false

        init(_ waiting: UIGestureRecognizer, _ other: UIGestureRecognizer, isForOneAttempt: Bool) {
            self.waiting = waiting
            self.other = other
            self.isForOneAttempt = isForOneAttempt
        }
    }

    /// Two recognizers by their numbers in order of creation, which are never used again.
    private struct Pair: Hashable {
        let waiting: Int32
        let other: Int32
        let isForOneAttempt: Bool
    }

    private var byWaiting: [Int32: [Link]] = [:]
    private var byOther: [Int32: [Link]] = [:]
    private var pairs: Set<Pair> = []

    /// Lets `waiting` act only after `other` has failed; a requirement that exists already stays one.
    mutating func add(_ waiting: UIGestureRecognizer, requires other: UIGestureRecognizer, once: Bool) {
        waiting.world.work.draw(WorkCost.registration)
        let pair = Pair(
            waiting: waiting.creationSerial, other: other.creationSerial, isForOneAttempt: once)
        guard waiting !== other, pairs.insert(pair).inserted else { return }
        let link = Link(waiting, other, isForOneAttempt: once)
        byWaiting[waiting.creationSerial, default: []].append(link)
        byOther[other.creationSerial, default: []].append(link)
    }

    /// Those whose failure a recognizer waits for, in the order in which that was asked for.
    func required(by waiting: UIGestureRecognizer) -> [UIGestureRecognizer] {
        guard let links = byWaiting[waiting.creationSerial] else { return [] }
        waiting.world.work.draw(links.count)
        return links.compactMap { $0.isOver ? nil : $0.other }
    }

    /// Those that wait for a recognizer's failure.
    func waiting(for other: UIGestureRecognizer) -> [UIGestureRecognizer] {
        guard let links = byOther[other.creationSerial] else { return [] }
        other.world.work.draw(links.count)
        return links.compactMap { $0.isOver ? nil : $0.waiting }
    }

    /// A recognizer and all that requirements tie to it, directly or through others (E-20).
    ///
    /// - Parameter isMember: whether a recognizer takes part at present; others tie nobody.
    func group(
        of recognizer: UIGestureRecognizer, where isMember: (UIGestureRecognizer) -> Bool
    ) -> [UIGestureRecognizer] {
        var group = [recognizer]
        if pairs.isEmpty { return group }
        var known: Set<ObjectIdentifier> = [ObjectIdentifier(recognizer)]
        var position = 0
        while position < group.count {
            let member = group[position]
            position += 1
            for neighbour in required(by: member) + waiting(for: member)
            where isMember(neighbour) && known.insert(ObjectIdentifier(neighbour)).inserted {
                group.append(neighbour)
            }
        }
        return group
    }

    /// Forgets what was asked for one attempt of a recognizer (E-47).
    mutating func disarm(_ recognizer: UIGestureRecognizer) {
        let serial = recognizer.creationSerial
        for link in (byWaiting[serial] ?? []) + (byOther[serial] ?? [])
        where link.isForOneAttempt && !link.isOver {
            link.isOver = true
            guard let waiting = link.waiting, let other = link.other else { continue }
            pairs.remove(
                Pair(waiting: waiting.creationSerial, other: other.creationSerial, isForOneAttempt: true))
        }
        // The lists of the others are cleared when their own attempts are over.
        byWaiting[serial]?.removeAll(where: \.isOver)
        byOther[serial]?.removeAll(where: \.isOver)
    }

    /// Forgets all requirements.
    mutating func removeAll() {
        self = FailureRequirements()
    }
}
