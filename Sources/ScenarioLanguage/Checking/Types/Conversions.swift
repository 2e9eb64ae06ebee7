/// Which values can be where others are expected.
extension Checker {
    /// What it costs to use a value of one type as another; nil when that is impossible. Implicitly unwrapped
    /// optionals are unwrapped before this is asked.
    func conversionCost(from source: StaticType, to target: StaticType) -> Int? {
        if source == target || source == .never { return 0 }
        if isBroken(source) { return 0 }
        switch (source, target) {
        case (.optional(let inner), .optional(let outer))
        where source.optionalDepth >= target.optionalDepth:
            return conversionCost(from: inner, to: outer)
        case (_, .optional(let outer)): return conversionCost(from: source, to: outer).map { $0 + 1 }
        case (.cgFloat, .double), (.double, .cgFloat): return 2
        case (.keyPath(let path), .keyPath(let wanted)):
            let isSame = path.root == wanted.root && path.value == wanted.value
            return isSame && path.kind.canBe(wanted.kind) ? 1 : nil
        case (.keyPath, .any): return nil
        case (_, .any): return 4
        case (_, .anyObject): return isClass(source) ? 3 : nil
        case (_, .sequence(let element, .any)):
            return elementType(of: source).flatMap { conversionCost(from: $0, to: element) }
        case (_, .sequence(let element, .collection)) where isCollection(source):
            return elementType(of: source).flatMap { conversionCost(from: $0, to: element) }
        case (.array(let inner), .array(let outer)), (.set(let inner), .set(let outer)):
            return elementCost(from: inner, to: outer)
        case (.dictionary(let key, let value), .dictionary(let otherKey, let other))
        where key == otherKey || otherKey == .anyHashable:
            return elementCost(from: value, to: other).map { key == otherKey ? $0 : $0 + 1 }
        case (_, .anyHashable): return conformances.conforms(source, to: .hashable) ? 3 : nil
        case (.tuple(let inner), .tuple(let outer)): return tupleCost(from: inner, to: outer)
        case (.function(let inner), .function(let outer)): return functionCost(from: inner, to: outer)
        case (.metatype(let inner), .metatype(let outer)): return conversionCost(from: inner, to: outer)
        default: return inheritanceCost(from: source, to: target)
        }
    }

    /// Whether what a class inherits from is not known, which is reported at its declaration.
    func isBroken(_ type: StaticType) -> Bool {
        guard case .user(let user) = type else { return false }
        return user.isBroken || user.superclass.map { isBroken($0) } ?? false
    }

    /// Whether a member is missing because of a declaration that was refused.
    func isRefused(_ name: String, _ type: StaticType) -> Bool {
        refused.names.contains(name) || isBroken(type)
    }

    private func elementCost(from inner: StaticType, to outer: StaticType) -> Int? {
        if inner.isNumber, outer.isNumber { return nil }
        // That it is each element costs a little more than the same for one value.
        return conversionCost(from: inner, to: outer).map { $0 == 0 ? 0 : $0 + 1 }
    }

    private func tupleCost(
        from inner: [TupleElement], to outer: [TupleElement], ignoringLabels: Bool = false
    ) -> Int? {
        guard inner.count == outer.count else { return nil }
        var sum = 0
        for (a, b) in zip(inner, outer) {
            if let label = a.label, let other = b.label, label != other, !ignoringLabels { return nil }
            guard let cost = conversionCost(from: a.type, to: b.type) else { return nil }
            sum += cost
        }
        return sum
    }

    private func functionCost(from inner: FunctionType, to outer: FunctionType) -> Int? {
        guard inner.parameters.count == outer.parameters.count, inner.inouts == outer.inouts,
            Effect(of: inner).fits(Effect(of: outer))
        else {
            return nil
        }
        if !inner.inouts.isEmpty, inner.parameters != outer.parameters { return nil }
        for (a, b) in zip(inner.parameters, outer.parameters) where a != b {
            guard !(a.isNumber && b.isNumber), parameterCost(from: b, to: a) != nil else { return nil }
        }
        // What takes functions that do more is less special.
        let cost =
            (inner.isThrowing == outer.isThrowing ? 0 : 1) + (inner.isAsync == outer.isAsync ? 0 : 1)
        return inner.result == outer.result
            ? cost : elementCost(from: inner.result, to: outer.result).map { $0 + cost }
    }

    /// A function may call the parts of a tuple that it takes by names of its own, which Swift only warns of.
    private func parameterCost(from source: StaticType, to target: StaticType) -> Int? {
        if case .tuple(let inner) = source, case .tuple(let outer) = target {
            return tupleCost(from: inner, to: outer, ignoringLabels: true)
        }
        return conversionCost(from: source, to: target)
    }

    private func inheritanceCost(from source: StaticType, to target: StaticType) -> Int? {
        if isSubclass(source, of: target) { return 1 }
        if case .user(let wanted) = target, wanted.kind == .protocol {
            return conforms(source, to: wanted) ? 2 : nil
        }
        if case .native(let wanted) = target, catalogue.record(of: target)?.kind == .protocol {
            return conforms(source, toNative: wanted) ? 2 : nil
        }
        return nil
    }

