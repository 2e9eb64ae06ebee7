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
            var following: ObjectID? = index + 1 < chain.responders.count ? chain.responders[index + 1] : nil
            if following == nil, case .ring(let start) = chain.end { following = chain.responders[start] }
            let isLast = following == nil && chain.end == .nobody
            let isReached = ResponderWalk.messages(inside: first, in: entries).contains {
                $0.receiver == following
            }
            let handling = ResponderWalk.handling(
                of: first, in: recording, isLast: isLast, reachesNext: isReached)
            return Step(object: object, handling: handling, entry: first, count: own.count)
        }
    }

    /// By receiver: the entries of the same message inside one of them, itself included. A message that an
    /// object sends itself inside of its own counts once.
    private static func messages(of delivery: Int, in entries: [TraceEntry]) -> [ObjectID: [Int]] {
        let message = entries[delivery]
        var messages: [ObjectID: [Int]] = [:]
        for index in delivery..<max(delivery + 1, min(Int(message.end), entries.count)) {
            let entry = entries[index]
            guard entry.kind == .touches, entry.selector == message.selector else { continue }
            if let last = messages[entry.receiver]?.last, index < Int(entries[last].end) { continue }
            messages[entry.receiver, default: []].append(index)
        }
        return messages
    }

    private static func handling(
        of index: Int, in recording: Recording, isLast: Bool, reachesNext: Bool
    ) -> ResponderHandling {
        let entry = recording.entries[index]
        if reachesNext {
            guard entry.isOverridden else { return .passesOn }
            return entry.callsSuper ? .callsSuper : .sendsToNext
        }
        let inner = messages(inside: index, in: recording.entries)
        if let other = inner.first(where: { $0.receiver != entry.receiver }) {
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

    /// The same message to whomever, inside an entry.
    private static func messages(
        inside index: Int, in entries: [TraceEntry]
    ) -> LazyFilterSequence<ArraySlice<TraceEntry>> {
        let selector = entries[index].selector
        let end = max(index + 1, min(Int(entries[index].end), entries.count))
        return entries[(index + 1)..<end].lazy.filter { $0.kind == .touches && $0.selector == selector }
    }

    /// Whether two messages were handled in the same way by the same responders.
    func isLike(_ other: ResponderWalk) -> Bool {
        steps.map(\.object) == other.steps.map(\.object)
            && steps.map(\.handling) == other.steps.map(\.handling)
    }
}
