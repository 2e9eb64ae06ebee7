import Foundation

/// Whom an observer tells that was added by the name of a property. Neither side keeps the other one alive.
struct KeyValueRegistration {
    weak var observer: AnyObject?
    let keyPath: String
    let context: UnsafeMutableRawPointer?
}

/// What a change is described with for `observeValue(forKeyPath:of:change:context:)`.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What kind of change it is: always 1, as a value takes the place of another one.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// There, and true, if the change is still to come.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A property that is observed by its name in Objective-C.
private struct NamedProperty {
    let setter: MessageSelector
    let read: (AnyObject) -> Any?

    init<Owner, Content>(
        _ path: KeyPath<Owner, Content>, _ setter: MessageSelector,
        _ box: @escaping (Content) -> Any? = { $0 }
    ) {
        self.setter = setter
        read = { ($0 as? Owner).flatMap { box($0[keyPath: path]) } }
    }

    /// The properties of an object whose changes are told, of a subclass first.
    static func all(of object: AnyObject) -> KeyValuePairs<String, NamedProperty> {
        switch object {
        case is UIScrollView:
            [
                "contentOffset": .init(\UIScrollView.contentOffset, .setContentOffset),
                "contentSize": .init(\UIScrollView.contentSize, .setContentSize),
                "contentInset": .init(\UIScrollView.contentInset, .setContentInset),
            ]
        case is UIControl:
            [
                "highlighted": .init(\UIControl.isHighlighted, .setIsHighlighted),
                "selected": .init(\UIControl.isSelected, .setIsSelected),
                "enabled": .init(\UIControl.isEnabled, .setIsControlEnabled),
            ]
        case is UIGestureRecognizer:
            [
                "state": .init(\UIGestureRecognizer.state, .setRecognizerState) { $0.rawValue },
                "enabled": .init(\UIGestureRecognizer.isEnabled, .setIsRecognizerEnabled),
            ]
        default: [:]
        }
    }

    static var ofViews: KeyValuePairs<String, NamedProperty> {
        [
            "frame": .init(\UIView.frame, .setFrame), "bounds": .init(\UIView.bounds, .setBounds),
            "center": .init(\UIView.center, .setCenter),
            "transform": .init(\UIView.transform, .setTransform), "alpha": .init(\UIView.alpha, .setAlpha),
            "hidden": .init(\UIView.isHidden, .setIsHidden),
        ]
    }
}

extension Simulator {
    /// Adds an observer by the name of a property; it is told through
    /// `observeValue(forKeyPath:of:change:context:)`.
    package func observe(
        _ object: AnyObject, _ keyPath: String, by observer: AnyObject,
        _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?
    ) {
        let known = Array(NamedProperty.all(of: object))
            + (object is UIView ? Array(NamedProperty.ofViews) : [])
        guard let object = object as? any KeyValueObserved,
            let property = known.first(where: { $0.key == keyPath })?.value
        else {
            let names = known.map { "'\($0.key)'" }.joined(separator: ", ")
            let hint = names.isEmpty ? "nothing of its class is told" : "changes are posted for \(names)"
            return report(
                .refused("nobody hears of changes of '\(keyPath)' of \(nameInSentence(object)): \(hint)"))
        }
        object.observe(property, keyPath, by: observer, options, context)
    }

    /// Removes the observer that was added last with this name.
    ///
    /// - Parameter context: that of the observer that is meant; nil for any.
    package func stopObserving(
        _ object: AnyObject, _ keyPath: String, by observer: AnyObject,
        _ context: UnsafeMutableRawPointer??
    ) {
        let observed = object as? any KeyValueObserved
        let found = observed?.keyValueObservers.last {
            guard let registration = $0.registration, registration.keyPath == keyPath,
                registration.observer === observer
            else { return false }
            return context.map { $0 == registration.context } ?? true
        }
        guard let observed, let found else {
            return report(
                .refused(
                    "\(nameInSentence(observer)) cannot be removed as an observer of '\(keyPath)': it is "
                        + "not registered"))
        }
        found.isOver = true
        observed.remove(found)
    }

    /// An observer does not override what it is told through.
    package func reportUnheard(_ keyPath: String?, by observer: AnyObject) {
        report(
            .refused(
                "\(nameInSentence(observer)) does not handle the change of '\(keyPath ?? "")' in "
                    + "'observeValue(forKeyPath:of:change:context:)'"))
    }

    private func nameInSentence(_ object: AnyObject) -> String {
        (object as? any Traceable).map { "'\(description(of: $0))'" } ?? "this object"
    }

    /// Tells an observer of a change.
    fileprivate func tell(_ registration: KeyValueRegistration, _ object: AnyObject, _ change: Any) {
        guard let observer = registration.observer, !isHalted else { return }
        let arguments: [Any?] = [registration.keyPath, object, change, registration.context]
        if let responder = observer as? UIResponder {
            return responder.observeValue(
                forKeyPath: registration.keyPath, of: object, change: change as? [NSKeyValueChangeKey: Any],
                context: registration.context)
        }
        askSilently(observer, .observeValue, arguments, fallback: ()) { [self] in
            reportUnheard(registration.keyPath, by: $0)
        }
    }
}

extension KeyValueObserved {
    fileprivate func observe(
        _ property: NamedProperty, _ keyPath: String, by target: AnyObject,
        _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?
    ) {
        let registration = KeyValueRegistration(observer: target, keyPath: keyPath, context: context)
        /// Tells the observer, unless the object is being freed.
        func tell(_ object: AnyObject?, isPrior: Bool, old: Any?, hasNew: Bool) {
            guard let object, let observed = object as? any KeyValueObserved else { return }
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: 1]
            if isPrior { change[.notificationIsPriorKey] = true }
            if hasNew, options.contains(.new) { change[.newKey] = property.read(object) }
            if let old, options.contains(.old) { change[.oldKey] = old }
            observed.world.tell(registration, object, change)
        }
        let observer = KeyValueObserver(property.setter) { [weak self] in
            let old = self.flatMap { property.read($0) }
            if options.contains(.prior) { tell(self, isPrior: true, old: old, hasNew: false) }
            return old
        } didChange: { [weak self] old in
            tell(self, isPrior: false, old: old, hasNew: true)
        }
        observer.registration = registration
        add(observer)
        if options.contains(.initial) { tell(self, isPrior: false, old: nil, hasNew: true) }
    }
}

extension NSObject {
    /// Tells `observer` of each change of a property, by the property's name in Objective-C, until it is
    /// removed.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        Simulator.current.observe(self, keyPath, by: observer, options, context)
    }

    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        Simulator.current.stopObserving(self, keyPath, by: observer, nil)
    }

    /// Of several with the same name, the one that was added with this context.
    public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        Simulator.current.stopObserving(self, keyPath, by: observer, .some(context))
    }
}
