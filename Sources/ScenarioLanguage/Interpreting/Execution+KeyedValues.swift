import EventEngine
import Foundation

/// Key-value coding. Values travel as objects: numbers and rectangles in their boxes.
extension Execution: KeyedValues {
    func value(of object: Value, forKey key: String) throws -> Value {
        let receiver = object.unerased
        if case .dictionary(let pairs) = receiver { return pairs[.string(key)] ?? .null }
        if let list = receiver.listed {
            try charge(elements: list.count, at: place)
            if let cell = try emitterCell(named: key, in: list) { return cell }
            return .array(try list.map { try value(of: $0, forKey: key).orNullObject })
        }
        let names = PropertyKey(key)
        if let found = try ownValue(names, of: receiver) ?? nativeValue(names, of: receiver) { return found }
        if let layer = receiver.layer { return (layer.keptValues[key] as? Value) ?? .null }
        throw undefined(key, of: receiver, "value")
    }

    func setValue(_ value: Value, of object: Value, forKey key: String) throws {
        let (receiver, names) = (object.unerased, PropertyKey(key))
        if let list = receiver.listed {
            try charge(elements: list.count, at: place)
            return try list.forEach { try setValue(value, of: $0, forKey: key) }
        }
        if try setOwn(value, names, of: receiver) || setNative(value, names, of: receiver) { return }
        guard let layer = receiver.layer else { throw undefined(key, of: receiver, "setValue") }
        layer.keptValues[key] = value.isNull ? nil : boxed(value, as: .any)
    }

    func value(of object: Value, forKeyPath path: String) throws -> Value {
        let keys = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        var current = object
        for (number, key) in keys.enumerated() {
            if current.isNull { return .null }
            if key.hasPrefix("@") { return try collected(key, keys[(number + 1)...], of: current) }
            current = try value(of: current, forKey: key)
            if number == 0, keys.count > 1, let layer = object.layer,
                let part = try part(keys.dropFirst(), of: current, in: layer)
            {
                return part
            }
        }
        return current
    }

    func setValue(_ value: Value, of object: Value, forKeyPath path: String) throws {
        let keys = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        var owner = object
        for (number, key) in keys.dropLast().enumerated() where !owner.isNull {
            owner = try self.value(of: owner, forKey: key)
            if number == 0, let layer = object.layer, try setPart(keys, of: owner, in: layer, to: value) {
                return
            }
        }
        if owner.isNull { return }
        try setValue(value, of: owner, forKey: keys[keys.count - 1])
    }

    // MARK: The scenario's properties

    private func ownValue(_ key: PropertyKey, of receiver: Value) throws -> Value? {
        guard let runtime = RuntimeType.of(value: receiver) else { return nil }
        for name in key.getters {
            if let found = runtime.keyedProperty(named: name) {
                var receiver = receiver
                let value = try found.version(in: runtime).readInPlace(&receiver, self, at: place)
                return boxed(value, as: found.type)
            }
            if let method = runtime.actions[name], method.parameters.isEmpty, method.result != .void {
                return boxed(try method.code.call([receiver], self, at: place), as: method.result)
            }
        }
        return nil
    }

    private func setOwn(_ value: Value, _ key: PropertyKey, of receiver: Value) throws -> Bool {
        guard let runtime = RuntimeType.of(value: receiver) else { return false }
        if let found = runtime.keyedProperty(named: key.name), found.isSettable {
            var receiver = receiver
            let given = try unboxed(value, as: found.type, for: key.name)
            try found.version(in: runtime).write(given, to: &receiver, self, at: place)
            return true
        }
        for name in key.setters {
            guard let method = runtime.actions[name], method.parameters.count == 1 else { continue }
            let given = try unboxed(value, as: method.parameters[0], for: key.name)
            _ = try method.code.call([receiver, given], self, at: place)
            return true
        }
        return false
    }

    // MARK: The engine's properties

    private func nativeValue(_ key: PropertyKey, of receiver: Value) throws -> Value? {
        guard let member = nativeProperty(key, of: receiver, where: { _ in true }) else { return nil }
        guard member.result.isKeyed else {
            throw RunTrap.unsupported("'\(member.name)' by its key, which is a '\(member.result)' in Swift,")
        }
        if let own = RuntimeType.of(value: receiver)?.kept[ObjectIdentifier(member)] {
            var receiver = receiver
            return boxed(try own.readInPlace(&receiver, self, at: place), as: member.result)
        }
        return boxed(try member.call(in: context, on: receiver), as: member.result)
    }

    private func setNative(_ value: Value, _ key: PropertyKey, of receiver: Value) throws -> Bool {
        let found = nativeProperty(key, of: receiver) {
            $0.isSettable && $0.setterName == key.setters[0]
        }
        guard let member = found, let set = member.setter else { return false }
        guard member.result.isKeyed else {
            throw RunTrap.unsupported("'\(member.name)' by its key, which is a '\(member.result)' in Swift,")
        }
        let given = try unboxed(value, as: member.result, for: key.name)
        var receiver = receiver
        if let own = RuntimeType.of(value: receiver)?.kept[ObjectIdentifier(member)] {
            try own.write(given, to: &receiver, self, at: place)
        } else {
            try set(context, &receiver, [], given)
        }
        return true
    }

    private func nativeProperty(
        _ key: PropertyKey, of receiver: Value, where isMeant: (NativeMember) -> Bool
    ) -> NativeMember? {
        guard case .object(let object) = receiver else { return nil }
        let type = RuntimeType.of(object: object).map(\.nativeRoot) ?? dynamicType(of: receiver)
        guard let type, let record = NativeCatalogue.standard.record(of: type) else { return nil }
        let named = key.nativeNames.flatMap { record.members(named: $0, isStatic: false) }
        return named.first { $0.kind == .property && isMeant($0) }
    }

