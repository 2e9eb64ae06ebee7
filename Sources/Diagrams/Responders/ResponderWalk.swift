import EventEngine

/// The way of one touch message along the responder chain.
struct ResponderWalk: Sendable {
    /// One responder of the chain.
    struct Step: Equatable, Sendable {
        var object: ObjectID
        var handling: ResponderHandling
        /// The message to it; nil when none came.
        var entry: Int?
        /// How often the message came.
        var count: Int
    }

    let delivery: Recording.Delivery
    let steps: [Step]
    let end: ResponderChain.End

    /// Follows a delivery through the trace; nil when the trace does not hold its message, because the run
    /// was stopped.
    init?(_ delivery: Recording.Delivery, of recording: Recording) {
        let entries = recording.entries
        guard entries.indices.contains(delivery.entry), recording.chains.indices.contains(delivery.chain)
        else { return nil }
        let chain = recording.chains[delivery.chain]
        let message = entries[delivery.entry]
        guard message.kind == .touches, message.receiver == chain.responders.first else { return nil }
        let messages = ResponderWalk.messages(of: delivery.entry, in: entries)
        self.delivery = delivery
        end = chain.end
        steps = chain.responders.enumerated().map { index, object in
            guard let own = messages[object], let first = own.first else {
                return Step(object: object, handling: .unreached, entry: nil, count: 0)
            }
            let calls = ResponderWalk.outermost(own, in: entries)
            var following: ObjectID? = index + 1 < chain.responders.count ? chain.responders[index + 1] : nil
            if following == nil, case .ring(let start) = chain.end { following = chain.responders[start] }
            let isLast = following == nil && chain.end == .nobody
            let isReached = following.flatMap { messages[$0] }?.contains {
                $0 > first && $0 < Int(entries[first].end)
            }
            let handling = ResponderWalk.handling(
                of: first, in: recording, isLast: isLast, reachesNext: isReached ?? false)
            return Step(object: object, handling: handling, entry: first, count: calls)
        }
    }

    /// By receiver: the entries of the same message inside one of them, itself included.
    private static func messages(of delivery: Int, in entries: [TraceEntry]) -> [ObjectID: [Int]] {
        let selector = entries[delivery].selector
        var messages: [ObjectID: [Int]] = [:]
        for index in delivery..<end(of: delivery, in: entries) {
            let entry = entries[index]
            guard entry.kind == .touches, entry.selector == selector else { continue }
            messages[entry.receiver, default: []].append(index)
        }
        return messages
    }

    /// How many of some calls, in order, are not inside another one of them.
    private static func outermost(_ calls: [Int], in entries: [TraceEntry]) -> Int {
        var count = 0
        var covered = 0
        for call in calls where call >= covered {
            count += 1
            covered = end(of: call, in: entries)
        }
        return count
    }

    /// The entry behind the last one inside a call. One that never returned has nothing inside.
    private static func end(of call: Int, in entries: [TraceEntry]) -> Int {
        max(call + 1, min(Int(entries[call].end), entries.count))
    }

    private static func handling(
        of index: Int, in recording: Recording, isLast: Bool, reachesNext: Bool
    ) -> ResponderHandling {
        let entry = recording.entries[index]
        if reachesNext {
            guard entry.isOverridden else { return .passesOn }
            return entry.callsSuper ? .callsSuper : .sendsToNext
        }
        let inner = recording.entries[(index + 1)..<end(of: index, in: recording.entries)]
        let other = inner.first {
            $0.kind == .touches && $0.selector == entry.selector && $0.receiver != entry.receiver
        }
        if let other {
            return .diverts(to: other.receiver, isOverridden: entry.isOverridden)
        }
        if entry.isOverridden, !entry.callsSuper { return .keeps }
        let kitClass = recording.objects[Int(entry.receiver.rawValue)].kitClassName
        if let owner = KeepingClass.owner(ofKitClass: kitClass) {
            return .kitKeeps(owner, isOverridden: entry.isOverridden)
        }
        if isLast { return entry.isOverridden ? .callsSuper : .drops }
        return .losesNext(isOverridden: entry.isOverridden)
    }

    /// Whether two messages were handled in the same way by the same responders.
    func isLike(_ other: ResponderWalk) -> Bool {
        steps.map(\.object) == other.steps.map(\.object)
            && steps.map(\.handling) == other.steps.map(\.handling)
    }
}
