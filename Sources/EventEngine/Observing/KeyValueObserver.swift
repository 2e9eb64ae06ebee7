import Foundation

/// Who wants to know when a property of an object changes.
package final class KeyValueObserver {
    /// The message that changes the property.
    let setter: MessageSelector
    /// Called before a change, answers the value then.
    let willChange: () -> Any?
    /// Called after a change, with what `willChange` answered.
    let didChange: (_ old: Any?) -> Void
    /// Whom it tells, if it was added by the name of a property.
    var registration: KeyValueRegistration?
    var isOver = false

    init(
        _ setter: MessageSelector, willChange: @escaping () -> Any?, didChange: @escaping (Any?) -> Void
    ) {
        self.setter = setter
        self.willChange = willChange
        self.didChange = didChange
    }
}

/// An object that tells when its properties change.
package protocol KeyValueObserved: NSObject {
    var world: Simulator { get }
    /// In the order in which they came.
    var keyValueObservers: [KeyValueObserver] { get set }
}

extension UIView: KeyValueObserved {
    package final var keyValueObservers: [KeyValueObserver] {
        get { appearance.more?.observers ?? [] }
        set {
            model.pointee.isKeyValueObserved = true
            var more = appearance.more ?? ViewAppearance.More()
            more.observers = newValue
            appearance.more = more
        }
    }

    /// Runs a setter and tells the observers of its property: whoever calls it, whether the value is another
    /// one or not, in the order in which they came. A call through `super` is part of the one around it.
    final func posting(_ setter: MessageSelector, _ change: () -> Void) {
        guard model.pointee.isKeyValueObserved else { return change() }
        post(setter, change)
    }
}

extension KeyValueObserved {
    /// Calls `handler` for each change of a property that goes through a setter, inside of that setter.
    ///
    /// - Parameters:
    ///   - path: the property, with its value.
    ///   - setter: the message that changes it.
    package static func observe<Value>(
        _ object: Self, _ path: KeyPath<Self, Value>, changedBy setter: MessageSelector,
        options: NSKeyValueObservingOptions,
        handler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        /// Tells the observer, unless the object is being freed.
        func tell(_ object: Self?, isPrior: Bool, old: Any?, hasNew: Bool) {
            guard let object else { return }
            handler(
                object,
                NSKeyValueObservedChange(
                    newValue: hasNew && options.contains(.new) ? object[keyPath: path] : nil,
                    oldValue: options.contains(.old) ? old as? Value : nil, isPrior: isPrior))
        }
        let observer = KeyValueObserver(setter) { [weak object] in
            let old = options.contains(.old) ? object?[keyPath: path] : nil
            if options.contains(.prior) { tell(object, isPrior: true, old: old, hasNew: false) }
            return old
        } didChange: { [weak object] old in
            tell(object, isPrior: false, old: old, hasNew: true)
        }
        object.add(observer)
        if options.contains(.initial) { tell(object, isPrior: false, old: nil, hasNew: true) }
        return NSKeyValueObservation(of: object, observer)
    }

    func add(_ observer: KeyValueObserver) {
        world.work.draw(WorkCost.object)
        keyValueObservers.append(observer)
    }

    func remove(_ observer: KeyValueObserver) { keyValueObservers.removeAll { $0 === observer } }

    /// Runs what changes a property, and tells those who observe it before and afterwards.
    func post(_ setter: MessageSelector, _ change: () -> Void) {
        guard !world.isSentToSuper(self, setter) else { return change() }
        let observers = keyValueObservers.filter { $0.setter == setter }
        guard !observers.isEmpty, world.enterCall(setter) else { return change() }
        defer { world.callDepth -= 1 }
        let old = observers.map { $0.isOver ? nil : $0.willChange() }
        change()
        for (observer, old) in zip(observers, old) where !observer.isOver && !world.isHalted {
            world.work.draw(WorkCost.message)
            observer.didChange(old)
        }
    }
}
