import EventEngine

/// `observe(\.property)` of a property that a scenario's class declares with `@objc dynamic`.
struct PropertyObservation {
    let property: KeyedProperty
    /// Makes the change that the handler is given.
    let makeChange: (_ new: Value?, _ old: Value?, _ isPrior: Bool) -> Value

    /// Begins to observe the property of an object.
    func begin(
        _ receiver: Value, _ options: NSKeyValueObservingOptions, _ handler: ClosureValue
    ) throws -> NSKeyValueObservation {
        let object = try receiver.heldObject
        guard let watched = ScriptInstance.watched(object) else {
            preconditionFailure("The checker let an object through that is of no class of the scenario.")
        }
        let (watch, tell) = watch(object, options, handler)
        watched.watches.append(watch)
        if options.contains(.initial) { tell() }
        return NSKeyValueObservation { [weak watched] in
            watch.isOver = true
            watched?.watches.removeAll { $0 === watch }
        }
    }

    /// The watch, and what tells the handler of the value at the beginning.
    private func watch(
        _ object: AnyObject, _ options: NSKeyValueObservingOptions, _ handler: ClosureValue
    ) -> (PropertyWatch, () -> Void) {
        var old: Value?
        /// Tells the handler, unless the object is being freed.
        func tell(_ object: AnyObject?, isPrior: Bool) {
            guard let object else { return }
            let new = options.contains(.new) && !isPrior ? read(object) : nil
            _ = handler.callFromEngine([.object(object), makeChange(new, old, isPrior)])
        }
        let watch = PropertyWatch(property.property.name) { [weak object] in
            old = options.contains(.old) ? object.flatMap(read) : nil
            if options.contains(.prior) { tell(object, isPrior: true) }
        } didChange: { [weak object] in
            tell(object, isPrior: false)
            old = nil
        }
        return (watch, { [weak object] in tell(object, isPrior: false) })
    }

    private func read(_ object: AnyObject) -> Value? {
        guard let execution = Execution.current, let runtime = RuntimeType.of(object: object),
            execution.context.failure == nil
        else { return nil }
        var receiver = Value.object(object)
        do {
            return try property.version(in: runtime).readInPlace(&receiver, execution, at: execution.place)
        } catch {
            execution.context.fail(error)
            return nil
        }
    }
}

extension ScriptInstance: PropertyWatched {
    /// What keeps the watches of an object; nil for objects of the engine's own classes.
    static func watched(_ object: AnyObject) -> (any PropertyWatched)? {
        (object as? ScriptObject) ?? of(object)
    }
}

extension Value {
    /// Those who are to hear of a change of a property; nil when there are none.
    func watches(of name: String) -> [PropertyWatch]? {
        guard case .object(let object) = self, let watched = ScriptInstance.watched(object) else {
            return nil
        }
        let watches = watched.watches.filter { $0.hears(of: name) }
        return watches.isEmpty ? nil : watches
    }
}