    // MARK: Parts of a layer's properties

    /// `position.x`, `transform.rotation.z`: what a layer has beside what every object has. Nil where its
    /// property has no such parts.
    private func part(_ keys: ArraySlice<String>, of whole: Value, in layer: CALayer) throws -> Value? {
        let whole = AnyValue(bridged: whole)
        guard LayerValueParts.areIn(whole) else { return nil }
        guard let part = LayerValueParts.part(keys.map { $0[...] }, of: whole) else {
            throw undefined(keys.joined(separator: "."), of: .object(layer), "value")
        }
        return boxed(Untyped.bridge(untyped: part), as: .any)
    }

    private func setPart(
        _ keys: [String], of whole: Value, in layer: CALayer, to value: Value
    ) throws -> Bool {
        let whole = AnyValue(bridged: whole)
        guard LayerValueParts.areIn(whole) else { return false }
        let names = keys.dropFirst().map { $0[...] }
        guard let changed = LayerValueParts.setting(names, of: whole, to: AnyValue(bridged: value)) else {
            throw undefined(keys.dropFirst().joined(separator: "."), of: .object(layer), "setValue")
        }
        try setValue(Untyped.bridge(untyped: changed), of: .object(layer), forKey: keys[0])
        return true
    }

    /// Of the cells of an emitter the one with a name: `emitterCells.snow.birthRate`.
    private func emitterCell(named name: String, in list: [Value]) throws -> Value? {
        try list.first { cell in
            guard dynamicTypeName(of: cell) == "CAEmitterCell" else { return false }
            return try value(of: cell, forKey: "name").unerased == .string(name)
        }
    }

    /// `@count`, `@sum.age`.
    private func collected(_ word: String, _ rest: ArraySlice<String>, of value: Value) throws -> Value {
        guard let list = value.unerased.listed else {
            throw RunTrap.trap("'\(word)' is for arrays and sets")
        }
        if word == "@count", rest.isEmpty { return .object(NSNumber(value: list.count)) }
        throw RunTrap.unsupported("'\(word)' in a key path")
    }

    // MARK: Boxes

    private func undefined(_ key: String, of receiver: Value, _ method: String) -> RunTrap {
        let name = dynamicTypeName(of: receiver) ?? "NSObject"
        let selector = method == "value" ? "valueForUndefinedKey:" : "setValue:forUndefinedKey:"
        return .trap(
            "[<\(name)> \(selector)]: this class is not key value coding-compliant for the key \(key)")
    }

    /// A value as Objective-C has it.
    private func boxed(_ value: Value, as type: StaticType) -> Value {
        if value.isNull { return .null }
        let bare = type.wrapped ?? type
        for box in [StaticType.boxedNumber, .boxedValue] {
            if let object = value.boxed(as: box) { return object }
        }
        if bare.isErased || !bare.hidesItself { return value }
        return .existential(TypedValue(value, as: bare))
    }

    /// What an object is for a property of a type of Swift.
    private func unboxed(_ value: Value, as type: StaticType, for key: String) throws -> Value {
        let bare = type.wrapped ?? type
        if value.isNull {
            if type.isOptional { return .null }
            throw RunTrap.trap("[setNilValueForKey:]: could not set nil as the value for the key \(key)")
        }
        if holds(value, bare) { return value.restored(as: bare) }
        if let found = value.unboxed(as: bare) ?? value.boxed(as: bare) { return found }
        if let number = value.numberObject?.converted(to: bare) { return number }
        let found = dynamicTypeName(of: value) ?? "nil"
        throw RunTrap.unsupported("a '\(found)' as the value for the key \(key), which is a '\(type)',")
    }
}

extension StaticType {
    /// Whether Objective-C has the same value for it, so that it can go by a key: enums are numbers there.
    fileprivate var isKeyed: Bool {
        switch wrapped ?? self {
        case .any, .anyObject, .string, .array, .set, .dictionary, .user: return true
        case .native:
            if self == CGAffineTransform.staticType || self == CATransform3D.staticType { return true }
            if box != nil { return true }
            let kind = NativeCatalogue.standard.record(of: wrapped ?? self)?.kind
            return kind == .class || kind == .protocol
        default: return box != nil
        }
    }
}

extension Value {
    /// The elements of an array or a set, which answer for themselves.
    fileprivate var listed: [Value]? {
        switch self {
        case .array(let values): values
        case .set(let set): set.values
        default: nil
        }
    }

    /// The layer that it is.
    fileprivate var layer: CALayer? {
        if case .object(let object) = unerased { object as? CALayer } else { nil }
    }

    /// Nil as an element of an array.
    fileprivate var orNullObject: Value { isNull ? .object(NSNull()) : self }

    /// The number in it, as an object.
    fileprivate var numberObject: NSNumber? {
        guard case .object(let object) = boxed(as: .boxedNumber) ?? unerased else { return nil }
        return object as? NSNumber
    }
}

extension NSNumber {
    /// The number as Objective-C hands it to a setter of another type of numbers.
    fileprivate func converted(to type: StaticType) -> Value? {
        switch type {
        case .int: .int(Int(truncatingIfNeeded: int64Value))
        case .bool: .bool(boolValue)
        case .double, .cgFloat: .double(doubleValue)
        case .float: .float(floatValue)
        default: nil
        }
    }
}
