import EventEngine

extension Execution {
    /// Whether an object has a method by Objective-C's name: its class, an extension of the scenario's, or
    /// the engine's class declares it. Nil for a name that no `#selector` of the scenario names and that the
    /// object does not have.
    func responds(_ receiver: Value, to name: String) -> Bool? {
        guard case .object(let object) = receiver.unerased else { return nil }
        let runtime = RuntimeType.of(object: object)
        if let runtime, runtime.knows(name) { return true }
        let added = program.extensions.actions.contains {
            $0.name == name && context.isKind(.object(object), .native($0.type))
        }
        let own = runtime.map(\.nativeRoot) ?? dynamicType(of: .object(object))
        if added || own.map({ declares(name, $0) }) == true { return true }
        return MessageSelector.knows(objectiveC: name) || program.parts.selectors.contains(name) ? false : nil
    }

    /// Calls a method by Objective-C's name with two arguments.
    func perform(_ name: String, on receiver: Value, _ arguments: [Value]) throws {
        let known = RuntimeType.of(value: receiver)?.actions[name]
        let added = program.extensions.actions.first {
            $0.name == name && context.isKind(receiver, .native($0.type))
        }
        guard let action = known ?? added?.action else {
            throw RunTrap.unsupported(
                "'perform(_:with:with:)' with '\(name)', which is no method of the scenario's,")
        }
        guard action.parameters.count == arguments.count else {
            throw RunTrap.trap("'\(action.swiftName)' takes another number of arguments")
        }
        let passed = try zip(action.parameters, arguments).map { type, value in
            let inside = value.unerased
            if holds(inside, type) { return inside }
            guard let other = inside.unboxed(as: type) ?? inside.boxed(as: type) else {
                throw RunTrap.trap("'\(action.swiftName)' takes a '\(type)' here")
            }
            return other
        }
        let code = program.extensions.override(of: name, for: receiver) ?? action.code
        _ = try (known?.code ?? code).call([receiver] + passed, self, at: place)
    }

    private func declares(_ name: String, _ type: StaticType) -> Bool {
        guard let record = NativeCatalogue.standard.record(of: type) else { return false }
        context.work.draw(record.members.count)
        return record.members.values.joined().contains { $0.answers(name) }
    }
}

extension NativeMember {
    /// Whether it is what Objective-C calls by a name: a method, or a property's getter or setter.
    fileprivate func answers(_ name: String) -> Bool {
        switch kind {
        case .method: objectiveCName == name
        case .property: name == self.name || isSettable && name == setterName
        default: false
        }
    }

    /// Objective-C's name of a property's setter: `setHidden:` of `isHidden`.
    var setterName: String {
        let isNamed = name.hasPrefix("is") && name.dropFirst(2).first?.isUppercase == true
        let words = isNamed ? name.dropFirst(2) : name[...]
        return "set\(words.prefix(1).uppercased())\(words.dropFirst()):"
    }
}

extension RuntimeType {
    /// Whether the class, or one of the scenario's above it, has the method for Objective-C.
    fileprivate func knows(_ name: String) -> Bool {
        actions[name] != nil || messages.keys.contains { $0.objectiveC == name }
    }
}