    /// Whether both are classes and the first inherits from the second.
    func isSubclass(_ type: StaticType, of ancestor: StaticType) -> Bool {
        var current: StaticType? = type
        while let type = current {
            if type == ancestor { return true }
            switch type {
            case .user(let user): current = user.superclass
            case .native(let id):
                guard case .native(let other) = ancestor else { return false }
                return isClass(ancestor) && catalogue.isClass(id, sameOrSubclassOf: other)
            default: return false
            }
        }
        return false
    }

    /// Whether values of the type are objects.
    func isClass(_ type: StaticType) -> Bool {
        switch type {
        case .anyObject: true
        case .user(let user):
            user.kind == .class || user.superclass != nil
                || user.kind == .protocol && user.protocols.contains { isClass($0) }
        case .native: [.class, .protocol].contains(catalogue.record(of: type)?.kind)
        default: false
        }
    }

    /// Whether a type conforms to a protocol of the scenario.
    func conforms(_ type: StaticType, to wanted: UserType) -> Bool {
        conformances.conforms(type, to: wanted)
    }

    /// Whether a type conforms to a protocol of the engine.
    func conforms(_ type: StaticType, toNative wanted: NativeTypeID) -> Bool {
        conformances.conforms(type, toNative: wanted)
    }

    /// Makes a value usable as `target`.
    /// - Throws: after reporting that it is not.
    func convert(_ value: Typed, to target: StaticType, for callee: String? = nil) throws -> Typed {
        if let done = converted(value, to: target) { return done }
        if let inner = value.type.wrapped, conversionCost(from: inner, to: target) != nil {
            throw fail(.optionalNotUnwrapped(value.type.description), at: value.range)
        }
        if case .keyPath = value.type, target.wrapped ?? target == .any {
            throw unsupported("a key path as 'Any'", at: value.range)
        }
        let (expected, found) = (target.description, value.type.description)
        if let callee {
            throw fail(.argumentMismatch(expected: expected, found: found, callee: callee), at: value.range)
        }
        throw fail(.mismatch(expected: expected, found: found), at: value.range)
    }

    /// The value as `target`; nil when it cannot be that.
    func converted(_ value: Typed, to target: StaticType) -> Typed? {
        if let price = conversionCost(from: value.type, to: target) {
            cost += price
            return erased(value, to: target)
        }
        guard value.implicitlyUnwrapped != nil else { return nil }
        let inside = unwrapped(value)
        guard let price = conversionCost(from: inside.type, to: target) else { return nil }
        cost += price + 1
        return erased(inside, to: target)
    }

    /// An implicitly unwrapped optional, unwrapped; other values as they are.
    func unwrapped(_ value: Typed) -> Typed {
        guard let name = value.implicitlyUnwrapped, let inner = value.type.wrapped else { return value }
        let node = ForcedUnwrapping(operand: value.node, implicitName: name, range: value.range)
        return Typed(inner, node, value.range, immutability: value.immutability)
    }

    func erased(_ value: Typed, to target: StaticType) -> Typed {
        if isFinished(value, as: target) { return value }
        var result = value
        switch target.wrapped ?? target {
        case .sequence(_, .any): result = walked(value)
        case .sequence(_, .collection) where value.type != target:
            result.node = ElementsOf(sequence: walked(value).node, range: value.range)
        default: break
        }
        result.implicitlyUnwrapped = nil
        result.type = value.type == .never ? .never : target
        if value.type != target { result.immutability = Typed.value }
        let depth = value.type.optionalDepth
        if let inner = target.wrapped, value.type != target, depth < target.optionalDepth,
            value.type.mayHoldNil
        {
            // Nil as well becomes what the optional holds.
            result.node = InSome(operand: erased(value, to: inner).node)
            return result
        }
        if value.type.losesElements(in: target) {
            noteErasure(of: value.type)
            result.node = CollectionErasure(
                operand: value.node, source: value.type, target: target, range: value.range)
            return result
        }
        let levels = min(depth, target.optionalDepth)
        let bare = target.unwrapped(target.optionalDepth)
        // An optional becomes an optional of the erased type: what is inside is erased, and nil stays nil.
        let held = value.type.unwrapped(levels)
        guard bare.isErased, held != bare, value.type != target, hidesItsType(held) else {
            return result
        }
        noteErasure(of: held)
        result.node = Erasure(operand: value.node, type: held, levels: levels)
        return result
    }

    /// Whether there is nothing left to do on a value that is to be `target`.
    private func isFinished(_ value: Typed, as target: StaticType) -> Bool {
        guard value.type == target, value.implicitlyUnwrapped == nil else { return false }
        if case .sequence = target.wrapped ?? target { return false }
        return true
    }

    /// Whether a value alone does not show its static type.
    func hidesItsType(_ type: StaticType) -> Bool {
        switch type {
        case .bool, .int, .double, .float, .string, .character, .any, .void, .never, .user: false
        case .native: IntegerBounds.of(type) != nil || type == .anyHashable
        default: true
        }
    }
}
