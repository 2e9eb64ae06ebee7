/// Values that show their types to whoever knows only a protocol.
extension Checker {
    /// A receiver as the members of a protocol's extension see it: with its type, where it does not show that
    /// by itself.
    func shown(_ receiver: Typed, to owner: StaticType?) -> Typed {
        guard let owner, owner.isErased, owner != .any, !receiver.type.isErased,
            hidesItsType(receiver.type)
        else { return receiver }
        noteErasure(of: receiver.type)
        var shown = receiver
        shown.node = receiver.place.map { ErasedPlace(place: $0, type: receiver.type) }
            ?? Erasure(operand: receiver.node, type: receiver.type)
        return shown
    }

    /// The type of values that do not show it, where a pattern asks whether they conform to a protocol.
    func hiding(_ type: StaticType, in target: StaticType) -> StaticType? {
        let goal = target.wrapped ?? target
        guard goal.isErased, goal != .any, !type.isErased, hidesItsType(type) else { return nil }
        noteErasure(of: type)
        return type
    }

    /// Notes a type whose values go where only `Any` or a protocol is known of them.
    func noteErasure(of type: StaticType) {
        guard !type.hasPlaceholder, erasedTypes.insert(type).inserted else { return }
        switch type {
        case .optional(let inner), .array(let inner), .set(let inner), .range(let inner),
            .closedRange(let inner), .sequence(let inner, _), .metatype(let inner):
            noteErasure(of: inner)
        case .dictionary(let key, let value):
            noteErasure(of: key)
            noteErasure(of: value)
        case .tuple(let elements): for element in elements { noteErasure(of: element.type) }
        default: break
        }
    }

    /// The erased types whose arguments decide what they conform to, in order of their names.
    var conditionalTypes: [StaticType] {
        erasedTypes.filter { conformances.hasConditions($0) && !$0.holdsStandIn && !$0.holdsOpaque }
            .sorted { $0.description < $1.description }
    }

    /// Makes what such types have for their protocols, which may bring up others.
    func prepareConditionalTypes(_ checkBodies: () -> Void) {
        var count = -1
        while erasedTypes.count > count, exhaustion == nil {
            count = erasedTypes.count
            for type in conditionalTypes { _ = witnesses(of: type) }
            checkBodies()
        }
    }
}
