/// A collection whose elements become values of `Any` or of a protocol: each keeps its type.
struct CollectionErasure: Node {
    let operand: any Node
    let source: StaticType
    let target: StaticType
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        let value = try operand.evaluate(frame)
        try frame.execution.draw(value.walkingUnits, at: range)
        return value.erased(from: source, to: target)
    }
}

extension StaticType {
    /// Whether a value alone does not show that it is of this type.
    var hidesItself: Bool {
        switch self {
        case .bool, .int, .double, .float, .string, .character, .any, .void, .never, .user: false
        case .native: IntegerBounds.of(self) != nil || self == .anyHashable
        default: true
        }
    }

    /// Whether elements inside lose their type when a collection becomes one of `target`.
    func losesElements(in target: StaticType) -> Bool {
        switch (self, target) {
        case (.optional(let a), .optional(let b)): a.losesElements(in: b)
        case (_, .optional(let b)): losesElements(in: b)
        case (.array(let a), .array(let b)), (.set(let a), .set(let b)): a != b && a.isLost(in: b)
        case (.dictionary(let key, let a), .dictionary(let other, let b)):
            a != b && a.isLost(in: b) || key != other && key.isLost(in: other)
        default: false
        }
    }

    private func isLost(in target: StaticType) -> Bool {
        if optionalDepth < target.optionalDepth, mayHoldNil { return true }
        let bare = target.unwrapped(target.optionalDepth)
        return bare.isErased && hidesItself || losesElements(in: target)
    }
}

extension TypedValue {
    /// A collection whose elements know their types; nil for other values.
    var parts: Value? {
        guard ValueWork.draw(value.walkingUnits) else { return nil }
        return switch (value, type) {
        case (.array(let values), .array(let element)):
            .array(values.map { $0.typed(as: element) })
        case (.set(let values), .set(let element)):
            .set(OrderedValueSet(values.values.map { $0.typed(as: element) }))
        case (.dictionary, .dictionary(let key, let element)):
            value.mappingPairs { $0.typed(as: key) } value: { $0.typed(as: element) }
        default: nil
        }
    }
}

extension Value {
    /// The value with its static type, where it does not show that by itself.
    fileprivate func typed(as type: StaticType) -> Value {
        if case .existential = self, !type.isOptional { return self }
        if !type.hidesItself || type.isErased || isNull && !type.isOptional { return self }
        return .existential(TypedValue(self, as: type))
    }

    fileprivate func mappingPairs(key: (Value) -> Value, value: (Value) -> Value) -> Value {
        guard case .dictionary(let pairs) = self else { return self }
        var changed = OrderedValueDictionary()
        for pair in pairs.pairs { changed[key(pair.key)] = value(pair.value) }
        return .dictionary(changed)
    }

    /// A value of one type as one of another whose elements are erased.
    fileprivate func erased(from source: StaticType, to target: StaticType) -> Value {
        if !ValueWork.draw(walkingUnits) { return self }
        switch (source, target) {
        case (_, .optional(let b)) where source.optionalDepth < target.optionalDepth:
            return erased(from: source, to: b).inSome
        case _ where isNull && !(source.isOptional && target.isErased): return self
        case (.optional(let a), .optional(let b)): return fromSome.erased(from: a, to: b).inSome
        case (.array(let a), .array(let b)):
            guard case .array(let values) = self else { return self }
            return .array(values.map { $0.erased(from: a, to: b) })
        case (.set(let a), .set(let b)):
            guard case .set(let values) = self else { return self }
            return .set(OrderedValueSet(values.values.map { $0.erased(from: a, to: b) }))
        case (.dictionary(let key, let a), .dictionary(let other, let b)):
            return mappingPairs { $0.erased(from: key, to: other) } value: { $0.erased(from: a, to: b) }
        default: return target.isErased ? typed(as: source) : self
        }
    }

    /// What a cast to a type answers for a value that is of it.
    func restored(as type: StaticType) -> Value {
        if isNull || type.isErased || !ValueWork.draw(walkingUnits) { return self }
        let inside = if case .existential(let typed) = self { typed.parts ?? unerased } else { self }
        switch (inside, type.wrapped ?? type) {
        case (.array(let values), .array(let element)): return .array(values.map { $0.restored(as: element) })
        case (.set(let values), .set(let element)):
            return .set(OrderedValueSet(values.values.map { $0.restored(as: element) }))
        case (.dictionary, .dictionary(let key, let element)):
            return inside.mappingPairs { $0.restored(as: key) } value: { $0.restored(as: element) }
        default: return unerased
        }
    }
}
