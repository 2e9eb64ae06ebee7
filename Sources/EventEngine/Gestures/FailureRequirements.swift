/// Who waits for whose failure: the graph behind `require(toFail:)` and the dynamic questions (E-43, E-45).
struct FailureRequirements {
    private struct Link {
        weak var waiting: UIGestureRecognizer?
        weak var other: UIGestureRecognizer?
        /// Made by a dynamic answer, and gone after the attempt (E-47).
        let isForOneAttempt: Bool
    }

    private var links: [Link] = []

    /// Lets `waiting` act only after `other` has failed; a requirement that exists already stays one.
    mutating func add(_ waiting: UIGestureRecognizer, requires other: UIGestureRecognizer, once: Bool) {
        links.removeAll { $0.waiting == nil || $0.other == nil }
        let exists = links.contains {
            $0.waiting === waiting && $0.other === other && $0.isForOneAttempt == once
        }
        guard waiting !== other, !exists else { return }
        links.append(Link(waiting: waiting, other: other, isForOneAttempt: once))
    }

    /// Those whose failure a recognizer waits for, in the order in which that was asked for.
    func required(by waiting: UIGestureRecognizer) -> [UIGestureRecognizer] {
        if links.isEmpty { return [] }
        return links.compactMap { $0.waiting === waiting ? $0.other : nil }
    }

    /// Those that wait for a recognizer's failure.
    func waiting(for other: UIGestureRecognizer) -> [UIGestureRecognizer] {
        if links.isEmpty { return [] }
        return links.compactMap { $0.other === other ? $0.waiting : nil }
    }

    /// A recognizer and all that requirements tie to it, directly or through others (E-20).
    ///
    /// - Parameter isMember: whether a recognizer takes part at present; others tie nobody.
    func group(
        of recognizer: UIGestureRecognizer, where isMember: (UIGestureRecognizer) -> Bool
    ) -> [UIGestureRecognizer] {
        var group = [recognizer]
        if links.isEmpty { return group }
        var position = 0
        while position < group.count {
            let member = group[position]
            position += 1
            for neighbour in required(by: member) + waiting(for: member)
            where isMember(neighbour) && !group.contains(where: { $0 === neighbour }) {
                group.append(neighbour)
            }
        }
        return group
    }

    /// Forgets what was asked for one attempt of a recognizer (E-47).
    mutating func disarm(_ recognizer: UIGestureRecognizer) {
        links.removeAll {
            $0.isForOneAttempt && ($0.waiting === recognizer || $0.other === recognizer)
        }
    }

    /// Forgets all requirements.
    mutating func removeAll() {
        links = []
    }
}
